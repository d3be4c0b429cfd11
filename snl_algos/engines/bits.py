"""The bit-parallel engine: a set of cells is the bits of one whole number.

A throw of every face from every cell of the frontier is one shift for each face. The landings
that start a jump are taken out and the ends of their jumps put in. What is new is the next
frontier; the number of rounds until the goal's bit is set is the answer.

Python's whole numbers have any length, so that a round costs about cells / 30 machine words
for each face, whatever the size of the frontier.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..board import Board, BoardError

__all__ = ["MOST_CELLS", "end_of_chain", "fewest_throws", "rounds_to_goal"]

#: Larger boards are refused: each round would copy too many bytes.
MOST_CELLS = 10_000_000


def fewest_throws(board: Board) -> int | None:
    """The fewest throws from the start of a board to its goal, and nothing else.

    Parameters
    ----------
    board : Board
        A board with any rules, of up to 10,000,000 cells.

    Returns
    -------
    int or None
        The number of throws; None if the goal cannot be reached.

    Raises
    ------
    BoardError
        If the board has more cells.

    Examples
    --------
    >>> fewest_throws(Board(30, {3: 22}))
    3
    >>> print(fewest_throws(Board(4, {2: 1, 3: 1}, die=2)))
    None
    """
    if board.cells > MOST_CELLS:
        raise BoardError(
            f"fewest_throws takes boards of up to {MOST_CELLS:,} cells, "
            f"this one has {board.cells:,}"
        )
    return rounds_to_goal(
        board.cells,
        board.jumps.items(),
        board.faces,
        start=board.start,
        chained=board.chained,
        overshoot=board.overshoot,
    )


def rounds_to_goal(
    cells: int,
    jumps: Iterable[tuple[int, int]],
    faces: Sequence[int],
    *,
    start: int = 1,
    chained: bool = False,
    overshoot: str = "stay",
) -> int | None:
    """The same for a board that is not made yet: its cells, jumps, faces and rules.

    Examples
    --------
    >>> rounds_to_goal(30, [(3, 22)], range(1, 7))
    3
    """
    ends = dict(jumps)
    on_board = (2 << cells) - 1
    plain = on_board
    for foot in ends:
        plain &= ~(1 << foot)
    if chained:
        ends = {foot: end for foot in ends if (end := end_of_chain(ends, foot)) is not None}
    by_foot = [(1 << foot, 1 << end) for foot, end in ends.items()]
    faces = [face for face in faces if face <= 2 * cells]  # a larger one is never a move
    goal, here, throws = 1 << cells, 1 << start, 0
    reached = here
    while here:
        if here & goal:
            return throws
        landings = 0
        for face in faces:
            landings |= here << face
        past = landings >> cells + 1
        landings &= on_board
        if past and overshoot == "win":
            landings |= goal
        elif past and overshoot == "bounce":
            landings |= _reflected(past, cells)
        stands = landings & plain
        for foot, end in by_foot:
            if landings & foot:
                stands |= end
        here = stands & ~reached
        reached |= here
        throws += 1
    return None


def _reflected(past: int, cells: int) -> int:
    """Landings past the goal, counted back from it; those that would leave the board are no moves.

    Bit i of `past` is the cell i + 1 beyond the goal.
    """
    back = 0
    while past:
        lowest = past & -past
        beyond = lowest.bit_length()
        if cells - beyond >= 1:
            back |= 1 << cells - beyond
        past ^= lowest
    return back


def end_of_chain(jumps: Mapping[int, int], cell: int) -> int | None:
    """The cell on which a chain of jumps ends; None if it runs in a loop.

    Examples
    --------
    >>> end_of_chain({2: 5, 5: 9}, 2), end_of_chain({2: 5, 5: 2}, 2)
    (9, None)
    """
    for _ in range(len(jumps)):
        cell = jumps[cell]
        if cell not in jumps:
            return cell
    return None
