# Follows jumps as long as there is one.
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
            while move[cell] >= 0:
                cell = move[cell]
            here |= 1 << cell
            landings &= landings - 1
        throws += 1
    return -1
