# Goes forward: the first cell that has the start as its predecessor, and so on.
def my_route(predecessor, start, goal):
    after = {before: cell for cell, before in reversed(predecessor.items())}
    route = [start]
    while route[-1] != goal and route[-1] in after:
        route.append(after[route[-1]])
    return route if route[-1] == goal else []
