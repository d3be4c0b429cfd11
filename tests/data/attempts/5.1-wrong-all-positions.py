# All positions that have a number.
def my_positions(predecessor):
    if predecessor[-1] == -1:
        return []
    return [0] + [p for p in range(len(predecessor)) if predecessor[p] != -1]
