# A generator that is turned round.
def backward(parent, cell):
    while cell is not None:
        yield cell
        cell = parent[cell]


def route_back(parent, goal):
    return list(backward(parent, goal))[::-1] if goal in parent else None
