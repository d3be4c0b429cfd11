# Makes the rows and looks the cell up.
def my_place(cell, n):
    rows = [list(range(n * up + 1, n * up + n + 1))[:: -1 if up & 1 else 1] for up in range(n)]
    for row, cells in enumerate(reversed(rows)):
        if cell in cells:
            return row, cells.index(cell)
