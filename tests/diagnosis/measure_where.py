"""How often does `report.where()` name the line of a mistake? Prints rows; takes half an hour.

    .venv/bin/python tests/diagnosis/measure_where.py
    .venv/bin/python tests/diagnosis/measure_where.py pairs_bfs grid_bfs

The programs are the slips of `wrong_programs.py`, whose lines are known. A change that undoes a
slip exactly is among those that are tried, or it is not; another one may repair it all the same.
"""

from __future__ import annotations

import ast
import linecache
import sys
from contextlib import suppress
from difflib import SequenceMatcher
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from checker.wrong_programs import Written, counterexample, right_programs, wrong_programs

from snl_algos import check
from snl_algos.diagnosis.changes import changes_of
from snl_algos.programs.program_text import text_of


class Row(NamedTuple):
    """What came of a slip."""

    undone: bool  # whether a change that undoes it is among those tried
    found: bool
    in_its_line: bool
    false: bool  # whether another search finds a board on which the repaired program is wrong
    seconds: float


def function_of(program: Written) -> Any:
    """Its function, whose lines can be read."""
    file = f"<{program}>"
    lines = program.source.splitlines(keepends=True)
    linecache.cache[file] = (len(program.source), None, lines, file)
    return program.function()


def meaning(text: str) -> str:
    with suppress(SyntaxError):
        return ast.dump(ast.parse(text))
    return ""


def slipped_lines(right: str, wrong: str) -> set[int]:
    parts = SequenceMatcher(None, wrong.splitlines(), right.splitlines(), autojunk=False)
    changed = [one for one in parts.get_opcodes() if one[0] != "equal"]
    return {line for _, at, end, *_ in changed for line in range(at + 1, max(end, at + 1) + 1)}


def row_of(wrong: Written, right: Written) -> Row:
    function = function_of(wrong)
    text, aim = text_of(function), meaning(text_of(function_of(right)))
    undone = any(meaning(change.text) == aim for change in changes_of(ast.parse(text))[1:])
    report = check(function, wrong.signature, rules=wrong.rules)
    began = perf_counter()
    where = report.where()
    seconds, false = perf_counter() - began, False
    if where:
        imports = [one for one in wrong.source.splitlines() if one.startswith(("import", "from"))]
        source = "\n".join([*imports, where.repaired])
        false = counterexample(wrong._replace(source=source), boards=200) is not None
    hit = {*where.lines[:1]} <= slipped_lines(right.source, wrong.source)
    return Row(undone, bool(where), hit, false, seconds)


def main(families: list[str]) -> None:
    rights, rows = {one.family: one for one in right_programs()}, list[Row]()
    for wrong in wrong_programs():
        if not families or wrong.family in families:
            rows.append(row_of(wrong, rights[wrong.family]))
            print(wrong, *rows[-1], flush=True)
    undone, found = [one for one in rows if one.undone], [one for one in rows if one.found]
    print(f"repaired: {len(found)} of {len(rows)}, false: {sum(one.false for one in rows)}")
    print(f"of those that one change undoes: {sum(one.found for one in undone)} of {len(undone)}")
    print(f"the line of the slip: {sum(one.in_its_line for one in found)} of {len(found)}")
    times = [one.seconds for one in rows]
    print(f"seconds: median {median(times):.1f}, longest {max(times):.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
