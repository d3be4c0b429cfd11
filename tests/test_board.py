"""The board: what it refuses and how it says so, and that it is a value like any other."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import Rules
from strategies import SEARCHING, rules

from snl_algos.board import Board, BoardError, Move
from snl_algos.board_text import MAX_CELLS, MAX_FACES

#: More digits than Python will turn into text.
ENDLESS = 10**5000
MANY_DIGITS = "a number of more than 24 digits"


class Unshown:
    """A value that cannot be written out."""

    def __repr__(self) -> str:
        raise TypeError("it has no text")


# -- bad boards ------------------------------------------------------------------

NAN = float("nan")
WIDE_DIE = range(1, MAX_FACES + 2)

#: (arguments, keywords, the message or the part of it that names the culprit)
BAD: list[tuple[tuple[Any, ...], dict[str, Any], str]] = [
    # the number of cells
    ((0,), {}, "the number of cells must be 1 to 10^18, not 0"),
    ((MAX_CELLS + 1,), {}, "the number of cells must be 1 to 10^18, not 1000000000000000001"),
    ((ENDLESS,), {}, f"the number of cells must be 1 to 10^18, not {MANY_DIGITS}"),
    ((30.0,), {}, "the number of cells must be a whole number, not 30.0"),
    ((object(),), {}, "the number of cells must be a whole number, not <object object>"),
    ((Unshown(),), {}, "a whole number, not something that cannot be shown"),
    ((NAN,), {}, "the number of cells must be a whole number, not nan"),
    (("30",), {}, "the number of cells must be a whole number, not '30'"),
    # start
    ((30,), {"start": 2}, "start must be 1 (on the first cell) or 0 (off the board), not 2"),
    # chained and overshoot
    ((30,), {"chained": 1}, "chained must be True or False, not 1"),
    ((30,), {"overshoot": "Stay"}, 'overshoot must be "stay", "bounce" or "win", not \'Stay\''),
    ((30,), {"overshoot": ["stay"]}, 'overshoot must be "stay", "bounce" or "win", not [\'stay\']'),
    # the die
    ((30,), {"die": 0}, f"a die must have 1 to {MAX_FACES} faces, not 0"),
    ((30,), {"die": MAX_FACES + 1}, f"a die must have 1 to {MAX_FACES} faces, not 1001"),
    ((30,), {"die": ENDLESS}, f"a die must have 1 to {MAX_FACES} faces, not {MANY_DIGITS}"),
    ((30,), {"die": 6.0}, "the die must be a whole number, not 6.0"),
    ((30,), {"die": "6"}, "the die must be a whole number, not '6'"),
    ((30,), {"die": WIDE_DIE}, f"a die must have 1 to {MAX_FACES} faces"),
    ((30,), {"die": (1, 2, 2, 3)}, "face 2 is on the die twice"),
    ((30,), {"die": (0, 1)}, "a face must be 1 to 10^18, not 0"),
    ((30,), {"die": (1, MAX_CELLS + 1)}, "a face must be 1 to 10^18, not 1000000000000000001"),
    ((30,), {"die": (1, ENDLESS)}, f"a face must be 1 to 10^18, not {MANY_DIGITS}"),
    ((30,), {"die": (1, 2.0)}, "a face of the die must be a whole number, not 2.0"),
    ((30,), {"die": (1, "2")}, "a face of the die must be a whole number, not '2'"),
    ((30,), {"die": {"faces": 6}}, "the die must be a whole number, not {'faces': 6}"),
    # jumps that are no jumps
    ((30, 5), {}, "jumps must be a mapping or pairs, not 5"),
    ((30, [3]), {}, "a jump must be a pair (from, to), not 3"),
    ((30, [(3, 4, 5)]), {}, "a jump must be a pair (from, to), not (3, 4, 5)"),
    ((30, [(3, 22), [1] * 500]), {}, "a jump must be a pair (from, to), not [1, 1, "),
    # cells of jumps
    ((30, {3: 22.0}), {}, "the second cell of jump (3, 22.0) must be a whole number, not 22.0"),
    ((30, {3.0: 22}), {}, "the first cell of jump (3.0, 22) must be a whole number, not 3.0"),
    ((30, {True: 22}), {}, "the first cell of jump (True, 22) must be a whole number, not True"),
    ((30, {"3": 22}), {}, "the first cell of jump ('3', 22) must be a whole number, not '3'"),
    ((30, {3: 31}), {}, "jump 3→31: cell 31 is off the board, whose cells are 1 to 30"),
    ((30, {3: 0}), {}, "jump 3→0: cell 0 is off the board, whose cells are 1 to 30"),
    ((30, {0: 3}), {"start": 0}, "jump 0→3: cell 0 is off the board, whose cells are 1 to 30"),
    ((30, {3: ENDLESS}), {}, f"jump 3→{MANY_DIGITS}: cell {MANY_DIGITS} is off the board"),
    # two jumps from a cell
    ((30, [(3, 22), (3, 9)]), {}, "3→9 is a second jump from cell 3, which already has 3→22"),
]  # fmt: skip


def test_bad_boards_are_refused() -> None:
    """A BoardError that names the culprit, in one short line, and no other error ever.

    Catches a check left out, and a message that fails while it is being made.
    """
    for args, keywords, message in BAD:
        with pytest.raises(BoardError) as refusal:
            Board(*args, **keywords)
        assert message in str(refusal.value)
        assert len(str(refusal.value)) < 250
        assert "\n" not in str(refusal.value)
        assert isinstance(refusal.value, ValueError)


@pytest.mark.parametrize("die", [{1: 2, 3: 4}, b"\x01\x02"], ids=["mapping", "bytes"])
def test_a_die_that_is_no_list_of_faces(die: int | tuple[int, ...]) -> None:
    """A mapping's keys or a bytes' values must not pass for faces in silence."""
    with pytest.raises(BoardError, match="die"):
        Board(30, die=die)


def test_a_die_without_end() -> None:
    """A die of too many faces is refused before all of them are in memory."""

    def faces() -> Iterator[int]:
        for face in itertools.count(1):
            if face > 100_000:
                pytest.fail("100,000 faces were read, and it would go on")
            yield face

    with pytest.raises(BoardError, match="a die must have 1 to 1000 faces"):
        Board(30, die=faces())


# -- good boards -------------------------------------------------------------------


def test_faces_in_any_order() -> None:
    """Would catch: moves out of order, or two boards for one die."""
    assert Board(20, die=iter([5, 1, 4])).faces == (1, 4, 5)
    assert Board(20, die=(3, 2, 1)) == Board(20, die=3)


def test_real_numpy_integers() -> None:
    np = pytest.importorskip("numpy")
    board = Board(np.int64(30), {np.int32(3): np.int64(22)}, die=np.array([1, 2, 5]))
    assert board == Board(30, {3: 22}, die=(1, 2, 5))
    assert repr(board) == "Board(30, {3: 22}, die=(1, 2, 5))"
    with pytest.raises(BoardError, match="the number of cells must be a whole number"):
        Board(np.float64(30))


def test_a_self_jump_is_left_out_and_that_is_said() -> None:
    """Would catch: a jump that is lost without a word. In plain data, as of a judge, it is none."""
    with pytest.warns(UserWarning, match="jump 3→3 leads nowhere: it is left out") as warned:
        board = Board(30, {3: 3, 5: 9})
    assert warned[0].filename == __file__
    assert Board.from_dict({"cells": 30, "jumps": [[3, 3], [5, 9]]}) == board
    assert dict(board.jumps) == {5: 9}
    assert board == Board(30, {5: 9})
    assert board.moves(1)[1] == Move(2, 3, 3)
    with pytest.warns(UserWarning):
        assert Board(30, {3: 3}, chained=True).stand(3) == 3


def test_ladders_and_snakes_by_name() -> None:
    """Would catch: a ladder that leads down, a snake without an end, a cell with both."""
    board = Board(30, ladders={3: 22, 5: 8}, snakes=[(17, 4)])
    assert board == Board(30, {3: 22, 5: 8, 17: 4})
    assert Board(30, {3: 22}, snakes={17: 4}, die=3) == Board(30, {3: 22, 17: 4}, die=3)
    assert Board(30, ladders={}, snakes=None) == Board(30)
    for wrong, words in (
        ({"ladders": {17: 4}}, "ladder 17→4 does not lead up"),
        ({"snakes": {3: 22}}, "snake 3→22 does not lead down"),
        ({"ladders": {3: 22}, "snakes": {3: 1}}, "a second jump from cell 3"),
        ({"ladders": 3}, "jumps must be a mapping or pairs, not 3"),
        ({"ladders": [3]}, "a jump must be a pair"),
        ({"snakes": {40: 3}}, "cell 40 is off the board"),
    ):
        with pytest.raises(BoardError, match=words):
            Board(30, **wrong)


def test_moves_hold_plain_numbers() -> None:
    """Would catch: a NumPy number that a program asks with, given back in the moves."""
    numpy = pytest.importorskip("numpy")
    for cell in (numpy.int64(2), 2):
        for move in Board(9, {5: 2}).moves(cell):
            assert [type(number) for number in move] == [int, int, int]


@pytest.mark.parametrize("start", [0, 1])
def test_cells_off_the_board(start: int) -> None:
    """One before the first and one after the last, for everything that takes a cell."""
    board = Board(30, {3: 22, 17: 4}, start=start)
    for cell in (start - 1, 31, -1, 10**23, ENDLESS, -ENDLESS):
        shown = MANY_DIGITS if abs(cell) == ENDLESS else str(cell)
        message = f"cell {shown} is off the board, whose cells are {start} to 30"
        for ask in (
            board.moves,
            board.ends,
            board.successors,
            board.landings,
            board.predecessors,
            board.sources,
            lambda cell: board.move_between(cell, 4),
        ):
            with pytest.raises(BoardError) as refusal:
                list(ask(cell))
            assert str(refusal.value) == message
    assert board.moves(start)
    assert board.moves(30) == ()


# -- a value like any other ----------------------------------------------------------


def test_a_board_does_not_change() -> None:
    board = Board(30, {3: 22})
    for name in ("cells", "goal", "jumps", "faces", "start", "chained", "overshoot"):
        with pytest.raises(AttributeError, match="a board does not change"):
            setattr(board, name, 5)
        with pytest.raises(AttributeError, match="a board does not change"):
            delattr(board, name)
    with pytest.raises(AttributeError):
        board.colour = "red"
    with pytest.raises(TypeError):
        board.jumps[3] = 4  # type: ignore[index]
    with pytest.raises(TypeError):
        board.jumps_taken[3] = 4  # type: ignore[index]
    with pytest.raises(AttributeError):
        board.die = 7  # type: ignore[misc]
    assert board == Board(30, {3: 22})
    assert not hasattr(board, "__dict__")


BASE: dict[str, Any] = {
    "jumps": {3: 22},
    "die": 6,
    "start": 1,
    "chained": False,
    "overshoot": "stay",
}


@pytest.mark.parametrize(
    "change",
    [
        {"jumps": {3: 21}},
        {"jumps": {4: 22}},
        {"jumps": {}},
        {"jumps": {3: 22, 5: 6}},
        {"die": 5},
        {"die": (1, 2, 3, 4, 6)},
        {"start": 0},
        {"chained": True},
        {"overshoot": "bounce"},
        {"overshoot": "win"},
    ],
    ids=str,
)
def test_boards_that_differ_are_not_equal(change: dict[str, Any]) -> None:
    """One rule at a time. Catches a rule left out of `==`, of the hash or of the repr."""
    board, other = Board(30, **BASE), Board(30, **(BASE | change))
    assert board != other
    assert hash(board) != hash(other)
    assert len({board, other, Board(30, **BASE)}) == 2
    assert repr(board) != repr(other)
    assert str(board) != str(other)


@settings(SEARCHING, max_examples=200)
@given(rules(cells=(1, 200)))
def test_repr_pickle_and_copies_round_trip(game: Rules) -> None:
    board = game.board()
    again = eval(repr(board), {"Board": Board})
    copies = [again, copy.copy(board), copy.deepcopy(board)]
    copies += [pickle.loads(pickle.dumps(board, way)) for way in range(pickle.HIGHEST_PROTOCOL + 1)]
    for other in copies:
        assert other == board
        assert hash(other) == hash(board)
        assert repr(other) == repr(board)
        assert other.jumps_taken == board.jumps_taken
        for cell in range(board.start, board.cells + 1):
            assert other.moves(cell) == board.moves(cell)
    assert copy.deepcopy([board, board])[0] == board


def test_the_repr_says_only_what_is_unusual() -> None:
    assert repr(Board(30)) == "Board(30)"
    assert repr(Board(30, {17: 4, 3: 22})) == "Board(30, {3: 22, 17: 4})"
    assert repr(Board(9, die=(2, 4), start=0, chained=True, overshoot="win")) == (
        "Board(9, die=(2, 4), start=0, chained=True, overshoot='win')"
    )
    assert repr(Board(9, die=(1,))) == "Board(9, die=1)"
    assert repr(Board(9, die=(2,))) == "Board(9, die=(2,))"


# -- text ----------------------------------------------------------------------------


def test_the_drawing() -> None:
    """Rows in alternating directions, the jumps in the cells they leave, the goal at the top."""
    assert str(Board(6, {2: 5, 6: 1}, die=3)) == (
        "6→1    5    4\n"
        "  1  2→5    3\n"
        "6 cells, die 3, 1 ladder, 1 snake"
    )  # fmt: skip
    assert str(Board(1)) == "1\n1 cell, die 6, no ladders, no snakes"
    assert str(Board(7)).splitlines()[0] == "7"


def test_the_summary() -> None:
    """Would catch: "1 cells", or a rule that is not said."""
    for board, summary in (
        (Board(1), "1 cell, die 6, no ladders, no snakes"),
        (Board(30, {3: 4, 5: 6, 9: 8}), "30 cells, die 6, 2 ladders, 1 snake"),
        (Board(30, die=(1, 4, 5)), "30 cells, die with faces 1 4 5, no ladders, no snakes"),
        (Board(30, start=0), "30 cells, die 6, no ladders, no snakes, starts off the board"),
        (Board(30, chained=True), "30 cells, die 6, no ladders, no snakes, jumps are chained"),
        (
            Board(30, overshoot="bounce"),
            "30 cells, die 6, no ladders, no snakes, bounces off the goal",
        ),
        (
            Board(30, overshoot="win"),
            "30 cells, die 6, no ladders, no snakes, passing the goal wins",
        ),
    ):
        assert board.summary() == summary


@settings(SEARCHING, max_examples=30)
@given(st.integers(1, 10**18), st.integers(1, 1000))
def test_boards_of_any_size_can_be_made(cells: int, die: int) -> None:
    """Catches anything that grows with the number of cells when a board is made or shown."""
    board = Board(cells, {1: cells, cells: 1} if cells > 1 else (), die=die, chained=True)
    assert eval(repr(board), {"Board": Board}) == board
    assert board.summary()
    if cells > 5000:
        assert len(str(board)) < 200
    assert len(board.moves(board.start)) <= die


# -- plain data ----------------------------------------------------------------------


@settings(SEARCHING, max_examples=200)
@given(rules(cells=(1, 200)))
def test_plain_data_round_trips(game: Rules) -> None:
    """Through JSON, and without any key that has its usual value."""
    board = game.board()
    data = json.loads(json.dumps(board.to_dict()))
    assert data == board.to_dict()
    assert Board.from_dict(data) == board
    usual = Board(board.cells).to_dict()
    short = {key: value for key, value in data.items() if key == "cells" or value != usual[key]}
    assert Board.from_dict(short) == board


#: What is not a board, and a part of the message.
BAD_DATA: list[tuple[Any, str]] = [
    ({}, "the key 'cells' is missing; the keys of a board are cells, die, start"),
    ({"cells": 9, "dice": 6}, "unknown key 'dice'; the keys of a board are cells, die, start"),
    ({"cells": None}, "the number of cells must be a whole number, not None"),
    ({"cells": 9, "jumps": [[3, 40]]}, "jump 3→40: cell 40 is off the board"),
    ({"cells": 9, "jumps": {"3": 4}}, "must be a whole number, not '3'"),
    ([9, {3: 4}], "expected a mapping with the keys of a board, got [9, {3: 4}]"),
    ("thirty", "expected a mapping with the keys of a board, got 'thirty'"),
]


def test_bad_plain_data_is_refused() -> None:
    """A BoardError that says what is wrong, and never a TypeError from further down."""
    for data, message in BAD_DATA:
        with pytest.raises(BoardError) as refusal:
            Board.from_dict(data)
        assert message in str(refusal.value)
        assert len(str(refusal.value)) < 250
