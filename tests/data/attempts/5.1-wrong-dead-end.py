# The last position by itself, where the goal has no number.
def my_positions(predecessor):
    here, positions = len(predecessor) - 1, []
    while here != -1:
        positions.append(here)
        here = predecessor[here]
    return positions[::-1]
