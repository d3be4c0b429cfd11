"""The page about the engines: their register, and what the last run of `make bench-peers` found."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snl_algos.extras import library
from snl_algos.lab.engines import ENGINES, Engine

from .markup import figure
from .plots import plots

__all__ = ["RESULTS", "engines", "figures"]

RESULTS = Path(__file__).parents[2] / "benchmarks" / "peers.json"

#: What each kind of board in the results is.
KINDS = {
    "empty": "no jumps",
    "ordinary": "a jump on one cell in ten, of up to 60 cells",
    "anywhere": "a jump on one cell in ten, to anywhere",
}
#: The rows of the table and the lines of the plot: a name, its colour and its mark.
PEERS = {
    "c++": ("wait", "o"),
    "compiled-fronts": ("now", "o"),
    "fronts": ("now", "s"),
    "bits": ("now", "^"),
    "scipy": ("quiet", "o"),
    "rustworkx": ("quiet", "s"),
    "igraph": ("quiet", "^"),
    "networkx": ("quiet", "D"),
}
PLOTTED = "Seconds over cells, both axes logarithmic. The numbers are in the table below."
RULES = {"any": "any", "1 to D": "without gaps", "1 to 6": "6 faces"}


def engines() -> str:
    """The register as a table, and each engine with its idea; then the measurements."""
    head = ["engine", "most cells", "die", "needs", "time"]
    rows = [
        [f"`{one.name}`", _most(one), RULES[one.dice], one.needs, one.time]
        for one in ENGINES.values()
    ]
    ideas = "\n\n".join(map(_idea, ENGINES.values()))
    return "\n\n".join([_table(head, rows), ideas, measurements()]) + "\n"


def _most(engine: Engine) -> str:
    zeros = len(str(engine.most_cells)) - 1
    return str(engine.most_cells) if zeros < 3 else f"10<sup>{zeros}</sup>"


def _idea(engine: Engine) -> str:
    refused = [
        "a start off the board and chained jumps" * engine.plain,
        "a jump on the goal of a board that bounces" * (not engine.bounces),
    ]
    told = f" It refuses {' and '.join(filter(None, refused))}." if any(refused) else ""
    takes = (engine.on_moves and "move arrays") or (engine.on_jumps and "arrays of jumps")
    return f"`{engine.name}`\n: {engine.idea} It takes boards and {takes}.{told}"


def measurements() -> str:
    """What was measured, on which machine and when: the plot, and a table of ratios."""
    kept = json.loads(RESULTS.read_text("utf-8"))
    parts = [
        "## Measured",
        f"On {kept['date']}, on {kept['machine']}. Every peer answers the same move arrays, from "
        "the array to the number. Medians of five runs, in seconds of processor time. C++ is the "
        "queue of the judges' sources, compiled with `-O3`. SciPy, rustworkx, igraph and NetworkX "
        "are general graph libraries: they build a graph first, and most of their time goes there.",
        *(_ratios(kept["rows"], kind) for kind in KINDS),
        "`python benchmarks/peers.py` measures again and writes the file from which this page is "
        f"made. A dash: five runs took longer than {kept['seconds']:g} seconds, or more than "
        f"10 GiB. The load of the machine was {kept['load']} meanwhile. A load above its number of "
        "cores disturbs all times, and small ratios most.",
        _many(kept["many"]),
    ]
    return "\n\n".join(parts)


def _ratios(rows: list[dict[str, Any]], kind: str) -> str:
    """A table: how many times as long as C++ each took, and how its time grows in the end."""
    times = {(row["peer"], row["cells"]): row["whole"] for row in rows if row["board"] == kind}
    sizes = sorted({cells for _, cells in times})
    lines = []
    for peer in PEERS:
        took = [times.get((peer, cells)) for cells in sizes]
        cpp = [times["c++", cells] for cells in sizes]
        shown = [
            _seconds(a) if peer == "c++" else _ratio(a, b) for a, b in zip(took, cpp, strict=True)
        ]
        known = [each for each in took if each]
        slope = f"{math.log10(known[-1] / known[-2]):.1f}" if len(known) > 1 else "–"
        lines.append([f"`{peer}`" if peer in ENGINES else peer, *shown, slope])
    head = ["", *(f"{cells:,} cells" for cells in sizes), "growth"]
    title = f"### {kind.capitalize()}: {KINDS[kind]}"
    note = (
        "The first line is the time of C++; below it is how many times as long the others take. "
        "Growth is the slope between the two largest sizes: 1 is linear."
    )
    shown = [figure("engines", "Times", PLOTTED)] if kind == "ordinary" else []
    return "\n\n".join([title, note, *shown, _table(head, lines, rest="---:")])


def _many(part: dict[str, Any]) -> str:
    """A table of small boards: what each took, and how many times as fast as C++ it is."""
    cpp = next(row["seconds"] for row in part["rows"] if row["peer"] == "c++")
    lines = [
        [
            row["peer"],
            _seconds(row["seconds"]),
            f"{_seconds(row['least'])} to {_seconds(row['most'])}",
            _seconds(row["seconds"] / part["boards"]),
            f"{cpp / row['seconds']:.2g}",
        ]
        for row in part["rows"]
    ]
    head = ["", "time", "least to most", "for one board", "times as fast as C++"]
    words = (
        f"On {part['date']}, on {part['machine']}: {part['boards']:,} boards of {part['cells']} "
        f"cells with {part['jumps']} jumps each, which are in memory before the clock starts. The "
        f"times are medians of {part['runs']} runs, on the wall: threads that work side by side "
        "use as much processor time as one, and end sooner. C++ has one thread. "
        "`python benchmarks/peers.py --part many` measures only this again. The load of the "
        f"machine was {part['load']}; one above its number of cores leaves fewer to the threads."
    )
    return "\n\n".join(["### Many small boards", words, _table(head, lines, rest="---:")])


def _seconds(took: float | None) -> str:
    if took is None:
        return "–"
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if took >= size:
            return f"{took / size:.3g} {unit}"
    return f"{took / 1e-9:.3g} ns"


def _ratio(took: float | None, cpp: float) -> str:
    return "–" if took is None else f"{took / cpp:,.2f}" if took < cpp else f"{took / cpp:,.1f}"


def figures() -> Iterator[tuple[str, str]]:
    """(name, SVG) of the plot for each theme."""
    return plots("engines", _plot)


def _plot(look: dict[str, Any]) -> Any:
    """Seconds over cells on ordinary boards, both axes logarithmic."""
    pyplot = library("matplotlib.pyplot", "pictures")
    rows = json.loads(RESULTS.read_text("utf-8"))["rows"]
    figure, axes = pyplot.subplots(figsize=(7, 4.4), layout="constrained")
    for peer, (colour, mark) in PEERS.items():
        points = [
            (r["cells"], r["whole"]) for r in rows if r["peer"] == peer and r["board"] == "ordinary"
        ]
        if points:
            axes.loglog(*zip(*points, strict=True), color=look[colour], marker=mark, label=peer)
    axes.set(xlabel="cells", ylabel="seconds, from the move array to the answer")
    axes.grid(alpha=0.3)
    axes.legend(fontsize=9, framealpha=0)
    return figure


def _table(head: list[str], rows: list[list[str]], rest: str = "---") -> str:
    """A table; `rest` says how all columns but the first are aligned."""
    under = ["---", *[rest] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, under, *rows])
