"""The wrong programs that a suite must catch, and those that a judge's boards never expose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...boards.notations import NOTATIONS, notation_named
from ...checker.mutants import mutants_of, program_with
from ...checker.rules import RULES, Rules
from ...errors import Explained
from ...programs import MISTAKES, SIGNATURES, Mistake, Program

__all__ = ["JUDGED", "SuiteError", "WrongProgram", "rules_of", "wrong_programs"]

#: The notations of judges.
JUDGED: tuple[str, ...] = tuple(name for name in NOTATIONS if name in SIGNATURES)


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read."""


@dataclass(frozen=True)
class WrongProgram:
    """A wrong program, identified by its kind and its name."""

    name: str
    kind: str  #: "mistake" (of the register) or "mutant"
    program: Program = field(compare=False)
    may_not_end: bool = field(compare=False)  #: whether it must be stopped on some boards
    harmless: str = field(compare=False)  #: why it cannot go wrong for this judge; empty if it can

    def __str__(self) -> str:
        about = f" ({self.program.title})" if self.kind == "mistake" else ""
        return f"{self.kind} {self.name}{about}"


#: A property of boards without which a wrong program does not go wrong → whether some rules give
#: it, and what is said if they do not.
NEEDS: dict[str, tuple[Callable[[Rules], bool], str]] = {
    "snakes": (lambda rules: rules.snakes, "there are no snakes"),
    "meeting": (lambda rules: rules.on_feet, "no jump ends where another begins"),
    "goal": (lambda rules: rules.goal, "no jump begins on the goal"),
    "gaps": (
        lambda rules: any(die not in (1, 2, 3, 6) for die in rules.dice),
        "a throw that can pass the goal can also hit it with a smaller face",
    ),
    "grid": (lambda rules: rules.square, "it reads a grid, and this judge passes none"),
    "first cell": (lambda rules: rules.start == 1, "the game does begin off the board"),
}

#: Mistake → the property that it needs to go wrong, if some judge rules it out.
NEEDS_OF: dict[str, str] = {
    "chains-jumps": "meeting",
    "loops-for-ever": "meeting",
    "one-visited-set": "meeting",
    "empties-every-foot": "meeting",
    "goal-holds-a-jump": "goal",
    "past-the-goal": "gaps",
    "no-alternation": "grid",
    "alternates-from-the-top": "grid",
    "reverses-only-even": "grid",
    "corner-holds-a-jump": "grid",
    "starts-off-the-board": "first cell",
    "skips-snakes": "snakes",
    "never-goes-back": "snakes",
    "stands-on-a-head": "snakes",
    "last-distance": "snakes",
    "fills-with-cells": "snakes",
    "never-ends": "snakes",
    "memo-over-cycles": "snakes",
    "cap-on-depth": "snakes",
}


def rules_of(notation: str) -> Rules:
    """Return the rules of the judge that passes boards in a notation.

    Raises
    ------
    SuiteError
        If no judge uses the notation.
    """
    if notation not in JUDGED:
        notation_named(notation)
        raise SuiteError(f"no judge passes boards as {notation}; judges use {', '.join(JUDGED)}")
    return RULES[SIGNATURES[notation].rules]


def wrong_programs(notation: str) -> list[WrongProgram]:
    """Return the mistakes of the register, then the mutants.

    Examples
    --------
    >>> found = {wrong.name: wrong for wrong in wrong_programs("hackerrank")}
    >>> print(found["never-goes-back"])
    mistake never-goes-back (Never goes back)
    >>> found["chains-jumps"].harmless
    'no jump ends where another begins'
    """
    rules = rules_of(notation)
    return [
        *(
            WrongProgram(name, "mistake", one, one.gives == "does not end", _harmless(one, rules))
            for name, one in MISTAKES.items()
        ),
        *(
            WrongProgram(mutant.title, "mutant", program_with(notation, mutant), False,
                  _without(mutant.needs, rules))
            for mutant in mutants_of(notation)
        ),
    ]  # fmt: skip


def _harmless(mistake: Mistake, rules: Rules) -> str:
    if mistake.board is None:
        return f"its answers are right; it is only slow, because {mistake.why}"
    return _without(NEEDS_OF.get(mistake.name, ""), rules)


def _without(need: str, rules: Rules) -> str:
    is_given, without = NEEDS.get(need, (bool, ""))
    return "" if is_given(rules) else without
