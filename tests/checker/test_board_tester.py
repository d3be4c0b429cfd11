"""What a program says of many boards at a time is what it says of each alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from snl_algos import MISTAKES
from snl_algos.checker import RULES
from snl_algos.checker.board_tester import BoardTester, Failure, InProcessTester
from snl_algos.checker.calls import Result, result_of
from snl_algos.checker.cases import Block
from snl_algos.checker.reasons import another_answer
from snl_algos.checker.rules import Case
from snl_algos.checker.stdin_program import StdinProgramTester
from snl_algos.findings import Finding
from snl_algos.programs import Outcome
from snl_algos.sandbox import can_fork
from snl_algos.sandbox.command import run_command


def test_many_boards_at_a_time() -> None:
    """Would catch: a board left out after a wrong one, run twice, or out of order."""
    rules = RULES["plain"]
    tester = BoardTester.of(MISTAKES["skips-snakes"], rules, 1.0)
    cases = [case for jumps in range(3) for case in Block(4, jumps).cases(rules)]
    said = list(tester.outcomes(cases))
    assert [case for case, _ in said] == cases
    assert tester.tried == len(cases)
    assert said == [(case, tester.outcome(case)) for case in cases]
    wrong = [outcome.throws != rules.fewest_throws(case) for case, outcome in said]
    assert 1 <= sum(wrong) < len(wrong)


def test_no_more_than_is_allowed() -> None:
    """Would catch: boards that are run after the budget is used up, or the time is over."""
    cases = list(Block(4, 1).cases(RULES["plain"]))
    with BoardTester.of(MISTAKES["skips-snakes"], RULES["plain"], 1.0) as tester:
        tester.allow(boards=7)
        assert [case for case, _ in tester.outcomes(cases)] == cases[:7]
        with pytest.raises(TimeoutError):
            tester.first_failure(cases)
        tester.allow(boards=len(cases))
        assert len(list(tester.outcomes(cases))) == len(cases)
        tester.allow(work=-1.0)
        assert list(tester.outcomes(cases)) == []
        assert tester.has_overworked
        tester.allow()
        assert len(list(tester.outcomes(cases))) == len(cases)


#: Wrong on boards with a jump, right on the others; it sees ten boards at a time.
WITHOUT_JUMPS = """
for _ in range(int(input())):
    jumps = 0
    for _ in range(2):
        count = int(input())
        jumps += count
        for _ in range(count):
            input()
    print(99 if jumps else 17)
"""


@pytest.mark.skipif(not can_fork(), reason="processes cannot be copied here")
def test_a_board_that_is_asked_alone_again_counts_once(tmp_path: Path) -> None:
    """Would catch: more boards reported than there were, where a program answers for many."""
    file = tmp_path / "mine.py"
    file.write_text(WITHOUT_JUMPS)
    empty, ladder = Case(100), Case(100, ((2, 50),))
    start = partial(run_command, [sys.executable, str(file)])
    with StdinProgramTester(start, RULES["hackerrank"], 12.0, name="mine") as tester:
        failure = tester.first_failure([empty, empty, ladder, empty])
        assert failure is not None and failure.case == ladder
        assert tester.tried == 3
        said = list(tester.outcomes([empty, ladder, ladder, empty]))
        assert [outcome.throws for _, outcome in said] == [17, 99, 99, 17]
        assert tester.tried == 3 + 4


#: Wrong on boards with two jumps, and after one of them on every board of the same input.
CARRIED_OVER = """
import sys
words, extra = iter(sys.stdin.read().split()), 0
for _ in range(int(next(words))):
    jumps = [(next(words), next(words)) for _ in range(2) for _ in range(int(next(words)))]
    print(3 + extra if len(jumps) == 1 else 4)
    extra += len(jumps) > 1
"""


@pytest.mark.skipif(not can_fork(), reason="programs need processes")
def test_a_board_is_not_judged_by_the_boards_before_it(tmp_path: Path) -> None:
    """Would catch: a right answer taken for a wrong one, because it was wrong among others."""
    (tmp_path / "mine.py").write_text(CARRIED_OVER)
    one, two = Case(100, ((2, 90),)), Case(100, ((2, 90), (97, 3)))
    rules = RULES["hackerrank"]
    start = partial(run_command, [sys.executable, str(tmp_path / "mine.py")])
    assert rules.fewest_throws(one) == rules.fewest_throws(two) == 3
    with StdinProgramTester(start, rules, 12.0, name="mine") as tester:
        found = [outcome.throws for _, outcome in tester.outcomes([two, two, one, two, one])]
    assert found == [4, 4, 3, 4, 3]


#: Answers 9 on every board, and notes how many boards each start had.
NOTED = """
from pathlib import Path
boards = int(input())
with Path(__file__).with_name("starts").open("a") as file:
    print(boards, file=file)
print("9\\n" * boards)
"""


@pytest.mark.skipif(not can_fork(), reason="programs need processes")
def test_a_board_of_a_wrong_program_is_run_alone_once(tmp_path: Path) -> None:
    """Would catch: a wrong program that is started anew for each search that has the same boards.

    A board that is asked for by itself is always run: that is how a program that answers by
    chance is found.
    """
    (tmp_path / "mine.py").write_text(NOTED)
    start = partial(run_command, [sys.executable, str(tmp_path / "mine.py")])
    cases = [Case(100, ((foot, 90),)) for foot in (2, 3, 4)]
    rules = RULES["hackerrank"]
    made = partial(StdinProgramTester, start, rules, 12.0, name="mine", alone={})
    for _ in range(2):
        with made() as tester:
            for _ in range(2):
                assert [said.throws for _, said in tester.outcomes(cases)] == [9, 9, 9]
    starts = (tmp_path / "starts").read_text().split()
    assert starts == ["3", "1", "1", "1", "3", "3", "3"]
    with made() as tester:
        assert tester.outcome(cases[0]).throws == 9
    assert (tmp_path / "starts").read_text().split() == [*starts, "1"]


class Scripted(InProcessTester):
    """Runs nothing: its calls end as the test says."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__(MISTAKES["greedy"], RULES["plain"], 1.0)
        self.endings = iter(outcomes)

    def results(self, cases: Sequence[Case]) -> Iterator[Result]:
        return (result_of(next(self.endings)) for _ in cases)


MEMORY = Outcome("raised", None, Finding("memory"))
LATE = Outcome("stopped", None, Finding("no-answer-in-time", numbers={"seconds": 1.0}))
FOUR = Outcome("returned", 4)


@pytest.mark.parametrize(
    ("seen", "again", "other"),
    [
        (MEMORY, [MEMORY, MEMORY, LATE], None),
        (LATE, [MEMORY], None),
        (MEMORY, [MEMORY, MEMORY, FOUR], FOUR),
    ],
)
def test_what_the_clock_ended_is_no_other_answer(
    seen: Outcome, again: list[Outcome], other: Outcome | None
) -> None:
    """Would catch: a slow machine on which the same memory bomb gives "different answers"."""
    tester = Scripted(again)
    assert another_answer(tester, Failure(Case(2, ()), 1, seen)) == other
