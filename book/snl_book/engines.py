"""The page about the engines: their register, and what the last run of `make bench-peers` found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from snl_algos.extras import library
from snl_algos.lab.engines import ENGINES, Engine

from .markdown import table
from .markup import drawn, picture

__all__ = ["engines", "plot"]

RESULTS = Path(__file__).parents[2] / "benchmarks" / "peers.json"
#: What each kind of board in the results is.
KINDS = {
    "empty": "no jumps",
    "ordinary": "a jump on one cell in ten, of up to 60 cells",
    "anywhere": "a jump on one cell in ten, to anywhere",
}
#: How wide and tall the plot is, in inches, and what it shows, in words.
PLOT = (7, 4.4)
PLOTTED = "Seconds over cells, both axes logarithmic. The numbers are in the table below."
RULES = {"any": "any", "1 to D": "without gaps", "1 to 6": "6 faces"}


def engines() -> str:
    """The register as a table, and each engine with its idea; then the measurements."""
    head = ["engine", "most cells", "die", "needs", "time"]
    rows = [
        [f"`{one.name}`", f"10<sup>{len(str(one.most_cells)) - 1}</sup>", RULES[one.dice],
         one.needs, one.time]
        for one in ENGINES.values()
    ]  # fmt: skip
    kept = json.loads(RESULTS.read_text("utf-8"))
    measured = (
        f"## Measured\n\nOn {kept['date']}, on {kept['machine']}, by `make bench-peers`. Every "
        "peer answers the same move arrays, from the array to the number. Medians of five runs, in "
        "seconds of processor time. C++ is the queue of the judges' sources, compiled with `-O3`. "
        "SciPy, rustworkx, igraph and NetworkX are general graph libraries: they build a graph "
        "first, and most of their time goes there. The first line of each table is the time of "
        "C++; below it is how many times as long the others take. A dash: five runs took longer "
        f"than {kept['seconds']:g} seconds, or more than 10 GiB."
    )
    parts = [table(head, rows), *map(_idea, ENGINES.values()), measured]
    parts += [_ratios(kept["rows"], kind) for kind in KINDS]
    return "\n\n".join([*parts, _many(kept["many"])]) + "\n"


def _idea(engine: Engine) -> str:
    refused = [
        "a start off the board and chained jumps" * engine.plain,
        "a jump on the goal of a board that bounces" * (not engine.bounces),
    ]
    told = f" It refuses {' and '.join(filter(None, refused))}." if any(refused) else ""
    takes = (engine.on_moves and "move arrays") or (engine.on_jumps and "arrays of jumps")
    return f"`{engine.name}`\n: {engine.idea} It takes boards and {takes}.{told}"


def _ratios(rows: list[dict[str, Any]], kind: str) -> str:
    """A table: how many times as long as C++ each took."""
    times = {(row["peer"], row["cells"]): row["whole"] for row in rows if row["board"] == kind}
    sizes = sorted({cells for _, cells in times})
    lines = [["C++", *(_seconds(times["c++", cells]) for cells in sizes)]]
    for peer in dict.fromkeys(peer for peer, _ in times if peer != "c++"):
        took = [times.get((peer, cells)) for cells in sizes]
        ratios = [one and one / times["c++", cells] for one, cells in zip(took, sizes, strict=True)]
        lines.append([peer, *("–" if one is None else f"{one:,.2f}" for one in ratios)])
    shown = [picture("engines", "Times", PLOTTED, PLOT)] if kind == "ordinary" else []
    head = ["", *(f"{cells:,} cells" for cells in sizes)]
    title = f"### {kind.capitalize()}: {KINDS[kind]}"
    return "\n\n".join([title, *shown, table(head, lines)])


def _many(part: dict[str, Any]) -> str:
    """A table of small boards: what each took, and how many times as fast as C++ it is."""
    (cpp,) = (row["seconds"] for row in part["rows"] if row["peer"] == "c++")
    lines = [
        [row["peer"], _seconds(row["seconds"]), _seconds(row["seconds"] / part["boards"]),
         f"{cpp / row['seconds']:.2g}"]
        for row in part["rows"]
    ]  # fmt: skip
    words = (
        f"On {part['date']}, on {part['machine']}: {part['boards']:,} boards of {part['cells']} "
        f"cells with {part['jumps']} jumps each, in memory before the clock starts. Medians of "
        f"{part['runs']} runs, on the wall. C++ has one thread."
    )
    head = ["", "time", "for one board", "times as fast as C++"]
    return "\n\n".join(["### Many small boards", words, table(head, lines)])


def _seconds(took: float) -> str:
    unit, size = next(
        ((unit, size) for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)) if took >= size),
        ("ns", 1e-9),
    )
    return f"{took / size:.3g} {unit}"


def plot() -> str:
    """An SVG of seconds over cells on ordinary boards, both axes logarithmic."""
    rows = json.loads(RESULTS.read_text("utf-8"))["rows"]
    figure, axes = library("matplotlib.pyplot", "pictures").subplots(
        figsize=PLOT, layout="constrained"
    )
    for peer in dict.fromkeys(row["peer"] for row in rows if row["board"] == "ordinary"):
        points = [(row["cells"], row["whole"]) for row in rows
                  if (row["peer"], row["board"]) == (peer, "ordinary")]  # fmt: skip
        axes.loglog(*zip(*points, strict=True), marker="o", label=peer)
    axes.set(xlabel="cells", ylabel="seconds, from the move array to the answer")
    axes.legend()
    return drawn(figure)
