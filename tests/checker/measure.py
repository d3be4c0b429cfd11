"""How many wrong programs does `check` catch? Prints tables; takes half an hour.

    .venv/bin/python tests/checker/measure.py
    .venv/bin/python tests/checker/measure.py slips

The programs are those of `wrong_programs.py`, and every small change to the right ones among them
(mutants). Many more boards, none of which `check` runs, tell whether a program that was called
right is wrong after all, or the same program in other words.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))

from checker.mutating import changes
from checker.wrong_programs import (
    Written,
    counterexample,
    is_true,
    right_programs,
    wrong_programs,
)

from snl_algos.checker import check, checks, reasons, search
from snl_algos.tables import plain_table

#: So many boards tell a program that is wrong after all from one that is right.
MANY = 2000


class Verdict(NamedTuple):
    """What came of a program: "caught", "no verdict", "right" (it is), or "missed"."""

    program: Written
    said: str


@contextmanager
def verdicts_only() -> Iterator[None]:
    """No search for the smallest board, and none for mistakes that are alike."""
    with (
        patch.object(search, "smallest", lambda failure, *_: (failure, False)),
        patch.object(reasons, "answers_of", lambda tester, failure: [failure[::2]]),
        patch.object(checks, "CALL_SECONDS", 0.5),
    ):
        yield


def verdict(program: Written) -> Verdict:
    """Check a program; if it is called right, find out whether it is."""
    report = check(program.function(), program.signature, rules=program.rules)
    assert report.correct or is_true(report), f"{program}\n{report}"
    if report.correct is None:
        return Verdict(program, "no verdict")
    if report.correct is False:
        return Verdict(program, "caught")
    missed = counterexample(program, MANY) is not None
    return Verdict(program, "missed" if missed else "right")


def mutants() -> Iterator[Written]:
    """Every small change to the right programs, each once."""
    for right in right_programs():
        tree = ast.parse(right.source)
        seen = {ast.unparse(tree)}
        for at, changed in enumerate(changes(tree)):
            source = ast.unparse(changed)
            if source not in seen:
                seen.add(source)
                yield right._replace(slip=f"change {at}", source=source)


def table(verdicts: Iterable[Verdict]) -> str:
    """Caught of how many, by signature and rules."""
    rows: dict[tuple[str, str], Counter[str]] = {}
    for program, said in verdicts:
        rows.setdefault((program.signature, program.rules), Counter())[said] += 1
    rows["all", ""] = sum(rows.values(), Counter())
    columns = ["caught", "no verdict", "missed", "right"]
    return plain_table(
        ["signature", "rules", *columns],
        [[*names, *(str(counts[said]) for said in columns)] for names, counts in rows.items()],
    )


def main() -> None:
    """Print a table for the slips and one for the mutants, and what was not caught."""
    every = {"slips": wrong_programs(), "mutants": list(mutants())}
    for name in sys.argv[1:] or every:
        with verdicts_only():
            found = [verdict(program) for program in every[name]]
        print(f"\n{len(found)} {name}\n\n{table(found)}\n")
        for program, said in found:
            if said != "caught":
                print(f"{said}: {program}")
                if name == "mutants":
                    print(_changed_line(program))


def _changed_line(program: Written) -> str:
    (right,) = (one for one in right_programs() if one.family == program.family)
    old = ast.unparse(ast.parse(right.source)).splitlines()
    return "\n".join(
        f"    {line.strip()}" for line in program.source.splitlines() if line not in old
    )


if __name__ == "__main__":
    main()
