"""Lesson 8: the smallest boards that its text speaks of, and its counts."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, notebook, text

from snl_algos import Board
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.course.passes import answers, interval, verdicts


def test_the_smallest_board_of_each_limit() -> None:
    """The boards that the text speaks of, as they are saved."""
    said = all_printed(8)
    for summary, answer in (
        ("8 cells, die 1, 2 ladders, 1 snake", "right:      3"),
        ("6 cells, die 1, 2 ladders, no snakes", "right:      3"),
        ("4 cells, die 1, 2 ladders, no snakes", "right:      1"),
        ("4 cells, die 2, no ladders, 2 snakes", "right:      2"),
        ("5 cells, die 1, 2 ladders, 1 snake", "right:      out of reach"),
    ):
        assert f"{summary}\n{answer}" in said


def test_what_the_text_tells_to_press_is_in_the_tool_below_it() -> None:
    """Would catch: a table, a button or a column that the text names and nobody finds."""
    cells = notebook(8).cells
    at = next(at for at, cell in enumerate(cells) if "explore(" in cell.source)
    named = re.findall(r"(?:In|open|press|under) \*+(\w+)\*+", cells[at - 1].source)
    assert named == ["Draw", "Write", "Compare", "agrees"]
    folder = Path(__file__).parents[2] / "web" / "src" / "workbench"
    sources = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ts")))
    assert [name for name in named if f'"{name}"' not in sources] == []


def test_a_board_with_six_faces_on_which_a_snake_helps() -> None:
    assert answers(Board(32, {1: 20, 19: 32, 26: 13}, start=0)) == (3, 4)


def test_the_numbers_of_cells_4_and_5_when_the_head_is_filled_in() -> None:
    least, _ = fill_table(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    assert (least[3], least[4]) == (3, 4)


def test_with_snakes_alone_no_answer_is_too_small() -> None:
    """The pass would be too small if it threw from a head."""
    played = 0
    for cells, die in product(range(2, 8), (1, 2, 3, 6)):
        heads = range(2, cells)
        for tails in product(*(range(1, head + 1) for head in heads)):
            snakes = {head: tail for head, tail in zip(heads, tails, strict=True) if tail < head}
            right, said = answers(Board(cells, snakes, die=die))
            assert said is None or (right is not None and said >= right), (cells, snakes, die)
            played += bool(snakes)
    assert f"all {played:,} such boards" in text(8)
    assert answers(Board(2, {2: 1})) == (None, 1)  # with a snake on the goal it can be


def test_how_often_it_is_wrong() -> None:
    """The shares of the text, and the boards that an author must try."""
    counted = verdicts(200)
    assert counted["right"] + counted["too large"] + counted["too small"] == 200
    assert interval(0, 1000) == pytest.approx((0, 0.0038), abs=1e-4)
    assert "about 0.4 %" in text(8)
    said = all_printed(8)
    right = int(said.partition("right  ")[2].split()[0])
    share = 1 - right / 2000
    assert (1 - share) ** 85 <= 0.05 < (1 - share) ** 84
    assert "85 boards are needed" in said
