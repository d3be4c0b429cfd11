"""The page about the atlas, from the result files in `book/campaigns/`. Nothing is run for it.

Its sentences are in `atlas_page.md`; every number in them is a fact that is found here.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from string import Template

from snl_algos import ALGORITHMS, MISTAKES, Board
from snl_algos.checker.cases import SAMPLES
from snl_algos.findings import in_throws
from snl_algos.lab.suites.kill_matrix import KillMatrix
from snl_algos.lab.suites.wrong_programs import rules_of, wrong_programs
from snl_algos.lab.survey import percent

from . import atlas_alike, atlas_figures, atlas_rules, atlas_tables, rates
from .markup import figure, listed

__all__ = ["atlas", "facts"]

PAGE = Path(__file__).parent / "atlas_page.md"


def atlas(static: Path) -> str:
    """The whole page below its title. The runs of its steppers are written into a folder."""
    return Template(PAGE.read_text("utf-8")).substitute(facts(static))


def facts(static: Path) -> dict[str, str]:
    """What the page says, by the names that its sentences use."""
    return {
        **_small(), **_printed(), **_pictures(), **atlas_rules.facts(),
        "smallest": atlas_tables.smallest(static),
        **atlas_alike.facts(), **_judges(), **_two_solvers(),
    }  # fmt: skip


def _small() -> dict[str, str]:
    found = rates.tally(rates.SMALL)
    (said,) = rates.results(rates.SMALL[0]).plan.data["boards"]
    exact = [name for name in found if name in ALGORITHMS and ALGORITHMS[name].exact]
    for kinds in (found, rates.tally(rates.PRINTED)):
        assert all(rates.wrong(kinds[name])[0] == 0 for name in exact)
    return {
        "exact": str(len(exact)),
        "largest": str(atlas_figures.largest()),
        "small_boards": f"{_boards(rates.SMALL[:1]):,}",
        "small_dice": listed(map(str, said["dice"])),
        "small_calls": f"{sum(kinds.total() for kinds in found.values()):,}",
        "small_run": _run(rates.SMALL),
        "small_table": atlas_tables.overview(found, "Every small board"),
    }


def _printed() -> dict[str, str]:
    *fast, slow = rates.PRINTED
    found = rates.tally(rates.PRINTED)
    (said,) = rates.results(fast[0]).plan.data["boards"]
    assert all(rates.results(name).plan.data["boards"] == [said] for name in fast)
    slow_plan = rates.results(slow).plan
    (block,) = slow_plan.blocks
    unseen, never = never_wrong(rates.PRINTED), never_wrong((*rates.SMALL, *rates.PRINTED))
    return {
        "printed_boards": f"{_boards(fast[:1]):,}",
        "printed_kind": f"{said['cells']} cells with {said['snakes']} snakes and "
        f"{said['ladders']} ladders",
        "printed_run": _run(fast),
        "slow_ones": listed(map(rates.title, slow_plan.programs)),
        "slow_boards": f"{_boards([slow]):,}",
        "slow_run": _run([slow]),
        "slow_lines": f"{slow_plan.lines_on(block):,}",
        "printed_table": atlas_tables.overview(found, "Boards like printed ones"),
        "mistakes": str(len(mistakes())),
        "not_run": _not_run(),
        "unseen_count": str(len(unseen)),
        "unseen": listed(map(rates.title, unseen)),
        "never_wrong": listed(map(rates.title, never)),
    }


def _not_run() -> str:
    """A sentence, if there are programs that are newer than the result files."""
    new = [name for name in rates.inexact() if name not in rates.programs()]
    return f" Not run yet: {listed(map(rates.title, new))}." if new else ""


def never_wrong(names: Iterable[str]) -> list[str]:
    """The mistakes that are right on all boards of some result files."""
    found = rates.tally(names)
    return [name for name in mistakes() if rates.wrong(found[name])[0] == 0]


def mistakes() -> list[str]:
    """The mistakes that were run."""
    return [name for name in rates.programs() if name in MISTAKES]


def _boards(names: Iterable[str]) -> int:
    return sum(rates.results(name).plan.boards for name in names)


def _run(names: Iterable[str]) -> str:
    return rates.when_and_where(run for name in names for run in rates.results(name).runs)


def _pictures() -> dict[str, str]:
    names, columns, found = atlas_figures.heat()
    worst = rates.program(names[0]).title
    return {
        "heat": figure(
            "atlas-heat",
            "Heat map",
            f"A heat map: {len(names)} programs, and for each number of cells and die the share of "
            f"boards on which each is wrong, in percent. {worst} is wrong most often. The numbers "
            "are in the table below.",
            atlas_figures.heat_size(names),
        ),
        "heat_counts": atlas_tables.by_size(names, columns, found),
        "curves": figure(
            "atlas-jumps",
            "Curves",
            f"Small plots, one for each program: the share of boards of {atlas_figures.largest()} "
            "cells on which it is wrong, over the number of jumps, with a line for each die.",
        ),
    }


def _judges() -> dict[str, str]:
    """How many mistakes pass the samples that judges show."""
    passed = rates.samples().values()
    counts = [f"{sample.name}: {sum(ok[at] for ok in passed)}" for at, sample in enumerate(SAMPLES)]
    rules = rules_of("hackerrank")
    programs = [wrong for wrong in wrong_programs("hackerrank") if not wrong.harmless]
    shown = [rules.case(one.board) for one in SAMPLES if one.name.startswith("HackerRank")]
    tests, catching = [*shown, rules.case(Board(100))], KillMatrix(rules)
    return {
        "samples": str(len(SAMPLES)),
        "known": str(len(MISTAKES)),
        "pass_all": str(sum(map(all, passed))),
        "pass_each": ", ".join(counts),
        "shown": str(len(shown)),
        "caught": str(sum(any(catching.on(wrong, tests)) for wrong in programs)),
        "judged": str(len(programs)),
    }


def _two_solvers() -> dict[str, str]:
    """What was found on every board of a size."""
    found = rates.saved("two-solvers")
    counts: dict[int | None, int] = dict(found["throws"])
    total = sum(counts.values())
    lines = [
        f"| {in_throws(throws)} | {count:,} | {percent(count, total)} |"
        for throws, count in counts.items()
    ]
    return {
        "solved": f"{total:,}",
        "solved_cells": str(found["cells"]),
        "solved_die": str(found["die"]),
        "solved_run": rates.once(found),
        "solved_most": str(max(throws for throws in counts if throws is not None)),
        "solved_table": "\n".join(
            ["| fewest throws | boards | share |", "| --- | ---: | ---: |", *lines]
        ),
    }
