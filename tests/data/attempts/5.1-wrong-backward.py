# From the last position to 0.
def my_positions(predecessor):
    here, positions = len(predecessor) - 1, []
    if predecessor[here] == -1:
        return []
    while here >= 0:
        positions.append(here)
        here = predecessor[here]
    return positions
