# Raises an error where the goal was not reached.
def my_route(predecessor, start, goal):
    route = [goal]
    while route[0] != start:
        route.insert(0, predecessor[route[0]])
    return route
