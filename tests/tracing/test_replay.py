"""The states of a trace, replayed from its changes. What each step says: `test_narrations.py`."""

from __future__ import annotations

import pytest

from snl_algos import ALGORITHMS, Board, load_board, random_board, trace

BOARDS = {
    "thirty": load_board("thirty"),
    "hackerrank-2": load_board("hackerrank-2"),
    "milton-bradley": load_board("milton-bradley"),
    "400 cells": random_board(400, snakes=20, ladders=20, seed=5),
    "off the board": Board(20, {3: 15, 19: 2}, start=0, die=(1, 2, 5)),
    "out of reach": load_board("out-of-reach"),
}


@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_last_state_holds_the_answer(name: str) -> None:
    """Would catch: a table that is one cell off, loses an item, or is empty."""
    watch = ALGORITHMS[name].watch
    for title, board in BOARDS.items():
        run = trace(name, board)
        state, answer = run.state(-1), run.answer
        shown = state.distance
        # A search that aims at the goal does not vouch for cells that it never took.
        assert shown == answer.distance or answer.at_least, title
        assert {cell: shown[cell] for cell in answer.distance} == answer.distance, title
        assert shown.keys() - answer.distance.keys() <= answer.at_least.keys(), title
        assert len(shown) > 1 or title == "out of reach"
        assert watch.predecessor is not None or not state.predecessor, title
        assert watch.visited is not None or not state.visited, title
        for cell, before in state.predecessor.items():
            thrown = cell in (*board.landings(before), *board.successors(before))
            climbed = board.jumps.get(before) == cell or board.jumps.get(cell) == before
            assert thrown or climbed, (title, cell, before)


# -- asking for states ---------------------------------------------------------------------


def test_back_and_forth() -> None:
    """The order in which states are asked for makes no difference."""
    run = trace("dijkstra", BOARDS["thirty"])
    straight = [run.state(i) for i in range(len(run))]
    assert [run.state(i) for i in reversed(range(len(run)))] == straight[::-1]
    for i in (5, 0, len(run) - 1, 3, 3, 4, 2):
        assert run.state(i) == straight[i]


@pytest.mark.parametrize("beyond", [0, 1, 1000])
def test_there_is_no_such_step(beyond: int) -> None:
    run = trace("queue-bfs", BOARDS["thirty"])
    for i in (len(run) + beyond, -len(run) - 1 - beyond):
        with pytest.raises(IndexError, match=f"no step {i}; this trace has {len(run)} steps, "):
            run.state(i)


def doubled(cell: int) -> int:
    twice = 2 * cell
    return twice


def calls_another(board: Board) -> int:
    note = 7
    far = doubled(note)
    return far


def searches_after_a_call(board: Board) -> int:
    note = doubled(7)
    queue, seen = [board.start], {board.start}
    while queue:
        for cell in board.successors(queue.pop(0)):
            if cell not in seen:
                seen.add(cell)
                queue.append(cell)
    return note


def test_a_call_has_its_own_variables() -> None:
    """Would catch: variables of the caller that are shown in the function that it calls."""
    run = trace(calls_another, BOARDS["thirty"], every_line=True)
    states = [run.state(i) for i in range(len(run))]
    assert [state.variables for state in states if state.depth == 1] == [
        {"cell": "7", "twice": "14"}, {"cell": "7", "twice": "14"},
    ]  # fmt: skip
    assert states[-1].variables.items() >= {"note": "7", "far": "14"}.items()
    assert "twice" not in states[-1].variables
    merged = trace(searches_after_a_call, BOARDS["thirty"]).state(0)
    assert merged.says.startswith("Preparation")
    assert merged.variables["note"] == "14" and "twice" not in merged.variables
