"""The page about the atlas, from the result files in `book/campaigns/`. Nothing is run for it.

Its sentences are in `atlas_page.md`; every number in them is a fact that is found here.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.checker.cases import SAMPLES
from snl_algos.checker.known_mistakes import passes
from snl_algos.extras import library
from snl_algos.findings import in_throws
from snl_algos.lab.machine import duration
from snl_algos.lab.survey import Results, Row, percent
from snl_algos.workbench.payload import payload_of_several

from .markup import drawn, folded, listed, picture, scrolled, table
from .steppers import place_for_later, runs_of

__all__ = ["atlas", "heat_map", "samples", "title"]

PAGE = Path(__file__).parent / "atlas_page.md"
CAMPAIGNS = Path(__file__).parents[1] / "campaigns"
#: The result files of each table, for other programs on the same boards. The last has fewer boards.
SMALL = ("every-small-board", "every-small-board-sources")
PRINTED = (
    "like-printed", "like-printed-sources", "like-printed-exact", "like-printed-no-memo"
)  # fmt: skip
#: Small boards under several rules, one part of each plan for each.
OTHER_RULES = ("other-rules", "other-rules-sources")
#: The kinds with a column.
KINDS = ("too-high", "too-low", "misses-every-route", "answers-out-of-reach")
#: How wide and tall the heat map is, in inches, and what it shows, in words.
HEAT = (9, 8)
HEAT_ALT = (
    "A heat map: a line for each program, a column for each number of cells and die, darker where "
    "it is wrong on more boards. The shares over all sizes are in the table below."
)
#: The program that the others are compared with.
RIGHT = "queue-bfs"


def atlas(static: Path) -> str:
    """The whole page below its title. The runs of its steppers are written into a folder."""
    facts = _boards() | _rules() | _alike() | _judges() | _two_solvers()
    facts["heat"] = picture("atlas-heat", "Heat map", HEAT_ALT, HEAT)
    facts["smallest"] = "\n\n".join(_smallest(static))
    return Template(PAGE.read_text("utf-8")).substitute(facts)


# -- what the files say ------------------------------------------------------------------------


@cache
def results(name: str) -> Results:
    """The results of a campaign."""
    return Results.read(CAMPAIGNS / f"{name}.json")


@cache
def saved(name: str) -> dict[str, Any]:
    """A result file that is not a campaign's."""
    found: dict[str, Any] = json.loads((CAMPAIGNS / f"{name}.json").read_text("utf-8"))
    return found


def tally(names: Iterable[str], by: Callable[[Row], Any]) -> dict[tuple[str, Any], Counter[str]]:
    """(Program, group) → kind → boards."""
    found: dict[tuple[str, Any], Counter[str]] = {}
    for row in (row for name in names for row in results(name).rows):
        found.setdefault((row.program, by(row)), Counter())[row.kind] += row.boards
    return found


def wrong(kinds: Counter[str]) -> str:
    """The share of boards on which a program is wrong; nothing if it is right on all."""
    bad = kinds.total() - kinds["right"]
    return percent(bad, kinds.total()) if bad else ""


def programs() -> list[str]:
    """Those that are not exact and were run. A newer one waits for the next campaign."""
    known = [*(name for name, one in ALGORITHMS.items() if not one.exact), *MISTAKES]
    run = [{name for file in files for name in results(file).counts} for files in (SMALL, PRINTED)]
    return [name for name in known if all(name in one for one in run)]


def plain_title(name: str) -> str:
    """A program's title."""
    return (ALGORITHMS.get(name) or MISTAKES[name]).title


def title(name: str) -> str:
    """A program's title, as a link to where the book explains it."""
    return f"[{plain_title(name)}](#{name})"


@cache
def samples() -> dict[str, tuple[bool, ...]]:
    """Mistake → for each sample of the judges, whether it passes."""
    return {name: passes(name) for name in MISTAKES}


# -- the parts of the page ---------------------------------------------------------------------


def _boards() -> dict[str, str]:
    """The two tables, and the programs that boards like printed ones do not expose."""
    small, printed = (tally(files, lambda row: None) for files in (SMALL, PRINTED))
    unseen = [name for name in programs() if name in MISTAKES and not wrong(printed[name, None])]
    never = [name for name in unseen if not wrong(small[name, None])]
    (every,) = results(SMALL[0]).plan.data["boards"]
    (like,) = results(PRINTED[0]).plan.data["boards"]
    return {
        "exact": str(len(results(SMALL[0]).counts.keys() - programs())),
        "largest": str(every["every"][-1]),
        "small_dice": listed(map(str, every["dice"])),
        "small_boards": f"{results(SMALL[0]).plan.boards:,}",
        "small_table": _overview(small, "Every small board"),
        "small_run": _when(SMALL),
        "printed_kind": f"{like['cells']} cells with {like['snakes']} snakes and "
        f"{like['ladders']} ladders",
        "printed_boards": f"{results(PRINTED[0]).plan.boards:,}",
        "printed_table": _overview(printed, "Boards like printed ones"),
        "printed_run": _when(PRINTED),
        "slow_ones": listed(map(title, results(PRINTED[-1]).counts)),
        "slow_boards": f"{results(PRINTED[-1]).plan.boards:,}",
        "unseen_count": str(len(unseen)),
        "mistakes": str(sum(name in MISTAKES for name in programs())),
        "unseen": listed(map(title, unseen)),
        "never_wrong": listed(map(title, never)),
    }


def _overview(found: dict[tuple[str, Any], Counter[str]], label: str) -> str:
    """A line for each program: on what share of the boards it is wrong, and in what way."""
    heads = ["program", "wrong", *(kind.replace("-", " ") for kind in KINDS), "in another way"]
    lines = []
    for name in programs():
        kinds = found[name, None]
        columns = [kinds[kind] for kind in KINDS]
        columns.append(kinds.total() - kinds["right"] - sum(columns))
        parts = [percent(part, kinds.total()) if part else "" for part in columns]
        lines.append((plain_title(name), [wrong(kinds), *parts]))
    return scrolled(table(heads, lines, "snl-rates"), label)


def heat_map() -> str:
    """An SVG of how often each is wrong by size and die, the most often wrong ones first."""
    found = tally(SMALL, lambda row: (row.cells, row.die))
    sizes = sorted({size for _, size in found})
    shares = {
        name: [100 * (1 - found[name, size]["right"] / found[name, size].total()) for size in sizes]
        for name in programs()
    }
    names = sorted(shares, key=lambda name: -sum(shares[name]))
    figure, axes = library("matplotlib.pyplot", "pictures").subplots(
        figsize=HEAT, layout="constrained"
    )
    image = axes.imshow([shares[name] for name in names], cmap="Reds", vmin=0, vmax=100,
                        aspect="auto")  # fmt: skip
    ticks = [f"{cells} cells, die {die}" for cells, die in sizes]
    axes.set_xticks(range(len(sizes)), ticks, rotation=60, ha="right")
    axes.set_yticks(range(len(names)), map(plain_title, names))
    figure.colorbar(image, label="wrong, in % of the boards")
    return drawn(figure)


def _rules() -> dict[str, str]:
    """How often each is wrong under each of the rules, and who is right only under some."""
    plan = results(OTHER_RULES[0]).plan
    parts = range(1, len(plan.data["boards"]) + 1)
    rules = {at: plan.rules(at) for at in parts}
    found = tally(OTHER_RULES, lambda row: row.part)
    names = [name for name in programs() if (name, 1) in found]
    boards = {at: found[names[0], at].total() for at in parts}
    lines = [(plain_title(name), [wrong(found[name, at]) for at in parts]) for name in names]
    elsewhere = {name: [f"`{rules[at].name}`" for at in parts if not wrong(found[name, at])]
                 for name in names if wrong(found[name, 1])}  # fmt: skip
    heads = ["program", *(one.name for one in rules.values())]
    return {
        "rules_boards": f"{plan.boards:,}",
        "rules_largest": str(max(block.cells for block in plan.blocks)),
        "rules_list": "\n".join(
            f"- `{one.name}`: {one.title}. {boards[at]:,} boards." for at, one in rules.items()
        ),
        "rules_table": scrolled(table(heads, lines, "snl-rates"), "Wrong under each of the rules"),
        "rules_right": listed(
            f"{title(name)} under {listed(right)}" for name, right in elsewhere.items() if right
        ),
        "rules_run": _when(OTHER_RULES),
    }


def _smallest(static: Path) -> Iterator[str]:
    """For each program the first board of each kind, with a stepper that is made when opened."""
    for name in programs():
        ways = [one for file in SMALL for one in results(file).smallest
                if one.program == name and one.kind != "right"]  # fmt: skip
        items = []
        for one in sorted(ways, key=lambda one: (one.board.cells, len(one.board.jumps))):
            payload = payload_of_several(runs_of([name, RIGHT], one.board))
            place = place_for_later(payload, f"atlas-{name}-{one.kind}", static, difference=True)
            kind = one.kind.replace("-", " ").capitalize()
            items.append(
                f"<p><b>{kind}</b>, first on <code>{escape(repr(one.board))}</code>. Right: "
                f"{in_throws(one.expected)}. It says: {escape(one.said)}.</p>"
                f"{folded('Step through it', place)}"
            )
        if items:
            yield folded(f"<b>{escape(plain_title(name))}</b>", "".join(items))


def _alike() -> dict[str, str]:
    """Which programs say the same as a right one everywhere."""
    found = saved("alike")
    small, printed = found["plan"]["boards"]
    same = [pair["other"] for pair in found["pairs"]
            if pair["one"] == RIGHT and not pair["differ"]]  # fmt: skip
    return {
        "compared": str(len(found["plan"]["programs"])),
        "compared_boards": f"{found['boards']:,}",
        "compared_largest": str(small["every"][-1]),
        "compared_dice": listed(map(str, small["dice"])),
        "compared_printed": f"{printed['random']:,}",
        "like_right_count": str(len(same)),
        "like_right": listed(map(title, same)),
    }


def _judges() -> dict[str, str]:
    """How many mistakes pass the samples that judges show."""
    passed = samples().values()
    counts = [f"{sample.name}: {sum(ok[at] for ok in passed)}" for at, sample in enumerate(SAMPLES)]
    return {
        "samples": str(len(SAMPLES)),
        "known": str(len(MISTAKES)),
        "pass_all": str(sum(map(all, passed))),
        "pass_each": ", ".join(counts),
    }


def _two_solvers() -> dict[str, str]:
    """What was found on every board of a size."""
    found = saved("two-solvers")
    counts: dict[int | None, int] = dict(found["throws"])
    return {
        "solved": f"{sum(counts.values()):,}",
        "solved_cells": str(found["cells"]),
        "solved_die": str(found["die"]),
        "solved_most": str(max(throws for throws in counts if throws is not None)),
        "solved_out": percent(counts[None], sum(counts.values())),
    }


def _when(files: Iterable[str]) -> str:
    """When some campaigns ended, how long they took, and where."""
    runs = [run for file in files for run in results(file).runs]
    machines = " and ".join(dict.fromkeys(run["machine"] for run in runs))
    took = duration(sum(run["seconds"] for run in runs))
    return f"{max(run['began'] for run in runs)[:10]}, in {took}, on {machines}"
