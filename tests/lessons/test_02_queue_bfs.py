"""Lesson 2: the queue as the source shows it, and the numbers of the text."""

from __future__ import annotations

import pytest

pytest.importorskip("anywidget")
pytest.importorskip("nbformat")


from snl_algos import MISTAKES, Board, load_board, solve, step
from snl_algos.course.queues import joins, waiting


def test_the_stepper_shows_the_queue_as_its_source_tells_it() -> None:
    """A queue in the stepper that is not the one in the program, or in another order."""
    shown = step("queue-bfs", Board(14))
    (run,) = shown.traces
    assert shown.payload["trace"] == run.to_dict()
    assert shown.payload["trace"]["roles"]["frontier"] == "queue"
    queues: list[list[tuple[int, str]]] = []
    taken = []
    for at, now in enumerate(run.steps):
        if "front" in now.get("frontier", {}):
            before = run.state(at - 1)
            queues.append([(cell, text) for cell, text in before.frontier])
            taken.append(run.state(at).current)
    assert queues[0] == [(1, "0")]
    assert queues[1] == [(cell, "1") for cell in range(2, 8)]
    assert taken[:2] == [1, 2]
    assert queues[2] == [*((cell, "1") for cell in range(3, 8)), (8, "2")]


def test_what_waits_is_what_the_queue_holds() -> None:
    assert [len(line) for line in waiting(load_board("thirty"))][:4] == [1, 6, 6, 11]
    assert joins(load_board("thirty"))[8] == 2


def test_the_smallest_board_that_shows_the_last_distance() -> None:
    mistake = MISTAKES["last-distance"]
    assert mistake.board == Board(3, {2: 1}, die=1)
    assert mistake.function(mistake.board) == 0
    assert solve(mistake.board).throws is None
