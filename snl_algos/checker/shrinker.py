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

#: The number of random smaller boards to try in a round, and the number of rounds.
DIGS, TIMES = 10_000, 50
#: The number of boards with fewer jumps to try in a round, made from the jumps of failing ones.
FEWER = 20_000
#: The number of other failing boards to look at, and how many of the smallest of them are also
#: shrunk: one of them may shrink further.
MAX_OTHERS, MAX_SHRUNK = 40, 6


def smallest(
    failure: Failure, others: Iterable[Failure], runner: BlockRunner, budget: Budget
) -> tuple[Failure, bool]:
    """Find the first failing board in the order of boards, as far as the budget allows.

    Also return whether it is certain that no board with fewer cells, or as many cells and fewer
    jumps, fails.

    Parameters
    ----------
    failure : Failure
        A failing board.
    others : iterable of Failure
        Other failures; only a few are used.
    runner : BlockRunner
        Runs the boards.
    budget : Budget
        The cost of boards.
    """
    if failure.outcome.ended != "stopped":
        failure = _dug(failure, runner, budget)
        if _cost_before(failure, runner, budget) > _most(budget):
            failure = _shrunk(failure, others, runner, budget)
    return _in_order(failure, runner, budget)


def _most(budget: Budget) -> int:
    return min(FOR_SMALLEST, budget.for_smallest)


def _blocks_before(failure: Failure, runner: BlockRunner) -> list[Block]:
    """Return the blocks that may hold a smaller failing board."""
    last = Block(failure.case.cells, len(failure.case.jumps))
    return [one for one in blocks_before(runner.rules, last) if one not in runner.done]


def _cost_before(failure: Failure, runner: BlockRunner, budget: Budget) -> float:
    return sum(map(budget.cost, _blocks_before(failure, runner)))


def _in_order(failure: Failure, runner: BlockRunner, budget: Budget) -> tuple[Failure, bool]:
    """Run the boards before the failure.

    As long as they cannot all be run, the smallest blocks come first: if one of them holds a
    smaller failing board, fewer boards are left to run.
    """
    left = float("inf") if budget.timed else _most(budget)
    settled: Block | None = None  # the block whose first failure this is known to be
    while True:
        blocks = [one for one in _blocks_before(failure, runner) if one != settled]
        if sum(map(budget.cost, blocks)) > left:
            blocks.sort(key=lambda block: block.size(runner.rules))
        for at, block in enumerate(blocks):
            left -= budget.cost(block)
            smaller = None
            if left >= 0 and not runner.late:
                with suppress(TimeoutError):
                    smaller = runner.run(block, runner.until)
            if smaller is not None:
                failure, settled = smaller, block
                break
            if block not in runner.done:  # it could not be run
                # The failure need not be the first of its block.
                return failure, all(one == _size(failure.case) for one in blocks[at:])
        else:
            return failure, True


def _shrunk(
    failure: Failure, others: Iterable[Failure], runner: BlockRunner, budget: Budget
) -> Failure:
    """Return a smaller failure: from other failing boards, then with fewer jumps."""
    if not budget.affords(failure.case):
        return failure
    cases = (other.case for other in islice(others, MAX_OTHERS))
    smaller = sorted(cases, key=_size)[:MAX_SHRUNK]
    shrunk = [shrink(case, runner.rules, runner.first_failing) for case in smaller]
    least = min(shrunk, key=_size, default=failure.case)
    if _size(least) < _size(failure.case):
        failure = runner.first([least]) or failure
    while len(failure.case.jumps) > 2:
        tries = budget.boards_like(failure.case, FEWER)
        fewer = runner.first(islice(fewer_jumps(failure.case, runner.rules, shrunk), tries))
        if fewer is None:
            break
        failure = fewer
    return failure


def _size(case: Case) -> Block:
    return Block(case.cells, len(case.jumps))


def _dug(failure: Failure, runner: BlockRunner, budget: Budget) -> Failure:
    """Shrink a failure, and again from random smaller boards that fail, while there are some."""
    for seed in range(TIMES):
        if not budget.affords(failure.case):
            break
        case = shrink(failure.case, runner.rules, runner.first_failing)
        failure = runner.first([case]) or failure
        digs = budget.boards_like(failure.case, DIGS)
        smaller = runner.first(smaller_cousins(failure.case, runner.rules, digs, seed))
        if smaller is None:
            break
        failure = smaller
    return failure
