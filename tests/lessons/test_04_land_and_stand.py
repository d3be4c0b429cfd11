"""Lesson 4: two sets that are mixed, and the queue that makes a list slow."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import text

from snl_algos.course.queues import jumpy, longest_queue


def test_the_queue_grows_with_the_board_if_there_are_many_jumps() -> None:
    """Would catch: a board of the figure whose queue is as short as without jumps."""
    lengths = [longest_queue(jumpy(cells)) for cells in (2_000, 20_000)]
    assert 9 < lengths[1] / lengths[0] < 11
    assert "160,000 cells without jumps? And on one with 64,000 jumps" in text(4)
    assert sum(end != -1 for end in jumpy(160_000)) == 64_000
    assert longest_queue([-1] * 20_000) == 6
