"""Lesson 7: its solutions are right, its stubs are not, and wrong tries get their board."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")

from lessons.notebooks import exercise

from snl_algos import Board, check

HEAP, WISHES = exercise("7.1"), exercise("7.2")


# -- 7.1: your own heap search -------------------------------------------------------------------


def judged(code: str) -> Any:
    return check(HEAP.run(code)["heap_search"])


def test_the_heap_search_is_right() -> None:
    assert judged(HEAP.solution).correct


def test_the_stub_relaxes_nothing() -> None:
    report = judged(HEAP.stub)
    assert report.board == Board(2)
    assert (report.expected, report.got) == (1, None)
    assert (report.finding.kind, report.finding.cells[0]) == ("never-throws", 1)
    assert report.finding.numbers["face"] == 1


def test_the_heap_sorts_by_cell() -> None:
    report = judged(
        HEAP.wrong(("heappush(heap, (further, move.cell))", "heappush(heap, (move.cell, further))"))
    )
    assert report.board == Board(3, die=1)
    assert (report.expected, report.got) == (2, None)


def test_distances_by_landing() -> None:
    report = judged(
        HEAP.solution.replace("in distance", "in seen")
        .replace("move.cell not", "move.landing not")
        .replace("distance[move.cell]", "seen[move.landing]")
        .replace("distance = {board.start: 0}", "distance = seen = {board.start: 0}")
    )
    assert report.board == Board(3, {2: 3}, die=1)
    assert (report.finding.kind, report.finding.words["exception"]) == ("raised", "KeyError")


def test_pips_are_not_throws() -> None:
    report = judged(HEAP.wrong(("reached + 1", "reached + move.face")))
    assert report.board == Board(3)
    assert (report.expected, report.got) == (1, 2)


# -- 7.2: two wishes in one number -----------------------------------------------------------------


def granted(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    result = WISHES.run(f"{code}\n{WISHES.checks[0]}")["granted"]
    return result, capsys.readouterr().out


def test_both_wishes(capsys: Any) -> None:
    result, said = granted(WISHES.solution, capsys)
    assert result
    assert said.endswith("Both wishes are granted on every board that was played.\n")


@pytest.mark.parametrize(
    ("cost", "board", "told"),
    [
        ("1", Board(8, {2: 4}), "best: (2, 5)\nwith your cost:         (2, 7)"),
        ("move.face", Board(4, {2: 3}), "best: (1, 3)\nwith your cost:         (2, 2)"),
        ("1 + move.face", Board(5, {2: 4}), "best: (1, 4)\nwith your cost:         (2, 2)"),
        (
            "10 + move.face",
            Board(41, {2: 40}, die=(1, 40)),
            "best: (1, 40)\nwith your cost:         (2, 2)",
        ),
    ],
    ids=["the stub", "pips alone", "both alike", "a weight too small"],
)
def test_wishes_not_granted(cost: str, board: Board, told: str, capsys: Any) -> None:
    code = WISHES.stub if cost == "1" else WISHES.wrong(("1000 + move.face", cost))
    result, said = granted(code, capsys)
    assert not result
    assert str(board) in said
    assert told in said
