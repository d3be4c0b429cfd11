# Raises an AssertionError, which is left out when Python runs with -O.
def my_jumps(pairs):
    jumps = {}
    for foot, end in pairs:
        assert foot not in jumps, f"two jumps from cell {foot}"
        jumps[foot] = end
    return jumps
