# Returns the number of throws where the goal is out of reach.
def my_throws(move):
    last = len(move) - 1
    here, left, throws = 1, (2 << last) - 2, 0
    while here:
        if here >> last & 1:
            return throws
        landings = 0
        for face in range(1, 7):
            landings |= here << face
        landings &= left
        left ^= landings
        here = 0
        while landings:
            cell = (landings & -landings).bit_length() - 1
            here |= 1 << (cell if move[cell] < 0 else move[cell])
            landings &= landings - 1
        throws += 1
    return throws
