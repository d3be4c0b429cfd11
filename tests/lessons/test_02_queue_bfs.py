"""Lesson 2: the queue as the source tells it, and what the exercises answer."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("nbformat")
pytest.importorskip("anywidget")

from lessons.notebooks import exercise

from snl_algos import Board, Move, check, step

WRITE, ROUTE = exercise("2.1"), exercise("2.2")


# -- the stepper ---------------------------------------------------------------------------------


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


# -- 2.1: the search -----------------------------------------------------------------------------


def judged(code: str) -> Any:
    return check(WRITE.run(code)["my_bfs"])


def test_the_solution_of_the_search_is_right() -> None:
    report = judged(WRITE.solution)
    assert report.correct, str(report)
    assert "every board of 2 to 7 cells" in report.proven


@pytest.mark.parametrize(
    ("changes", "board", "expected", "got", "kind", "moves"),
    [
        (
            [("popleft()", "pop()")],
            Board(8, {2: 8}),
            1,
            2,
            "misses-a-shorter-route",
            (Move(1, 2, 8),),
        ),
        (
            [("stand = landing if move[landing] == -1 else move[landing]", "stand = landing")],
            Board(8, {2: 8}),
            1,
            2,
            "misses-a-shorter-route",
            (Move(1, 2, 8),),
        ),
        (
            [("queue.append((stand", "visited[stand] = True\n                queue.append((stand")],
            Board(8, {2: 3, 3: 8}),
            1,
            2,
            "misses-a-shorter-route",
            (Move(2, 3, 8),),
        ),
        (
            [("return -1", "return throws")],
            Board(8, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}),
            None,
            1,
            "answers-out-of-reach",
            (),
        ),
    ],
    ids=["takes from the back", "no jumps", "marks stands too", "never out of reach"],
)
def test_a_wrong_search_gets_its_board(
    changes: list[tuple[str, str]],
    board: Board,
    expected: int | None,
    got: int,
    kind: str,
    moves: tuple[Move, ...],
) -> None:
    report = judged(WRITE.wrong(*changes))
    assert (report.correct, report.board) == (False, board)
    assert (report.expected, report.got) == (expected, got)
    assert (report.finding.kind, report.finding.moves) == (kind, moves)
    assert report.smallest


def test_a_search_past_the_last_cell_is_told_so() -> None:
    report = judged(WRITE.wrong(("min(cell + 7, N)", "cell + 7")))
    assert (report.correct, report.board) == (False, Board(2))
    assert report.finding.kind == "raised"
    assert report.finding.words["exception"] == "IndexError"


def test_marking_stands_too_is_known_by_name() -> None:
    code = WRITE.wrong(
        ("queue.append((stand", "visited[stand] = True\n                queue.append((stand")
    )
    assert judged(code).like == ("one-visited-set",)


def test_the_stub_of_the_search_is_wrong() -> None:
    report = judged(WRITE.stub)
    assert (report.correct, report.board, report.got) == (False, Board(2), None)


# -- 2.2: the route ------------------------------------------------------------------------------


def tried(code: str, capsys: pytest.CaptureFixture[str]) -> tuple[bool, str]:
    """What the lesson's own test says of a function."""
    passed = ROUTE.run(f"{code}\n\n{ROUTE.checks[0]}")["passed"]
    return passed, capsys.readouterr().out


def test_the_solution_of_the_route_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    passed, said = tried(ROUTE.solution, capsys)
    assert passed
    assert said.startswith("right on ")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            ROUTE.wrong(("    route.reverse()\n", "")),
            "1  2\n2 cells, die 2, no ladders, no snakes\n"
            "predecessors: {2: 1}\nwanted: [1, 2]\ngot:    [2, 1]\n",
        ),
        (
            ROUTE.wrong(("    if goal not in predecessor:\n        return []\n", "")),
            "  4  3→1\n  1  2→1\n4 cells, die 2, no ladders, 2 snakes\n"
            "predecessors: {}\nwanted: []\ngot:    KeyError: 4\n",
        ),
        (ROUTE.stub, "wanted: [1, 2, 4]\ngot:    [1, 4]\n"),
    ],
    ids=["backward", "never out of reach", "stub"],
)
def test_a_wrong_route_gets_its_board(
    code: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    passed, said = tried(code, capsys)
    assert not passed
    assert told in said


def test_there_are_hints_that_open_one_at_a_time() -> None:
    for one in (WRITE, ROUTE):
        assert len(one.hints) == 3
        assert one.solutions
