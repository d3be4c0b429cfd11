"""Lesson 17: what its text says of the gallery."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import cells

from snl_algos import MISTAKES


def test_names_in_the_text_are_in_the_gallery() -> None:
    """A mistake that was renamed, or left out."""
    text = "\n".join(cell.source for cell in cells(17, "markdown"))
    named = set(re.findall(r"`([a-z]+(?:-[a-z0-9]+)+)`", text)) - {"queue-bfs"}
    assert len(named) >= 8
    assert named <= set(MISTAKES)
    board = MISTAKES["memo-over-cycles"].board
    assert board is not None
    assert (board.cells, len(board.jumps)) == (7, 5)
    assert f"The gallery holds {len(MISTAKES)} programs" in text.replace("\n", " ")
    assert [name for name in MISTAKES if MISTAKES[name].board is None] == ["no-memo", "marks-late"]
