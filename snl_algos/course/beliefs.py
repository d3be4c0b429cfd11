"""Judges an invariant that a learner writes: is it true, and does it give the claim?"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..board import Board
from ..diagnosis.invariants import hold, read_test
from ..errors import CallError
from .learner_calls import Failed, called
from .verdict import Verdict, not_yet, solved

__all__ = ["judged"]

#: The most boards in order on which it is run. For every 30 of them comes a random one.
BOARDS = 400


def judged(
    says: str,
    program: Any,
    at: str,
    states: Iterable[tuple[Mapping[str, Any], Board | None]],
    flaw: Callable[[Mapping[str, Any], Callable[..., Any]], str],
) -> Verdict:
    """Return whether an expression is true in every run, and gives a claim.

    It gives the claim if no state that satisfies it has a flaw. The states are values of the names
    that it may use, each with its board. `flaw` says, given a state and the expression as a
    function, what is then wrong; or nothing.
    """
    try:
        test, names = read_test(says)
        report = hold(program, says, at=at, boards=BOARDS)
    except CallError as error:
        return not_yet(f"It can't be tested: {error}.")
    values = ", ".join(f"{name} = {value}" for name, value in report.values.items())
    if not report.holds:
        how = f"It raises {report.error}" if report.error else "It is not true"
        when = f"before turn {report.turn} on this board" if report.turn else ""
        return not_yet(f"{how} {when}: {values}.", report.board)
    tried = f"on all {report.boards + report.at_random:,} boards"

    def first_flaw() -> tuple[str, Board | None] | None:
        for state, board in states:
            allowed = state.keys() | vars(builtins).keys()
            if unknown := [name for name in names if name not in allowed]:
                return f"write it without {unknown[0]}", board
            given = {name: value for name, value in state.items() if name in names}
            if test(**given) and (says := flaw(state, test)):
                return says, board
        return None

    found = called(first_flaw)
    if isinstance(found, Failed):
        return not_yet(f"It is true {tried}, but then {found}.")
    if found is not None:
        return not_yet(f"It is true {tried}, but it doesn't give the claim: {found[0]}.", found[1])
    return solved(f"It is true {tried}, and it is enough.")
