# Never turns round.
def my_place(cell, n):
    up, along = divmod(cell - 1, n)
    return n - 1 - up, along
