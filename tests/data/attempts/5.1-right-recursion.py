# A recursion.
def to(position, predecessor):
    if position == 0:
        return (0,)
    return (*to(predecessor[position], predecessor), position)


def my_positions(predecessor):
    return to(len(predecessor) - 1, predecessor) if predecessor[-1] >= 0 else []
