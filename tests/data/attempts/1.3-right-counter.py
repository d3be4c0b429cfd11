# Counts first.
from collections import Counter


def my_jumps(pairs):
    for cell, times in Counter(foot for foot, _ in pairs).items():
        if times > 1:
            raise ValueError(f"{times} jumps leave cell {cell}.")
    return dict(pairs)
