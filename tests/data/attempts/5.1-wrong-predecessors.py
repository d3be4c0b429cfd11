# The numbers in the array, not the positions.
def my_positions(predecessor):
    return [before for before in predecessor if before != -1]
