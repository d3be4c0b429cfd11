"""The figures of the lessons: what they draw is what was computed, and what the text says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from matplotlib import pyplot

from snl_algos import Board, load_board
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.course import figures
from snl_algos.course.chance import average_throws
from snl_algos.course.drawn_proofs.drawings import OTHER
from snl_algos.course.figures.charts import NEW
from snl_algos.course.prices import with_toll
from snl_algos.views import adjacency_lists


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The figures that were shown."""
    pyplot.switch_backend("Agg")
    found: list[Any] = []
    monkeypatch.setattr(pyplot, "show", lambda: found.append(pyplot.gcf()))
    yield found
    pyplot.close("all")


@pytest.mark.parametrize("stage", range(4))
def test_the_matrix_has_a_one_for_each_edge(
    stage: int, shown: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    figures.ladder_in_matrix(stage)
    (figure,) = shown
    board, matrix = figure.axes
    lists = figures.lists_with_ladder(stage)
    ones = {(text.get_position()[1] + 1, text.get_position()[0] + 1) for text in matrix.texts}
    edges = {(cell, end) for cell in range(1, 9) for end in lists[cell]}
    assert ones == edges
    assert len([text for text in board.texts if text.get_text() == ""]) == len(edges)
    assert capsys.readouterr().out.splitlines() == [f"{c}: {lists[c]}" for c in range(1, 9)]
    before = figures.lists_with_ladder(max(stage - 1, 0))
    new = [text for text in matrix.texts if text.get_color() == NEW]
    assert len(new) == sum(end not in before[cell] for cell, end in edges)


def test_the_last_stage_is_the_board_with_the_ladder() -> None:
    drawn, lists = figures.lists_with_ladder(3), adjacency_lists(Board(8, {3: 7}, die=3))
    for cell in (1, 2, 4, 5, 6, 7, 8):
        assert sorted(drawn[cell]) == sorted(lists[cell])


def test_a_square_for_each_edge(shown: list[Any]) -> None:
    figures.matrices(Board(12, die=3), Board(12, {4: 10}, die=3))
    plain, jump = ([list(row) for row in axes.images[0].get_array()] for axes in shown[0].axes)
    assert sum(map(sum, plain)) == 30
    assert [row[3] for row in jump] == [0] * 12
    assert [row[9] for row in plain] == [0] * 6 + [1, 1, 1, 0, 0, 0]
    assert [row[9] for row in jump] == [1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0]


def test_the_pass_shows_no_number_before_its_turn() -> None:
    """Would catch: a table that says what comes next; an arc from a cell that is not looked at."""
    board = Board(8, {2: 6}, die=3)
    least, _ = fill_table(board)
    for cell in range(1, 9):
        svg = figures.forward_pass(board, cell).svg
        words = re.findall(r">([\d·]+)</text>", svg)
        known = [f"{number:g}" for number in least[:cell]] + ["·"] * (8 - cell)
        assert sorted(words) == sorted([*"12345678", *known])
        assert svg.count("<path") == len([one for one in (1, 2, 3) if cell > one]) + (cell == 6)


@pytest.mark.parametrize("toll", range(6))
def test_a_route_stands_on_what_it_costs(toll: int) -> None:
    """Would catch: a cell above another cost; a ladder that cannot be told from a throw."""
    board, cost = load_board("thirty"), with_toll(toll)
    route = dijkstra(board, cost).route or ()
    svg = figures.route_by_cost(board, route, cost, most=6).svg
    place = {int(words): float(x) for x, words in re.findall(r'x="([\d.]+)" y="66">(\d+)<', svg)}
    ticks = {int(words): float(x) for x, words in re.findall(r'x="([\d.]+)" y="98">(\d+)<', svg)}
    paid = 0.0
    for move in route:
        paid += cost(move)
        assert place[move.cell] == ticks[int(paid)]
    assert svg.count("<path") == len(route)
    assert (OTHER in svg) == any(move.cell > move.landing for move in route)


# -- games ---------------------------------------------------------------------------------------

BOARD = Board(20, {4: 12, 17: 3})


def test_sweeps_rise_to_the_averages(shown: list[Any]) -> None:
    """Would catch: a sweep too many or too few, and bars and dots of different cells."""
    figures.after_sweeps(BOARD, 1)
    figures.after_sweeps(BOARD, 500)
    first, last = (figure.axes[0] for figure in shown)
    exact = average_throws(BOARD)
    assert {bar.get_height() for bar in first.patches} == {0.0, 1.0}
    for axes in (first, last):
        (dots,) = axes.lines
        drawn = dict(zip(dots.get_xdata(), dots.get_ydata(), strict=True))
        assert drawn == {cell: float(throws) for cell, throws in exact.items()}
    cells = [round(bar.get_x() + bar.get_width() / 2) for bar in last.patches]
    heights = dict(zip(cells, (bar.get_height() for bar in last.patches), strict=True))
    assert heights == pytest.approx({cell: float(throws) for cell, throws in exact.items()})
