"""Group the submissions of a class by their mistake: those that answer alike on its boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..checker.known_mistakes import tester_of
from ..checker.mutants import READING, Mutant, mutants_of, program_with
from ..checker.rules import RULES
from ..programs import MISTAKES
from .class_boards import class_boards
from .judgement import Judgement, in_short

__all__ = ["Group", "groups_of"]


@dataclass(frozen=True)
class Group:
    """Submissions that answer alike."""

    number: int  # from 1, the largest group first
    title: str  # the known mistake that answers alike, or what is wrong
    mistake: str  # the name of that mistake in the register; empty if there is none
    members: tuple[int, ...]  # the places of its submissions


def groups_of(judged: Sequence[Judgement]) -> tuple[Group, ...]:
    """Return the groups of wrong submissions, the largest first."""
    together: dict[tuple[object, ...], list[int]] = {}
    for at, one in enumerate(judged):
        if one.answers and one.verdict != "right":
            together.setdefault((one.rules, one.answers), []).append(at)
    named: dict[object, tuple[str, str, list[int]]] = {}
    for answers, members in together.items():  # a mistake has one name in all conventions
        first = judged[members[0]]
        title, mistake = _name_of(first)
        words = title or (first.reason or first.note).partition(": ")[0]  # without the board
        named.setdefault(title or answers, (words, mistake, []))[2].extend(members)
    ordered = sorted(named.values(), key=lambda one: (-len(one[2]), min(one[2])))
    return tuple(
        Group(number, title, mistake, tuple(sorted(members)))
        for number, (title, mistake, members) in enumerate(ordered, start=1)
    )


def _name_of(one: Judgement) -> tuple[str, str]:
    """Return the title of a mistake, and its name in the register; empty if it is not known."""
    if one.like:
        return MISTAKES[one.like].title, one.like
    notation = "hackerrank" if one.signature == "program" else one.signature
    if notation not in READING or RULES[one.rules].dice != (6,):
        return "", ""
    for mutant in mutants_of(notation):
        if _answers_of(mutant, notation, one.rules)[: len(one.answers)] == one.answers:
            return mutant.title, ""
    return "", ""


@lru_cache(maxsize=512)
def _answers_of(mutant: Mutant, notation: str, rules: str) -> tuple[str, ...]:
    """Return what a mutant answers on the boards of the class."""
    with tester_of(program_with(notation, mutant), RULES[rules]) as tester:
        return tuple(in_short(its) for _, its in tester.outcomes(class_boards(RULES[rules])))
