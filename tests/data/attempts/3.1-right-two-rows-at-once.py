# Takes two rows at once.
def my_place(cell, n):
    pair, along = divmod(cell - 1, 2 * n)
    if along < n:
        return n - 1 - 2 * pair, along
    return n - 2 - 2 * pair, 2 * n - 1 - along
