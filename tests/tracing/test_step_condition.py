"""Steps found by what happens in them."""

from __future__ import annotations

import pytest

from snl_algos import Board, trace
from snl_algos.tracing.step_condition import first_step

#: 3 is reached by a throw of 1; cell 8 joins by the ladder, and again by a throw.
BOARD = Board(8, {2: 3, 3: 8})


@pytest.mark.parametrize(
    ("condition", "sentence"),
    [
        ("cell 1 joins", "The queue holds the start, cell 1 (0 throws)."),
        ("cell 8 joins", "Cell 8 joins the queue, 1 throw from the start."),
        (
            "cell 8 joins for the second time",
            "Cell 8 joins the queue again, by a route of 2 throws.",
        ),
        ("cell 3 is current", "Take cell 3 from the front (1 throw)."),
        ("cell 4 gets a distance", "Cell 4 joins the queue, 1 throw from the start."),
        ("landing = 3", "From 1, roll a 2: land on 3, climb to 8."),
        ("landing = 8", "From 3, roll a 5: land on 8."),
    ],
)
def test_the_first_step_in_which_a_condition_holds(condition: str, sentence: str) -> None:
    run = trace("queue-bfs", BOARD)
    number = first_step(run, condition)
    assert number is not None
    assert run.steps[number]["says"] == sentence


def test_a_frontier_that_is_replaced_whole() -> None:
    """Cells that are counted as joining although they were there before."""
    run = trace("level-bfs", Board(10, {3: 9}, die=3))
    number = first_step(run, "cell 9 joins")
    assert number is not None
    assert [cell for cell, _ in run.state(number).frontier] == [2, 9, 4]
    assert first_step(run, "cell 9 joins for the second time") is None


@pytest.mark.parametrize(
    "condition",
    ["cell 9 joins", "cell 3 joins for the second time", "cell 9 is current", "landing = 9",
     "cell 9 gets a distance", "nothing = 3"],
)  # fmt: skip
def test_no_such_step(condition: str) -> None:
    assert first_step(trace("queue-bfs", BOARD), condition) is None


@pytest.mark.parametrize("condition", ["", "cell x joins", "cell 7 leaves", "joins", "landing 3"])
def test_what_is_no_condition_is_told_the_forms(condition: str) -> None:
    with pytest.raises(ValueError, match="is not a condition on a step: write, for example"):
        first_step(trace("queue-bfs", BOARD), condition)
