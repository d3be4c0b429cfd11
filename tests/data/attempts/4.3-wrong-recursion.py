# The recursion as it was.
def route_back(parent, goal):
    if goal not in parent:
        return None
    return [] if goal is None else [*(route_back(parent, parent[goal]) or []), goal]
