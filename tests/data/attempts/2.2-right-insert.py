# Puts each cell in front.
def my_route(predecessor, start, goal):
    route = [goal]
    while route[0] in predecessor and route[0] != start:
        route.insert(0, predecessor[route[0]])
    return route if route[0] == start else []
