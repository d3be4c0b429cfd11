"""A row of numbers after each sweep: what they mean in games that are stopped, in two proofs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from ...board import Board
from ..chance import after_a_throw, average_throws, chain, value_iteration, with_die
from .drawings import NOW, OTHER, Drawing, Mark, marks
from .proof import DrawnProof

__all__ = ["best_choice", "stopped_games"]

LEFT, TOP, ROW = 92, 42, 50
#: The number of sweeps that are supposed to be right.
K = 2

#: Where a throw takes you, and how likely that is, for each die.
Throws = Sequence[dict[int, Fraction]]
Row = dict[int, Fraction]


def stopped_games(board: Board) -> DrawnProof:
    """Draw the proof that k sweeps give the average length of games stopped after k throws.

    Examples
    --------
    >>> stopped_games(Board(8, {7: 3}, die=2)).at(5)
    5 of 5: So the average length is 1 + 1.75 = 2.75, which is what sweep k + 1 computes.
    """
    average_throws(board)  # from each cell the goal can be reached
    after = chain(board)
    rows = _rows_of({cell: [ends] for cell, ends in after.items()}, board.goal)
    c = max(
        after,
        key=lambda cell: (len({rows[K][end] for end in after[cell]}), rows[K + 1][cell], cell),
    )
    ends = after[c]
    proof = DrawnProof(
        f"The numbers of the cells after each of {K + 1} sweeps, a row for each: the average "
        "length of the games that are stopped after so many throws.",
        _drawn(rows, c, [ends]),
    )
    proof.step("With no throw allowed, every game has length 0.", _row_of(0, rows[0]))
    proof.step(
        f"Suppose that the statement holds after k sweeps, here k = {K}: the row has the average "
        "lengths of the games that are stopped after k throws.",
        _row_of(K, rows[0]),
    )
    proof.step(
        f"Let k + 1 throws be allowed. From a cell, here {c}, you make one throw.",
        {("cell", c), ("number", K + 1, c)} | marks("throw", 0, of=ends),
    )
    proof.step(
        "Then you play from the next cell with k throws allowed. How long that takes on average is "
        "in the row above.",
        _throw_of(0, ends),
    )
    proof.step(
        f"So the average length is 1 + {_said(_mean(ends, rows[K]))} = {_said(rows[K + 1][c])}, "
        "which is what sweep k + 1 computes.",
        _throw_of(0, ends) | {("cell", c), ("number", K + 1, c), ("row", K + 1)},
    )
    return proof


def best_choice(board: Board, dice: Sequence[int | Sequence[int]]) -> DrawnProof:
    """Draw the proof that no way of choosing between two dice is better than the minimum.

    The last row has the numbers of value iteration: the averages of games that are not stopped.
    The board's own die is not used.

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
    rows = _rows_of(choices, board.goal)
    means = {cell: [_mean(ends, rows[K]) for ends in throws] for cell, throws in choices.items()}
    c = max(means, key=lambda cell: (means[cell][0] - means[cell][1], cell))
    if means[c][0] <= means[c][1]:
        raise ValueError("the second die is not better on any cell")
    limit = value_iteration(
        {cell: [{end: float(chance) for end, chance in ends.items()} for ends in throws]
         for cell, throws in choices.items()},
        board.goal,
    )  # fmt: skip
    first, second = (_said(one) for one in means[c])
    one_die, other_die = (_said(1 + one) for one in means[c])
    proof = DrawnProof(
        f"The numbers of the cells after each of {K + 1} sweeps, a row for each, and below them "
        "those after which no sweep changes anything.",
        _drawn([*rows, limit], c, choices[c]),
    )
    proof.step(
        "In games that are stopped after k throws, no way of choosing averages less than row k. "
        f"This is clear for k = 0; suppose that it holds for k, here {K}.",
        _row_of(0, rows[0]) | _row_of(K, rows[0]),
    )
    proof.step(
        f"Let k + 1 throws be allowed. From a cell, here {c}, the first die takes you to these: on "
        f"average at least 1 + {first} = {one_die} throws.",
        {("cell", c)} | _throw_of(0, choices[c][0]),
    )
    proof.step(
        f"With the other die it is at least 1 + {second} = {other_die}. The sweep takes the "
        "smaller one, so the statement holds for row k + 1.",
        {("cell", c), ("number", K + 1, c)} | _throw_of(1, choices[c][1]),
    )
    proof.step(
        "A game that is stopped is never longer than the whole game. So no way of choosing "
        "averages less than the limit of the sweeps, the last row.",
        _row_of(K + 2, rows[0]),
    )
    proof.step(
        "Choose the die with the minimum on each cell. The goal can still be reached, so the "
        "equations of this chain have one solution: the limit is attained.",
        _row_of(K + 2, rows[0]) | marks("cell", of=rows[0]),
    )
    return proof


def _mean(ends: dict[int, Fraction], row: Row) -> Fraction:
    """Return the average of a row over the cells after a throw."""
    return sum((chance * row[end] for end, chance in ends.items()), Fraction(0))


def _rows_of(choices: dict[int, Throws], goal: int) -> list[Row]:
    """Return the numbers of the cells before the sweeps, and after each of the first K + 1."""
    rows: list[Row] = [{**dict.fromkeys(choices, Fraction(0)), goal: Fraction(0)}]
    for _ in range(K + 1):
        before = rows[-1]
        row = {
            cell: 1 + min(_mean(each, before) for each in ends) for cell, ends in choices.items()
        }
        rows.append({**row, goal: Fraction(0)})
    return rows


def _said(number: float | Fraction) -> str:
    """Return a number as the drawing writes it."""
    return f"{float(number):.3g}"


def _drawn(rows: Sequence[Mapping[int, Fraction | float]], c: int, throws: Throws) -> Drawing:
    """Draw a row of numbers after each sweep, and what the throws from c use."""
    width = (360 - LEFT) / len(rows[0])
    size = (min(width - 6, 36), 24)
    across = {cell: LEFT + width * (at + 0.5) for at, cell in enumerate(rows[0])}
    drawing = Drawing(360, TOP + ROW * len(rows) - 30)
    drawing.note((0, 12), "cell", ("cell",), "start")
    for cell, x in across.items():
        drawing.note((x, 12), str(cell), ("cell", cell))
    for die, ends in enumerate(throws):
        # Two dice that lead to one cell have arrows next to each other.
        aside = 4 * (2 * die - 1) * (len(throws) > 1)
        for end in ends:
            begin, tip = across[c] + aside, across[end] + aside
            drawing.arrow(
                (begin, TOP + ROW * (K + 1)), (tip, TOP + ROW * K), ("throw", die, end),
                OTHER if die else NOW, gap=(size[0] / 2 + 2, 14),
            )  # fmt: skip
    for k, row in enumerate(rows):
        words = f"stopped after {k}" if k < K + 2 else "never stopped"
        drawing.note((0, TOP + ROW * k), words, ("row", k), "start")
        for cell, number in row.items():
            tone = OTHER if k % 2 else NOW
            place = across[cell], TOP + ROW * k
            drawing.box(place, size, _said(number), ("number", k, cell), tone)
    return drawing


def _row_of(k: int, cells: Collection[int]) -> set[Mark]:
    """Return the marks of a row."""
    return {("row", k)} | marks("number", k, of=cells)


def _throw_of(die: int, ends: Collection[int]) -> set[Mark]:
    """Return the marks of a throw with a die, and of the numbers that it uses."""
    return marks("throw", die, of=ends) | marks("number", K, of=ends)
