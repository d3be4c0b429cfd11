# A recursion.
def my_route(predecessor, start, goal):
    if goal == start:
        return [start]
    if goal not in predecessor:
        return []
    return [*my_route(predecessor, start, predecessor[goal]), goal]
