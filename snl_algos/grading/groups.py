"""Group the submissions of a class by their mistake: those that answer alike on its boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..checker.known_mistakes import tester_of
from ..checker.mutants import READING, Mutant, mutants_of, program_with
from ..checker.rules import RULES
from ..programs import MISTAKES
from .class_boards import class_boards
from .judgement import Judgement, in_short

__all__ = ["Group", "groups_of"]

#: Most mutants differ on the first boards.
FIRST_BOARDS = 10


@dataclass(frozen=True)
class Group:
    """Submissions that answer alike."""

    number: int  # from 1, the largest group first
    title: str  # the known mistake that answers alike, or what is wrong
    mistake: str  # the name of that mistake in the register; empty if there is none
    members: tuple[int, ...]  # the places of its submissions


def groups_of(
    judged: Sequence[Judgement], others: Sequence[Mapping[str, str]]
) -> tuple[Group, ...]:
    """Return the groups of wrong submissions, the largest first.

    `others` has, for each, its answers on the smallest failing boards of the class, by board.
    """
    together: dict[tuple[object, ...], list[int]] = {}
    for at, (one, its) in enumerate(zip(judged, others, strict=True)):
        if one.answers and one.verdict != "right":
            key = one.rules, one.answers, tuple(sorted(its.items()))
            together.setdefault(key, []).append(at)
    ordered = sorted(together.values(), key=lambda members: (-len(members), members))
    return tuple(
        Group(number, *_name_of(judged[members[0]]), tuple(members))
        for number, members in enumerate(ordered, start=1)
    )


def _name_of(one: Judgement) -> tuple[str, str]:
    """Return the title of a group, and the name of its mistake if it is in the register."""
    if one.like:
        return MISTAKES[one.like].title, one.like
    mutant = _mutant_like(one)
    return (mutant.title if mutant is not None else one.reason or one.note), ""


def _mutant_like(one: Judgement) -> Mutant | None:
    """Return the mutant that answers like a submission on the class's boards."""
    notation = "hackerrank" if one.signature == "program" else one.signature
    if notation not in READING or RULES[one.rules].dice != (6,):
        return None
    return next((mutant for mutant in mutants_of(notation) if _alike(one, notation, mutant)), None)


def _alike(one: Judgement, notation: str, mutant: Mutant) -> bool:
    """Return whether a mutant gives the same answers on the class's boards."""
    rules = RULES[one.rules]
    with tester_of(program_with(notation, mutant), rules) as tester:
        for part in (slice(FIRST_BOARDS), slice(FIRST_BOARDS, None)):
            cases = class_boards(rules)[: len(one.answers)][part]
            if one.answers[part] != tuple(in_short(its) for _, its in tester.outcomes(cases)):
                return False
    return True
