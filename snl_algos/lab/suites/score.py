"""Score a folder of tests: which mistakes and mutants they kill, and which survive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from ...boards.notations import answers
from ...checker.known_mistakes import tester_of
from ...checker.rules import Case, Rules
from ...programs import MISTAKES
from .candidates import boards_under
from .folder import Test, read_tests
from .kill_matrix import KillMatrix
from .wrong_programs import WrongProgram, rules_of, wrong_programs

__all__ = ["Score", "score"]


@dataclass(frozen=True)
class Score:
    """The wrong programs that a folder of tests catches."""

    rules: Rules  #: of the judge
    tests: tuple[Test, ...]  #: in order
    #: The name of a test → what is wrong with its output. Such a test fails right programs, so the
    #: programs that it catches are not counted.
    wrong_answers: dict[str, str]
    unusual: tuple[str, ...]  #: the names of the tests with a board that the judge does not send
    caught: dict[WrongProgram, tuple[str, ...]]  #: by the names of which tests
    survivors: dict[WrongProgram, Case]  #: with a small board that would catch it
    #: The name of a right but slow program → the names of the tests on which it runs so many lines
    #: that it exceeds any time limit.
    slow: dict[str, tuple[str, ...]]


def score(folder: str | Path, notation: str | None = None) -> Score:
    """Run every known mistake and every mutant on a folder of tests.

    Parameters
    ----------
    folder : str or Path
        A folder with `input/` and `output/`.
    notation : str, optional
        The notation of the inputs; by default the one that is recognised.

    Raises
    ------
    SuiteError
        If the folder cannot be read.
    """
    notation, tests = read_tests(folder, notation)
    rules = rules_of(notation)
    catching, pool = KillMatrix(rules), boards_under(rules)
    flaws = {test.name: flaw for test in tests if (flaw := _flaw(test, rules))}
    usable = [test for test in tests if test.name not in flaws]
    caught: dict[WrongProgram, tuple[str, ...]] = {}
    survivors: dict[WrongProgram, Case] = {}
    for wrong in (one for one in wrong_programs(notation) if not one.harmless):
        by = tuple(test.name for test in usable if any(catching.on(wrong, test.boards)))
        if by:
            caught[wrong] = by
        elif (case := _small_board(wrong, survivors.values(), pool, catching)) is not None:
            survivors[wrong] = case
    unusual = tuple(test.name for test in tests if not all(map(rules.allows, test.boards)))
    return Score(rules, tuple(tests), flaws, unusual, caught, survivors, _slow(usable, rules))


def _slow(tests: Iterable[Test], rules: Rules) -> dict[str, tuple[str, ...]]:
    """Return the tests that take the right but slow programs beyond any time limit."""
    found: dict[str, tuple[str, ...]] = {}
    for name, mistake in MISTAKES.items():
        if mistake.board is None:  # no board shows it: its answers are right
            with tester_of(mistake, rules) as tester:
                found[name] = tuple(
                    test.name
                    for test in tests
                    if any(tester.outcome(case).ended == "stopped" for case in test.boards)
                )
    return found


def _flaw(test: Test, rules: Rules) -> str:
    """Return the first wrong answer of a test; empty if there is none."""
    for at, (case, given) in enumerate(zip(test.boards, test.answers, strict=True), start=1):
        right = rules.fewest_throws(case)
        if given != right:
            which = f"board {at}: " if len(test.boards) > 1 else ""
            says, is_ = (answers([throws]).strip() for throws in (given, right))
            return f"{which}its output says {says}, and the right answer is {is_}"
    return ""


def _small_board(
    wrong: WrongProgram, known: Iterable[Case], pool: Iterable[Case], catching: KillMatrix
) -> Case | None:
    """Return the first board that catches a program, without its unnecessary jumps and cells.

    A program that must be stopped is too slow for many boards. For it, the known boards, which
    catch others, come first.
    """
    cases = chain(known, pool) if wrong.may_not_end else pool
    found = catching.first([wrong], cases)
    return found if found is None or wrong.may_not_end else catching.shrunk([wrong], found)
