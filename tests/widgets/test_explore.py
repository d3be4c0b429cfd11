"""`explore`: every press, every control, and what is shown after it."""

from __future__ import annotations

from typing import Any

import pytest

from snl_algos import Board, BoardError, explore, load_board, solve

THIRTY = load_board("thirty")


def descriptions(tool: Any) -> dict[str, str]:
    return {button.description: button.button_style for button in tool._grid.children}


def test_a_jump_is_drawn_and_removed() -> None:
    """Foot, then end; again to remove. Catches a press that goes to the wrong cell."""
    tool = explore(Board(9))
    tool.press(2)
    assert "2→?" in descriptions(tool)
    tool.press(7)
    assert tool.board == Board(9, {2: 7})
    assert descriptions(tool)["2→7"] == "info"
    tool.press(8)
    tool.press(3)
    assert descriptions(tool)["8→3"] == "warning"
    tool.press(2)
    assert tool.board == Board(9, {8: 3})


def test_the_buttons_are_wired_to_their_cells() -> None:
    """A click on the button that shows a cell presses that cell, for all of them."""
    for cell in range(1, 10):
        tool = explore(Board(9))
        button = next(b for b in tool._grid.children if b.description == str(cell))
        button.click()
        assert button.description == f"{cell}→?"


def test_the_same_cell_twice_begins_anew() -> None:
    tool = explore(Board(9))
    tool.press(4)
    tool.press(4)
    assert tool.board == Board(9)
    assert "4→?" not in descriptions(tool)


def test_undo_goes_back_all_the_way() -> None:
    tool = explore(Board(9))
    for foot, end in ((2, 7), (8, 3)):
        tool.press(foot)
        tool.press(end)
    tool._die.value = 3
    assert tool.board == Board(9, {2: 7, 8: 3}, die=3)
    boards = []
    while not tool._undo.disabled:
        tool._undo.click()
        boards.append(tool.board)
    assert boards == [Board(9, {2: 7, 8: 3}), Board(9, {2: 7}), Board(9)]
    assert tool._die.value == 6


def test_the_table_and_the_stepper_follow() -> None:
    """After a change both speak of the new board, and of the algorithm that is chosen."""
    tool = explore(Board(30))
    tool._algorithm.value = "dijkstra"
    tool.press(2)
    tool.press(29)
    run = tool.stepper.traces[0]
    assert run.board == tool.board
    assert run.answer == solve(tool.board, "dijkstra")
    assert f'<td style="white-space: nowrap">{run.answer.throws}</td>' in tool._table.value


def test_rules_and_sources() -> None:
    tool = explore()
    assert tool.board == THIRTY
    tool._start.value, tool._chained.value, tool._overshoot.value = 0, True, "win"
    assert (tool.board.start, tool.board.chained, tool.board.overshoot) == (0, True, "win")
    tool._source.value = "die-with-gaps"
    assert tool.board == load_board("die-with-gaps")
    tool.press(5)
    tool.press(6)
    assert tool.board.faces == (1, 4, 5), "drawing a jump must not change the die"
    tool._source.value = "random"
    assert tool.board.cells == 36
    assert tool._source.value == "as drawn"


def test_typed_boards() -> None:
    """A board in any notation; what is wrong is said, as text, and changes nothing."""
    tool = explore(Board(9))
    tool._typed.value = "[-1, 3, -1, -1]"
    tool._take.click()
    assert tool.board == Board(4, {2: 4})
    tool._typed.value = "<b>no board</b>"
    tool._take.click()
    assert tool.board == Board(4, {2: 4})
    assert "&lt;b&gt;" in tool._says.value
    tool._typed.value = '{"cells": 400, "jumps": []}'
    tool._take.click()
    assert "at most 150 cells" in tool._says.value


def test_a_board_too_large_is_refused() -> None:
    with pytest.raises(BoardError, match="at most 150 cells"):
        explore(Board(151))
