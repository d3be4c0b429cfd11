# All cells that were reached, in order.
def my_route(predecessor, start, goal):
    return [start, *sorted(predecessor)] if goal in predecessor else []
