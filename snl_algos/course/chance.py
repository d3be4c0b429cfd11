"""The fair die: a board as a Markov chain, and how many throws a game takes on average.

The die decides: all faces are equally likely, and a throw that does not move you counts. Averages
are exact, in fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

from ..board import Board

__all__ = [
    "after_a_throw", "average_throws", "chain", "choosing",
    "numbers_after_sweeps", "one_game", "solve_chain", "value_iteration", "with_die",
]  # fmt: skip

#: Cell → {cell after one throw: how likely it is}.
Chain = Mapping[int, Mapping[int, Fraction]]


def after_a_throw(board: Board, cell: int) -> dict[int, Fraction]:
    """Return where a throw from a cell takes you, and how likely that is.

    Examples
    --------
    >>> {end: str(chance) for end, chance in after_a_throw(Board(4), 2).items()}
    {2: '2/3', 3: '1/6', 4: '1/6'}
    """
    faces = len(board.faces)
    ends = Counter(move.cell for move in board.moves(cell))
    ends[cell] += faces - ends.total()  # throws that do not move you
    return {end: Fraction(ends[end], faces) for end in sorted(ends) if ends[end]}


def chain(board: Board) -> dict[int, dict[int, Fraction]]:
    """Return the Markov chain of a board: where one throw takes you, and how likely that is.

    It holds the cells where you can stand, except the goal, where the game is over.

    Examples
    --------
    >>> for cell, after in chain(Board(4, {3: 1}, die=2)).items():
    ...     print(cell, {end: str(chance) for end, chance in after.items()})
    1 {1: '1/2', 2: '1/2'}
    2 {1: '1/2', 4: '1/2'}
    """
    known: dict[int, dict[int, Fraction]] = {}
    waiting = [board.start]
    while waiting:
        cell = waiting.pop()
        if cell in known or cell == board.goal:
            continue
        known[cell] = after_a_throw(board, cell)
        waiting += known[cell]
    return dict(sorted(known.items()))


def average_throws(board: Board) -> dict[int, Fraction]:
    """Return cell → how many throws a game from there takes on average.

    Raises
    ------
    ValueError
        If the goal is out of reach from some cell where you can stand.

    Examples
    --------
    >>> {cell: str(throws) for cell, throws in average_throws(Board(4, {3: 1}, die=2)).items()}
    {1: '6', 2: '4', 4: '0'}
    """
    return solve_chain(chain(board), board.goal)


def solve_chain(after: Chain, goal: int) -> dict[int, Fraction]:
    """Return the average throws of a chain, which solve one linear equation for each cell.

    It is one throw, plus the average over the cells that it leads to. Each equation is solved for
    its own cell and put into those that follow; then the numbers are filled in backwards.

    Raises
    ------
    ValueError
        If the equations have no solution: from some cell the goal is out of reach.
    """
    equations: dict[int, tuple[Fraction, dict[int, Fraction]]] = {}
    for cell in after:
        throws, others = Fraction(1), dict(after[cell])
        for earlier, (more, instead) in equations.items():
            weight = others.pop(earlier, None)
            if weight is not None:
                throws += weight * more
                for end, chance in instead.items():
                    others[end] = others.get(end, Fraction(0)) + weight * chance
        leaves = 1 - others.pop(cell, Fraction(0))
        if leaves == 0:
            raise ValueError(f"from cell {cell} the goal is out of reach: there is no average")
        equations[cell] = throws / leaves, {end: part / leaves for end, part in others.items()}
    average = {goal: Fraction(0)}
    for cell, (throws, others) in reversed(equations.items()):
        average[cell] = throws + sum(part * average[end] for end, part in others.items())
    return dict(sorted(average.items()))


def one_game(board: Board, seed: int = 1) -> list[int]:
    """Return what a fair die shows in one game. The seed decides which game.

    It returns no number of throws: a game of chance answers no question about the fewest.

    Examples
    --------
    >>> one_game(Board(6, {3: 5}), seed=1)
    [2, 5, 1]
    """
    random = Random(seed)
    cell, faces = board.start, []
    while cell != board.goal:
        face = random.choice(board.faces)  #: the die shows {face}
        moves = {move.face: move.cell for move in board.moves(cell)}
        faces.append(face)
        cell = moves.get(face, cell)  #: throw number {len(faces)}: now on cell {cell}
    return faces


def with_die(board: Board, die: int | Sequence[int]) -> Board:
    """Return the same board with another die.

    Examples
    --------
    >>> with_die(Board(12, {3: 9}), 2)
    Board(12, {3: 9}, die=2)
    """
    return Board(
        board.cells, board.jumps, die=die, start=board.start, chained=board.chained,
        overshoot=board.overshoot,
    )  # fmt: skip


def numbers_after_sweeps(board: Board, sweeps: int) -> dict[int, float]:
    """Return the number of each cell after some sweeps, each from the numbers before it.

    Before the first sweep all numbers are 0.

    Examples
    --------
    >>> numbers_after_sweeps(Board(4, {3: 1}, die=2), 3)
    {1: 2.75, 2: 2.0, 4: 0.0}
    """
    after = {cell: _floats(ends) for cell, ends in chain(board).items()}
    number = {**dict.fromkeys(after, 0.0), board.goal: 0.0}
    for _ in range(sweeps):
        number |= {
            cell: 1 + sum(chance * number[end] for end, chance in ends.items())
            for cell, ends in after.items()
        }
    return number


def value_iteration(
    choices: Mapping[int, Sequence[Mapping[int, float]]], goal: int
) -> dict[int, float]:
    """Return cell → the fewest throws on average, if you choose before each throw.

    After k sweeps the numbers are right for games that are stopped after k throws. The loop ends
    when a sweep changes no number by more than 10^-12.

    Parameters
    ----------
    choices : mapping
        Cell → what a throw does, for each choice: {cell after it: how likely}.
    goal : int
        The cell where the game ends.

    Examples
    --------
    >>> value_iteration({1: [{1: 0.5, 2: 0.5}, {3: 0.25, 1: 0.75}], 2: [{3: 1.0}]}, 3)[2]
    1.0
    """
    average = {**dict.fromkeys(choices, 0.0), goal: 0.0}
    change = 1.0
    while change > 1e-12:
        before, change = dict(average), 0.0
        for cell, throws in choices.items():
            average[cell] = 1 + min(
                sum(chance * before[end] for end, chance in ends.items()) for ends in throws
            )
            change = max(change, average[cell] - before[cell])
    return average


def choosing(board: Board, dice: Sequence[int | Sequence[int]]) -> tuple[dict[int, int], Fraction]:
    """Return the die to throw on each cell, and the throws of a game with these choices.

    The board's own die is not used. The first result is cell → the place of its die in `dice`; the
    second, the throws from the start on average, exactly.

    Raises
    ------
    ValueError
        If no die gets you to the goal from some cell where you can stand.

    Examples
    --------
    >>> choice, throws = choosing(Board(5, {4: 1}), [1, 2])  # from 3, a 1 lands on the snake
    >>> choice, str(throws)
    ({1: 1, 2: 0, 3: 1}, '5')
    """
    boards = [with_die(board, die) for die in dice]
    cells = chain(with_die(board, sorted({face for one in boards for face in one.faces})))
    solve_chain(cells, board.goal)  # from each cell the goal can be reached
    throws = {cell: [after_a_throw(one, cell) for one in boards] for cell in cells}
    average = value_iteration(
        {cell: [_floats(ends) for ends in each] for cell, each in throws.items()}, board.goal
    )

    def then(ends: Mapping[int, Fraction]) -> float:
        """Return the throws left on average; of equally good choices, the first."""
        return round(sum(float(chance) * average[end] for end, chance in ends.items()), 9)

    choice = {
        cell: min(range(len(boards)), key=lambda die: then(each[die]))
        for cell, each in throws.items()
    }
    chosen = {cell: throws[cell][die] for cell, die in choice.items()}
    return choice, solve_chain(chosen, board.goal)[board.start]


def _floats(ends: Mapping[int, Fraction]) -> dict[int, float]:
    return {end: float(chance) for end, chance in ends.items()}
