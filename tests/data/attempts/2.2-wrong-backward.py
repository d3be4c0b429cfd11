# From the goal to the start.
def my_route(predecessor, start, goal):
    if goal not in predecessor:
        return []
    route = [goal]
    while route[-1] != start:
        route.append(predecessor[route[-1]])
    return route
