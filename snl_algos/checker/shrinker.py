"""The search for the smallest failing board, once any failing board is known."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import islice

from .block_runner import BlockRunner
from .board_tester import Failure
from .budget import FOR_SMALLEST, Budget
from .cases import Block, blocks_before
from .rules import Case
from .smaller_boards import fewer_jumps, shrink, smaller_cousins

__all__ = ["smallest"]

#: Random boards among which a smaller failing one is looked for, at a time, and how often.
DIGS, TIMES = 10_000, 50
#: Boards with fewer jumps, made from those of failing ones, at a time.
FEWER = 20_000
#: So many other failing boards are looked at, and the smallest of them are shrunk too: one of
#: them may shrink further.
OTHERS, SHRUNK = 40, 6


def smallest(
    failure: Failure, others: Iterable[Failure], course: BlockRunner, budget: Budget
) -> tuple[Failure, bool]:
    """The first failing board in the order of boards, as far as that can be found out.

    And whether it is certain that none with fewer cells, or as many and fewer jumps, fails.

    Parameters
    ----------
    failure : Failure
        A failing board.
    others : iterable of Failure
        Others; as many are taken as may help.
    course : BlockRunner
        Plays the boards.
    budget : Budget
        What they cost.
    """
    if failure.outcome.ended != "stopped":
        failure = _dug(failure, course, budget)
        if _cost_before(failure, course, budget) > FOR_SMALLEST:
            failure = _shrunk(failure, others, course, budget)
    return _in_order(failure, course, budget)


def _blocks_before(failure: Failure, course: BlockRunner) -> list[Block]:
    """The blocks that may hold a smaller failing board."""
    last = Block(failure.case.cells, len(failure.case.jumps))
    return [one for one in blocks_before(course.rules, last) if one not in course.done]


def _cost_before(failure: Failure, course: BlockRunner, budget: Budget) -> float:
    return sum(map(budget.cost, _blocks_before(failure, course)))


def _in_order(failure: Failure, course: BlockRunner, budget: Budget) -> tuple[Failure, bool]:
    """Play what comes before the failure.

    While not all of that can be played, the smallest blocks come first: they may well hold a
    smaller failing board, and then there is less to play.
    """
    left = float("inf") if budget.timed else FOR_SMALLEST
    settled: Block | None = None  # the failure is known to be the first of this block
    while True:
        blocks = [one for one in _blocks_before(failure, course) if one != settled]
        if sum(map(budget.cost, blocks)) > left:
            blocks.sort(key=lambda block: block.size(course.rules))
        for at, block in enumerate(blocks):
            left -= budget.cost(block)
            smaller = None
            if left >= 0 and not course.late:
                with suppress(TimeoutError):
                    smaller = course.play(block, course.until)
            if smaller is not None:
                failure, settled = smaller, block
                break
            if block not in course.done:  # it could not be played
                # Of its own block the failure need not be the first.
                return failure, all(one == _size(failure.case) for one in blocks[at:])
        else:
            return failure, True


def _shrunk(
    failure: Failure, others: Iterable[Failure], course: BlockRunner, budget: Budget
) -> Failure:
    """A smaller one: from other failing boards, then with fewer jumps."""
    if not budget.affords(failure.case):
        return failure
    cases = (other.case for other in islice(others, OTHERS))
    shrunk = [
        shrink(case, course.rules, course.fails) for case in sorted(cases, key=_size)[:SHRUNK]
    ]
    least = min(shrunk, key=_size, default=failure.case)
    if _size(least) < _size(failure.case):
        failure = course.first([least]) or failure
    while len(failure.case.jumps) > 2:
        tries = budget.boards_like(failure.case, FEWER)
        fewer = course.first(islice(fewer_jumps(failure.case, course.rules, shrunk), tries))
        if fewer is None:
            break
        failure = fewer
    return failure


def _size(case: Case) -> Block:
    return Block(case.cells, len(case.jumps))


def _dug(failure: Failure, course: BlockRunner, budget: Budget) -> Failure:
    """Shrunk, and shrunk again from a random smaller board that fails too, while there is one."""
    for seed in range(TIMES):
        if not budget.affords(failure.case):
            break
        case = shrink(failure.case, course.rules, course.fails)
        failure = course.first([case]) or failure
        digs = budget.boards_like(failure.case, DIGS)
        smaller = course.first(smaller_cousins(failure.case, course.rules, digs, seed))
        if smaller is None:
            break
        failure = smaller
    return failure
