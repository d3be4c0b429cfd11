"""The tracer in miniature sees the lines and the changes that `trace` shows."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snl_algos import ALGORITHMS, MISTAKES, Board, Trace, load_board, trace
from snl_algos.tracing import miniature
from snl_algos.tracing.values import text

THIRTY = load_board("thirty")


def last_cell_first(board: Board) -> int:
    """A function of one's own: nested lists, a variable that is deleted, and a helper."""
    seen = [[False] * 2 for _ in range(board.cells + 1)]
    stack, found = [board.start], 0
    while stack:
        cell = stack.pop()
        seen[cell][0] = True
        ends = board.successors(cell)
        for end in ends:
            if not seen[end][0]:
                seen[end][0] = True
                stack.append(end)
                found = is_goal(end, board) or found
        del ends
    return 1 if found is True else 0


def is_goal(cell: int, board: Board) -> bool:
    return cell == board.goal


def goes_deep(board: Board, cell: int = 1, limit: int = 3) -> int:
    """Calls itself: each call has its own variables."""
    best = 99
    if cell == board.goal:
        best = 0
    elif limit:
        for end in board.successors(cell):
            below = goes_deep(board, end, limit - 1)
            best = min(best, below + 1)
    return best


def catches(board: Board) -> int:
    """An exception in the middle of a line, which is caught."""
    found = 0
    try:
        found, cell = 1, board.jumps[board.goal]
        found = cell
    except KeyError:
        found += 1
    finally:
        found += 1
    return found


FUNCTIONS: dict[str, Callable[[Board], Any]] = {
    **{name: ALGORITHMS[name].function for name in ("queue-bfs", "level-bfs", "dijkstra")},
    **{name: MISTAKES[name].function for name in list(MISTAKES)[:3]},
    **{one.__name__: one for one in (last_cell_first, catches)},
}


def both(function: Callable[[Board], Any], board: Board) -> tuple[miniature.Run, Trace, list[int]]:
    """A run as both record it, and which steps of the trace are the function's own lines."""
    small = miniature.record(function, board)
    large = trace(function, board, every_line=True, max_steps=100_000)
    assert large.outcome == "returned" and small.error is None
    first = large.to_dict()["functions"][0]["first"]
    own = [at for at, step in enumerate(large.steps) if not step.get("function")]
    assert [line - first for line, _ in small.steps] == [large.steps[at]["line"] for at in own]
    return small, large, own


@pytest.mark.parametrize("name", FUNCTIONS)
def test_it_sees_what_the_stepper_shows(name: str) -> None:
    """The same lines; after each line, the same variables with the same values."""
    board = Board(12, {3: 9, 10: 2})
    small, large, own = both(FUNCTIONS[name], board)
    roles = large.to_dict()["roles"]
    held: dict[str, Any] = {"board": board}
    for (line, changes), at in zip(small.steps, own, strict=True):
        step, state = large.steps[at], large.state(at)
        held |= changes
        shown = {one for one, said in step.get("variables", {}).items() if said is not None}
        shown |= {roles[role] for role in roles if role in step and roles[role]}
        assert step.get("scope") or shown <= changes.keys(), f"line {line}"
        for variable, said in state.variables.items():
            assert said == text(held[variable]), f"line {line}: {variable}"
        if isinstance(held.get(roles["distance"]), dict):
            assert state.distance == held[roles["distance"]], f"line {line}"
        if roles["frontier"] in held:
            assert len(state.frontier) == len(held[roles["frontier"]]), f"line {line}"
    assert text(small.value) == text(large.answer)


def test_a_call_inside_the_call_has_its_own_variables() -> None:
    both(goes_deep, THIRTY)
    run = miniature.record(goes_deep, Board(3, die=1))
    calls = [changes["best"] for _, changes in run.steps if "best" in changes]
    assert run.value == 2
    assert calls == [99, 99, 99, 0, 1, 2]


def test_as_a_program_it_prints_a_run() -> None:
    file = Path(miniature.__file__)
    assert len(file.read_text("utf-8").splitlines()) <= 100
    ran = subprocess.run([sys.executable, "-I", file], capture_output=True, text=True, check=True)
    lines = ran.stdout.splitlines()
    assert lines[:3] == [
        "distance, queue = {0: 0}, deque([0])",
        "        distance is now {0: 0}",
        "        queue is now deque([0])",
    ]
    assert lines[-2:] == ["return distance.get(N - 1, -1)", "returned 2"]
