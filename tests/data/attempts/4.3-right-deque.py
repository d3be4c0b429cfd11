# A deque.
from collections import deque


def route_back(parent, goal):
    if goal not in parent:
        return None
    route = deque([goal])
    while (before := parent[route[0]]) is not None:
        route.appendleft(before)
    return list(route)
