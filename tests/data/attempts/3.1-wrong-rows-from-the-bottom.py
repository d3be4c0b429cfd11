# Rows are counted from the bottom.
def my_place(cell, n):
    up, along = divmod(cell - 1, n)
    return up, along if up % 2 == 0 else n - 1 - along
