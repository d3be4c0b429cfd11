"""The figures of the page about the atlas, as SVG, each for the light and for the dark page."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill
from typing import Any

from snl_algos.extras import library

from . import rates
from .plots import plots

__all__ = ["figures", "heat", "heat_size", "largest", "printed_name"]

#: The lines of the curves: a colour of the board and a mark for each die.
LINES = (("ladder", "o"), ("goal", "s"), ("now", "^"))
COLUMNS = 5


def figures() -> Iterator[tuple[str, str]]:
    """(name, SVG) for each figure and theme."""
    yield from plots("atlas-heat", _heat)
    yield from plots("atlas-jumps", _curves)


def heat() -> tuple[list[str], list[str], list[list[tuple[int, int]]]]:
    """Programs, names of the columns, and in each place how many boards are wrong, of how many.

    The programs come with the most wrong ones first.
    """
    small = rates.shares(rates.SMALL, lambda row: (row.cells, row.die))
    printed = rates.shares(rates.PRINTED, lambda row: None)
    sizes = sorted({size for _, size in small}, key=lambda size: (size[0], len(size[1]), size[1]))
    all_ = rates.tally(rates.SMALL)

    def often(name: str) -> float:
        bad, of = rates.wrong(all_[name])
        return -bad / of

    names = sorted(rates.programs(), key=often)
    columns = [f"{cells}, die {die}" for cells, die in sizes] + [printed_name()]
    found = [[*(small[name, size] for size in sizes), printed[name, None]] for name in names]
    return names, columns, found


def heat_size(names: list[str]) -> tuple[float, float]:
    """How wide and tall the heat map is, in inches."""
    return 11, 0.31 * len(names) + 1.1


def printed_name() -> str:
    """What the boards like printed ones are called in a head."""
    row = rates.rows(rates.PRINTED)[0]
    return f"{row.cells}, die {row.die}"


def largest() -> int:
    """The largest number of cells whose boards were all tried."""
    return max(row.cells for row in rates.rows(rates.SMALL))


def _heat(look: dict[str, Any]) -> Any:
    pyplot, colors = (
        library("matplotlib.pyplot", "pictures"),
        library("matplotlib.colors", "pictures"),
    )
    names, columns, found = heat()
    share = [[100 * bad / of for bad, of in line] for line in found]
    scale = colors.LinearSegmentedColormap.from_list("wrong", [look["cell"], look["wrong"]])
    figure, axes = pyplot.subplots(figsize=heat_size(names), layout="constrained")
    axes.axvspan(0, len(columns), color=look["cell"], linewidth=0)
    for y, line in enumerate(share):
        for x, percent in enumerate(line):
            if percent == 0:
                continue
            place = pyplot.Rectangle((x, y), 1, 1, color=scale(percent / 100), linewidth=0)
            axes.add_artist(place).set_clip_on(False)
            light = look["paper"] if percent > 60 else look["ink"]
            axes.text(x + 0.5, y + 0.5, _short(percent), ha="center", va="center", color=light,
                      fontsize=7.5)  # fmt: skip
    between = {"color": look["paper"], "linewidth": 0.8}
    axes.hlines(range(len(names) + 1), 0, len(columns), **between)
    axes.vlines(range(len(columns) + 1), 0, len(names), **between)
    axes.set(xlim=(0, len(columns)), ylim=(0, len(names)))
    axes.set_xticks([x + 0.5 for x in range(len(columns))])
    axes.set_xticklabels([name.partition("die ")[2] for name in columns])
    axes.set_yticks([y + 0.5 for y in range(len(names))])
    axes.set_yticklabels([rates.program(name).title for name in names])
    axes.tick_params(length=0, labeltop=True, labelbottom=False)
    axes.invert_yaxis()
    _sizes(axes, [name.partition(",")[0] for name in columns], look)
    for side in axes.spines.values():
        side.set_visible(False)
    return figure


def _sizes(axes: Any, sizes: list[str], look: dict[str, Any]) -> None:
    """The numbers of cells, each over its dice, with a line between two of them."""
    top = axes.get_xaxis_transform()
    axes.text(-0.2, 1.008, "die", transform=top, ha="right", va="bottom", color=look["quiet"])
    axes.text(-0.2, 1.04, "cells", transform=top, ha="right", va="bottom", color=look["quiet"])
    for size in dict.fromkeys(sizes):
        first, count = sizes.index(size), sizes.count(size)
        axes.text(first + count / 2, 1.04, size, transform=top, ha="center", va="bottom",
                  fontweight="bold")  # fmt: skip
        if first:
            axes.axvline(first, color=look["quiet"], linewidth=1)


def _short(percent: float) -> str:
    """A share in a small place, never rounded to 0 or to 100.

    Examples
    --------
    >>> [_short(percent) for percent in (0.01, 0.7, 12.3, 99.9, 100)]
    ['<1', '<1', '12', '>99', '100']
    """
    return "<1" if percent < 1 else ">99" if 99 < percent < 100 else f"{percent:.0f}"


def _curves(look: dict[str, Any]) -> Any:
    pyplot = library("matplotlib.pyplot", "pictures")
    cells = largest()
    found = rates.shares(rates.SMALL, lambda row: (row.cells, row.die, row.jumps))
    names = [name for name in rates.programs()
             if any(bad for (one, group), (bad, _) in found.items()
                    if one == name and group[0] == cells)]  # fmt: skip
    dice = sorted({die for _, (_, die, _) in found}, key=lambda die: (len(die), die))
    jumps = sorted({group[2] for _, group in found if group[0] == cells})
    lines = -(-len(names) // COLUMNS)
    figure, grid = pyplot.subplots(lines, COLUMNS, figsize=(11, 1.75 * lines + 0.5), sharex=True,
                                   sharey=True, layout="constrained", squeeze=False)  # fmt: skip
    for axes in grid.flat[len(names) :]:
        axes.set_visible(False)
    for axes, name in zip(grid.flat, names, strict=False):
        for die, (colour, mark) in zip(dice, LINES, strict=True):
            shares = [_percent(found[name, (cells, die, count)]) for count in jumps]
            axes.plot(jumps, shares, color=look[colour], marker=mark, markersize=4, linewidth=1.4,
                      markevery=3, label=f"die {die}", clip_on=False)  # fmt: skip
        axes.set_title(fill(rates.program(name).title, 26), fontsize=9, loc="left")
        axes.set(xticks=jumps, ylim=(0, 100), yticks=(0, 50, 100))
        axes.tick_params(length=0, pad=5, labelbottom=name in names[-COLUMNS:])
        axes.grid(axis="y", color=look["line"], linewidth=0.6)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    figure.supxlabel("jumps on the board", fontsize=10)
    figure.supylabel("% of the boards on which it is wrong", fontsize=10)
    handles, labels = grid.flat[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside upper right", ncols=len(dice), frameon=False)
    return figure


def _percent(share: tuple[int, int]) -> float:
    bad, of = share
    return 100 * bad / of
