# Plain cells stay where they are, all at once; only jumps are taken one by one.
def my_throws(move):
    size = len(move)
    board, goal = (1 << size) - 1, 1 << size - 1
    feet = sum(1 << cell for cell, end in enumerate(move) if end >= 0)
    here, landed, throws = 1, 1, 0
    while not here & goal:
        new = 0
        for face in range(1, 7):
            new |= here << face
        new &= board & ~landed
        if not new:
            return -1
        landed |= new
        here, jumping = new & ~feet, new & feet
        while jumping:
            low = jumping & -jumping
            here |= 1 << move[low.bit_length() - 1]
            jumping ^= low
        throws += 1
    return throws
