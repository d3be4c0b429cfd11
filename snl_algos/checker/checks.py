"""`check`: is a program right on every board? And if not, which is the smallest that shows it?"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext, suppress
from math import inf
from time import monotonic
from typing import Any

from ..errors import called_as
from ..findings import Finding
from ..programs import Mistake, Outcome, Program, ProgramError, program_of
from ..programs.signature_fallback import NOT_RUN, another_was_used, other_signatures, shows_another
from ..sandbox import warn_if_not_isolated
from ..sandbox.streams import NullStream, redirected
from .board_tester import BoardTester, Failure
from .budget import MAX_CELLS
from .cases import sizes
from .report import Report
from .rules import RULES, Case, Rules, rules_for
from .runners import WAITING, ExternalProgram, NotUnderstood, can_fork
from .search import Progress, Search
from .stdin_program import START_LIMIT, StdinProgramTester

__all__ = ["assert_correct", "check", "check_program"]

#: The longest a call may work, in seconds of CPU time. It may wait five times as long.
MAX_SECONDS = 1.0


@called_as("check(Solution)")
def check(
    function: Any,
    signature: str | None = None,
    *,
    rules: str | None = None,
    seconds: float | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play a function on all boards, smallest first, and report.

    Parameters
    ----------
    function : callable, class or str
        As its author wrote it for a judge; also a class `Solution` with one method, or the
        name of an algorithm or a mistake. It returns the fewest throws, and -1 or None if the
        goal cannot be reached; or an `Answer`.
    signature : str, optional
        How to call it: a key of `SIGNATURES`. By default the parameters tell.
    rules : str, optional
        Which boards there are: a key of `RULES`. By default those of the signature's judge.
    seconds : float, optional
        How long to play; to find the reason may take two seconds more. By default a fixed
        number of boards and lines is played, a few seconds' worth, so that the report is the
        same every time.
    jobs : int, default 1
        Processes to share the work, where the system can fork.
    progress : callable, optional
        Is given a few words, twice a second, after the first second.

    Returns
    -------
    Report
        It raises nothing of what the function does.

    Raises
    ------
    ProgramError
        If it is not clear how to call the function, or if there are no such rules.

    Notes
    -----
    The function runs with your rights; a check is no sandbox. Where the system can fork (Linux,
    macOS) it runs in a process of its own, and every call of it is ended in time: after one
    second of CPU time, or after five seconds in which it waits. The first call may use four
    seconds, in case it compiles the function; only what gives no answer in four seconds is said
    to never end. Elsewhere
    (Windows, a web page) it runs in this process, and nothing can end a single call of C that
    never looks at signals, such as ``sum(range(3 * 10**8))`` or, in a web page, ``time.sleep``.

    Examples
    --------
    >>> def always_three(move, N):
    ...     return 3
    >>> report = check(always_three)
    >>> report.correct, report.board, report.expected, report.got
    (False, Board(2), 1, 3)
    """
    most = MAX_SECONDS if seconds is None else min(MAX_SECONDS, seconds / (2 * WAITING))
    until = inf if seconds is None else monotonic() + seconds
    program = function if isinstance(function, ExternalProgram) else program_of(function, signature)
    named = _rules_of(program, rules)
    if not isinstance(program, Mistake | ExternalProgram):
        warn_if_not_isolated()
    try:
        with BoardTester(program, named, most) as first, _as_quiet_as_needed() as sink:
            first.runner.until = until
            late = _late_at_once(first)
            meant, not_run = (program, None) if late else _as_meant(first, rules)
            if not_run is not None:
                return _not_judged(meant, named, not_run)
            player = first if meant is program else _player_of(meant, rules, first)
            with player:
                report = _searched(player, seconds, jobs, progress, sink, late)
    except NotUnderstood as error:
        finding = Finding("not-understood", words={"wrote": error.wrote})
        return _not_judged(program, named, finding)
    report.notes[:0] = meant.notes
    return report


def _not_judged(program: Program, rules: Rules, why: Finding) -> Report:
    names = program.name, program.signature.name, rules.name
    return Report(*names, finding=why, boards=rules.title)


def _rules_of(program: Program, name: str | None) -> Rules:
    """The rules of a name, or those of the program's judge."""
    own = program.rules if isinstance(program, Mistake) else None
    name = name or own or program.signature.rules
    return rules_for(name, program.signature, takes_die=program.takes_die)


def _player_of(program: Program, rules: str | None, like: BoardTester) -> BoardTester:
    """A player of the same function in another signature, with the same limits."""
    player = BoardTester(program, _rules_of(program, rules), like.seconds)
    player.runner.until = like.runner.until
    return player


def _late_at_once(player: BoardTester) -> Failure | None:
    """The smallest board, if the program gives no answer there however long it is given.

    The very first call may take longer: it may compile the program first.
    """
    rules = player.rules
    case = Case(sizes(rules, rules.fixed or MAX_CELLS)[0], (), rules.dice[0])
    with suppress(TimeoutError):
        outcome = player.given_longer(case)
        if outcome.ended == "stopped":
            return Failure(case, rules.fewest_throws(case), outcome)
    return None


def _as_meant(player: BoardTester, rules: str | None) -> tuple[Program, Finding | None]:
    """The program in the signature that its first calls show, and why it does not run, if so."""
    program = player.program
    try:
        wrong = _first_wrong(player)
        if not wrong or wrong[0].ended == "stopped":
            return program, None
        found = wrong[0].finding
        if found is not None and found.kind in NOT_RUN:
            return program, found
        runs = []
        for other in other_signatures(program):
            try:
                with _player_of(other, rules, player) as its:
                    still = _first_wrong(its)
            except ProgramError:  # the rules that were given do not fit this one
                continue
            if not still:
                return another_was_used(program, other, wrong[0]), None
            if all(one.ended == "returned" for one in still):
                runs.append(other)
    except TimeoutError:
        return program, None
    if runs and shows_another(wrong[0]):
        return another_was_used(program, runs[0], wrong[0]), None
    return program, None


def _first_wrong(player: BoardTester) -> list[Outcome]:
    """How the calls end that go wrong, on a few boards that every signature has."""
    wrong = []
    for case in player.rules.first_cases():
        failure = player.first_failure([case])
        if failure is not None:
            wrong.append(failure.outcome)
            if failure.outcome.ended == "stopped":
                break
    return wrong


def check_program(
    command: str, *, seconds: float = 10.0, progress: Progress | None = None
) -> Report:
    """Play a whole program, as the judge of "The Quickest Way Up" does, and report.

    Parameters
    ----------
    command : str
        How to start it, as in a shell: ``python3 mine.py``. It reads boards from its standard
        input and prints a line for each.
    seconds : float, default 10
        How long to play.
    progress : callable, optional
        As in `check`.

    Raises
    ------
    ProgramError
        If it cannot be started.
    """
    most = min(MAX_SECONDS, seconds / (2 * START_LIMIT))
    player = StdinProgramTester(command, RULES["hackerrank"], most)
    with player, _as_quiet_as_needed() as sink:
        return _searched(player, seconds, 1, progress, sink)


def _searched(
    player: BoardTester,
    seconds: float | None,
    jobs: int,
    progress: Progress | None,
    sink: NullStream | None,
    late: Failure | None = None,
) -> Report:
    player.tried = 0
    search = Search(player, seconds, jobs, progress)
    search.run(late)
    player.close()
    if player.runner.printed or (sink is not None and sink.printed):
        search.report.notes.append(Finding("prints"))
    return search.report


def _as_quiet_as_needed() -> AbstractContextManager[NullStream | None]:
    """A process of its own has streams of its own; here they must be taken away for a while."""
    return nullcontext() if can_fork() else redirected(NullStream())


def assert_correct(function: Any, signature: str | None = None, **options: Any) -> None:
    """Raise an AssertionError with the report if a function is not right. For tests.

    Parameters
    ----------
    function, signature, **options
        As in `check`.

    Examples
    --------
    >>> from snl_algos import solve
    >>> assert_correct(lambda board: solve(board).throws)
    """
    report = check(function, signature, **options)
    if not report.correct:
        raise AssertionError(f"\n{report}")
