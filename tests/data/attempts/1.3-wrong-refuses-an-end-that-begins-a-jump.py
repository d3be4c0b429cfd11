# Refuses (8, 3) because a jump begins at 3, as if every cell could have one end of a jump only.
def my_jumps(pairs):
    jumps = {}
    for foot, end in pairs:
        if foot in jumps or end in jumps:
            raise ValueError(f"two jumps at cell {foot if foot in jumps else end}")
        jumps[foot] = end
    return jumps
