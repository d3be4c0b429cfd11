# Leaves out position 0.
def my_positions(predecessor):
    here, positions = len(predecessor) - 1, []
    while predecessor[here] != -1:
        positions.insert(0, here)
        here = predecessor[here]
    return positions
