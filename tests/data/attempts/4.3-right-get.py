# A loop with get.
def route_back(parent, goal):
    route, cell = [], goal
    while cell in parent:
        route.append(cell)
        cell = parent.get(cell)
    return route[::-1] or None
