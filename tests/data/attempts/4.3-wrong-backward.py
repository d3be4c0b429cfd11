# From the goal to the start.
def route_back(parent, goal):
    if goal not in parent:
        return None
    route = []
    while goal is not None:
        route.append(goal)
        goal = parent[goal]
    return route
