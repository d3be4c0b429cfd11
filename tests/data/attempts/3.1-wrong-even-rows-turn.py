# Turns in the even rows.
def my_place(cell, n):
    up, along = divmod(cell - 1, n)
    return n - 1 - up, along if up % 2 else n - 1 - along
