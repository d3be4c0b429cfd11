"""The figures of games, routes and searches: what they draw is what was computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from matplotlib import pyplot

from snl_algos import Board, load_board, shortest_routes, solve
from snl_algos.course import figures
from snl_algos.course.chance import average_throws, choosing, ends_after, with_die
from snl_algos.course.heuristics import edges
from snl_algos.course.route_counts import count_routes


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The axes that were shown."""
    pyplot.switch_backend("Agg")
    found: list[Any] = []
    monkeypatch.setattr(pyplot, "show", lambda: found.extend(pyplot.gcf().axes))
    yield found
    pyplot.close("all")


BOARD = Board(20, {4: 12, 17: 3})


def test_sweeps_rise_to_the_averages(shown: list[Any]) -> None:
    """Would catch: a sweep too many or too few, and bars and dots of different cells."""
    figures.after_sweeps(BOARD, 1)
    figures.after_sweeps(BOARD, 500)
    first, last = shown
    exact = average_throws(BOARD)
    assert {bar.get_height() for bar in first.patches} == {0.0, 1.0}
    for axes in shown:
        (dots,) = axes.lines
        drawn = dict(zip(dots.get_xdata(), dots.get_ydata(), strict=True))
        assert drawn == {cell: float(throws) for cell, throws in exact.items()}
    cells = [round(bar.get_x() + bar.get_width() / 2) for bar in last.patches]
    heights = dict(zip(cells, (bar.get_height() for bar in last.patches), strict=True))
    assert heights == pytest.approx({cell: float(throws) for cell, throws in exact.items()})


def test_the_small_die_saves_throws_where_it_is_chosen(shown: list[Any]) -> None:
    """Would catch: the dice exchanged, or numbers of another way of choosing."""
    figures.two_dice(BOARD, 6, 3)
    (axes,) = shown
    choice, _ = choosing(BOARD, [6, 3])
    cells = [round(bar.get_x() + bar.get_width() / 2) for bar in axes.patches]
    saved = dict(zip(cells, (bar.get_height() for bar in axes.patches), strict=True))
    assert saved.keys() == choice.keys()
    assert {cell for cell, throws in saved.items() if throws > 1e-9} == {
        cell for cell, die in choice.items() if die == 1
    }
    assert max(saved.values()) > 0 and min(saved.values()) < 0


def test_a_bar_for_each_length_and_a_line_at_the_average(shown: list[Any]) -> None:
    figures.game_lengths(BOARD, 40)
    (axes,) = shown
    assert [bar.get_height() for bar in axes.patches] == ends_after(BOARD, 40)
    (line,) = axes.lines
    assert set(line.get_xdata()) == {float(average_throws(BOARD)[1])}


def test_the_best_spinner_is_marked(shown: list[Any]) -> None:
    figures.spinners(BOARD, range(2, 13))
    (axes,) = shown
    averages, mark = axes.lines
    for last, throws in zip(averages.get_xdata(), averages.get_ydata(), strict=True):
        assert throws == float(average_throws(with_die(BOARD, int(last)))[1])
    assert mark.get_ydata()[0] == min(averages.get_ydata())


def test_the_diagram_has_every_shortest_move_and_every_number(shown: list[Any]) -> None:
    board = load_board("thirty")
    distance = solve(board, "adjacency-list-bfs").distance
    figures.shortest_moves(board)
    (axes,) = shown
    routes = [move for route in shortest_routes(board, distance) for move in route]
    cells = {board.start, *(move.cell for move in routes)}
    said = Counter(text.get_text().strip() for text in axes.texts)
    assert {str(cell) for cell in cells} <= set(said)
    counted = count_routes(board)
    for number, times in Counter(counted[cell] for cell in cells).items():
        assert said[str(number)] >= times
    starts = [board.start, *(move.cell for move in routes)]
    assert said[""] == len({(a, b) for a in starts for b in cells if _leads(board, distance, a, b)})


def _leads(board: Board, distance: Any, cell: int, end: int) -> bool:
    return distance[end] == distance[cell] + 1 and end in board.successors(cell)


def test_a_line_for_each_search(shown: list[Any]) -> None:
    figures.work_by_climb((0, 10), ["level-bfs", "a-star"])
    (axes,) = shown
    for line, name in zip(axes.lines, ["level-bfs", "a-star"], strict=True):
        assert line.get_label() == name
        boards = [Board(100), Board(100, {5: 15})]
        assert list(line.get_ydata()) == [edges(each, [name])[name] for each in boards]
