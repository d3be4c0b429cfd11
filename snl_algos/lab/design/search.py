"""Boards on request: a search for a board with given properties, or the proof that there is none.

If there are no more boards than it may look at, all of them are played: then it is known how many
have the properties, and "there is none" is proven. Otherwise a local search looks at so many. Every
property of a board that is found is counted once more, by other means than those that found it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ...board import Board
from ..errors import DesignError, Impossible, NotFound
from .board_spec import BoardSpec, Rng
from .conditions import Condition, NeedsASnake, Throws, UniqueRoute
from .hill_climb import Score, climb
from .program_conditions import fewest_cells_wanted, programs_wanted

__all__ = ["Design", "design"]

#: So many boards are looked at, unless it is said otherwise.
TRIES = 20_000
#: After so many tries that were no nearer, the search begins again.
MAX_STALLED_STEPS = 1_000


@dataclass(frozen=True)
class Design:
    """A board that was asked for.

    Attributes
    ----------
    board : Board
        The board.
    properties : tuple of str
        What was counted once more, in sentences: the proof of the fewest throws, the number of
        shortest routes, and each of the conditions.
    tries : int
        How many boards were looked at.
    """

    board: Board
    properties: tuple[str, ...]
    tries: int


def design(
    cells: int = 100,
    *,
    snakes: int = 8,
    ladders: int = 8,
    die: int = 6,
    throws: int | None = None,
    unique_route: bool = False,
    needs_a_snake: bool = False,
    wrong: Sequence[str] = (),
    right: Sequence[str] = (),
    only_wrong: str | None = None,
    fewest_cells: str | None = None,
    tries: int = TRIES,
    seed: int = 0,
) -> Design:
    """A plausible board with the properties that are asked for.

    Its goal can be reached. No cell belongs to two jumps, none is the first or the last, and the
    jumps are neither tiny nor huge, and spread out.

    Parameters
    ----------
    cells, snakes, ladders, die : int
        How many there are; the die has the faces 1, 2, 3, ....
    throws : int, optional
        The fewest throws to the goal.
    unique_route : bool
        Whether only one sequence of throws is the shortest.
    needs_a_snake : bool
        Whether every shortest route takes a snake.
    wrong, right : sequence of str
        Algorithms and mistakes that are wrong, or right, on the board: they answer another number
        than the fewest throws, or this number.
    only_wrong : str, optional
        An algorithm or a mistake that is wrong on the board, while all others are right that can
        be compared on it.
    fewest_cells : str, optional
        An exact algorithm that takes fewer cells than each of the others.
    tries : int
        How many boards are looked at.
    seed : int
        The same seed gives the same board on every machine.

    Raises
    ------
    Impossible
        If all boards were played, and none has these properties.
    NotFound
        If no such board was found. There may be one.
    DesignError
        If what is asked for contradicts itself.

    Examples
    --------
    >>> found = design(8, snakes=1, ladders=1, die=3, throws=2, unique_route=True)
    >>> found.board
    Board(8, {3: 6, 7: 4}, die=3)
    >>> for said in found.properties:
    ...     print(said)
    2 throws are enough and no fewer will do
    one shortest route: 2, 2
    54 of the 90 plausible boards with 8 cells, die 3, 1 snake, 1 ladder have these properties
    """
    kind = BoardSpec(cells, snakes, ladders, die)
    kind.check()
    if tries < 1:
        raise DesignError(f"the number of tries must be 1 or more, not {tries}")
    if needs_a_snake and not snakes:
        raise DesignError("a board without snakes needs none: ask for one snake or more")
    chance = Rng(seed)
    conditions: list[Condition] = [Throws(throws), UniqueRoute(unique_route)]
    if needs_a_snake:
        conditions.append(NeedsASnake())
    if wrong or right or only_wrong:
        conditions.append(programs_wanted(cells, die, wrong, right, only_wrong))
    if fewest_cells is not None:
        conditions.append(fewest_cells_wanted(fewest_cells))

    def score(board: Board) -> Score:
        """How many conditions are left to meet, and how far the first of them is."""
        for place, condition in enumerate(conditions):
            if missed := condition.misses(board):
                return (len(conditions) - place, *missed)
        return (0,)

    if kind.clean() <= tries:
        return _one_of_all(kind, conditions, score, chance)
    found = climb(
        lambda: kind.random(chance), lambda board: kind.changed(board, chance), score,
        tries=tries, patience=MAX_STALLED_STEPS, enough=(0,),
    )  # fmt: skip
    if found.score > (0,):
        raise NotFound(
            f"not found in {tries:,} tries; there may be such a board: try another seed or more "
            "tries, or ask for less"
        )
    return Design(found.board, _recounted(found.board, conditions), found.tries)


def _one_of_all(
    kind: BoardSpec, conditions: Sequence[Condition], score: Callable[[Board], Score], chance: Rng
) -> Design:
    """One of all boards of a kind that have the properties."""
    played, fitting = 0, list[Board]()
    for board in kind.every():
        played += 1
        if score(board) == (0,):
            fitting.append(board)
    if not fitting:
        raise Impossible(
            f"there is no such board: none of the {played:,} plausible boards with {kind} has "
            "these properties; all of them were played"
        )
    board = fitting[chance.below(len(fitting))]
    share = f"{len(fitting):,} of the {played:,} plausible boards with {kind} have these properties"
    return Design(board, (*_recounted(board, conditions), share), played)


def _recounted(board: Board, conditions: Iterable[Condition]) -> tuple[str, ...]:
    """What the recounts of the conditions say. They must agree with the search."""
    recounts = [condition.verify(board) for condition in conditions]
    for verify in recounts:
        if not verify.holds:
            raise AssertionError(f"the search and the verify differ on {board!r}: {verify.said}")
    return tuple(verify.said for verify in recounts)
