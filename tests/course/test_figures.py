"""The figures of the lessons: what they draw is what the text says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from matplotlib import pyplot

from snl_algos import Board
from snl_algos.course import figures
from snl_algos.course.queues import jumpy, with_deque, with_list
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
    new = [text for text in matrix.texts if text.get_color() == figures.NEW]
    assert len(new) == sum(end not in before[cell] for cell, end in edges)


def test_the_last_stage_is_the_board_with_the_ladder() -> None:
    drawn, lists = figures.lists_with_ladder(3), adjacency_lists(Board(8, {3: 7}, die=3))
    for cell in (1, 2, 4, 5, 6, 7, 8):
        assert sorted(drawn[cell]) == sorted(lists[cell])


def test_times_have_a_point_for_each_size(shown: list[Any]) -> None:
    figures.searches_by_time((100, 200))
    (axes,) = shown[0].axes
    assert [list(line.get_xdata()) for line in axes.lines] == [[100, 200]] * 3
    assert all(second > 0 for line in axes.lines for second in line.get_ydata())


def test_both_queues_search_alike() -> None:
    assert with_list(jumpy(500)) == with_deque(jumpy(500)) > 6
