"""Lesson 11: what its text says is what its cells show."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import cells, printed, text

from snl_algos import MISTAKES
from snl_algos.course.passes import interval, verdicts


def test_what_each_method_catches() -> None:
    """Would catch: an answer that was written before the numbers."""
    (table,) = (cell for cell in cells(11, "code") if "boards it fails on" in cell.source)
    rows = {
        found[1]: [int(n) for n in found[2].split()]
        for found in re.finditer(r"^(\S+) +([\d ]+)$", printed(table), re.MULTILINE)
        if found[1] in MISTAKES
    }
    caught = [{name for name in rows if rows[name][column]} for column in range(4)]
    assert max(caught, key=len) == caught[2]
    boards = [MISTAKES[name].board for name in caught[3] - caught[2]]
    assert [board.cells for board in boards if board is not None] == [7, 7]
    assert set(rows) - set().union(*caught) == {"cap-on-depth"}


def test_most_wrong_programs_pass_the_samples() -> None:
    """Would catch: samples that were changed, or a gallery that is another one."""
    (counting,) = (cell for cell in cells(11, "code") if "samples_table" in cell.source)
    programs, passing = map(int, re.findall(r"\d+ (?=programs|of them)", printed(counting)))
    assert programs == len(MISTAKES)
    assert passing > programs / 2
    assert {"stands-on-a-head", "jump-is-optional", "skips-snakes", "one-visited-set"}.isdisjoint(
        printed(counting).split()
    )


def test_how_many_boards_show_the_mistake() -> None:
    """Would catch: a share, or a number of boards, that is not that of the forward pass."""
    share = 1 - verdicts(2000)["right"] / 2000
    assert verdicts(30)["right"] == 30
    assert "on about 35 of 1,000" in text(11) and round(share, 3) == 0.035
    assert "about one in three" in text(11) and 0.3 < (1 - share) ** 30 < 0.37
    assert "85 boards" in text(11) and (1 - share) ** 85 <= 0.05 < (1 - share) ** 84
    assert interval(0, 1000) == pytest.approx((0, 0.0038), abs=1e-4)
