"""Run the campaigns of the book, and write their results next to their plans.

    python tools/campaigns.py [NAME...]

Without a name everything is run, which takes hours. A campaign that was interrupted continues.
Each result is a JSON file that says where and when it was run, and how long that took; the book's
page about the atlas is made from these files.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from snl_algos import Board
from snl_algos.lab.engines import throws_of_every
from snl_algos.lab.machine import machine
from snl_algos.lab.survey import ShardRunner
from snl_algos.lab.survey_plan import Plan
from snl_algos.programs import Outcome

__all__ = ["CAMPAIGNS", "Pair", "compare_all"]

FOLDER = Path(__file__).parents[1] / "book" / "campaigns"
#: Run as `snl lab survey` runs any plan.
CAMPAIGNS = (
    "every-small-board", "every-small-board-sources", "other-rules", "other-rules-sources",
    "like-printed", "like-printed-sources", "like-printed-exact", "like-printed-no-memo",
)  # fmt: skip
#: Every board of 10 cells: there are 10^8, and each is solved by two solvers.
CELLS, DIE = 10, 3


def campaign(name: str) -> None:
    """Run a plan; the command says itself what is wrong."""
    words = ["lab", "survey", str(FOLDER / f"{name}.toml"), "--force"]
    ended = subprocess.run([sys.executable, "-m", "snl_algos", *words], check=False)
    if ended.returncode:
        sys.exit(ended.returncode)


class Pair(NamedTuple):
    """Two programs, the number of boards where their outcomes differ, and the first of these."""

    one: str
    other: str
    differ: int = 0
    board: Board | None = None  #: the first in the order of the plan
    one_says: str = ""  #: the outcome on that board
    other_says: str = ""


def compare_all(plan: Plan) -> list[Pair]:
    """Compare each pair of programs of a plan, in its order, on all of its boards.

    Two outcomes are the same if both programs return the same number of throws, or if both end in
    the same other way. Everything runs in this process, so choose a plan of some thousand boards.

    Examples
    --------
    >>> plan = Plan({"programs": ["queue-bfs", "dijkstra", "last-distance"],
    ...              "boards": [{"every": [3, 4], "dice": [2]}]})
    >>> [(pair.one, pair.other, pair.differ) for pair in compare_all(plan)]
    [('queue-bfs', 'dijkstra', 0), ('queue-bfs', 'last-distance', 1), \
('dijkstra', 'last-distance', 1)]
    """
    runner = ShardRunner(plan)
    found = {names: Pair(*names) for names in combinations(plan.programs, 2)}
    for shard in plan.shards:
        rules, cases = plan.rules(plan.blocks[shard.place].part), plan.cases(shard)
        expected = list(map(rules.fewest_throws, cases))
        said = {name: runner.outcomes(name, shard.place, cases, expected) for name in plan.programs}
        keys = {name: list(map(_compared, outcomes)) for name, outcomes in said.items()}
        for (one, other), pair in found.items():
            places = [at for at in range(len(cases)) if keys[one][at] != keys[other][at]]
            if places and pair.board is None:
                at = places[0]
                says = str(said[one][at]), str(said[other][at])
                pair = Pair(one, other, 0, rules.board(cases[at]), *says)
            found[one, other] = pair._replace(differ=pair.differ + len(places))
    return list(found.values())


def _compared(outcome: Outcome) -> tuple[str, int | None, str]:
    """Return the parts of an outcome that are compared."""
    kind = "" if outcome.finding is None else outcome.finding.kind
    return outcome.ended, outcome.throws, kind


def alike() -> None:
    """Compare each two programs of a plan."""
    plan = Plan.read(FOLDER / "alike.toml")
    head, pairs = timed(lambda: compare_all(plan))
    head |= {"plan": plan.data, "boards": plan.boards}
    write("alike", head, "pairs", list(map(of_pair, pairs)))


def of_pair(pair: Pair) -> dict[str, Any]:
    board = None if pair.board is None else pair.board.to_dict()
    return {**pair._asdict(), "board": board}


def two_solvers() -> None:
    """Solve every board of a size twice; an error would name the board on which they differ."""
    throws_of_every(3, die=DIE)  # compiles
    head, found = timed(lambda: throws_of_every(CELLS, die=DIE))
    throws = [[number, boards] for number, boards in found.items()]
    write("two-solvers", {**head, "cells": CELLS, "die": DIE}, "throws", throws)


def timed(call: Callable[[], Any]) -> tuple[dict[str, Any], Any]:
    """When and where something ran, and what it returned."""
    began, since = datetime.now(UTC), perf_counter()
    found = call()
    seconds = round(perf_counter() - since, 1)
    when = began.isoformat(" ", "minutes").removesuffix("+00:00")
    return {"began": when, "machine": machine(), "seconds": seconds}, found


def write(name: str, head: dict[str, Any], key: str, items: list[Any]) -> None:
    """Write a file with a line for each item."""
    lines = ",\n ".join(json.dumps(item, separators=(",", ":")) for item in items)
    before = json.dumps(head, separators=(",", ":"))[:-1]
    text = f'{before},\n"{key}": [\n {lines}]}}\n'
    (FOLDER / f"{name}.json").write_text(text, "utf-8")


OTHERS: dict[str, Callable[[], None]] = {"alike": alike, "two-solvers": two_solvers}

if __name__ == "__main__":
    words = argparse.ArgumentParser(description="Run the campaigns of the book.")
    words.add_argument("names", nargs="*", metavar="NAME", help=", ".join((*OTHERS, *CAMPAIGNS)))
    for name in words.parse_args().names or (*OTHERS, *CAMPAIGNS):
        if name in OTHERS:
            OTHERS[name]()
        elif name in CAMPAIGNS:
            campaign(name)
        else:
            words.error(f"there is no campaign {name}")
