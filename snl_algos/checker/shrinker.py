"""The search for the smallest failing board, once any failing board is known.

The second part of the file makes the smaller boards that are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, combinations, islice, product
from random import Random

from .block_runner import BlockRunner
from .board_tester import Failure
from .budget import Budget
from .cases import Block, blocks_before, sizes
from .rules import Case, Rules

__all__ = ["MAX_READABLE", "fewer_jumps", "shrink", "smallest", "with_few_jumps"]

Jump = tuple[int, int]

#: The number of other failing boards to look at, and how many of the smallest of them are also
#: shrunk: one of them may shrink further.
MAX_OTHERS, MAX_SHRUNK = 40, 6
#: A board with more jumps is hard to read.
MAX_READABLE = 4
#: The ends of a jump are moved by at most this many cells.
MAX_SHIFT = 6
#: The number of boards with two moved jumps, for each number of jumps.
RANDOM_BOARDS = 6000


def smallest(
    failure: Failure, others: Iterable[Failure], runner: BlockRunner, budget: Budget
) -> tuple[Failure, bool]:
    """Find the first failing board in the order of boards, as far as the budget allows.

    Also return whether it is certain that no board with fewer cells, or as many cells and fewer
    jumps, fails. Of the `others`, which also fail, only a few are used.
    """
    if failure.outcome.ended != "stopped":
        failure = _dug(failure, runner, budget)
        if _cost_before(failure, runner, budget) > budget.effort.for_smallest:
            failure = _shrunk(failure, others, runner, budget)
    return _in_order(failure, runner, budget)


def with_few_jumps(
    failure: Failure, cases: Iterable[Case], runner: BlockRunner, budget: Budget
) -> Failure | None:
    """Return a failure with fewer jumps than the smallest one, if that has many; None without one.

    The program gives a wrong number there, if it does so anywhere, so that its route can be seen.
    """

    def numbers(cases: Iterable[Case]) -> Iterator[Failure]:
        for case, outcome in runner.tester.outcomes(cases, runner.until):
            expected = runner.rules.fewest_throws(case)
            if outcome.throws not in (None, expected) and expected is not None:
                yield Failure(case, expected, outcome)

    def first_number(cases: Iterable[Case]) -> Case | None:
        waiting = iter(cases)
        batches = iter(lambda: list(islice(waiting, MAX_OTHERS)), [])
        return next((one.case for batch in batches for one in numbers(batch)), None)

    most = len(failure.case.jumps)
    if most <= MAX_READABLE or not budget.affords(failure.case):
        return None
    fewer = (case for case in cases if len(case.jumps) < most)
    by_jumps = sorted(fewer, key=lambda case: (len(case.jumps), case.cells))
    some = list(budget.some_of(by_jumps, budget.effort.fewer))
    found = first_number(some)
    if found is None:
        return runner.first(some)
    return runner.first([shrink(found, runner.rules, first_number)])


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
    left = float("inf") if budget.timed else budget.effort.for_smallest
    settled: Block | None = None  # the block whose first failure this is known to be
    while True:
        blocks = [one for one in _blocks_before(failure, runner) if one != settled]
        if sum(map(budget.cost, blocks)) > left:
            blocks.sort(key=lambda block: block.size(runner.rules))
            if not budget.affords(failure.case):  # large boards, which take long, come last
                blocks.sort(key=lambda one: (not budget.affords(Case(one.cells)), budget.cost(one)))
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
        tries = budget.boards_like(failure.case, budget.effort.fewer)
        fewer = runner.first(islice(fewer_jumps(failure.case, runner.rules, shrunk), tries))
        if fewer is None:
            break
        failure = fewer
    return failure


def _size(case: Case) -> Block:
    return Block(case.cells, len(case.jumps))


def _dug(failure: Failure, runner: BlockRunner, budget: Budget) -> Failure:
    """Shrink a failure, and again from random smaller boards that fail, while there are some."""
    for seed in range(budget.effort.rounds):
        if not budget.affords(failure.case):
            break
        case = shrink(failure.case, runner.rules, runner.first_failing)
        failure = runner.first([case]) or failure
        digs = budget.boards_like(failure.case, budget.effort.digs)
        smaller = runner.first(smaller_cousins(failure.case, runner.rules, digs, seed))
        if smaller is None:
            break
        failure = smaller
    return failure


# -- smaller boards ---------------------------------------------------------------------


def smaller_cousins(case: Case, rules: Rules, count: int, seed: int) -> Iterator[Case]:
    """Yield random boards with fewer cells: every end moves down by a random number of cells."""
    random = Random(seed)
    allowed = [cells for cells in sizes(rules, case.cells) if cells < case.cells]
    for _ in range(count if allowed else 0):
        cells = random.choice(allowed[-8:])
        less = case.cells - cells
        moved = {
            max(1, foot - random.randint(0, less)): max(1, end - random.randint(0, less))
            for foot, end in case.jumps
        }
        jumps = tuple(sorted((foot, end) for foot, end in moved.items() if foot != end))
        cousin = Case(cells, jumps, case.die)
        if cousin.is_board and rules.allows(cousin):
            yield cousin


def shrink(case: Case, rules: Rules, first: Callable[[Iterator[Case]], Case | None]) -> Case:
    """Return a smaller failing board, by removing jumps and cells as long as it still fails.

    `first` returns the first of some boards that fails, or None.
    """
    while (less := first(filter(rules.allows, _a_little_less(case)))) is not None:
        case = less
    return case


def _a_little_less(case: Case) -> Iterator[Case]:
    cells, jumps, die = case
    for at in range(len(jumps)):
        yield Case(cells, jumps[:at] + jumps[at + 1 :], die)
    half = [(foot, end) for foot, end in jumps if max(foot, end) <= cells // 2]
    yield Case(cells // 2, tuple(half), die)
    used = {cell for jump in jumps for cell in jump}
    for gone in range(2, cells):
        if gone not in used:
            moved = ((f - (f > gone), e - (e > gone)) for f, e in jumps)
            yield Case(cells - 1, tuple(moved), die)
    root = round(cells**0.5)
    if root**2 == cells:  # a square becomes the next smaller one
        inside = (root - 1) ** 2
        cut = ((f, inside if e == cells else e) for f, e in jumps)
        yield Case(inside, tuple((f, e) for f, e in cut if max(f, e) <= inside and f != e), die)


def fewer_jumps(case: Case, rules: Rules, others: Iterable[Case]) -> Iterator[Case]:
    """Yield boards of the same size with fewer jumps, first with two, made from failing boards.

    First any of the jumps of all failing boards together; then the jumps of this board with one
    of them moved, by the shortest distance first; then with two of them moved at random.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> case = Case(100, ((2, 50), (60, 9), (30, 40)))
    >>> for one, _ in zip(fewer_jumps(case, RULES["hackerrank"], []), range(4)):
    ...     print(one.jumps)
    ((2, 50), (30, 40))
    ((2, 50), (60, 9))
    ((30, 40), (60, 9))
    ((2, 50), (29, 40))
    """
    own = sorted(case.jumps)
    every = sorted({*own, *(jump for other in others for jump in other.jumps)})
    for count in range(2, len(own)):
        made = chain(
            combinations(every if count == 2 else own, count),
            _one_moved(own, count),
            _two_moved(own, count),
        )
        seen = set[Case]()
        for jumps in made:
            fewer = Case(case.cells, tuple(sorted(jumps)), case.die)
            if fewer not in seen and fewer.is_board and rules.allows(fewer):
                seen.add(fewer)
                yield fewer


def _one_moved(jumps: list[Jump], count: int) -> Iterator[tuple[Jump, ...]]:
    """Yield choices of `count` jumps, one of them moved."""
    shifts = range(-MAX_SHIFT, MAX_SHIFT + 1)
    by = sorted(product(shifts, shifts), key=lambda shift: (abs(shift[0]) + abs(shift[1]), shift))
    for foot_by, end_by in by:
        for kept in combinations(jumps, count - 1):
            for foot, end in jumps:
                yield (*kept, (foot + foot_by, end + end_by))


def _two_moved(jumps: list[Jump], count: int) -> Iterator[tuple[Jump, ...]]:
    """Yield random choices of `count` jumps, two of them moved."""
    random = Random(count)
    for _ in range(RANDOM_BOARDS):
        first, second, *kept = random.choices(jumps, k=count)
        moved = (
            (
                foot + random.randint(-MAX_SHIFT, MAX_SHIFT),
                end + random.randint(-MAX_SHIFT, MAX_SHIFT),
            )
            for foot, end in (first, second)
        )
        yield (*moved, *kept)
