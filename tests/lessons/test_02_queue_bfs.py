"""Lesson 2: the queue as the source shows it, and the numbers of the text."""

from __future__ import annotations

import pytest

pytest.importorskip("anywidget")
pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import MISTAKES, Board, compare, load_board, shortest_routes, solve, step
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


def test_a_cell_is_taken_once_for_each_landing_that_leads_there() -> None:
    """The bound on the work, and a board on which it is nearly reached."""
    board = Board(61, {foot: foot + (1 - foot) % 3 for foot in range(2, 61) if foot % 3 != 1})
    work = compare(board, ["queue-bfs"]).rows[0].work
    assert work is not None
    reached = solve(board, "adjacency-list-bfs").distance
    throws = sum(len(board.moves(cell)) for cell in reached)
    assert (work.cells, work.edges, throws) == (59, 339, 117)
    assert work.edges - 6 == 3 * (throws - 6)  # each cell but the start three times
    assert work.edges <= 6 * (board.cells + 1)
    said = all_printed(2)
    assert "times that a cell joins: {3}" in said
    assert f"{work.cells} pairs are taken, for {len(reached)} cells" in said
    assert f"{work.edges} throws are looked at, where {throws} leave these cells" in said


def test_the_smallest_board_that_shows_the_last_distance() -> None:
    mistake = MISTAKES["last-distance"]
    assert mistake.board == Board(3, {2: 1}, die=1)
    assert mistake.function(mistake.board) == 0
    assert solve(mistake.board).throws is None


def test_where_there_is_exactly_one_shortest_route() -> None:
    only = []
    for cells in range(2, 27):
        board = Board(cells)
        if len(list(shortest_routes(board, solve(board).distance))) == 1:
            only.append(cells)
    assert only == [2, 3, 4, 5, 6, 7, 13, 19, 25]
    assert "on 13, 19 and 25 cells" in text(2)


def test_four_of_the_seven_take_the_long_ladder() -> None:
    board = load_board("thirty")
    routes = list(shortest_routes(board, solve(board).distance))
    assert len(routes) == 7
    assert [route[0].cell for route in routes].count(22) == 4
