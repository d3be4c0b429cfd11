# Leaves out the start.
def my_route(predecessor, start, goal):
    route, cell = [], goal
    while cell in predecessor:
        route.insert(0, cell)
        cell = predecessor[cell]
    return route
