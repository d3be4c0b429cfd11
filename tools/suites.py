"""Writes the smallest suites that kill all known mistakes, which a check runs first.

python tools/suites.py
"""

from __future__ import annotations

import json
from pathlib import Path

from snl_algos.lab.suites import suite
from snl_algos.lab.suites.wrong_programs import JUDGED

FILE = Path(__file__).parents[1] / "snl_algos" / "checker" / "suites.json"

if __name__ == "__main__":
    rules = []
    for made in map(suite, JUDGED):
        boards = ([case.cells, [list(jump) for jump in case.jumps]] for case in made.boards)
        lines = ",\n".join(f"    {json.dumps(board)}" for board in boards)
        rules.append(f"  {json.dumps(made.rules.name)}: [\n{lines}\n  ]")
    FILE.write_text("{\n" + ",\n".join(rules) + "\n}\n", encoding="utf-8")
