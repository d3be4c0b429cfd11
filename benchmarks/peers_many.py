"""Many small boards: the engines compared with a queue BFS in C++. A part of `peers.py`.

All get the same million boards of 100 cells, each with 20 jumps of any length, as 32-bit numbers
that are in memory before the clock starts. The time is wall time, because several threads share
the work and their processor time would not show what they save. C++ has one thread.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np

from snl_algos.lab import fewest_throws_of

__all__ = ["compiled_cpp", "measure_many", "run_cpp"]

BOARDS, CELLS, JUMPS, RUNS = 10**6, 100, 20, 5
#: The number of boards that are shuffled at once.
BATCH_SIZE = 10_000
#: A peer → its engine and its number of threads; None is all of them.
ENGINES: dict[str, tuple[str, int | None]] = {
    "compiled-bits, one thread": ("compiled-bits", 1),
    "compiled-bits, all threads": ("compiled-bits", None),
    "bits": ("bits", 1),
}
#: Peers of one group take turns, so that other work of the machine affects them equally. The
#: last group is so slow that it comes afterwards.
TURNS = [["c++", "compiled-bits, one thread", "compiled-bits, all threads"], ["bits"]]


def compiled_cpp(folder: Path) -> Path:
    """Compile the program in C++ into a folder, and return its path."""
    program, source = folder / "judges_bfs", Path(__file__).with_name("judges_bfs.cpp")
    subprocess.run(["g++", "-O3", "-o", program, source], check=True)
    return program


def run_cpp(
    program: Path, moves: Path, boards: int, cells: int, runs: int, times: int = 1,
    seconds: float | None = None,
) -> tuple[Any, list[float], list[float]]:  # fmt: skip
    """Return the answers for all boards of a file, and the processor and wall times of the runs."""
    answers = moves.with_name("answers")
    words = list(map(str, (program, moves, answers, cells, boards, runs, times)))
    ran = subprocess.run(words, capture_output=True, text=True, check=True, timeout=seconds)
    lines = [[float(word) for word in line.split()] for line in ran.stdout.splitlines()]
    return np.fromfile(answers, np.int32), [line[0] for line in lines], [line[1] for line in lines]


def many_boards(boards: int) -> Any:
    """Return random boards as the rows of a matrix. No cell belongs to two jumps."""
    random = np.random.default_rng(15)
    inner = np.arange(1, CELLS - 1, dtype=np.int32)
    moves = np.full((boards, CELLS), -1, np.int32)
    for first in range(0, boards, BATCH_SIZE):
        some = moves[first : first + BATCH_SIZE]
        ends = random.permuted(np.tile(inner, (len(some), 1)), axis=1)
        np.put_along_axis(some, ends[:, :JUMPS].astype(int), ends[:, JUMPS : 2 * JUMPS], axis=1)
    return moves


def measure_many(boards: int = BOARDS) -> dict[str, Any]:
    """Return a description of the boards, and each peer's median, least and most seconds."""
    moves = many_boards(boards)
    taken: dict[str, list[float]] = {}
    with TemporaryDirectory() as name:
        program, file = compiled_cpp(Path(name)), Path(name, "moves")
        moves.tofile(file)
        for engine, _ in ENGINES.values():
            fewest_throws_of(moves[:1], engine=engine)  # loading is not measured
        for turn in TURNS:
            for peer in turn * RUNS:
                print(f"{boards:,} boards: {peer}", file=sys.stderr)
                if peer == "c++":
                    true, _, (seconds,) = run_cpp(program, file, boards, CELLS, runs=1)
                else:
                    engine, threads = ENGINES[peer]
                    begun = perf_counter()
                    found = fewest_throws_of(moves, engine=engine, threads=threads)
                    seconds = perf_counter() - begun
                    assert np.array_equal(found, true), peer
                taken.setdefault(peer, []).append(seconds)
    rows = [
        {"peer": peer, "seconds": median(all_runs), "least": min(all_runs), "most": max(all_runs)}
        for peer, all_runs in taken.items()
    ]
    return {"boards": boards, "cells": CELLS, "jumps": JUMPS, "runs": RUNS, "rows": rows}
