# A list with the goal, where it was not reached.
def my_route(predecessor, start, goal):
    route = [goal]
    while route[-1] in predecessor:
        route.append(predecessor[route[-1]])
    return route[::-1]
