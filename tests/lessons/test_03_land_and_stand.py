"""Lesson 3: how often a cell joins the queue, and the numbers of the text."""

from __future__ import annotations

import pytest

pytest.importorskip("anywidget")
pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import Board, compare, load_board, shortest_routes, solve


def test_a_cell_is_taken_once_for_each_landing_that_leads_there() -> None:
    """The bound on the work, and a board on which it is nearly reached."""
    board = Board(61, {foot: foot + (1 - foot) % 3 for foot in range(2, 61) if foot % 3 != 1})
    work = compare(board, ["queue-bfs"]).rows[0].work
    assert work is not None and work.edges is not None
    reached = solve(board, "adjacency-list-bfs").distance
    throws = sum(len(board.moves(cell)) for cell in reached)
    assert (work.cells, work.edges, throws) == (59, 339, 117)
    assert work.edges - 6 == 3 * (throws - 6)  # each cell but the start three times
    assert work.edges <= 6 * (board.cells + 1)
    said = all_printed(3)
    assert "times that a cell joins: {3}" in said
    assert f"{work.cells} pairs are taken, for {len(reached)} cells" in said
    assert f"{work.edges} throws are looked at, where {throws} leave these cells" in said


def test_where_there_is_exactly_one_shortest_route() -> None:
    only = []
    for cells in range(2, 27):
        board = Board(cells)
        if len(list(shortest_routes(board, solve(board).distance))) == 1:
            only.append(cells)
    assert only == [2, 3, 4, 5, 6, 7, 13, 19, 25]
    assert "on 13, 19 and 25 cells" in text(3)


def test_four_of_the_seven_take_the_long_ladder() -> None:
    board = load_board("thirty")
    routes = list(shortest_routes(board, solve(board).distance))
    assert len(routes) == 7
    assert [route[0].cell for route in routes].count(22) == 4
