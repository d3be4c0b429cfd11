# Asks the dictionary whether it took the pair.
def my_jumps(pairs):
    jumps = {}
    for number, (foot, end) in enumerate(pairs, start=1):
        if len(jumps | {foot: end}) < number:
            raise ValueError(f"a second jump leaves {foot}")
        jumps.setdefault(foot, end)
    return jumps
