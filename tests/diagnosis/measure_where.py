"""How often does `report.where()` name the line of a mistake? Prints rows; takes half an hour.

    .venv/bin/python tests/diagnosis/measure_where.py
    .venv/bin/python tests/diagnosis/measure_where.py pairs_bfs grid_bfs

The programs are the slips of `wrong_programs.py`, whose lines are known, and some pairs of them. A
change that undoes a slip exactly is among those that are tried, or it is not; another one may
repair it all the same.
"""

from __future__ import annotations

import ast
import linecache
import sys
from contextlib import suppress
from difflib import SequenceMatcher
from itertools import combinations, pairwise
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
    found: int  # how many changes make it right; 0 if none were found
    in_its_line: bool  # whether all lines named are lines of a slip
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


def parts_of(right: str, wrong: str) -> list[tuple[int, int, list[str]]]:
    """What a slip replaces: from and up to which line of the right program, and by which lines."""
    before, after = right.splitlines(), wrong.splitlines()
    parts = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [(at, end, after[of:to]) for kind, at, end, of, to in parts if kind != "equal"]


def slipped_lines(right: str, wrong: str) -> set[int]:
    """The lines of a wrong program that a slip has changed."""
    parts = parts_of(wrong, right)
    return {line for at, end, _ in parts for line in range(at + 1, max(end, at + 1) + 1)}


def with_two(right: Written, one: Written, two: Written) -> Written | None:
    """The program with two slips; None if they are too close to each other."""
    parts = [*parts_of(right.source, one.source), *parts_of(right.source, two.source)]
    parts.sort(key=lambda part: part[:2])
    if any(before[1] >= after[0] for before, after in pairwise(parts)):
        return None
    lines = right.source.splitlines()
    for at, end, new in reversed(parts):
        lines[at:end] = new
    text = "\n".join(lines) + "\n"
    return one._replace(slip=f"{one.slip}, and {two.slip}", source=text)


def row_of(wrong: Written, right: Written) -> Row | None:
    function = function_of(wrong)
    report = check(function, wrong.signature, rules=wrong.rules)
    if report.correct is not False:
        return None
    text, aim = text_of(function), meaning(text_of(function_of(right)))
    undone = any(meaning(change.text) == aim for change in changes_of(ast.parse(text)))
    began = perf_counter()
    where = report.where()
    seconds, false = perf_counter() - began, False
    if where:
        imports = [one for one in wrong.source.splitlines() if one.startswith(("import", "from"))]
        source = "\n".join([*imports, where.repaired])
        false = counterexample(wrong._replace(source=source), boards=200) is not None
    hit = {*where.lines} <= slipped_lines(right.source, wrong.source)
    return Row(undone, len(where.lines), hit, false, seconds)


def told(rows: list[Row]) -> None:
    """Print what came of some slips."""
    undone = [one for one in rows if one.undone]
    times = [one.seconds for one in rows]
    for number in (1, 2):
        found = [one for one in rows if one.found == number]
        hits = sum(one.in_its_line for one in found)
        print(f"{number} made right: {len(found)} of {len(rows)}; named as slipped: {hits}")
    print(
        f"of those that one change undoes: {sum(one.found == 1 for one in undone)} of {len(undone)}"
    )
    print(f"false: {sum(one.false for one in rows)}")
    print(f"seconds: median {median(times):.1f}, longest {max(times):.1f}", flush=True)


def main(families: list[str]) -> None:
    every, twice = list[Row](), list[Row]()
    for right in right_programs():
        if families and right.family not in families:
            continue
        undone = list[Written]()
        for wrong in [one for one in wrong_programs() if one.family == right.family]:
            if row := row_of(wrong, right):
                every.append(row)
                undone += [wrong] * row.undone
                print(wrong, *row, flush=True)
        both = [with_two(right, one, two) for one, two in combinations(undone, 2)]
        for wrong in [one for one in both if one is not None][::7][:3]:
            if row := row_of(wrong, right):
                twice.append(row)
                print(wrong, *row, flush=True)
    told(every)
    told(twice)


if __name__ == "__main__":
    main(sys.argv[1:])
