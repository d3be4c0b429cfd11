"""The engines beside other libraries, in one run: `make bench-peers`.

    python benchmarks/peers.py
    python benchmarks/peers.py --largest 1000000

Each peer gets the same move array, in a process of its own: the queue BFS of the judges in C++,
compiled here with g++, and the graph libraries SciPy, igraph, rustworkx and NetworkX, each in the
form that is its fastest for one pair of cells. Two times are taken: from the array to the answer,
and the search alone on a graph that is built. All must give the same answer.

Printed are medians of five runs in seconds, the peak of memory in MB beyond the array and what was
imported, and how many times as long as C++ each took. At the end, the growth from the
second largest size to the largest: 1 is linear. A peer that takes longer than ten minutes is left
out from there on.
"""

from __future__ import annotations

import argparse
import json
import math
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from snl_algos.tables import plain_table

RUNS, MOST_SECONDS = 5, 600
KINDS = ("empty", "ordinary", "anywhere")

CPP = r"""
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <queue>
#include <vector>
int main(int, char **words) {
    const int64_t cells = atoll(words[2]);
    std::vector<int32_t> move(cells);
    std::FILE *file = std::fopen(words[1], "rb");
    if (std::fread(move.data(), 4, cells, file) != (size_t)cells) return 1;
    for (int run = 0; run < atoi(words[3]); run++) {
        auto begun = std::chrono::steady_clock::now();
        std::vector<char> visited(cells, 0);
        std::queue<std::pair<int32_t, int32_t>> waiting;
        waiting.push({0, 0});
        visited[0] = 1;
        int answer = -1;
        while (!waiting.empty()) {
            auto [cell, throws] = waiting.front();
            waiting.pop();
            if (cell == cells - 1) { answer = throws; break; }
            for (int64_t landing = cell + 1; landing <= cell + 6 && landing < cells; landing++)
                if (!visited[landing]) {
                    visited[landing] = 1;
                    int32_t end = move[landing];
                    waiting.push({end < 0 ? (int32_t)landing : end, throws + 1});
                }
        }
        std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
        std::printf("%d %.9f\n", answer, took.count());
    }
}
"""


def board(kind: str, cells: int) -> Any:
    """A move array: without jumps, with 10% near ones, or with 10% from anywhere to anywhere."""
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
    """From where to where each throw leads, six for each cell but the last."""
    cells = move.size
    stands = np.where(move < 0, np.arange(cells), move)
    start = np.repeat(np.arange(cells - 1), 6)
    landing = start + np.tile(np.arange(1, 7), cells - 1)
    inside = landing < cells
    return start[inside], stands[landing[inside]]


# -- the peers: how the graph is built, and how it is searched ------------------------------------


def by_engine(name: str) -> tuple[Callable[[Any], Any], Callable[[Any], int]]:
    from snl_algos import fewest_throws_on

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
    "compiled-fronts": lambda: by_engine("compiled-fronts"),
    "scipy": by_scipy,
    "igraph": by_igraph,
    "rustworkx": by_rustworkx,
    "networkx": by_networkx,
}


def run(peer: str, file: str) -> dict[str, Any]:
    """In a process of its own: the answer, both times, and the peak of memory."""
    build, search = PEERS[peer]()
    move = np.fromfile(file, np.int32)
    search(build(board("ordinary", 100)))  # what is loaded or compiled first is not counted
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    whole, alone, answer = [], [], -1
    for _ in range(RUNS):
        begun = perf_counter()
        graph = build(move)
        built = perf_counter()
        answer = search(graph)
        whole.append(perf_counter() - begun)
        alone.append(perf_counter() - built)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {"answer": answer, "whole": median(whole), "alone": median(alone), "peak": peak / 1024}


def run_cpp(program: Path, file: str, cells: int) -> dict[str, Any]:
    words = [str(program), file, str(cells), str(RUNS)]
    ran = subprocess.run(words, capture_output=True, text=True, check=True, timeout=MOST_SECONDS)
    lines = [line.split() for line in ran.stdout.splitlines()]
    seconds = median(float(took) for _, took in lines)
    return {"answer": int(lines[0][0]), "whole": seconds, "alone": seconds, "peak": math.nan}


def measured(peer: str, program: Path, file: str, cells: int) -> dict[str, Any] | None:
    """What a peer does with a move array; None if it takes too long or too much."""
    try:
        if peer == "c++":
            return run_cpp(program, file, cells)
        words = [sys.executable, __file__, "--peer", peer, "--file", file]
        ran = subprocess.run(
            words, capture_output=True, text=True, check=True, timeout=MOST_SECONDS
        )
        found: dict[str, Any] = json.loads(ran.stdout)
        return found
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as error:
        print(f"{peer} on {cells:,} cells: {type(error).__name__}", file=sys.stderr)
        return None


def main(largest: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        program, source = Path(folder, "bfs"), Path(folder, "bfs.cpp")
        source.write_text(CPP)
        subprocess.run(["g++", "-O3", "-o", program, source], check=True)
        rows: list[list[str]] = []
        growth: list[list[str]] = []
        for kind in KINDS:
            left, times = ["c++", *PEERS], dict[str, list[float]]()
            cells = 100
            while cells <= largest:
                file = str(Path(folder, "move"))
                board(kind, cells).tofile(file)
                found = {peer: measured(peer, program, file, cells) for peer in left}
                done = {peer: one for peer, one in found.items() if one is not None}
                left = list(done)
                assert len({one["answer"] for one in done.values()}) == 1, (kind, cells, done)
                for peer, one in done.items():
                    times.setdefault(peer, []).append(one["whole"])
                    ratio = one["whole"] / done["c++"]["whole"]
                    numbers = (one["whole"], one["alone"], one["peak"], ratio)
                    rows.append([kind, f"{cells:,}", peer, *(f"{each:.3g}" for each in numbers)])
                cells *= 10
            growth += [
                [kind, peer, f"{math.log10(took[-1] / took[-2]):.2f}"]
                for peer, took in times.items()
                if len(took) > 1
            ]
    head = ["board", "cells", "peer", "from the array", "search alone", "MB", "times C++"]
    print(plain_table(head, rows))
    print()
    print(plain_table(["board", "peer", "growth"], growth))


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--largest", type=int, default=10**8)
    words.add_argument("--peer")
    words.add_argument("--file")
    given = words.parse_args()
    if given.peer:
        print(json.dumps(run(given.peer, given.file)))
    else:
        main(given.largest)
