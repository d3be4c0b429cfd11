"""Games that are stopped after some throws: what a number means after some sweeps."""

from __future__ import annotations

from ...board import Board
from ..chance import average_throws, chain
from .proof import DrawnProof, Step
from .sweep_rows import K, drawn, mean, row_of, rows_of, said, throw_of

__all__ = ["stopped_games"]


def stopped_games(board: Board) -> DrawnProof:
    """Draw the proof that k sweeps give the average length of games stopped after k throws.

    Raises
    ------
    ValueError
        If the goal cannot be reached from some cell where you can stand.

    Examples
    --------
    >>> stopped_games(Board(8, {7: 3}, die=2)).at(5)
    5 of 5: So the average length is 1 + 1.75 = 2.75, which is what sweep k + 1 computes.
    """
    average_throws(board)  # from each cell the goal can be reached
    after = chain(board)
    rows = rows_of({cell: [ends] for cell, ends in after.items()}, board.goal)
    c = max(
        after,
        key=lambda cell: (len({rows[K][end] for end in after[cell]}), rows[K + 1][cell], cell),
    )
    ends = after[c]
    return DrawnProof(
        f"The numbers of the cells after each of {K + 1} sweeps, a row for each: the average "
        "length of the games that are stopped after so many throws.",
        [
            Step("With no throw allowed, every game has length 0.", row_of(0, rows[0])),
            Step(
                f"Suppose that the statement holds after k sweeps, here k = {K}: the row has the "
                "average lengths of the games that are stopped after k throws.",
                row_of(K, rows[0]),
            ),
            Step(
                f"Let k + 1 throws be allowed. From a cell, here {c}, you make one throw.",
                {("cell", c), ("number", K + 1, c), *(("throw", 0, end) for end in ends)},
            ),
            Step(
                "Then you play from the next cell with k throws allowed. How long that takes on "
                "average is in the row above.",
                throw_of(0, ends),
            ),
            Step(
                f"So the average length is 1 + {said(mean(ends, rows[K]))} = "
                f"{said(rows[K + 1][c])}, which is what sweep k + 1 computes.",
                throw_of(0, ends) | {("cell", c), ("number", K + 1, c), ("row", K + 1)},
            ),
        ],
        drawn(rows, c, [ends]),
    )
