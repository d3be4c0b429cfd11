"""A state replayed from the changes is what a full snapshot of the variables would show."""

from __future__ import annotations

import inspect
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from snl_algos import ALGORITHMS, Board, load_board, random_board, trace
from snl_algos.tracing.source import comprehensions

inside_comprehensions = cache(comprehensions)

BOARDS = {
    "thirty": load_board("thirty"),
    "hackerrank-2": load_board("hackerrank-2"),
    "milton-bradley": load_board("milton-bradley"),
    "400 cells": random_board(400, snakes=20, ladders=20, seed=5),
    "off the board": Board(20, {3: 15, 19: 2}, start=0, die=(1, 2, 5)),
    "out of reach": load_board("out-of-reach"),
}


def on_board(number: Any, board: Board) -> int | None:
    return number if board.start <= number <= board.cells else None


def table_of(value: Any) -> dict[int, Any]:
    return dict(value.items() if isinstance(value, dict) else enumerate(value))


def cells_of(name: str, role: str, value: Any, board: Board) -> Any:
    """What a variable of a registered algorithm means, in cells. Written for this test."""
    shift = board.start if name == "forward-dp" else 0
    if role == "current":
        return on_board(value + shift, board)
    if isinstance(value, int):  # a set of cells, bit by bit
        value = {cell: True for cell in range(value.bit_length()) if value >> cell & 1}
    if role == "frontier":
        entries = []
        for entry in value:
            if name == "queue-bfs":
                entries.append([entry[0], str(entry[1])])
            elif name == "dijkstra":
                entries.append([entry[1], str(entry[0])])
            elif name == "a-star":
                entries.append([entry[2], f"{entry[0]}, {entry[1]}"])
            else:
                entries.append([entry, ""])
        return entries
    found = {}
    for key, held in table_of(value).items():
        cell = on_board(key + shift, board)
        if cell is None:
            continue
        if role == "distance" and 0 <= held < float("inf"):
            found[cell] = held
        elif role == "visited" and held:
            found[cell] = True
        elif role == "predecessor":
            before = on_board((held[0] if isinstance(held, tuple) else held) + shift, board)
            if before is not None:
                found[cell] = before
    return found


def snapshots(name: str, board: Board, every_line: bool) -> list[tuple[int, dict[str, Any]]]:
    """(line in the file, role → its whole state) after each line that counts as a step."""
    entry = ALGORITHMS[name]
    file = inspect.getsourcefile(entry.function)
    assert file
    text = Path(file).read_text("utf-8").splitlines()
    roles = ("current", "frontier", "distance", "predecessor", "visited")
    names = {role: getattr(entry.watch, role) for role in roles}
    state: dict[str, Any] = {
        "current": None, "frontier": [], "distance": {}, "predecessor": {}, "visited": {},
    }  # fmt: skip
    taken: list[tuple[int, dict[str, Any]]] = []
    running: dict[Any, int] = {}

    def on_line(frame: Any, event: str, arg: Any) -> Any:
        # Up to Python 3.11 a comprehension is a call of its own, and shown on no Python.
        if event == "line" and frame.f_lasti in inside_comprehensions(frame.f_code):
            return on_line
        if event in ("line", "return"):
            done = running.pop(frame, None)
            if done is not None and (every_line or "#: " in text[done - 1]):
                for role, variable in names.items():
                    if variable in frame.f_locals:
                        state[role] = cells_of(name, role, frame.f_locals[variable], board)
                taken.append((done, dict(state)))
        if event == "line":
            running[frame] = frame.f_lineno
        return on_line

    def on_call(frame: Any, event: str, arg: Any) -> Any:
        code = frame.f_code
        return on_line if code.co_filename == file and code.co_name[0] != "<" else None

    former = sys.gettrace()
    sys.settrace(on_call)
    try:
        entry.function(board)
    finally:
        sys.settrace(former)
    return taken


def check(name: str, board: Board, every_line: bool) -> None:
    run = trace(name, board, every_line=every_line)
    functions = run.to_dict()["functions"]
    expected = snapshots(name, board, every_line)
    assert run.outcome == "returned"
    assert len(run) == len(expected) >= 2
    for i, (line, whole) in enumerate(expected):
        state = run.state(i)
        shown = {
            "current": state.current,
            "frontier": [list(entry) for entry in state.frontier],
            "distance": state.distance,
            "predecessor": state.predecessor,
            "visited": state.visited,
        }
        assert state.step == i
        assert functions[state.function]["first"] + state.line == line, f"step {i}"
        assert shown == whole, f"step {i}, line {line}: {state.says}"


@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_states_are_those_of_full_snapshots(name: str) -> None:
    for board in BOARDS.values():
        check(name, board, every_line=False)
    check(name, BOARDS["thirty"], every_line=True)


@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_last_state_holds_the_answer(name: str) -> None:
    """Would catch: snapshots and states that agree because both of them are empty."""
    run, watch = trace(name, BOARDS["thirty"]), ALGORITHMS[name].watch
    shown, answer = run.state(-1).distance, run.answer
    assert len(shown) > 15 and run.state(-1).current is not None
    assert bool(run.state(-1).predecessor) == (watch.predecessor is not None)
    assert bool(run.state(-1).visited) == (watch.visited is not None)
    # A search that aims at the goal does not vouch for cells that it never took.
    assert shown == answer.distance or answer.at_least
    assert {cell: shown[cell] for cell in answer.distance} == answer.distance
    assert shown.keys() - answer.distance.keys() <= answer.at_least.keys()


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


def test_a_state_is_ones_own() -> None:
    """Whoever changes a state changes neither the trace nor the next state."""
    run = trace("queue-bfs", BOARDS["thirty"])
    before = run.to_json()
    state = run.state(4)
    state.distance[30] = 99
    state.visited.clear()
    state.predecessor[5] = 5
    state.variables["x"] = "y"
    state.frontier[0][0] = 99
    state.frontier.clear()
    assert run.to_json() == before
    assert run.state(4) == trace("queue-bfs", BOARDS["thirty"]).state(4)


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
