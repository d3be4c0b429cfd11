# Ends when the number of the cell is 1, and never returns None.
def route_back(parent, goal):
    route = [goal]
    while route[-1] != 1:
        route.append(parent[route[-1]])
    return route[::-1]
