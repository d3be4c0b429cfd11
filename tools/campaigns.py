"""Run the campaigns of the book, and write their results next to their plans: `make atlas`.

    python tools/campaigns.py [NAME...]

Without a name everything is run, which takes hours. A campaign that was interrupted continues.
The book's page about the atlas is made from these files.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from snl_algos.lab.engines import throws_of_every
from snl_algos.lab.machine import machine

FOLDER = Path(__file__).parents[1] / "book" / "campaigns"
PLANS = sorted(plan.stem for plan in FOLDER.glob("*.toml"))
TWO_SOLVERS = "two-solvers"
#: Every board of 10 cells: there are 10^8.
CELLS, DIE = 10, 3


def two_solvers() -> None:
    """Solve every board of a size twice; an error would name the board on which they differ."""
    throws_of_every(3, die=DIE)  # compiles
    began, since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), perf_counter()
    throws = list(throws_of_every(CELLS, die=DIE).items())
    seconds = round(perf_counter() - since, 1)
    found = {"began": began, "machine": machine(), "seconds": seconds, "cells": CELLS, "die": DIE,
             "throws": throws}  # fmt: skip
    (FOLDER / f"{TWO_SOLVERS}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def campaign(name: str) -> None:
    """Run a plan as anyone would; the command says itself what is wrong."""
    words = ["lab", "survey", str(FOLDER / f"{name}.toml"), "--force"]
    if code := subprocess.call([sys.executable, "-m", "snl_algos", *words]):
        sys.exit(code)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Run the campaigns of the book.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join([TWO_SOLVERS, *PLANS]))
    for name in parser.parse_args().names or [TWO_SOLVERS, *PLANS]:
        if name == TWO_SOLVERS:
            two_solvers()
        else:
            campaign(name)
