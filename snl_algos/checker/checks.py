"""`check`: is a program right on every board? If not, which is the smallest failing board?"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import chain
from math import inf
from typing import Any, NamedTuple

from ..board import Board
from ..errors import called_as, check_limits
from ..finding_kinds import KINDS
from ..findings import Finding
from ..programs import Mistake, Outcome, Program, ProgramError, program_of
from ..progress import Progress, shown
from ..sandbox import NotUnderstood, quiet_if_not_isolated, warn_if_not_isolated
from .board_tester import THOROUGH, BoardTester, Budget
from .calls import ExternalProgram
from .cases import MAX_CELLS, random_cases, sizes
from .report import Report
from .rules import RULES, Case, Rules, rules_for
from .search import searched
from .stdin_program import START_FACTOR, StdinProgramTester, words_of
from .traps import chosen

__all__ = ["assert_correct", "check", "check_program", "report_on", "report_on_command"]

#: With how many random boards a program that fails with other dice is tried with six faces.
WITH_SIX_FACES = 200
#: The time limit of a call, in seconds of CPU time. It may wait five times as long.
CALL_SECONDS = 1.0


@called_as("check(Solution)")
def check(
    function: Any,
    signature: str | None = None,
    *,
    rules: str | None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Report:
    """Run a function on all boards, smallest first, and report.

    Parameters
    ----------
    function : callable, class or str
        A function written for a judge; or a class `Solution` with one method, or the name of an
        algorithm or a mistake. It returns the fewest throws, and -1 or None if the goal cannot
        be reached; or an `Answer`.
    signature : str, optional
        How to call it: a key of `SIGNATURES`. By default it is inferred from the parameters.
    rules : str, optional
        The boards that occur: a key of `RULES`. By default the rules of the signature's judge.
    seconds : float, optional
        The time limit; the first call and finding the reason may take two seconds more each. By
        default a fixed number of boards is run, so that the report is always the same. Only a slow
        program is run on fewer, and the report says so.
    progress : callable, optional
        Called with a few words, twice a second, after the first second. By default a terminal or
        a notebook shows them in one line after a few seconds.

    Returns
    -------
    Report
        Exceptions of the function are reported, not raised.

    Raises
    ------
    ProgramError
        If it is not clear how to call the function, or if there are no such rules.
    CallError
        If `seconds` is not a number above 0.

    Notes
    -----
    The function runs with your permissions; a check is not a sandbox. Where the system can fork
    (Linux, macOS) it runs in a separate process, and every call is ended after one second of CPU
    time (the first after two, in case it compiles the function), or after five seconds of waiting.
    Elsewhere (Windows, a web page) it runs in this process, and nothing can end a single call of C
    that never checks for signals, such as ``sum(range(3 * 10**8))``.

    Examples
    --------
    >>> def always_three(move, N):
    ...     return 3
    >>> report = check(always_three)
    >>> report.correct, report.board, report.expected, report.got
    (False, Board(2), 1, 3)
    """
    check_limits("check", seconds=seconds)
    most = CALL_SECONDS if seconds is None else min(CALL_SECONDS, seconds / 4)
    program = function if isinstance(function, ExternalProgram) else program_of(function, signature)
    if not isinstance(program, Mistake | ExternalProgram):
        warn_if_not_isolated()
    budget = THOROUGH if seconds is None else THOROUGH.within(seconds)
    with shown(f"checking {program.name}", progress) as tell:
        return report_on(program, rules, most, budget, progress=tell)


def report_on(
    program: Program, rules: str | None, call_seconds: float, budget: Budget, *,
    progress: Progress | None = None, listed: Sequence[Board] = (),
) -> Report:  # fmt: skip
    """Check a program, with a time limit for each call. The rest is as in `check`.

    The `listed` boards come first, and one that refutes the program is enough.
    """
    named = rules_of(program, rules)
    try:
        with quiet_if_not_isolated(), BoardTester.of(program, named, call_seconds) as first:
            # The first call has a limit of its own, as it may compile: the clock starts after it.
            least = Case(sizes(named, named.fixed or MAX_CELLS)[0], (), named.dice[0])
            late = first.outcome_alone(least).ended == "stopped"
            first.until = time.monotonic() + budget.seconds
            meant, not_run = (program, None) if late else _as_meant(first, rules)
            if not_run is not None:
                return _not_judged(program, named, not_run)
            tester = first if meant is program else _tester(meant, rules_of(meant, rules), first)
            with tester:
                refuting = [named.board(least)] if late else listed
                report = searched(tester, budget, progress, refuting)
            report.notes += _with_six_faces(report, tester, budget)
            if report.correct is False and report.board is not None:
                # A time limit is that of the check: a change is tried as any program is.
                enough = budget if budget.seconds == inf else THOROUGH
                failing = tester.rules.case(report.board)
                report.search = tester.program, tester.rules, failing, call_seconds, enough
    except NotUnderstood as error:
        return _not_judged(program, named, Finding("not-understood", words={"wrote": error.words}))
    report.notes[:0] = meant.notes
    return report


def _with_six_faces(report: Report, like: BoardTester, budget: Budget) -> Iterator[Finding]:
    """Note that a program that fails with other dice is right if the die has six faces."""
    rules = like.rules
    if report.board is None or report.board.die == 6 or 6 not in rules.dice:
        return
    six = replace(rules, dice=(6,))
    cases = chain(chosen(six), random_cases(six, WITH_SIX_FACES, seed=1))
    with suppress(TimeoutError), _tester(like.program, six, like) as tester:
        tester.allow(work=budget.work)
        if tester.first_failure(cases) is None:
            yield Finding("right-with-six-faces", numbers={"boards": tester.tried})


def _not_judged(program: Program, rules: Rules, why: Finding) -> Report:
    names = program.name, program.signature.name, rules.name
    return Report(*names, finding=why, boards=rules.title, notes=[*program.notes])


def rules_of(program: Program, name: str | None) -> Rules:
    """Return the named rules, or the rules of the program's judge."""
    own = program.rules if isinstance(program, Mistake) else None
    name = name or own or program.signature.rules
    return rules_for(name, program.signature, takes_die=program.takes_die)


def _tester(program: Program, rules: Rules, like: BoardTester) -> BoardTester:
    """Return a tester of the same function, called otherwise or under other rules."""
    tester = BoardTester.of(program, rules, like.seconds)
    tester.until = like.until
    return tester


def as_meant(program: Program) -> Program:
    """Return the program in the signature that `check` would call it in."""
    if not program.others:
        return program
    with (
        suppress(NotUnderstood),
        BoardTester.of(program, rules_of(program, None), CALL_SECONDS) as tester,
        quiet_if_not_isolated(),
    ):
        program, _ = _as_meant(tester, None)
    return program


class _Tried(NamedTuple):
    """The first calls of a program in a signature: how many were right, and the other outcomes."""

    program: Program
    right: int
    wrong: list[Outcome]

    @property
    def speaks(self) -> tuple[float, float]:
        """What speaks for the signature: the part of the calls that were right, and that ran."""
        ran, calls = [not one.shows_another for one in self.wrong], self.right + len(self.wrong)
        return self.right / calls, (self.right + sum(ran)) / calls


def _as_meant(tester: BoardTester, rules: str | None) -> tuple[Program, Finding | None]:
    """Return the program as it wants to be called; and why it cannot be judged.

    A signature in which the first calls are right is meant. If there is none, and its own is only
    a guess, or never ran while another gave right answers, the one is meant for which most speaks.
    Where every call failed as it does with other arguments, nothing shows how to call it.
    """
    program = tester.program
    try:
        first = _tried(tester)
        if not first.wrong or first.wrong[0].ended == "stopped":
            return program, None
        found = first.wrong[0].finding
        if found is not None and not KINDS[found.kind].has_run:
            return program, found
        every = [first]
        for other in program.called_otherwise():
            with suppress(ProgramError):  # the given rules may not fit this signature
                with _tester(other, rules_of(other, rules), tester) as its:
                    every.append(_tried(its))
                if not every[-1].wrong:
                    return other.after(program, first.wrong[0]), None
    except TimeoutError:
        return program, None
    if not first.wrong[0].shows_another:  # it takes such arguments, perhaps with another meaning
        every = [one for one in every if _kinds(one.program) == _kinds(program)]
    meant = max(every, key=lambda one: one.speaks)
    if program.sure and (any(first.speaks) or not meant.right):
        meant = first
    if not program.sure and not any(meant.speaks):
        return program, _how_to_call(every)
    return (program if meant is first else meant.program.after(program, first.wrong[0])), None


def _kinds(program: Program) -> list[str]:
    return [part.kind for part in program.signature.parts]


def _tried(tester: BoardTester) -> _Tried:
    """Call the program on a few boards that every signature has."""
    right, wrong = 0, []
    for case in tester.rules.first_cases():
        failure = tester.first_failure([case])
        right += failure is None
        if failure is not None:
            wrong.append(failure.outcome)
            if failure.outcome.ended == "stopped":
                break
    return _Tried(tester.program, right, wrong)


def _how_to_call(every: list[_Tried]) -> Finding:
    """Report which calls were tried, how they ended, and what to write."""
    ended: dict[str, dict[str, None]] = {}
    for one in every:
        ended.setdefault(str(one.wrong[0]), {})[one.program.signature.title] = None
    tried = "; ".join(f"{', '.join(titles)}: {outcome}" for outcome, titles in ended.items())
    return Finding("how-to-call", words={"tried": tried, "line": every[0].program.wrapper})


def check_program(
    command: str, *, seconds: float = 10.0, progress: Progress | None = None
) -> Report:
    """Run a whole program, as the judge of "The Quickest Way Up" does, and report.

    Parameters
    ----------
    command : str
        The command that starts it, as in a shell: ``python3 mine.py``. The program reads boards
        from its standard input and prints a line for each.
    seconds : float, default 10
        The time limit.
    progress : callable, optional
        As in `check`.

    Raises
    ------
    ProgramError
        If it cannot be started.

    Examples
    --------
    >>> check_program("")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    snl_algos.errors.ProgramError: give the command that starts the program: ...
    """
    from ..sandbox.command import run_command  # not every host can run it

    check_limits("check_program", seconds=seconds)
    most = min(CALL_SECONDS, seconds / (2 * START_FACTOR))
    start = partial(run_command, words_of(command))
    tester = StdinProgramTester(start, RULES["hackerrank"], most, name=command)
    with shown(f"checking {command}", progress) as tell:
        return report_on_command(tester, THOROUGH.within(seconds), tell)


def report_on_command(
    tester: StdinProgramTester, budget: Budget, progress: Progress | None = None
) -> Report:
    """Check a whole program."""
    tester.until = time.monotonic() + budget.seconds
    with tester:
        return searched(tester, budget, progress)


def assert_correct(function: Any, signature: str | None = None, **options: Any) -> None:
    """Raise an AssertionError with the report if a function, called as by `check`, is not right.

    Examples
    --------
    >>> from snl_algos import solve
    >>> assert_correct(lambda board: solve(board).throws)
    """
    report = check(function, signature, **options)
    if not report.correct:
        raise AssertionError(f"{report.summary()}\n\n{report}")
