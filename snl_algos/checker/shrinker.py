"""The search for the smallest failing board, once any failing board is known.

A failing board is made smaller, until all boards before it can be run. Then these are run, block
by block: that finds the smallest, and proves it. The second part of the file makes the smaller
boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, combinations, islice
from math import inf, isqrt
from random import Random

from .board_tester import BoardTester, Budget, Failure
from .cases import Block, blocks_before
from .rules import Case, Rules

__all__ = ["readable", "shrink", "smallest"]

Jump = tuple[int, int]

#: How many other failing boards to look at, and how many of the smallest to shrink as well.
MAX_OTHERS, MAX_SHRUNK = 40, 12
#: The most random boards to try at a time, and how many cells they may have together: a call on a
#: large board takes longer.
MAX_TRIES, MAX_CELLS_TRIED = 10_000, 300_000
#: The number of them with two jumps, then with three, and so on.
WITH_AS_MANY_JUMPS = 6_000
#: The ends of a jump are moved by at most this many cells.
MAX_SHIFT = 6
#: A board of more cells counts as several.
SMALL = 10
#: A board with more jumps is hard to read.
MAX_READABLE = 4


def smallest(
    failure: Failure, others: Iterable[Failure], tester: BoardTester, budget: Budget,
    done: set[Block],
) -> tuple[Failure, bool]:  # fmt: skip
    """Return the first failing board in order that the budget finds, and whether none is smaller.

    Smaller are fewer cells, or as many cells and fewer jumps. Some of the `others`, which also
    fail, may be used. Blocks on all of whose boards the program is right are added to `done`.
    """
    found = [failure]
    if failure.outcome.ended != "stopped":  # a call takes too long to try many
        tester.left = budget.boards
        with suppress(TimeoutError):
            _find_smaller(found, others, tester, budget, done)
    return _in_order(min(found, key=_size), tester, budget, done)


def _size(failure: Failure) -> Block:
    return Block(failure.case.cells, len(failure.case.jumps))


def _boards_before(failure: Failure, rules: Rules, done: set[Block]) -> int:
    """Return how many boards have to be run to prove that no smaller one fails."""
    known = {*done, _size(failure)}
    blocks = (one for one in blocks_before(rules, _size(failure)) if one not in known)
    return sum(_boards_in(block, rules) for block in blocks)


def _boards_in(block: Block, rules: Rules) -> int:
    """Return how many boards a block has; a large one counts as several, as it takes longer."""
    return block.size(rules) * max(SMALL, block.cells) // SMALL


def _find_smaller(
    found: list[Failure], others: Iterable[Failure], tester: BoardTester, budget: Budget,
    done: set[Block],
) -> None:  # fmt: skip
    """Add failures to those found, as long as smaller ones are found."""
    rules, random = tester.rules, Random(1)

    def first(cases: Iterator[Case]) -> Case | None:
        """Return the first that fails. A few are run at first: one of these often fails."""
        few = 8
        while batch := list(islice(cases, few)):
            failure = tester.first_failure(batch)
            if failure is not None:
                found.append(failure)
                return failure.case
            few *= 2
        return None

    def are_too_many() -> bool:
        return _boards_before(min(found, key=_size), rules, done) > budget.proof

    shrink(found[0].case, rules, first)
    if are_too_many():
        for other in sorted(islice(others, MAX_OTHERS), key=_size)[:MAX_SHRUNK]:
            found.append(other)
            shrink(other.case, rules, first)
    jumps = sorted({jump for failure in found for jump in failure.case.jumps})
    case: Case | None = min(found, key=_size).case
    while case is not None and are_too_many():
        fewer = _with_fewer_jumps(case, rules, jumps, random)
        case = first(islice(fewer, min(MAX_TRIES, MAX_CELLS_TRIED // case.cells)))
        case = case and shrink(case, rules, first)


def _in_order(
    failure: Failure, tester: BoardTester, budget: Budget, done: set[Block]
) -> tuple[Failure, bool]:
    """Run the boards before a failure.

    If they are too many for a proof, the smallest blocks come first: if one of them holds a smaller
    failing board, fewer boards are left to run. Before a large board, only as many are run as of a
    right program.
    """
    rules, settled = tester.rules, None  # the block whose first failure this is known to be
    used, tester.left = 0, inf
    while True:
        known = {*done, settled}
        blocks = [one for one in blocks_before(rules, _size(failure)) if one not in known]
        most = budget.proof
        if used + _boards_before(failure, rules, done) > most:
            most = budget.boards if failure.case.cells > SMALL else budget.proof
            blocks.sort(key=lambda block: _boards_in(block, rules))
        for at, block in enumerate(blocks):
            smaller = None
            used += _boards_in(block, rules)
            with suppress(TimeoutError):
                if used <= most:
                    smaller = tester.first_failure(block.cases(rules))
                    done.update([block] if smaller is None else [])
            if smaller is not None:
                failure, settled = smaller, block
                break
            if block not in done:  # the failure need not be the first of its block
                return failure, all(one == _size(failure) for one in blocks[at:])
        else:
            return failure, True


def readable(failure: Failure, cases: Iterable[Case], tester: BoardTester) -> Failure | None:
    """Return a failure on one of some boards with fewer jumps than the smallest, if that has many.

    The program gives a wrong number there, if it does so anywhere, so that its route can be seen.
    """
    most, first = len(failure.case.jumps), None
    if most <= MAX_READABLE:
        return None

    def with_a_number(cases: Iterable[Case]) -> Case | None:
        return next((one.case for one in tester.failures(cases) if _has_a_number(one)), None)

    fewer = [case for case in cases if len(case.jumps) < most]
    for found in tester.failures(sorted(fewer, key=lambda case: (len(case.jumps), case.cells))):
        first = first or found
        if _has_a_number(found):
            small = shrink(found.case, tester.rules, with_a_number)
            return next(tester.failures([small]), first)
    return first


def _has_a_number(failure: Failure) -> bool:
    """Return whether a wrong number of throws was given where there is a route."""
    return None not in (failure.outcome.throws, failure.expected)


# -- smaller boards ---------------------------------------------------------------------


def shrink(case: Case, rules: Rules, first: Callable[[Iterator[Case]], Case | None]) -> Case:
    """Return a smaller failing board, by removing jumps and cells as long as it still fails.

    At first half of them are removed at a time, at last one. `first` returns the first of some
    boards that fails, or None.
    """
    count = case.cells // 2
    while count:
        less = first(filter(rules.allows, _without(case, count))) if count < case.cells else None
        if less is None:
            count //= 2
        else:
            case = less
    return case


def _without(case: Case, count: int) -> Iterator[Case]:
    """Yield the board without so many of its jumps, and without so many of its cells."""
    cells, jumps, die = case
    for at in range(0, len(jumps) if count <= len(jumps) else 0, count):
        yield Case(cells, jumps[:at] + jumps[at + count :], die)
    root = isqrt(cells)
    for inside in (cells - count, (root - max(1, root * count // cells)) ** 2):  # or a square
        cut = ((foot, inside if end == cells else end) for foot, end in jumps)
        left = ((foot, end) for foot, end in cut if max(foot, end) <= inside and foot != end)
        yield Case(inside, tuple(left), die)
    feet = {foot for foot, _ in jumps}
    for at in range(2, cells - count + 1, max(1, count // 2)):
        if feet.isdisjoint(range(at, at + count)):  # what ended there ends on the next cell
            moved = ((f - count * (f > at), max(min(e, at), e - count)) for f, e in jumps)
            yield Case(cells - count, tuple((f, e) for f, e in moved if f != e), die)


def _with_fewer_jumps(
    case: Case, rules: Rules, others: Iterable[Jump], random: Random
) -> Iterator[Case]:
    """Yield boards of its size with any two jumps of failing ones, or some of its own, moved."""
    own, seen = sorted(case.jumps), set[Case]()
    for count in range(2, len(own)):
        two = combinations(sorted({*own, *others}), 2) if count == 2 else ()
        moved = (_moved(random.sample(own, count), random) for _ in range(WITH_AS_MANY_JUMPS))
        for jumps in chain(two, moved):
            fewer = Case(case.cells, tuple(sorted(jumps)), case.die)
            if fewer not in seen and fewer.is_board and rules.allows(fewer):
                seen.add(fewer)
                yield fewer


def _moved(jumps: Sequence[Jump], random: Random) -> Iterator[Jump]:
    """Yield jumps, of which one or two are moved by a few cells."""
    moved = random.sample(range(len(jumps)), random.randint(1, 2))
    for at, (foot, end) in enumerate(jumps):
        most = random.randint(1, MAX_SHIFT) if at in moved else 0
        yield foot + random.randint(-most, most), end + random.randint(-most, most)
