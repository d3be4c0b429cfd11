# A set.
def my_successors(cells, jumps, die, cell):
    landings = range(cell + 1, min(cell + die, cells) + 1)
    return {jumps.get(landing, landing) for landing in landings}
