"""Known mistakes: which give the same answers as a wrong program, and which pass the samples."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Any

from ..findings import Finding
from ..programs import MISTAKES, Mistake, Outcome, Program
from ..tables import plain_table
from .board_tester import BoardTester, Failure
from .cases import SAMPLES, random_cases
from .rules import RULES, Case, Rules
from .runners.in_process import InProcessRunner
from .traps import chosen

__all__ = [
    "answers_like",
    "answers_of",
    "gives_up",
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
#: Most mistakes differ on the first board, and nearly all others within this many.
FIRST_BOARDS = 20
#: The time limit of a call when mistakes are compared, in seconds.
MAX_SECONDS = 0.5
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
    tester.runner.seconds = min(MAX_SECONDS, tester.runner.seconds)
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
        and _alike(outcomes, _quick_tester_of(mistake, tester.rules))
    )


def _quick_tester_of(mistake: Mistake, rules: Rules) -> BoardTester:
    """Return a tester that counts lines, which takes long, only of a mistake without an answer."""
    return tester_of(mistake, rules, None if isinstance(mistake.gives, int) else MAX_LINES)


def gives_up(outcomes: Outcomes, rules: Rules) -> Finding | None:
    """Return a note if a program finds no route of more than some throws, on boards of one size.

    The first outcome is that of the failing board. On no size may it find a route that is longer
    than one that it misses.
    """
    found, missed = defaultdict[Any, list[int]](list), defaultdict[Any, list[int]](list)
    for case, outcome in outcomes:
        expected = rules.fewest_throws(case)
        if outcome.ended != "returned" or outcome.throws not in (None, expected):
            return None
        if expected is not None:
            ends = missed if outcome.throws is None else found
            ends[case.cells, case.die].append(expected)
    like = outcomes[0][0]
    here = like.cells, like.die
    if not found[here] or not missed[here]:
        return None
    if any(max(found[size], default=0) >= min(missed[size]) for size in missed if missed[size]):
        return None
    return Finding(
        "gives-up",
        numbers={"cells_of_board": like.cells, "most": min(missed[here]) - 1},
        words={"repair": MISTAKES["cap-on-depth"].repair.rstrip(".")},
    )


def tester_of(program: Program, rules: Rules, most_lines: int | None = MAX_LINES) -> BoardTester:
    """Return a tester of a program of ours, run in this process: its number of lines can end it."""
    runner = InProcessRunner(program, rules, TIMEOUT_SECONDS, most_lines)
    return BoardTester(program, rules, TIMEOUT_SECONDS, runner=runner)


def _alike(outcomes: Outcomes, other: BoardTester) -> bool:
    """Return whether another program gives these answers."""
    for part in (outcomes[:1], outcomes[1:FIRST_BOARDS], outcomes[FIRST_BOARDS:]):
        others = other.outcomes([case for case, _ in part])
        for (_, outcome), (_, its) in zip(part, others, strict=True):
            if _likeness(outcome) != _likeness(its):
                return False
    return True


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
