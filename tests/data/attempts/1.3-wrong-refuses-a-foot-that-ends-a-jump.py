# Refuses a jump that begins where another ends.
def my_jumps(pairs):
    jumps = {}
    for foot, end in pairs:
        if foot in jumps or foot in jumps.values():
            raise ValueError(f"cell {foot} is in use")
        jumps[foot] = end
    return jumps
