"""Known mistakes: which give the same answers as a wrong program, and which pass the samples."""

from __future__ import annotations

import time

from ..programs import MISTAKES, Mistake, Outcome, Program
from ..tables import plain_table
from .board_tester import BoardTester, Failure, outcome_on
from .calls import Invocation
from .cases import SAMPLES, random_cases
from .rules import RULES, Case, Rules
from .runner import InProcessRunner
from .traps import chosen

__all__ = [
    "answers_like",
    "answers_of",
    "is_costly",
    "passes",
    "samples_table",
    "tester_of",
]

#: How many boards with traps, and how many random ones, distinguish mistakes. They have at most
#: this many cells: larger ones distinguish no more, and take most of the time.
TRAP_BOARDS, RANDOM_BOARDS, MOST_CELLS = 600, 60, 100
#: A program whose calls were costly on this many boards is not run on more.
MAX_STOPS = 3
#: The time limit of a call when mistakes are compared, in seconds.
COMPARING_SECONDS = 0.5
#: A busy machine can delay any call beyond that. Where it matters whether a call ends, it may take
#: this long, unless it has run more lines than any call that ends.
TIMEOUT_SECONDS, MAX_LINES = 5.0, 400_000

#: Boards, and a program's outcome on each.
Outcomes = list[tuple[Case, Outcome]]


def answers_of(tester: BoardTester, failure: Failure) -> Outcomes:
    """Return the program's outcome on the failing board, and on many others."""
    outcomes: Outcomes = [(failure.case, failure.outcome)]
    if failure.outcome.ended == "misunderstood":
        return outcomes  # the value says what is wrong
    tester.runner.seconds = min(COMPARING_SECONDS, tester.runner.seconds)
    if failure.outcome.ended == "stopped" and not failure.case.jumps:
        return outcomes  # it hardly ever gives an answer
    rules = tester.rules
    others = [
        case
        for case in (*chosen(rules)[:TRAP_BOARDS], *random_cases(rules, RANDOM_BOARDS, seed=909))
        if case.cells <= MOST_CELLS
    ]
    stops = int(is_costly(failure.outcome))
    for case, outcome in tester.outcomes(others):
        outcomes.append((case, outcome))
        stops += is_costly(outcome)
        if stops == MAX_STOPS:
            break
    return outcomes


def is_costly(outcome: Outcome) -> bool:
    """Return whether a call took long, as it used up its time or memory, or ended its process."""
    kind = "" if outcome.finding is None else outcome.finding.kind
    return outcome.ended == "stopped" or kind in ("died", "memory")


def answers_like(outcomes: Outcomes, tester: BoardTester) -> tuple[str, ...]:
    """Return the mistakes of the gallery that give the same answers, board for board.

    There may be several: they differ only on boards that these rules do not allow, or that were
    not run. One that is known for giving no answer is named only if the program gave none
    somewhere: where both answer, nothing shows that mistake.
    """
    answers = all(outcome.ended == "returned" for _, outcome in outcomes)
    return tuple(
        mistake.name
        for mistake in MISTAKES.values()
        if mistake.board is not None
        and not (answers and isinstance(mistake.gives, str))
        and time.monotonic() < tester.runner.until
        and _gives(mistake, outcomes, tester.rules)
    )


def _gives(mistake: Mistake, outcomes: Outcomes, rules: Rules) -> bool:
    """Return whether a mistake gives these outcomes.

    Its lines, which takes long, are counted only if it is one that may not end.
    """
    calls = Invocation(mistake, rules, None if isinstance(mistake.gives, int) else MAX_LINES)
    for case, outcome in outcomes:
        its = outcome_on(rules, case, rules.fewest_throws(case), calls.result(case))
        if _likeness(outcome) != _likeness(its):
            return False
    return True


def tester_of(program: Program, rules: Rules, most_lines: int | None = MAX_LINES) -> BoardTester:
    """Return a tester of a program of ours, run in this process: its number of lines can end it."""
    runner = InProcessRunner(program, rules, TIMEOUT_SECONDS, most_lines)
    return BoardTester(program, rules, TIMEOUT_SECONDS, runner=runner)


def _likeness(outcome: Outcome) -> tuple[object, ...]:
    """Return what alike outcomes share: the end and the number, or the kind of exception."""
    found = outcome.finding
    if outcome.ended != "raised" or found is None:
        return outcome.ended, outcome.throws
    return outcome.ended, outcome.throws, found.kind, found.words.get("exception")


# -- the samples of judges ------------------------------------------------------------


def passes(name: str) -> tuple[bool, ...]:
    """Return for each sample whether a mistake gives the published answer in time.

    A call that runs too many lines counts as too slow for any judge. Lines are counted, not
    seconds, so that the table is the same on every machine.

    Examples
    --------
    >>> passes("skips-snakes")
    (True, True, True, True, True, True)
    """
    mistake, rules = MISTAKES[name], RULES["plain"]
    with tester_of(mistake, rules) as tester:
        outcomes = [tester.outcome(rules.case(sample.board)) for sample in SAMPLES]
    return tuple(
        (outcome.ended, outcome.throws) == ("returned", sample.throws)
        for outcome, sample in zip(outcomes, SAMPLES, strict=True)
    )


def samples_table() -> str:
    """Return a table in plain text: which mistakes pass which samples.

    Examples
    --------
    >>> samples_table().splitlines()[2].split()
    ['skips-snakes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
    """
    columns = ["mistake", *(sample.name for sample in SAMPLES)]
    rows = [[name, *("yes" if ok else "no" for ok in passes(name))] for name in MISTAKES]
    return plain_table(columns, rows)
