# Takes the cells as if they were counted from 0.
def my_place(cell, n):
    up, along = divmod(cell, n)
    return n - 1 - up, along if up % 2 == 0 else n - 1 - along
