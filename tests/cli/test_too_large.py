"""Boards and numbers that are too large, memory that ends, and Ctrl-C."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from command import process, refused, surroundings

from snl_algos.boards.notations import NOTATIONS

# -- numbers too large ------------------------------------------------------------------


#: The notations that write the jumps, and not each cell.
JUMPS_ALONE = ("json", "python", "lines")
#: Every way to ask for work on each cell of a board.
ON_EVERY_CELL = [
    *("solve BOARD", "solve BOARD --all-routes", "compare BOARD", "draw BOARD --route"),
    *("draw BOARD -o OUT.svg", "draw BOARD -o OUT.pdf --route"),
    *(f"convert BOARD --to {notation}" for notation in NOTATIONS if notation not in JUMPS_ALONE),
    *("step BOARD", "step BOARD -o OUT.html"),
]


@pytest.mark.parametrize("arguments", ON_EVERY_CELL)
def test_board_too_large_for_the_work(arguments: str, tmp_path: Path) -> None:
    """A small file with a large number in it that fills the memory."""
    if "OUT.p" in arguments or "OUT.s" in arguments:
        pytest.importorskip("matplotlib")
    file = tmp_path / "board.json"
    start = 0 if "dp-arrays" in arguments else 1
    file.write_text(json.dumps({"cells": 10**18, "jumps": [[2, 5]], "start": start}))
    words = arguments.replace("BOARD", str(file)).replace("OUT", str(tmp_path / "out")).split()
    line = refused(*words)
    assert len(line) < 300
    assert [path.name for path in tmp_path.iterdir()] == ["board.json"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_out_of_memory_is_said(tmp_path: Path) -> None:
    """A traceback where the memory ends all the same.

    It ends when a list of 72 MB is made: where it ends at a small object, Python itself may hang.
    """
    import resource

    file = tmp_path / "board.json"
    file.write_text('{"cells": 9000000, "jumps": [[2, 5]]}')
    most = 240 * 10**6
    ran = process(
        *("solve", str(file), "--algorithm", "forward-dp"),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)),
    )
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr == b"snl: the board is too large for the memory of this machine\n"


# -- Ctrl-C -----------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_interrupted() -> None:
    """A traceback after Ctrl-C, or a table of a comparison that was stopped."""
    code = (
        "import os, signal; from snl_algos.cli import compare, run\n"
        # A program in the background is started with this signal ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "compare.apart = lambda *a, **b: os.kill(os.getpid(), signal.SIGINT)\n"
        "run()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "compare", "thirty"],
        capture_output=True,
        env=surroundings(),
        check=False,
    )
    assert ran.returncode not in (0, 2)
    assert b"Traceback" not in ran.stderr
    assert b"thirty: " not in ran.stdout
