"""What people type and paste for a board."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest
from typed_boards import GUESSED, TYPED

from snl_algos import Board, BoardError, load_board, solve
from snl_algos.board import BoardWarning
from snl_algos.boards.notations import read_boards, recognise


@pytest.mark.filterwarnings("ignore::snl_algos.board.BoardWarning")
@pytest.mark.parametrize("text", TYPED)
def test_it_is_read(text: str) -> None:
    """Would catch: a form that is refused, or read as another board."""
    (named,) = read_boards(text)
    assert named.board == TYPED[text] == load_board(text)
    assert solve(text).throws == solve(TYPED[text]).throws


def test_a_text_of_hackerrank_is_no_list_of_jumps() -> None:
    """Would catch: lines of jumps taken for that judge's text, or its text for lines of jumps."""
    assert recognise("1\n1\n3 22\n1\n17 4\n") == "hackerrank"
    assert recognise("1\n0\n0\n") == "hackerrank"
    assert recognise("30\n3 22\n17 4\n") == "lines"
    assert recognise("3 22 -1") == "move-array"


@pytest.mark.parametrize("text", GUESSED)
def test_what_is_guessed_is_said(text: str) -> None:
    """Would catch: zeros read as snakes, or a board of 100 cells, without a word."""
    with pytest.warns(BoardWarning) as caught:
        read_boards(text)
    (said,) = (str(one.message) for one in caught)
    assert said.endswith(GUESSED[text])


def test_a_snake_to_the_first_cell_needs_no_word() -> None:
    """Would catch: a warning for a judge's array, in which a 0 is a snake to cell 1."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert read_boards("[-1, -1, 0, 1, -1]")[0].board == Board(5, {3: 1, 4: 2})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("30\n3 22\n17 x", "read as lines: line 3: 'x' is not a whole number"),
        ("30\n3 x", "read as lines: line 2: 'x' is not a whole number"),
        ("30\n3 -> 22 -> 4", "line 2: expected jumps such as 3 -> 22, found '3 -> 22 -> 4'"),
        ("30\n3 31", "line 2: jump 3→31: cell 31 is off the board, whose cells are 1 to 30"),
        ("30\n3 22\n3 4", "line 3: 3→4 is a second jump from cell 3"),
        ("3 22\n17 4", "line 1: the number of cells comes first, alone: '3 22' is not a whole"),
        ("Board(30, {3: 31})", "read as python: jump 3→31: cell 31 is off the board"),
        ("Board(30, {3: 22, 3: 4})", "a second jump from cell 3"),
        ("Board(30, {3: 22}, jumps={})", "the key 'jumps' appears twice"),
        ("Board(30, {3: 22}", "like Board(30, {3: 22, 17: 4}, die=6), with values that are"),
        ("Board(30, {}, 6)", "is not a call like Board("),
        ("Board(30, open('x'))", "with values that are written out"),
        ("Board(30, faces=4)", "unknown key 'faces'; the keys of a board are cells, die"),
        ("Board(" * 10_000, "is not a call like Board("),
        ('{"ladders": {"22": 3}, "snakes": {}}', "ladder 22→3 does not lead up"),
        ('{"ladders": {"3": 22}, "snakes": {"3": 2}}', "a second jump from cell 3"),
        ('{"ladders": 3}', "read as json: ladders: 3 is not a list"),
        (
            '{"cells": 30, "jumps": {"3": "22"}}',
            "the second cell of jump (3, '22') must be a whole number",
        ),
        ("board = [[-1, -1], [-1]];", "read as grid: row 2 has 1 cell, but a grid is square"),
        ("board =\n  {{-1, -1},\n   {-1, x}};", "read as json: line 2, column 4: not JSON"),
        ("board = Card(3)", "which is not a board in any notation"),
    ],
)
@pytest.mark.filterwarnings("ignore::snl_algos.board.BoardWarning")
def test_what_is_wrong_in_it_is_said(text: str, said: str) -> None:
    """Would catch: a traceback, something executed, or a message without its place."""
    with pytest.raises(BoardError) as caught:
        read_boards(text)
    assert said in str(caught.value) and len(str(caught.value)) < 300


def test_a_file_that_is_named_like_a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a file that can no longer be named; a text that is too long for a path."""
    monkeypatch.chdir(tmp_path)
    Path("[1->2]").write_text("[-1, 3, -1, -1]")
    assert load_board("[1->2]") == Board(4, {2: 4})
    long = Board(900, {foot: foot + 9 for foot in range(2, 890)})
    assert load_board(repr(long)) == long
