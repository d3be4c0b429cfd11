# Solves the task for a frontier of one cell.
def my_landings(frontier, cells):
    cell = frontier.bit_length() - 1
    return sum(1 << landing for landing in range(cell + 1, min(cell + 6, cells) + 1))
