"""Lesson 4: its solutions are right, its stubs are not, and wrong tries get their board."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("ipywidgets")
pytest.importorskip("matplotlib")

from lessons.notebooks import exercise

from snl_algos import Board, Finding, check

LISTS, ROUTE = exercise("4.1"), exercise("4.2")

#: The two lines of the solution that replace the edges.
REPLACED = (
    "    for cell in cells:\n"
    "        lists[cell] = [board.jumps.get(landing, landing) for landing in lists[cell]]\n"
)


# -- 4.1: replace the edges ------------------------------------------------------------------------


def judged(code: str) -> Any:
    return check(LISTS.run(code)["list_search"])


def test_edges_replaced() -> None:
    assert judged(LISTS.solution).correct


def test_the_stub_has_plain_edges() -> None:
    report = judged(LISTS.stub)
    assert report.board == Board(3, {2: 1}, die=1)
    assert (report.expected, report.got) == (None, 2)
    assert report.finding == Finding("stands-on-a-jump", (2,), jumps=((2, 1),))


def test_jump_by_jump_an_edge_moves_twice() -> None:
    one_by_one = (
        "    for foot, end in board.jumps.items():\n"
        "        for cell in cells:\n"
        "            lists[cell] = [end if at == foot else at for at in lists[cell]]\n"
    )
    report = judged(LISTS.wrong((REPLACED, one_by_one)))
    assert report.board == Board(4, {2: 3, 3: 1}, die=2)
    assert (report.expected, report.got) == (2, None)
    assert (report.finding.kind, report.finding.jumps) == ("never-takes-the-jump", ((2, 3),))


def test_every_list_of_a_foot_emptied() -> None:
    emptied = REPLACED + "    for foot in board.jumps:\n        lists[foot] = []\n"
    report = judged(LISTS.wrong((REPLACED, emptied)))
    assert report.board == Board(4, {2: 1, 3: 2}, die=2)
    assert (report.expected, report.got) == (2, None)


def test_ladders_alone_replaced() -> None:
    report = judged(LISTS.wrong(("board.jumps.get(", "board.ladders.get(")))
    assert report.board == Board(3, {2: 1}, die=1)
    assert (report.expected, report.got) == (None, 2)


# -- 4.2: without recursion ------------------------------------------------------------------------


def tried(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    result = ROUTE.run(f"{code}\n{ROUTE.checks[0]}")["passed"]
    return result, capsys.readouterr().out


def test_a_loop_reads_every_route(capsys: Any) -> None:
    result, said = tried(ROUTE.solution, capsys)
    assert result
    assert said.endswith("Every route is read right, the one of 19,999 throws too.\n")


def test_the_stub_fails_on_the_long_board(capsys: Any) -> None:
    result, said = tried(ROUTE.stub, capsys)
    assert not result
    assert said.endswith(
        "20000 cells, die 1, no ladders, no snakes\nwrong: it raised RecursionError\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("    route.reverse()\n", "", "wrong: it begins on cell 6, not on the start\n"),
        ("while cell is not None", "while parent[cell] is not None", "a list of cells is wanted"),
        (
            "    if goal not in parent:\n        return None\n",
            "",
            "9 cells, die 6, no ladders, 7 snakes\nwrong: it raised KeyError\n",
        ),
    ],
    ids=["not turned round", "without the start", "never reached"],
)
def test_wrong_tries(old: str, new: str, told: str, capsys: Any) -> None:
    result, said = tried(ROUTE.wrong((old, new)), capsys)
    assert not result
    assert told in said


def test_the_hints_open_one_after_another() -> None:
    assert (len(LISTS.hints), len(ROUTE.hints)) == (3, 2)
