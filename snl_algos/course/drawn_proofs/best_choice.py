"""Sweeps with a choice of dice: why no way of choosing is better than the smallest average."""

from __future__ import annotations

from collections.abc import Sequence

from ...board import Board
from ..chance import after_a_throw, average_throws, chain, value_iteration, with_die
from .proof import DrawnProof, Step
from .sweep_rows import K, Throws, drawn, mean, row_of, rows_of, said, throw_of

__all__ = ["best_choice"]


def best_choice(board: Board, dice: Sequence[int | Sequence[int]]) -> DrawnProof:
    """Draw the proof that no way of choosing between two dice is better than the minimum.

    The last row has the numbers of value iteration: the averages of games that are not stopped.

    Parameters
    ----------
    board : Board
        The board. Its own die is not used.
    dice : sequence
        The two dice, each as `Board` takes it.

    Raises
    ------
    ValueError
        If a die cannot get you to the goal from each cell, or the dice never differ.

    Examples
    --------
    >>> best_choice(Board(8, {7: 3}), [2, 1]).at(3)
    3 of 5: With the other die it is at least 1 + 1.5 = 2.5. The sweep takes the ...
    """
    boards = [with_die(board, die) for die in dice]
    faces = sorted({face for one in boards for face in one.faces})
    average_throws(with_die(board, faces))  # from each cell the goal can be reached
    choices: dict[int, Throws] = {
        cell: [after_a_throw(one, cell) for one in boards] for cell in chain(with_die(board, faces))
    }
    rows = rows_of(choices, board.goal)
    means = {cell: [mean(ends, rows[K]) for ends in throws] for cell, throws in choices.items()}
    c = max(means, key=lambda cell: (means[cell][0] - means[cell][1], cell))
    if means[c][0] <= means[c][1]:
        raise ValueError("the second die is not better on any cell")
    limit = value_iteration(
        {cell: [{end: float(chance) for end, chance in ends.items()} for ends in throws]
         for cell, throws in choices.items()},
        board.goal,
    )  # fmt: skip
    first, second = (said(one) for one in means[c])
    one_die, other_die = (said(1 + one) for one in means[c])
    return DrawnProof(
        f"The numbers of the cells after each of {K + 1} sweeps, a row for each, and below them "
        "those after which no sweep changes anything.",
        [
            Step(
                "In games that are stopped after k throws, no way of choosing averages less than "
                f"row k. This is clear for k = 0; suppose that it holds for k, here {K}.",
                row_of(0, rows[0]) | row_of(K, rows[0]),
            ),
            Step(
                f"Let k + 1 throws be allowed. From a cell, here {c}, the first die takes you to "
                f"these: on average at least 1 + {first} = {one_die} throws.",
                {("cell", c)} | throw_of(0, choices[c][0]),
            ),
            Step(
                f"With the other die it is at least 1 + {second} = {other_die}. The sweep takes "
                "the smaller one, so the statement holds for row k + 1.",
                {("cell", c), ("number", K + 1, c)} | throw_of(1, choices[c][1]),
            ),
            Step(
                "A game that is stopped is never longer than the whole game. So no way of "
                "choosing averages less than the limit of the sweeps, the last row.",
                row_of(K + 2, rows[0]),
            ),
            Step(
                "Choose the die with the minimum on each cell. The goal can still be reached, so "
                "the equations of this chain have one solution: the limit is attained.",
                row_of(K + 2, rows[0]) | {("cell", cell) for cell in rows[0]},
            ),
        ],
        drawn([*rows, limit], c, choices[c]),
    )
