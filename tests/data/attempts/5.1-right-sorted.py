# A set, sorted at the end: on the way the positions only rise.
def my_positions(predecessor):
    if predecessor[-1] < 0:
        return []
    here, found = len(predecessor) - 1, set()
    while here >= 0:
        found.add(here)
        here = predecessor[here]
    return sorted(found)
