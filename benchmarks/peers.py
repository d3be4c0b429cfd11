"""Compare the engines with other libraries in one run: `make bench-peers`.

    python benchmarks/peers.py
    python benchmarks/peers.py --part single --largest 1000000 --seconds 60
    python benchmarks/peers.py --part many

There are two parts: single boards of every size, here, and a million small boards, in
`peers_many.py`.

Each peer gets the same move array, in a separate process. The peers are the queue BFS of online
judges in C++ (`judges_bfs.cpp`), compiled with g++, and the graph libraries SciPy, igraph,
rustworkx and NetworkX, each with its fastest method for one pair of cells. Two times are measured:
from the array to the answer, and the search alone on a finished graph. All must give the same
answer.

The table shows medians of five runs in seconds of processor time, which a busy machine affects
less; the peak memory in MB beyond the array and the imports; and the time relative to C++. At the
end comes the growth from the second largest size to the largest: 1 is linear. A peer that takes
more than ten minutes or 10 GiB is left out of larger sizes.

The results are stored in `benchmarks/peers.json`, each part with the machine and the date. The
book's page about the engines is made from that file.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time, strftime
from typing import Any

import numpy as np
from peers_many import compiled_cpp, measure_many, run_cpp

from snl_algos.lab.survey import machine
from snl_algos.tables import plain_table

RUNS, MAX_SECONDS, MAX_BYTES = 5, 600, 10 * 2**30
#: Small boards are solved repeatedly in each run, until about this many cells are processed.
CELLS_A_RUN = 100_000
RESULTS = Path(__file__).with_suffix(".json")
KINDS = ("empty", "ordinary", "anywhere")


def board(kind: str, cells: int) -> Any:
    """Return a move array: without jumps, with 10% short ones, or with 10% of any length."""
    random = np.random.default_rng(15)
    move = np.full(cells, -1, np.int32)
    if kind != "empty":
        feet = random.choice(np.arange(1, cells - 1), cells // 10, replace=False)
        ends = random.integers(0, cells, feet.size)
        if kind == "ordinary":
            ends = np.clip(feet + random.integers(-60, 61, feet.size), 0, cells - 1)
        move[feet] = np.where(ends == feet, -1, ends)
    return move


def edges(move: Any) -> tuple[Any, Any]:
    """Return the sources and the targets of all edges, up to six for each cell but the last."""
    cells = move.size
    stands = np.where(move < 0, np.arange(cells), move)
    start = np.repeat(np.arange(cells - 1), 6)
    landing = start + np.tile(np.arange(1, 7), cells - 1)
    inside = landing < cells
    return start[inside], stands[landing[inside]]


# -- the peers: how the graph is built, and how it is searched ------------------------------------


def by_engine(name: str) -> tuple[Callable[[Any], Any], Callable[[Any], int]]:
    from snl_algos.lab import fewest_throws_on

    return lambda move: move, lambda move: fewest_throws_on(move, engine=name) or -1


def by_scipy() -> tuple[Callable[[Any], Any], Callable[[Any], int]]:
    sparse = import_module("scipy.sparse")
    searches = import_module("scipy.sparse.csgraph")

    def build(move: Any) -> Any:
        start, stand = edges(move)
        ones = np.ones(start.size, np.int8)
        return sparse.csr_array((ones, (start, stand)), shape=(move.size, move.size))

    def search(graph: Any) -> int:
        _, before = searches.breadth_first_order(graph, 0)
        cell, throws = graph.shape[0] - 1, 0
        while cell > 0:
            cell, throws = int(before[cell]), throws + 1
        return throws if cell == 0 else -1

    return build, search


def by_igraph() -> tuple[Callable[[Any], Any], Callable[[Any], int]]:
    igraph = import_module("igraph")

    def build(move: Any) -> Any:
        return igraph.Graph(move.size, np.stack(edges(move), axis=1), directed=True)

    def search(graph: Any) -> int:
        (throws,) = graph.distances(0, graph.vcount() - 1)[0]
        return -1 if math.isinf(throws) else int(throws)

    return build, search


def by_rustworkx() -> tuple[Callable[[Any], Any], Callable[[Any], int]]:
    rustworkx = import_module("rustworkx")

    def build(move: Any) -> Any:
        graph = rustworkx.PyDiGraph(multigraph=True)
        graph.extend_from_edge_list(
            list(zip(*(ends.tolist() for ends in edges(move)), strict=True))
        )
        return graph

    def search(graph: Any) -> int:
        goal = graph.num_nodes() - 1
        found = rustworkx.dijkstra_shortest_path_lengths(graph, 0, lambda _: 1.0, goal=goal)
        return int(found[goal]) if goal in found else -1

    return build, search


def by_networkx() -> tuple[Callable[[Any], Any], Callable[[Any], int]]:
    networkx = import_module("networkx")

    def build(move: Any) -> Any:
        graph: Any = networkx.DiGraph()
        graph.add_nodes_from(range(move.size))
        graph.add_edges_from(zip(*(ends.tolist() for ends in edges(move)), strict=True))
        return graph

    def search(graph: Any) -> int:
        try:
            return len(networkx.bidirectional_shortest_path(graph, 0, len(graph) - 1)) - 1
        except networkx.NetworkXNoPath:
            return -1

    return build, search


PEERS: dict[str, Callable[[], tuple[Callable[[Any], Any], Callable[[Any], int]]]] = {
    "auto": lambda: by_engine("auto"),
    "bits": lambda: by_engine("bits"),
    "fronts": lambda: by_engine("fronts"),
    "compiled-fronts": lambda: by_engine("compiled-fronts"),
    "scipy": by_scipy,
    "igraph": by_igraph,
    "rustworkx": by_rustworkx,
    "networkx": by_networkx,
}


def highest_memory() -> int:
    """Return the peak memory of this process in kB. `getrusage` would include its parent's."""
    found = re.search(r"VmHWM:\s*(\d+) kB", Path("/proc/self/status").read_text("ascii"))
    assert found is not None
    return int(found[1])


def run(peer: str, file: str) -> dict[str, Any]:
    """Return the answer, both times and the peak memory of a peer, in this process."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES))
    build, search = PEERS[peer]()
    move = np.fromfile(file, np.int32)
    search(build(board("ordinary", 100)))  # loading and compiling are not measured
    before = highest_memory()
    whole, alone, answer = [], [], -1
    times = max(1, CELLS_A_RUN // move.size)
    for _ in range(RUNS):
        begun = process_time()
        for _ in range(times):
            graph = build(move)
        built = process_time()
        for _ in range(times):
            answer = search(graph)
        alone.append((process_time() - built) / times)
        whole.append((process_time() - begun) / times)
        del graph
    peak = highest_memory() - before
    return {"answer": answer, "whole": median(whole), "alone": median(alone), "peak": peak / 1024}


def run_on_cpp(program: Path, file: str, cells: int, seconds: float) -> dict[str, Any]:
    """Return the same for C++, except for the memory."""
    times = max(1, CELLS_A_RUN // cells)
    answers, processor, _ = run_cpp(program, Path(file), 1, cells, RUNS, times, seconds)
    took = median(processor)
    return {"answer": int(answers[0]), "whole": took, "alone": took, "peak": None}


def measured(
    peer: str, program: Path, file: str, cells: int, seconds: float
) -> dict[str, Any] | None:
    """Return what a peer does with a move array; None if it takes too much time or memory."""
    try:
        if peer == "c++":
            return run_on_cpp(program, file, cells, seconds)
        words = [sys.executable, __file__, "--peer", peer, "--file", file]
        ran = subprocess.run(words, capture_output=True, text=True, check=True, timeout=seconds)
        found: dict[str, Any] = json.loads(ran.stdout)
        return found
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as error:
        print(f"{peer} on {cells:,} cells: {type(error).__name__}", file=sys.stderr)
        return None


def measure_all(largest: int, seconds: float) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of all peers for each kind of board and size."""
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_cpp(Path(folder))
        for kind in KINDS:
            left, cells = ["c++", *PEERS], 100
            while cells <= largest:
                file = str(Path(folder, "move"))
                board(kind, cells).tofile(file)
                found = {peer: measured(peer, program, file, cells, seconds) for peer in left}
                done = {peer: one for peer, one in found.items() if one is not None}
                left = list(done)
                assert len({one["answer"] for one in done.values()}) == 1, (kind, cells, done)
                yield [
                    {"board": kind, "cells": cells, "peer": peer, **one}
                    for peer, one in done.items()
                ]
                print(f"{kind}, {cells:,} cells: {', '.join(left)}", file=sys.stderr)
                cells *= 10


def show(rows: list[dict[str, Any]]) -> None:
    """Print the table, and the growth of each peer at its largest sizes."""
    times: dict[tuple[str, str], list[float]] = {}
    cpp = {(row["board"], row["cells"]): row["whole"] for row in rows if row["peer"] == "c++"}
    lines = []
    for row in rows:
        times.setdefault((row["board"], row["peer"]), []).append(row["whole"])
        ratio = row["whole"] / cpp[row["board"], row["cells"]]
        numbers = (row["whole"], row["alone"], row["peak"], ratio)
        shown = ("" if each is None else f"{each:.3g}" for each in numbers)
        lines.append([row["board"], f"{row['cells']:,}", row["peer"], *shown])
    head = ["board", "cells", "peer", "from the array", "search alone", "MB", "times C++"]
    print(plain_table(head, lines))
    print()
    growth = [
        [*key, f"{math.log10(took[-1] / took[-2]):.2f}"]
        for key, took in times.items()
        if len(took) > 1
    ]
    print(plain_table(["board", "peer", "growth"], growth))


def show_many(part: dict[str, Any]) -> None:
    """Print the times for a million small boards."""
    (cpp,) = (row["seconds"] for row in part["rows"] if row["peer"] == "c++")
    lines = [
        [
            row["peer"],
            *(f"{row[which]:.3g}" for which in ("seconds", "least", "most")),
            f"{row['seconds'] / part['boards'] / 1e-9:.3g}",
            f"{cpp / row['seconds']:.3g}",
        ]
        for row in part["rows"]
    ]
    head = ["peer", "seconds", "least", "most", "ns a board", "times as fast as C++"]
    print(plain_table(head, lines))


def keep(file: Path, found: dict[str, Any], part: str | None = None) -> None:
    """Write the results with the machine, the date and the load; keep the other part."""
    found |= {
        "date": strftime("%Y-%m-%d"),
        "machine": machine(),
        "load": round(os.getloadavg()[1], 1),
    }
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    kept |= {part: found} if part else found
    file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--part", choices=["single", "many"], help="only one of the two parts")
    words.add_argument("--largest", type=int, default=10**8)
    words.add_argument("--seconds", type=float, default=MAX_SECONDS)
    words.add_argument("--boards", type=int, default=10**6, help="how many small boards")
    words.add_argument("--out", type=Path, default=RESULTS)
    words.add_argument("--peer")
    words.add_argument("--file")
    given = words.parse_args()
    if given.peer:
        print(json.dumps(run(given.peer, given.file)))
        sys.exit()
    if given.part != "single":
        part = measure_many(given.boards)
        keep(given.out, part, "many")
        show_many(part)
    if given.part != "many":
        all_rows: list[dict[str, Any]] = []
        for some in measure_all(given.largest, given.seconds):  # results are written at once
            all_rows += some
            keep(given.out, {"seconds": given.seconds, "rows": all_rows})
        show(all_rows)
