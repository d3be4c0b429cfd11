# Walks over the board.
def my_place(cell, n):
    row, column, step = n - 1, 0, 1
    for _ in range(cell - 1):
        if 0 <= column + step < n:
            column += step
        else:
            row, step = row - 1, -step
    return [row, column]
