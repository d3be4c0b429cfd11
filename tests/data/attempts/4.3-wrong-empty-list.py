# An empty list, where None is asked for.
def route_back(parent, goal):
    route = []
    while goal in parent:
        route.append(goal)
        goal = parent[goal]
    return route[::-1]
