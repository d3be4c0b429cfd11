# Level by level.
def my_bfs(move, N):
    level, seen, throws = {0}, {0}, 0
    while level:
        if N - 1 in level:
            return throws
        landings = {cell + face for cell in level for face in (1, 2, 3, 4, 5, 6)}
        level = {
            landing if move[landing] == -1 else move[landing]
            for landing in landings
            if landing < N
        } - seen
        seen |= level
        throws += 1
    return -1
