# The column, and then the row.
def my_place(cell, n):
    up, along = divmod(cell - 1, n)
    return along if up % 2 == 0 else n - 1 - along, n - 1 - up
