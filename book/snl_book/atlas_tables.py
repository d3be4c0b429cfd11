"""The tables of the page about the atlas, and the boards that are opened in a stepper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from snl_algos.findings import in_throws
from snl_algos.lab.survey import Counterexample, percent
from snl_algos.workbench.payload import payload_of_several

from . import rates
from .markup import folded, scrolled, table
from .steppers import place_for_later, runs_of

__all__ = ["by_size", "in_words", "number", "overview", "share", "smallest", "with_numbers"]

#: The kinds with a column.
KINDS = ("too-high", "too-low", "misses-every-route", "answers-out-of-reach")
#: Kinds with another name in the tables than in findings.
WORDS = {"too-many-lines": "runs too many lines", "recursion": "calls itself for ever"}


def in_words(kind: str) -> str:
    """A kind as the tables name it.

    Examples
    --------
    >>> in_words("too-high"), in_words("recursion")
    ('too high', 'calls itself for ever')
    """
    return WORDS.get(kind, kind.replace("-", " "))


def overview(found: Mapping[str, Counter[str]], label: str) -> str:
    """A line for each program: on how many boards it is wrong, and in what way."""
    heads = ["program", "wrong", *map(in_words, KINDS), "in another way"]
    lines = [(rates.program(name).title, *_parts(found[name])) for name in rates.programs()]
    shares = [(title, [share(*part, of) for part in parts]) for title, parts, of in lines]
    counts = [
        (title, [*(number(part) for _, part in parts), number(of)]) for title, parts, of in lines
    ]
    return with_numbers(
        table(heads, shares, "snl-rates"), table([*heads, "boards"], counts, "snl-rates"), label
    )


def _parts(kinds: Counter[str]) -> tuple[list[tuple[str, int]], int]:
    """For each column the kinds that it names itself and how many boards, and all boards."""
    bad, of = rates.wrong(kinds)
    others = [kind for kind in kinds if kind not in (*KINDS, "right", "not-judged")]
    other = (", ".join(map(in_words, others)), sum(kinds[kind] for kind in others))
    return [("", bad), *(("", kinds[kind]) for kind in KINDS), other], of


def share(way: str, part: int, whole: int) -> str:
    """A share of the boards, and in what way a program is wrong on them."""
    return f"{percent(part, whole)} {way}".strip() if part else ""


def number(boards: int) -> str:
    """A number of boards; nothing where there is none."""
    return f"{boards:,}" if boards else ""


def with_numbers(shares: str, numbers: str, label: str) -> str:
    """A table of shares, and below it, folded, the numbers of boards."""
    counted = scrolled(numbers, f"{label}: the numbers of boards")
    return scrolled(shares, label) + folded("The numbers of boards", counted)


def by_size(
    names: Sequence[str], columns: Sequence[str], found: Sequence[Sequence[tuple[int, int]]]
) -> str:
    """The numbers of the heat map."""
    lines = [
        (rates.program(name).title, [number(bad) for bad, _ in line])
        for name, line in zip(names, found, strict=True)
    ]
    lines.append(("boards", [f"{of:,}" for _, of in found[0]]))
    whole = table(["program", *columns], lines, "snl-rates")
    return folded("The numbers of boards", scrolled(whole, "Wrong boards by size and die"))


def smallest(static: Path) -> str:
    """For each program the smallest board of each kind, with a stepper that is made when opened."""
    return "\n\n".join(_smallest(static))


def _smallest(static: Path) -> Iterator[str]:
    found = [one for name in rates.SMALL for one in rates.results(name).smallest]
    counts = rates.tally(rates.SMALL)
    for name in rates.programs():
        ways = [one for one in found if one.program == name and one.kind != "right"]
        ways.sort(key=lambda one: (one.board.cells, len(one.board.jumps)))
        of = rates.wrong(counts[name])[1]
        items = [_first(one, counts[name][one.kind], of, static) for one in ways]
        if items:
            words = ", ".join(in_words(one.kind) for one in ways)
            yield folded(f"<b>{escape(rates.program(name).title)}</b>: {words}", "".join(items))


def _first(one: Counterexample, boards: int, of: int, static: Path) -> str:
    payload = payload_of_several(runs_of([one.program, "queue-bfs"], one.board))
    run = f"atlas-{one.program}-{one.kind}"
    place = place_for_later(payload, run, static, difference=True)
    return (
        f"<p><b>{in_words(one.kind).capitalize()}</b> on {boards:,} of {of:,} boards. The first is "
        f"<code>{escape(repr(one.board))}</code>. Right: {in_throws(one.expected)}. It says: "
        f"{escape(one.said)}.</p>{folded('Step through it', place)}"
    )
