# Refuses by returning nothing.
def my_jumps(pairs):
    jumps = {}
    for foot, end in pairs:
        if foot in jumps:
            print("two jumps from cell", foot)
            return None
        jumps[foot] = end
    return jumps
