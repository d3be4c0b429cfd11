"""A whole program, as HackerRank reads and prints, that forgets the snakes; and its check."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from ..checker import Report, check_program

__all__ = ["PROGRAM", "checked"]

PROGRAM = """\
for _ in range(int(input())):
    ladders = dict(map(int, input().split()) for _ in range(int(input())))
    snakes = [input() for _ in range(int(input()))]
    level, throws = {1}, 0
    while 100 not in level:
        landings = {cell + face for cell in level for face in range(1, 7)}
        level = {ladders.get(landing, landing) for landing in landings if landing <= 100}
        throws += 1
    print(throws)
"""


def checked(program: str = PROGRAM, seconds: float = 8) -> Report:
    """Return what `check_program` finds in a program in Python, which is given as text."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "program.py")
        file.write_text(program, encoding="utf-8")
        return check_program(f'"{sys.executable}" "{file}"', seconds=seconds)
