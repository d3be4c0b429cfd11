# None, where an empty list is asked for.
def my_positions(predecessor):
    here, positions = len(predecessor) - 1, []
    if predecessor[here] == -1:
        return None
    while here >= 0:
        positions.insert(0, here)
        here = predecessor[here]
    return positions
