"""Which mistake a program is like does not depend on how busy the machine is."""

from __future__ import annotations

from typing import Any

import pytest

from snl_algos import MISTAKES, Board, Finding
from snl_algos.checker import RULES, known_mistakes, reasons
from snl_algos.checker.board_tester import BoardTester
from snl_algos.checker.rules import Case
from snl_algos.programs import Outcome, program_of

pytestmark = pytest.mark.usefixtures("few_boards")

PLAIN = RULES["plain"]
LATE = Outcome("stopped", None, Finding("no-answer-in-time", numbers={"seconds": 0.5}))
A_LOOP_OF_JUMPS = Case(4, ((2, 3), (3, 2)))


def said_by(tester: BoardTester) -> reasons.Outcomes:
    failure = tester.first_failure([A_LOOP_OF_JUMPS])
    assert failure is not None
    return reasons.answers_of(tester, failure)


@pytest.mark.parametrize("at", [0, 20, -1])
def test_one_other_answer_is_enough(at: int) -> None:
    """Would catch: a mistake named though it answers otherwise, on boards that are asked late."""
    with BoardTester.of(MISTAKES["loops-for-ever"], PLAIN, 1.0) as tester:
        said = said_by(tester)
        assert reasons.answers_like(said, tester) == ("loops-for-ever",)
        said[at] = said[at][0], Outcome("returned", 99)
        assert reasons.answers_like(said, tester) == ()


def test_nobody_waits_for_a_mistake_that_never_ends() -> None:
    """Would catch: a part of every check spent on a program that is known not to end."""
    out_of_reach = Case(3, ((2, 1),), 1)
    with BoardTester.of(MISTAKES["never-ends"], PLAIN, 1.0) as tester:
        like = reasons.answers_like([(out_of_reach, LATE)], tester)
    assert like == ("never-ends",)
    finding = known_mistakes.tester_of(MISTAKES["never-ends"], PLAIN).outcome(out_of_reach).finding
    assert finding is not None and finding.kind == "too-many-lines"


def test_a_program_that_fills_its_memory_is_run_on_few_boards() -> None:
    """Would catch: minutes for a list that grows without end, as in many a first attempt."""

    def fills_its_memory(board: Board) -> Any:
        raise MemoryError

    with BoardTester.of(program_of(fills_its_memory), PLAIN, 1.0) as tester:
        assert len(said_by(tester)) == reasons.MAX_STOPS
