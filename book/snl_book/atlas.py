"""What the page about the atlas says, from the result files in `book/campaigns/`.

Its sentences and tables are in `_templates/registers/atlas.md`. Nothing is run for it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby, product
from pathlib import Path
from typing import Any

from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.board_text import listed
from snl_algos.checker.cases import SAMPLES
from snl_algos.checker.known_mistakes import passes
from snl_algos.checker.rules import Rules
from snl_algos.lab.survey import Counterexample, Results, percent
from snl_algos.lab.survey_plan import Plan
from snl_algos.workbench.payload import payload_of

from .steppers import place_for_later, runs_of

__all__ = ["page", "titles"]

CAMPAIGNS = Path(__file__).parents[1] / "campaigns"
#: The result files of each table, for other programs on the same boards. The last has fewer boards.
SMALL = ("every-small-board", "every-small-board-sources")
PRINTED = (
    "like-printed", "like-printed-sources", "like-printed-exact", "like-printed-no-memo"
)  # fmt: skip
#: Small boards under several rules, one part of each plan for each.
OTHER_RULES = ("other-rules", "other-rules-sources")
#: The program that the others are compared with.
RIGHT = "queue-bfs"

#: Program → group of boards → kind → boards.
Tally = dict[str, dict[Any, Counter[str]]]


def page(static: Path) -> dict[str, Any]:
    """Return what the template knows; the runs of its steppers are written into a folder."""

    def beside_a_right_one(name: str, one: Counterexample) -> str:
        payload = payload_of(*runs_of([name, RIGHT], one.board))
        return place_for_later(payload, f"atlas-{name}-{one.kind}", static, difference=True).strip()

    said = (
        by_rules, columns, heat, mistakes, never_wrong, overview, pass_all,
        pass_each, percent, plain_title, programs, right_elsewhere, results, rules_of, saved,
        smallest, tally, when, beside_a_right_one,
    )  # fmt: skip
    tables = {"SMALL": SMALL, "PRINTED": PRINTED, "OTHER_RULES": OTHER_RULES}
    return tables | {function.__name__: function for function in said}


# -- what the files say ------------------------------------------------------------------------


@cache
def results(name: str) -> Results:
    """The results of a campaign."""
    return Results.read(CAMPAIGNS / f"{name}.json")


def saved(name: str) -> Any:
    """A result file that is not a campaign's."""
    return json.loads((CAMPAIGNS / f"{name}.json").read_text("utf-8"))


def tally(names: Iterable[str], by: str = "") -> Tally:
    """The boards of some campaigns, in groups: by "size", by "part", or all in one."""
    found: Tally = {}
    for one in map(results, names):
        for (place, block), name in product(enumerate(one.plan.blocks), one.counts):
            group = {"size": (block.cells, block.die_in_words), "part": block.part, "": None}[by]
            boards = {kind: of[place] for kind, of in one.counts[name].items()}
            found.setdefault(name, {}).setdefault(group, Counter()).update(boards)
    return found


def wrong(kinds: Counter[str]) -> str:
    """The share of boards on which a program is wrong; nothing if it is right on all."""
    return share(kinds.total() - kinds["right"], kinds)


def share(part: int, kinds: Counter[str]) -> str:
    return percent(part, kinds.total()) if part else ""


def when(names: Iterable[str]) -> str:
    """When some campaigns ended, how long they took, and where."""
    runs = [run for name in names for run in results(name).runs]
    machines = " and ".join(dict.fromkeys(run["machine"] for run in runs))
    hours = sum(run["seconds"] for run in runs) / 3600
    return f"{max(run['began'] for run in runs)[:10]}, in {hours:.1f} hours, on {machines}"


# -- the programs ------------------------------------------------------------------------------


@cache
def programs() -> list[str]:
    """Those that are not exact and were run. A newer one waits for the next campaign."""
    known = [*(name for name, one in ALGORITHMS.items() if not one.exact), *MISTAKES]
    run = [{name for file in files for name in results(file).counts} for files in (SMALL, PRINTED)]
    return [name for name in known if all(name in one for one in run)]


def mistakes() -> list[str]:
    return [name for name in programs() if name in MISTAKES]


def never_wrong(found: Tally, among: Iterable[str] | None = None) -> list[str]:
    """The mistakes that are right on all boards."""
    return [name for name in among or mistakes() if not wrong(found[name][None])]


def plain_title(name: str) -> str:
    return (ALGORITHMS.get(name) or MISTAKES[name]).title


def titles(names: Iterable[str]) -> str:
    """The titles of programs in a sentence, each a link to where the book explains it."""
    return listed(f"[{plain_title(name)}](#{name})" for name in names) or "none"


# -- the tables --------------------------------------------------------------------------------


def overview(found: Tally, kinds: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Return the share of boards on which each is wrong, in each of these ways and in any other."""
    for name in programs():
        of = found[name][None]
        rest = of.total() - of["right"] - sum(of[kind] for kind in kinds)
        yield name, [wrong(of), *(share(of[kind], of) for kind in kinds), share(rest, of)]


def columns(found: Tally) -> list[tuple[int, list[str]]]:
    """(Cells, dice) of the sizes, in order."""
    sizes = sorted(found[RIGHT])
    return [
        (cells, [die for _, die in of]) for cells, of in groupby(sizes, key=lambda size: size[0])
    ]


def heat(found: Tally) -> list[tuple[str, list[int]]]:
    """The percentages by size of each, the most often wrong ones first."""

    def shares(name: str) -> list[int]:
        sizes = (found[name][size] for size in sorted(found[name]))
        return [round(100 * (1 - kinds["right"] / kinds.total())) for kinds in sizes]

    return sorted(((name, shares(name)) for name in programs()), key=lambda one: -sum(one[1]))


def rules_of(plan: Plan) -> list[tuple[int, Rules]]:
    """(Part, its rules) of a plan."""
    return [(at, plan.rules(at)) for at in range(1, len(plan.data["boards"]) + 1)]


def by_rules(found: Tally) -> list[tuple[str, list[str]]]:
    """How often each is wrong under each of the rules."""
    names = [name for name in programs() if name in found]
    return [(name, [wrong(found[name][part]) for part in sorted(found[name])]) for name in names]


def right_elsewhere(plan: Plan, found: Tally) -> Iterator[str]:
    """Who is wrong under the first rules, and right under which others."""
    names = [one.name for _, one in rules_of(plan)]
    for name, shares in by_rules(found):
        right = [f"`{rules}`" for rules, one in zip(names, shares, strict=True) if not one]
        if shares[0] and right:
            yield f"{titles([name])} under {listed(right)}"


def smallest(name: str) -> list[Counterexample]:
    """The first small board of each kind for a program, the smallest first."""
    ways = [one for file in SMALL for one in results(file).smallest
            if one.program == name and one.kind != "right"]  # fmt: skip
    return sorted(ways, key=lambda one: (one.board.cells, len(one.board.jumps)))


def pass_all() -> int:
    """How many mistakes pass all samples of the judges."""
    return sum(all(passes(name)) for name in MISTAKES)


def pass_each() -> str:
    """How many mistakes pass each sample."""
    passed = list(map(passes, MISTAKES))
    return ", ".join(
        f"{one.name}: {sum(ok[at] for ok in passed)}" for at, one in enumerate(SAMPLES)
    )
