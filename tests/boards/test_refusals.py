"""Broken texts and boards that a notation cannot hold: what the messages say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from malformed import MALFORMED
from strategies import SEARCHING

from snl_algos.board import Board, BoardError
from snl_algos.boards.notations import (
    NOTATIONS,
    NamedBoard,
    decode,
    read_boards,
    schema,
    write_boards,
)

# Boards without a number of cells, and arrays of zeros, are drawn, too.
pytestmark = pytest.mark.filterwarnings("ignore::snl_algos.board.BoardWarning")

VALID = {
    "python": "Board(9, {2: 7}, die=(1, 3), start=0, chained=True, overshoot='win')",
    "lines": "30 cells\n3 -> 22\n17: 4, 5: 8\n",
    "move-array": "[-1, 3, -1, -1]",
    "grid": "[[-1, -1], [-1, 3]]",
    "hackerrank": "2\n1\n3 90\n1\n97 13\n0\n0\n",
    "pairs": '{"A": [[32, 62]], "B": [[95, 13]]}',
    "dp-arrays": '{"is_snake": [false, 0, 0], "ladder": [0, 0, 1]}',
    "json": '{"format": "snl-board", "version": 1, "name": "n", "cells": 9, "die": [1, 3],'
    ' "start": 0, "chained": true, "overshoot": "win", "jumps": [[2, 7]]}',
}


def check_message(message: str) -> None:
    assert 0 < len(message) <= 300
    assert message.isprintable()


def test_malformed() -> None:
    """Would catch: an error from inside, a message without its place or as long as the text."""
    for name, data, notation, fragment in MALFORMED:
        with pytest.raises(BoardError) as caught:
            read_boards(decode(data), notation)
        message = str(caught.value)
        assert fragment in message, name
        check_message(message)


# -- boards that a notation cannot hold -------------------------------------------

HUNDRED_RULES = "has no place for 99 cells (always 100), die 8, start 0 (always 1)"


NOT_HELD = [
    (
        Board(9, die=8),
        "move-array",
        "move-array has no place for die 8; json holds every board",
    ),
    (Board(9, die=[1, 3]), "grid", "grid has no place for a die with the faces 1, 3; json"),
    (Board(9, die=4), "grid", "grid has no place for die 4; json"),
    (Board(9, start=0), "move-array", "no place for start 0 (always 1); json holds"),
    (Board(9, chained=True), "grid", "no place for chained jumps;"),
    (Board(9, overshoot="win"), "grid", 'no place for overshoot "win";'),
    (Board(8), "grid", "grid has no place for 8 cells (always a square)"),
    (
        Board(10**18),
        "grid",
        "grid lists every cell, and 1000000000000000000 cells are too many",
    ),
    (Board(10**18), "move-array", "too many (at most 3000000); json lists only the jumps"),
    (Board(10**18, start=0), "dp-arrays", "dp-arrays lists every cell"),
    (Board(99, die=8, start=0), "pairs", f"pairs {HUNDRED_RULES}"),
    (Board(99, die=8, start=0), "hackerrank", f"board 1: hackerrank {HUNDRED_RULES}"),
    (Board(9), "dp-arrays", "dp-arrays has no place for start 1 (always 0)"),
    (
        Board(9, {7: 2}, start=0),
        "dp-arrays",
        "no place for snakes, here from 7; json holds",
    ),
    (
        Board(9, dict.fromkeys(range(2, 8), 1), start=0),
        "dp-arrays",
        "snakes, here from 2, 3, 4 and 3 more",
    ),
    (
        Board(30, {3: 22, 5: 22}, start=0),
        "dp-arrays",
        "no place for two jumps that end on one cell; json holds",
    ),
]


def test_cannot_hold() -> None:
    """Would catch: rules that are lost without a word, or a refusal that does not name them."""
    for board, notation, message in NOT_HELD:
        with pytest.raises(BoardError) as caught:
            write_boards([NamedBoard(board)], notation)
        assert message in str(caught.value)
        check_message(str(caught.value))


def test_a_number_of_boards_that_a_notation_cannot_hold() -> None:
    for notation in NOTATIONS:
        with pytest.raises(BoardError, match="there is no board to write"):
            write_boards([], notation)
    for notation in set(NOTATIONS) - {"json", "hackerrank"}:
        message = f"{notation} holds exactly one board, not 2; hackerrank and json hold"
        with pytest.raises(BoardError, match=message):
            write_boards([NamedBoard(Board(100))] * 2, notation)


# -- the schema and the reader agree ------------------------------------------

#: Each breaks an empty board of 9 cells in one place.
BAD_CHANGES: list[dict[str, Any]] = [
    {"cells": 0},
    {"cells": 10**18 + 1},
    {"cells": True},
    {"cells": "9"},
    {"cells": 9.5},
    {"jumps": {"x": 3}},
    {"jumps": {"0": 3}},
    {"ladders": {"3": "4"}},
    {"snakes": 4},
    {"jumps": [3]},
    {"jumps": [[3]]},
    {"jumps": [[3, 4, 5]]},
    {"jumps": [[0, 4]]},
    {"jumps": [[3, None]]},
    {"jumps": [[3, True]]},
    {"die": 0},
    {"die": 1001},
    {"die": []},
    {"die": [0]},
    {"die": [2, 2]},
    {"die": [1.5]},
    {"die": list(range(1, 1002))},
    {"die": None},
    {"start": 2},
    {"start": True},
    {"start": "1"},
    {"chained": 1},
    {"chained": None},
    {"overshoot": "go"},
    {"overshoot": 3},
    {"name": 3},
    {"author": []},
    {"source": None},
    {"format": "board"},
    {"version": 2},
    {"version": True},
    {"extra": 1},
]
BAD_OBJECTS: list[Any] = [
    [],
    7,
    None,
    {},
    {"cells": 9},
    {"die": 6},
    *({"cells": 9, "jumps": []} | change for change in BAD_CHANGES),
]


def test_schema_and_reader_refuse() -> None:
    """Would catch: an object that one of the two takes for a board."""
    in_lists = [[{"cells": 9, "jumps": []}, bad] for bad in BAD_OBJECTS]
    for data in [*BAD_OBJECTS, *in_lists]:
        assert not Draft202012Validator(schema()).is_valid(data), data
        with pytest.raises(BoardError) as caught:
            read_boards(json.dumps(data), "json")
        check_message(str(caught.value))


# -- no text whatever ends in anything but boards or a BoardError -------------

PIECES = st.sampled_from(
    [*'[]{},:"\\ \n\r-+.e019_', "null", "true", "-1", "\0", "\ud800", "9" * 40]
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid text with a few places cut out, doubled or replaced."""
    text = draw(st.sampled_from(list(VALID.values())))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 8)))
        text = text[:start] + draw(st.just("") | PIECES | st.just(text[start:end] * 2)) + text[end:]
    return text


def check_total(text: str, notation: str | None) -> None:
    try:
        named = read_boards(text, notation)
    except BoardError as error:
        check_message(str(error))
    else:
        assert named
        assert all(isinstance(each.board, Board) for each in named)


@pytest.mark.parametrize("notation", [None, *NOTATIONS])
@SEARCHING
@given(text=mutated())
def test_mutated_texts(notation: str | None, text: str) -> None:
    check_total(text, notation)


@SEARCHING
@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    try:
        assert "\0" not in decode(data)
    except BoardError as error:
        check_message(str(error))
