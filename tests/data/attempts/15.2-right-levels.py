# Level by level, with a list for the board.
def quickest_way_up(ladders, snakes):
    ends = list(range(101))
    for start, end in list(ladders) + list(snakes):
        ends[start] = end
    level, seen, throws = [1], {1}, 0
    while level:
        if 100 in seen:
            return throws
        after = []
        for cell in level:
            for stand in ends[cell + 1 : cell + 7]:
                if stand not in seen:
                    seen.add(stand)
                    after.append(stand)
        level, throws = after, throws + 1
    return -1
