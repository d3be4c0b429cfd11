"""Lesson 6: the arrays of the forward pass, and the claim that one pass is enough."""

from __future__ import annotations

from snl_algos import Board
from snl_algos.algorithms.forward_dp import fill_table


def test_the_arrays_that_the_text_reads() -> None:
    least, predecessor = fill_table(Board(8, {2: 6}, die=3))
    assert least == [0, 1, 1, 1, 2, 1, 2, 2]
    assert [predecessor[7], predecessor[5], predecessor[1], predecessor[0]] == [5, 1, 0, -1]
    assert least[1] == least[5]
    assert least[5] == least[3] == least[6] - 1  # both offer it, and the first is kept
    assert predecessor[6] == 5
