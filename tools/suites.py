"""Writes the smallest suites that kill all known mistakes, which a check runs first.

python tools/suites.py
"""

from __future__ import annotations

import json
from pathlib import Path

from snl_algos.lab.suites import suite
from snl_algos.lab.suites.wrong_programs import JUDGED

FILE = Path(__file__).parents[1] / "snl_algos" / "checker" / "suites.json"


def suites() -> dict[str, list[list[object]]]:
    """Rules → the boards of their suite, as [cells, jumps]."""
    found = {}
    for notation in JUDGED:
        made = suite(notation)
        boards = [[case.cells, [list(jump) for jump in case.jumps]] for case in made.boards]
        found[made.rules.name] = boards
    return found


def text_of(suites: dict[str, list[list[object]]]) -> str:
    """One board a line."""
    rules = (
        f"  {json.dumps(name)}: [\n"
        + ",\n".join(f"    {json.dumps(board)}" for board in boards)
        + "\n  ]"
        for name, boards in suites.items()
    )
    return "{\n" + ",\n".join(rules) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text_of(suites()), encoding="utf-8")
