# Names the cell where the second jump ends.
def my_jumps(pairs):
    jumps = {}
    for foot, end in pairs:
        if foot in jumps:
            raise ValueError(f"{end} cannot be reached by a second jump")
        jumps[foot] = end
    return jumps
