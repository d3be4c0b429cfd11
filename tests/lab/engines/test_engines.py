"""Every engine against the independent oracle, on whatever it accepts. See also test_bits.py."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from oracle import Rules, fewest_throws
from replaying import ENTRIES, data_of
from strategies import SEARCHING, rules

from snl_algos.board import Board, BoardError
from snl_algos.lab import engines
from snl_algos.lab.engines import ENGINES, Engine, arrays, choose
from snl_algos.views import move_array

Throws = Callable[[Board], int | None]
EVERY = pytest.mark.parametrize("engine", ENGINES.values(), ids=ENGINES)


def skip_without(engine: Engine) -> None:
    if not engine.is_usable:
        pytest.skip(f"{engine.name} needs {engine.needs}")


def runs_and_walls(source: random.Random) -> Rules:
    """A small board with whatever is hard for an engine that skips cells.

    Many jumps side by side, walls of them that no throw crosses, jumps onto jumps, and dice of
    all sizes, so that a good part of the goals are out of reach.
    """
    cells = source.randint(1, source.choice([4, 8, 15, 40]))
    share, reach = source.choice([0.1, 0.3, 0.5, 0.8]), source.choice([1, 3, 9, 40])
    feet = {cell for cell in range(1, cells + 1) if source.random() < share}
    if source.random() < 0.4:
        wall = source.randint(1, cells)
        feet.update(range(wall, min(cells, wall + source.randint(1, 7)) + 1))
    ends = {foot: min(max(1, foot + source.randint(-reach, reach)), cells) for foot in feet}
    jumps = {foot: end for foot, end in sorted(ends.items()) if foot != end}
    if source.random() < 0.3:  # the rules of move arrays
        return Rules(cells, jumps)
    return Rules(
        cells,
        jumps,
        source.randint(1, 7),
        source.randint(0, 1),
        source.random() < 0.3,
        source.choice(["stay", "stay", "stay", "win", "bounce"]),
    )


@cache
def hard_boards() -> list[tuple[Board, int | None]]:
    """Boards, each with its fewest throws."""
    source = random.Random(15)
    games = [runs_and_walls(source) for _ in range(4000)]
    return [(game.board(), fewest_throws(game).get(game.cells)) for game in games]


@cache
def rule_book() -> list[tuple[Board, int | None]]:
    return [
        (Board.from_dict(data_of(entry)), entry["distance"].get(str(entry["cells"])))
        for entry in ENTRIES
    ]


def wrong_on(throws: Throws, boards: list[tuple[Board, int | None]]) -> Iterator[Board]:
    """The boards on which an engine is wrong. To fail is wrong too."""
    for board, true in boards:
        try:
            right = throws(board) == true
        except LookupError:
            right = False
        if not right:
            yield board


def accepted(engine: Engine) -> list[tuple[Board, int | None]]:
    """The boards of the rule book and the hard boards that an engine accepts."""
    return [pair for pair in [*rule_book(), *hard_boards()] if not engine.refusal(pair[0])]


@EVERY
def test_the_rule_book_and_hard_boards(engine: Engine) -> None:
    skip_without(engine)
    boards = accepted(engine)
    assert sum(true is None for _, true in boards) > 100
    assert {board.chained for board, _ in boards} == ({False} if engine.plain else {False, True})
    assert {board.overshoot for board, _ in boards} == {"stay", "bounce", "win"}
    assert not list(wrong_on(engine, boards))


@settings(SEARCHING, max_examples=300)
@given(rules(cells=(1, 400)))
def test_boards_of_up_to_400_cells(game: Rules) -> None:
    board, true = game.board(), fewest_throws(game).get(game.cells)
    assert engines.fewest_throws(board) == true
    for engine in ENGINES.values():
        if engine.is_usable and not engine.refusal(board):
            assert engine(board) == true, engine.name


def broad_array() -> list[int]:
    """Six jumps a window; of the 1,296 cells that four throws reach, only the last one wins.

    Would catch: an engine that loses what comes late in a long frontier.
    """
    move = []
    for node in range(1555):
        further = range(6 * node + 1, 6 * node + 7)
        move += [-1, *(7 * each if each < 1555 else 0 for each in further)]
    move[-1] = len(move)
    return [*move, -1]


@cache
def hard_arrays() -> list[tuple[list[int], int | None]]:
    """Move arrays on either side of the sizes at which something changes, each with its throws."""
    source, found = random.Random(16), []
    crowded = [(cells, (0.6, 0.75, 0.9)) for cells in range(65, 76) for _ in range(20)]
    sizes = [*range(1, 40), 126, 127, 128, 129, 1023, 1024, 1025, 3000]
    for cells, shares in [*crowded, *((cells, (0.1, 0.4, 0.9)) for cells in sizes)]:
        for share in shares:
            feet = [foot for foot in range(1, cells + 1) if source.random() < share]
            pairs = ((foot, source.randint(1, cells)) for foot in feet)
            game = Rules(cells, {foot: end for foot, end in pairs if foot != end})
            found.append((move_array(game.board()), fewest_throws(game).get(cells)))
    return [*found, (broad_array(), 5)]


def wrong_arrays(
    throws_on: Callable[[arrays.Moves], int | None], most_cells: int = 10**6
) -> Iterator[list[int]]:
    """The move arrays on which an engine is wrong. To fail is wrong too."""
    for move, true in hard_arrays():
        if len(move) > most_cells:
            continue
        try:
            right = throws_on(arrays.checked(move)) == true
        except LookupError:
            right = False
        if not right:
            yield move


@EVERY
def test_move_arrays(engine: Engine) -> None:
    skip_without(engine)
    for throws_on in (engine.on_moves, engine.on_numpy):
        if throws_on:
            assert not list(wrong_arrays(throws_on, engine.most_cells))
    assert any(true is None for _, true in hard_arrays())


def test_auto() -> None:
    """Whatever it chooses, it is right, and takes the board."""
    boards = [*rule_book(), *hard_boards()]
    assert not list(wrong_on(engines.fewest_throws, boards))
    assert not list(wrong_arrays(engines.fewest_throws_on))
    assert {choose(board).name for board, _ in boards} >= {"bits", "pips"}
    assert not any(choose(board).refusal(board) for board, _ in boards[::50])


REFUSED = [
    ("bits", Board(1_000_001)),
    ("fronts", Board(1_000_000_001)),
    ("fronts", Board(9, die=[2])),
    ("fronts", Board(9, {9: 2}, overshoot="bounce")),
    ("pips", Board(9, die=(1, 3))),
    ("pips", Board(9, {9: 2}, overshoot="bounce")),
    ("compiled-bits", Board(129)),
    ("compiled-bits", Board(9, {9: 2}, overshoot="bounce")),
    ("compiled-fronts", Board(9, start=0)),
    ("compiled-fronts", Board(9, chained=True)),
    ("compiled-fronts", Board(9, die=5)),
    ("auto", Board(1_000_001, die=[1, 3])),
    ("auto", Board(10**18, {10**18: 2}, overshoot="bounce")),
]


def test_a_board_that_an_engine_does_not_accept() -> None:
    """Would catch: a rule that is left out, and an answer to another game."""
    for name, board in REFUSED:
        with pytest.raises(BoardError):
            engines.fewest_throws(board, engine=name)


def test_an_unknown_engine() -> None:
    for call in (
        lambda: engines.fewest_throws(Board(9), engine="bit"),
        lambda: engines.fewest_throws_on([-1], engine="bit"),
        lambda: engines.fewest_throws_of([], engine="bit"),
    ):
        with pytest.raises(KeyError):
            call()


def test_huge_boards() -> None:
    """10^18 cells: the work depends on the jumps alone."""
    cells = 10**18
    assert engines.fewest_throws(Board(cells)) == -(-(cells - 1) // 6)
    assert engines.fewest_throws(Board(cells, start=0, die=7)) == -(-cells // 7)
    wall = {cells - 3 - back: 1 for back in range(6)}
    assert engines.fewest_throws(Board(cells, wall)) is None
    assert engines.fewest_throws(Board(cells, {**wall, 5: cells - 2})) == 2


def test_a_huge_board_is_a_small_one_with_long_gaps() -> None:
    """Would catch: arithmetic that is only right as long as the numbers are small.

    All snakes end before the gap, so every route crosses it. Its length is a whole number of
    throws.
    """
    source = random.Random(17)
    for _ in range(200):
        feet = sorted(source.sample(range(10, 60), source.randint(0, 12)))
        small = Board(70, {foot: source.randint(2, 9) for foot in feet})
        gap = 6 * 10**16
        large = Board(70 + gap, {foot + gap: end for foot, end in small.jumps.items()})
        throws = engines.fewest_throws(small, engine="bits")
        stretched = engines.fewest_throws(large)
        assert (stretched is None) == (throws is None)
        if throws is not None:
            assert stretched == throws + gap // 6
