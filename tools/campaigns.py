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
from pathlib import Path
from time import perf_counter
from typing import Any

from snl_algos.lab.engines import throws_of_every
from snl_algos.lab.machine import machine
from snl_algos.lab.survey import Pair, Plan, compare_all

FOLDER = Path(__file__).parents[1] / "book" / "campaigns"
#: Run as `snl atlas run` runs any plan.
CAMPAIGNS = (
    "every-small-board", "every-small-board-sources", "other-rules", "other-rules-sources",
    "like-printed", "like-printed-sources", "like-printed-exact", "like-printed-no-memo",
)  # fmt: skip
#: Every board of 10 cells: there are 10^8, and each is solved by two solvers.
CELLS, DIE = 10, 3


def campaign(name: str) -> None:
    """Run a plan, and export its counts."""
    plan, kept, results = (FOLDER / f"{name}.{suffix}" for suffix in ("toml", "sqlite", "json"))
    snl_atlas("run", plan)
    snl_atlas("export", kept, "-o", results, "--force")


def snl_atlas(*words: str | Path) -> None:
    """Run the command in a separate process; it says itself what is wrong."""
    ended = subprocess.run([sys.executable, "-m", "snl_algos", "atlas", *words], check=False)
    if ended.returncode:
        sys.exit(ended.returncode)


def alike() -> None:
    """Compare each two programs of a plan."""
    plan = Plan.read(FOLDER / "alike.toml")
    head, pairs = timed(lambda: compare_all(plan))
    head |= {"plan": plan.to_dict(), "fingerprint": plan.fingerprint, "boards": plan.boards}
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
