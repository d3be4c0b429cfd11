"""The bit-parallel engine: a set of cells is the bits of one whole number.

One shift for each face throws that face from every cell of the frontier at once. Bits past the
goal stay, bounce or win, as the board has it. Landings that start a jump are exchanged for the
ends of their jumps. The cells that are new are the next frontier, and the number of rounds
until the goal's bit is set is the answer.

A round costs about `cells` / 30 machine operations for each face, however few cells the frontier
holds. That is fast for boards of up to some thousand cells, and quadratic beyond.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..board import Board, BoardError

__all__ = ["MOST_CELLS", "ends_of_chains", "fewest_throws", "rounds_to_goal"]

#: Larger boards are refused: they take minutes here, and seconds with `queue-bfs`.
MOST_CELLS = 1_000_000


def fewest_throws(board: Board) -> int | None:
    """The fewest throws from the start of a board to its goal, and nothing else.

    Parameters
    ----------
    board : Board
        A board with any rules, of up to 1,000,000 cells.

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

    Parameters
    ----------
    cells : int
        The number of cells. Nothing is checked here: that is the business of `Board`.
    jumps : iterable of (int, int)
        The jumps, each as (from, to), none of them from a cell to itself.
    faces : sequence of int
        The faces of the die.
    start, chained, overshoot
        As `Board` has them.

    Returns
    -------
    int or None
        The number of throws; None if the goal cannot be reached.

    Examples
    --------
    >>> rounds_to_goal(30, [(3, 22)], range(1, 7))
    3
    """
    ends = dict(jumps)
    on_board = (2 << cells) - 1
    untaken = 0
    for foot in ends:
        untaken |= 1 << foot
    plain = on_board & ~untaken
    if chained:
        ends = ends_of_chains(ends)
    faces = _faces_that_move(faces, cells, overshoot)
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
            landings |= _counted_back(past, cells)
        stands = landings & plain
        # Each jump is taken only once: a later landing leads to its end no sooner.
        feet = landings & untaken
        untaken ^= feet
        while feet:
            lowest = feet & -feet
            feet ^= lowest
            end = ends.get(lowest.bit_length() - 1)
            if end is not None:
                stands |= 1 << end
        here = stands & ~reached
        reached |= here
        throws += 1
    return None


def _faces_that_move(faces: Sequence[int], cells: int, overshoot: str) -> Sequence[int]:
    """The faces without those that never move you, so that no shift is longer than the board."""
    if faces[-1] < cells:
        return faces
    if overshoot == "win":  # from anywhere, as many throws past the goal as `cells` itself
        return sorted({min(face, cells) for face in faces})
    most = 2 * cells - 1 if overshoot == "bounce" else cells
    return [face for face in faces if face <= most]


def _counted_back(past: int, cells: int) -> int:
    """Landings past the goal, counted back from it; those that leave the board are dropped.

    Bit i of `past` is the cell i + 1 beyond the goal, and becomes bit `cells` - 1 - i.
    """
    mirrored = int(f"{past:b}"[::-1], 2)
    shift = cells - past.bit_length()
    back = mirrored << shift if shift >= 0 else mirrored >> -shift
    return back & ~1  # place 0 is off the board


def ends_of_chains(jumps: Mapping[int, int]) -> dict[int, int]:
    """The cell on which the chain from each jump ends. Those that run in a loop are left out.

    Every round doubles the number of jumps that are followed at once.

    Examples
    --------
    >>> ends_of_chains({2: 5, 5: 9, 3: 4, 4: 3})
    {2: 9, 5: 9}
    """
    ends = dict(jumps)
    for _ in range(len(jumps).bit_length()):
        ends = {foot: ends.get(end, end) for foot, end in ends.items()}
    return {foot: end for foot, end in ends.items() if end not in jumps}
