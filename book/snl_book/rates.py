"""What the result files in `book/campaigns/` say: how often each program is wrong, and where."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from snl_algos import ALGORITHMS, MISTAKES, Mistake
from snl_algos.checker.cases import SAMPLES
from snl_algos.checker.known_mistakes import passes
from snl_algos.lab.machine import duration
from snl_algos.lab.survey import Results, Row

__all__ = [
    "CAMPAIGNS", "OTHER_RULES", "PRINTED", "SMALL", "inexact", "once", "program",
    "programs", "results", "rows", "samples", "saved", "shares", "tally", "title",
    "when_and_where", "wrong",
]  # fmt: skip

CAMPAIGNS = Path(__file__).parents[1] / "campaigns"
#: The result files of each table, for other programs on the same boards. The last has fewer boards.
SMALL = ("every-small-board", "every-small-board-sources")
PRINTED = (
    "like-printed", "like-printed-sources", "like-printed-exact", "like-printed-no-memo"
)  # fmt: skip
#: Small boards under several rules, one part of each plan for each.
OTHER_RULES = ("other-rules", "other-rules-sources")


@cache
def results(name: str) -> Results:
    """A result file."""
    return Results.read(CAMPAIGNS / f"{name}.json")


@cache
def saved(name: str) -> dict[str, Any]:
    """A result file that is not a campaign's."""
    found: dict[str, Any] = json.loads((CAMPAIGNS / f"{name}.json").read_text("utf-8"))
    return found


def rows(names: Iterable[str]) -> list[Row]:
    """The counts of some result files."""
    return [row for name in names for row in results(name).rows]


def inexact() -> list[str]:
    """All that are not exact: algorithms, then mistakes, in the order of their registers."""
    return [*(name for name, one in ALGORITHMS.items() if not one.exact), *MISTAKES]


def programs() -> list[str]:
    """Those that were run. A program added since then waits for the next campaign."""
    small, printed = (
        {program for name in names for program in results(name).plan.programs}
        for names in (SMALL, PRINTED)
    )
    return [name for name in inexact() if name in small & printed]


def program(name: str) -> Any:
    """An algorithm or a mistake."""
    return ALGORITHMS.get(name) or MISTAKES[name]


def tally(
    names: Iterable[str], which: Callable[[Row], bool] = lambda row: True
) -> dict[str, Counter[str]]:
    """Program → kind → boards, of the rows that are wanted."""
    found: dict[str, Counter[str]] = {}
    for row in rows(names):
        if which(row):
            found.setdefault(row.program, Counter())[row.kind] += row.boards
    return found


def wrong(kinds: Counter[str]) -> tuple[int, int]:
    """On how many boards a program is wrong, and how many were judged."""
    judged = kinds.total() - kinds["not-judged"]
    return judged - kinds["right"], judged


def shares(
    names: Iterable[str], by: Callable[[Row], Any]
) -> dict[tuple[str, Any], tuple[int, int]]:
    """(Program, group) → on how many boards of the group it is wrong, and how many there are."""
    found: dict[tuple[str, Any], Counter[str]] = {}
    for row in rows(names):
        found.setdefault((row.program, by(row)), Counter())[row.kind] += row.boards
    return {key: wrong(kinds) for key, kinds in found.items()}


def when_and_where(runs: Iterable[Mapping[str, Any]]) -> str:
    """When, where and for how long."""
    runs = sorted(runs, key=lambda run: run["began"])
    machines = " and on ".join(dict.fromkeys(run["machine"] for run in runs))
    hands = " and ".join(dict.fromkeys(_hands(run["processes"]) for run in runs))
    seconds = duration(sum(run["seconds"] for run in runs))
    took = f"in {len(runs)} runs, {seconds} in total," if len(runs) > 1 else f"in {seconds}"
    first, last = runs[0]["began"][:10], runs[-1]["began"][:10]
    days = f"on {last}" if first == last else f"between {first} and {last}"
    return f"{days} {took} by {hands}, on {machines}"


def _hands(processes: int) -> str:
    return f"{processes} processes" if processes > 1 else "one process"


def once(found: dict[str, Any]) -> str:
    """How long something took that ran once, when, and where."""
    return f"{duration(found['seconds'])} on {found['began'][:10]}, on {found['machine']}"


@cache
def samples() -> dict[str, tuple[bool, ...]]:
    """Mistake → for each sample of the judges, whether it passes."""
    found = {name: passes(name) for name in MISTAKES}
    assert all(len(passed) == len(SAMPLES) for passed in found.values())
    return found


def title(name: str) -> str:
    """A program's title, as a link to where the book explains it."""
    one: Mistake = program(name)
    return f"[{one.title}](#{name})"
