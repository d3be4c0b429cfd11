# A deque, which is returned as it is.
from collections import deque


def my_route(predecessor, start, goal):
    route = deque()
    cell = goal if goal in predecessor else None
    while cell is not None:
        route.appendleft(cell)
        cell = None if cell == start else predecessor[cell]
    return route
