# Puts each position in front.
def my_positions(predecessor):
    positions = [len(predecessor) - 1]
    while predecessor[positions[0]] != -1:
        positions.insert(0, predecessor[positions[0]])
    return positions if positions[0] == 0 else []
