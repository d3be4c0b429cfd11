# Ends one cell before the start.
def route_back(parent, goal):
    if goal not in parent:
        return None
    route = []
    while parent[goal] is not None:
        route.append(goal)
        goal = parent[goal]
    return route[::-1]
