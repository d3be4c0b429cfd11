# Two sets: where a throw has landed, and where somebody has stood.
def my_throws(move):
    last = len(move) - 1
    stood = here = 1
    throws = 0
    while here and not here >> last:
        landings = 0
        for face in range(1, 7):
            landings |= here << face
        here = 0
        for cell in range(len(move)):
            if landings >> cell & 1:
                here |= 1 << (move[cell] if move[cell] >= 0 else cell)
        here &= ~stood
        stood |= here
        throws += 1
    return throws if here else -1
