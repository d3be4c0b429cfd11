# Keeps a set of the cells, and an error of its own kind.
class BrokenBoard(ValueError):
    pass


def my_jumps(pairs):
    seen = set()
    for pair in pairs:
        if pair[0] in seen:
            raise BrokenBoard("cell " + str(pair[0]) + " has two jumps")
        seen.add(pair[0])
    return {start: stop for start, stop in pairs}
