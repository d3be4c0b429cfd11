"""Board design: a search for a board with given properties, or the proof that there is none.

If there are no more boards than tries, all of them are tried: then the number with the properties
is known, and "there is none" is proven. Otherwise a local search tries some boards. Every property
of the board that is found is then counted again, by other means than the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ...board import Board
from ..errors import DesignError, Impossible, NotFound
from .board_spec import BoardSpec, Rng
from .conditions import Condition, RequiresSnake, Throws, UniqueRoute
from .hill_climb import Found, Score, climb
from .program_conditions import fewest_cells_condition, programs_condition

__all__ = ["Design", "design"]

#: The default number of boards to try.
TRIES = 20_000
#: The number of tries without improvement before a restart.
MAX_STALLED_STEPS = 1_000


@dataclass(frozen=True)
class Design:
    """A board that was designed.

    Attributes
    ----------
    board : Board
        The board.
    properties : tuple of str
        Its verified properties, in sentences: the proof of the fewest throws, the number of
        shortest routes, and each of the conditions.
    tries : int
        The number of boards tried.

    Examples
    --------
    >>> found = design(20, snakes=1, ladders=1, throws=3, seed=1)
    >>> found.properties[0]
    '3 throws are enough and no fewer will do'
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
    requires_snake: bool = False,
    wrong: Sequence[str] = (),
    right: Sequence[str] = (),
    only_wrong: str | None = None,
    fewest_cells: str | None = None,
    tries: int = TRIES,
    seed: int = 0,
) -> Design:
    """Design a plausible board with the given properties.

    Its goal can be reached. No cell belongs to two jumps, the first and the last cell belong to
    none, and the jumps are neither tiny nor huge, and spread out.

    Parameters
    ----------
    cells, snakes, ladders, die : int
        The numbers of cells, snakes, ladders and faces; the die has the faces 1, 2, 3, ....
    throws : int, optional
        The fewest throws to the goal.
    unique_route : bool
        Whether only one sequence of throws is shortest.
    requires_snake : bool
        Whether every shortest route takes a snake.
    wrong, right : sequence of str
        Algorithms and mistakes that must be wrong, or right, on the board: their answer is not,
        or is, the fewest throws.
    only_wrong : str, optional
        An algorithm or a mistake that must be wrong on the board, while all others that can be
        compared on it are right.
    fewest_cells : str, optional
        An exact algorithm that must take fewer cells than each of the others.
    tries : int
        The most boards to try.
    seed : int
        The same seed gives the same board on every machine.

    Raises
    ------
    Impossible
        If all boards were tried, and none has these properties.
    NotFound
        If no such board was found, although one may exist.
    DesignError
        If the properties contradict each other.

    Examples
    --------
    >>> found = design(8, snakes=1, ladders=1, die=3, throws=2, unique_route=True)
    >>> found.board
    Board(8, {3: 6, 7: 4}, die=3)
    >>> for line in found.properties:
    ...     print(line)
    2 throws are enough and no fewer will do
    one shortest route: 2, 2
    54 of the 90 plausible boards with 8 cells, die 3, 1 snake, 1 ladder have these properties
    """
    kind = BoardSpec(cells, snakes, ladders, die)
    kind.check()
    if tries < 1:
        raise DesignError(f"the number of tries must be 1 or more, not {tries}")
    if requires_snake and not snakes:
        raise DesignError("a board without snakes never needs one: ask for one snake or more")
    rng = Rng(seed)
    conditions: list[Condition] = [Throws(throws), UniqueRoute(unique_route)]
    if requires_snake:
        conditions.append(RequiresSnake())
    if wrong or right or only_wrong:
        conditions.append(programs_condition(cells, die, wrong, right, only_wrong))
    if fewest_cells is not None:
        conditions.append(fewest_cells_condition(fewest_cells))

    def score(board: Board) -> Score:
        """Return how many conditions are left, and how far the first of them is missed."""
        for place, condition in enumerate(conditions):
            if missed := condition.misses(board):
                return (len(conditions) - place, *missed)
        return (0,)

    if kind.clean() <= tries:
        return _one_of_all(kind, conditions, score, rng)
    found = climb(
        lambda: kind.random(rng), lambda board: kind.changed(board, rng), score,
        tries=tries, patience=MAX_STALLED_STEPS, enough=(0,),
    )  # fmt: skip
    if found.score > (0,):
        raise NotFound(f"not found in {tries:,} tries. {_hint(found, conditions)}")
    return Design(found.board, _verified(found.board, conditions), found.tries)


def _hint(found: Found, conditions: Sequence[Condition]) -> str:
    """Say which condition no board met, of those that met the ones tested before it."""
    at = len(conditions) - found.score[0]
    met = [one.asked for one in conditions[:at] if one.asked]
    nearest = (
        f"The nearest board is {found.board!r}: {conditions[at].verify(found.board).sentence}."
    )
    among = f" that met the others tested before it ({'; '.join(met)})" if met else ""
    return (
        f"No board{among} met this condition: {conditions[at].asked}. {nearest} Such a board "
        "may exist: ask for less here first, then try another seed or more tries."
    )


def _one_of_all(
    kind: BoardSpec, conditions: Sequence[Condition], score: Callable[[Board], Score], rng: Rng
) -> Design:
    """Return one of the boards of a kind that have the properties, after trying all."""
    tried, fitting = 0, list[Board]()
    for board in kind.every():
        tried += 1
        if score(board) == (0,):
            fitting.append(board)
    if not fitting:
        raise Impossible(
            f"there is no such board: none of the {tried:,} plausible boards with {kind} has "
            "these properties; all of them were tried"
        )
    board = fitting[rng.below(len(fitting))]
    share = f"{len(fitting):,} of the {tried:,} plausible boards with {kind} have these properties"
    return Design(board, (*_verified(board, conditions), share), tried)


def _verified(board: Board, conditions: Iterable[Condition]) -> tuple[str, ...]:
    """Verify the conditions, which must agree with the search, and return their sentences."""
    verifications = [condition.verify(board) for condition in conditions]
    for one in verifications:
        if not one.holds:
            raise AssertionError(
                f"the search and the verification differ on {board!r}: {one.sentence}"
            )
    return tuple(one.sentence for one in verifications)
