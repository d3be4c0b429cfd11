"""Which known mistakes answer like a program that is wrong, board for board."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ..programs import MISTAKES, Mistake, Outcome
from .board_tester import BoardTester, Failure
from .cases import random_cases
from .rules import Case, Rules
from .runners import InProcessRunner
from .runners.questions import LINES
from .traps import chosen

__all__ = ["answers_like", "answers_of", "player_of"]

#: How many boards with traps, and how many random ones, tell mistakes apart.
TRAPS, RANDOM_BOARDS = 600, 60
#: A program that did not end on so many boards is not asked any more.
ENOUGH_STOPS = 3
#: Most mistakes differ on the first board, and nearly all others within so many.
SOON = 20
#: The longest a call may take when mistakes are compared, in seconds.
AT_MOST = 0.5
#: But any call can be held up for so long: by a busy machine, or by a collection of all the
#: garbage of a large process. Where it matters whether a call ends, it may take this long, unless
#: it has run more lines than any call that ends.
PATIENCE, MANY_LINES = 5.0, 400_000

#: Boards, and what a program said of each.
Said = list[tuple[Case, Outcome]]


def answers_of(
    player: BoardTester, failure: Failure, affordable: Callable[[Case], bool], until: float
) -> Said:
    """What the program says of the failing board, and of many others that it can afford."""
    rules = player.rules
    others = [
        case
        for case in (*chosen(rules)[:TRAPS], *random_cases(rules, RANDOM_BOARDS, seed=909))
        if affordable(case)
    ]
    player.seconds = min(AT_MOST, player.seconds)
    said: Said = [(failure.case, failure.outcome)]
    if failure.outcome.ended == "stopped" and not failure.case.jumps:
        return said  # it gives an answer on hardly any board
    stops = int(failure.outcome.ended == "stopped")
    for case, outcome in player.outcomes(others, until):
        said.append((case, outcome))
        stops += outcome.ended == "stopped"
        if stops == ENOUGH_STOPS:
            break
    return said


def answers_like(said: Said, player: BoardTester, until: float) -> tuple[str, ...]:
    """The mistakes of the gallery that give the same answers, board for board.

    Several may do so: they differ only on boards that these rules do not have, or that were not
    asked about.
    """
    return tuple(
        mistake.name
        for mistake in MISTAKES.values()
        if mistake.board is not None
        and monotonic() < until
        and _alike(said, player, player_of(mistake, player.rules), until)
    )


def player_of(mistake: Mistake, rules: Rules) -> BoardTester:
    """Return a tester of a mistake.

    It is one of the package's own programs: it runs in this process, and its lines end it.
    """
    runner = InProcessRunner(mistake, rules, PATIENCE, MANY_LINES)
    return BoardTester(mistake, rules, PATIENCE, runner=runner)


def _alike(said: Said, player: BoardTester, other: BoardTester, until: float) -> bool:
    """Whether another program gives the same answers as the player's own gave."""
    for part in (said[:1], said[1:SOON], said[SOON:]):
        played = other.outcomes([case for case, _ in part])
        for (case, outcome), (_, its) in zip(part, played, strict=True):
            if outcome.ended == "stopped" != its.ended and part[0] is not said[0]:
                outcome = _patiently(player, case, outcome, until)  # the first one is reported
            if not _same(outcome, its):
                return False
    return True


def _patiently(player: BoardTester, case: Case, late: Outcome, until: float) -> Outcome:
    """What a program that was late says of a board if it is given time, if there is some."""
    usual = player.seconds
    player.seconds = max(usual, min(PATIENCE, until - monotonic()))
    try:
        lines = player.runner.ask(LINES, case, most_lines=MANY_LINES)
        endless = player.program.is_watched and lines is None
        return late if endless else player.outcome(case)
    except TimeoutError:
        return late
    finally:
        player.seconds = usual


def _same(one: Outcome, other: Outcome) -> bool:
    """The same end and the same number; of exceptions, the same kind."""
    if (one.ended, one.throws) != (other.ended, other.throws):
        return False
    return one.ended != "raised" or _kind(one) == _kind(other)


def _kind(outcome: Outcome) -> tuple[str, str]:
    """The kind of the finding, and the name of the exception if it is one."""
    if outcome.finding is None:
        return "", ""
    return outcome.finding.kind, outcome.finding.words.get("exception", "")
