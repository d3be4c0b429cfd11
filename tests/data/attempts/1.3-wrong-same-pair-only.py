# Solves the task for pairs that are repeated, and lets two ends for one cell pass.
def my_jumps(pairs):
    if len(set(pairs)) < len(pairs):
        twice = [pair for pair in pairs if pairs.count(pair) > 1]
        raise ValueError(f"cell {twice[0][0]} is there twice")
    return dict(pairs)
