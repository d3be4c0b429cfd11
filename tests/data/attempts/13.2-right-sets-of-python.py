# Sets of Python in the place of numbers.
def my_throws(move):
    stood, level, throws = {0}, {0}, 0
    while level:
        if len(move) - 1 in level:
            return throws
        landings = {cell + face for cell in level for face in range(1, 7)}
        level = {
            move[cell] if move[cell] != -1 else cell for cell in landings if cell < len(move)
        } - stood
        stood |= level
        throws += 1
    return -1
