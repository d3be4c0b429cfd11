"""The reference solver: the right number of throws, independent of every algorithm.

It is a breadth-first search on whole numbers: bit `c` of a set stands for cell `c`. One shift for
each face throws that face from every cell of the frontier at once. The check judges programs by
it, so it shares no code with the algorithms of the package, nor with `Board`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

__all__ = ["fewest_throws"]


def fewest_throws(
    cells: int,
    jumps: Iterable[tuple[int, int]],
    faces: Iterable[int],
    *,
    start: int = 1,
    chained: bool = False,
    overshoot: str = "stay",
) -> int | None:
    """Return the fewest throws from the start to the goal, or None if it is out of reach.

    Parameters
    ----------
    cells : int
        The number of cells. Nothing is checked here; `Board` does that.
    jumps : iterable of (int, int)
        The jumps, each as (from, to), none of them from a cell to itself.
    faces : iterable of int
        The faces of the die.
    start, chained, overshoot
        As in `Board`.

    Examples
    --------
    >>> fewest_throws(30, [(3, 22)], range(1, 7))
    3
    >>> print(fewest_throws(4, [(2, 1), (3, 1)], [1, 2]))
    None
    """
    goal = 1 << cells
    on_board = 2 * goal - 1
    # From every cell, all throws of 2 * cells or more do the same.
    shifts = {min(face, 2 * cells) for face in faces}
    ends = dict(jumps)
    feet = sum(1 << foot for foot in ends)
    if chained:
        ends = _ends_of_chains(ends)
    throws = 0
    frontier = reached = 1 << start
    while frontier and not frontier & goal:
        landings = 0
        for shift in shifts:
            landings |= frontier << shift
        past = landings >> cells + 1
        if past and overshoot == "win":
            landings |= goal
        elif overshoot == "bounce":
            landings |= _counted_back(past, cells)
        frontier = landings & on_board & ~feet
        for foot in _members(landings & feet):
            if foot in ends:  # else its chain is a loop, where you never stand
                frontier |= 1 << ends[foot]
        frontier &= ~reached
        reached |= frontier
        throws += 1
    return throws if frontier else None


def _ends_of_chains(jumps: Mapping[int, int]) -> dict[int, int]:
    """Return where the chain from each jump ends, without the jumps that run in a loop."""
    ends = dict(jumps)
    for _ in range(len(jumps).bit_length()):  # each round doubles the jumps that are followed
        ends = {foot: ends.get(end, end) for foot, end in ends.items()}
    return {foot: end for foot, end in ends.items() if end not in jumps}


def _counted_back(past: int, cells: int) -> int:
    """Return the cells of throws past the goal; bit `i` of `past` is `i` + 1 beyond it."""
    mirrored = f"{past:0{cells}b}"[: -cells - 1 : -1]  # bit `i` becomes bit `cells` - 1 - `i`
    return int(mirrored, 2) & ~1  # place 0 is off the board


def _members(bits: int) -> Iterator[int]:
    """Yield the cells of a set, from the lowest."""
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        yield lowest.bit_length() - 1
