"""Roles that a watch names, and how roles are guessed. Which are guessed: `test_programs.py`."""

from __future__ import annotations

from collections import deque
from typing import Any

from tracing.styles import levels, pasted, searches
from tracing.styles.cases import THIRTY, truth

from snl_algos import Board, Trace, Watch, trace

TRUTH = truth(THIRTY)


def unsure(run: Trace) -> str:
    """What a trace says of its guesses."""
    return "\n".join(run.to_dict()["unsure"])


# -- what a watch names --------------------------------------------------------------------------


def names_of_ones_own(board: Board) -> Any:
    line = [1]
    table = {1: 0}
    back = {}
    while line:
        here, *line = line
        for w in board.successors(here):
            if w not in table:
                table[w] = table[here] + 1
                back[w] = here
                line.append(w)


def test_roles_are_named_by_a_watch() -> None:
    """Would catch: a name that is not looked for, or a guess where nothing had to be guessed."""
    watch = Watch(current="here", frontier="line", distance="table", predecessor="back")
    run = trace(names_of_ones_own, THIRTY, watch=watch)
    assert run.state(-1).distance == TRUTH
    assert set(run.state(-1).predecessor) == set(TRUTH) - {1}
    assert run.to_dict()["frontier_kind"] == "queue"
    assert unsure(run) == ""
    assert run.counts["cells_taken"] == len(TRUTH)


def test_a_watch_goes_before_a_guess() -> None:
    """Would catch: `dist` guessed although another name was given."""
    run = trace(searches.textbook, THIRTY, watch=Watch(distance="nothing"))
    assert run.to_dict()["roles"]["distance"] is None
    assert run.state(-1).distance == {}


def test_where_cells_are_counted_from() -> None:
    """Would catch: a guess that is not said, or that wins over what was declared."""
    assert "cells: taken to be counted from 0" in unsure(trace(pasted.from_0, THIRTY))
    run = trace(pasted.from_0, THIRTY, watch=Watch(origin=0))
    assert run.state(-1).distance == TRUTH
    assert "counted from 0" not in unsure(run)
    wrong = trace(pasted.from_0, THIRTY, watch=Watch(distance="dist", origin=1))
    assert wrong.state(-1).distance[29] == TRUTH[30]
    for watch in (Watch(distance="dist"), Watch(frontier="queue", distance="dist")):
        run = trace(pasted.from_0, THIRTY, watch=watch)
        assert run.state(-1).distance == TRUTH
        assert "cells: taken to be counted from 0" in unsure(run)
    # A list as long as the board begins with item 0.
    run = trace(pasted.parents_from_0, THIRTY, watch=Watch(predecessor="parent"))
    assert run.state(-1).predecessor[30] in THIRTY.predecessors(30)


def from_0_after_the_first_throw(board: Board) -> int:
    ends = {foot - 1: end - 1 for foot, end in board.jumps.items()}
    dist = {}
    queue: deque[int] = deque()
    for face in board.faces:
        dist[ends.get(face, face)] = 1
        queue.append(ends.get(face, face))
    while queue:
        here = queue.popleft()
        if here == board.cells - 1:
            return dist[here]
        for face in board.faces:
            there = ends.get(here + face, here + face)
            if here + face < board.cells and there not in dist:
                dist[there] = dist[here] + 1
                queue.append(there)
    return -1


def test_a_search_that_never_enqueues_the_start_may_count_from_0() -> None:
    """Would catch: every cell said to be the one before it, as if the first landing were cell 1."""
    run = trace(from_0_after_the_first_throw, THIRTY)
    assert run.to_dict()["roles"]["frontier"] is None
    assert "ell 1" not in run.to_text()


def from_1_until_the_goal_is_seen(board: Board) -> int:
    dist = {1: 1}
    queue = deque([1])
    while queue:
        cell = queue.popleft()
        for face in board.faces:
            there = board.jumps.get(cell + face, cell + face)
            if there == board.goal:
                return dist[cell]
            if there < board.goal and there not in dist:
                dist[there] = dist[cell] + 1
                queue.append(there)
    return -1


def test_a_start_with_the_number_1_is_cell_1() -> None:
    """Would catch: one that counts cells in its distances, taken for one that counts from 0."""
    text = trace(from_1_until_the_goal_is_seen, Board(12, {3: 9})).to_text()
    assert "Take cell 1 from the front" in text


def test_a_whole_number_is_a_set_of_cells_if_a_watch_says_so() -> None:
    """Would catch: bits that cannot be shown, or a `level`, a number of throws, taken for bits."""
    run = trace(levels.bits, THIRTY, watch=Watch(frontier="frontier", visited="reached"))
    fronts = [tuple(cell for cell, _ in run.state(at).frontier) for at in range(len(run))]
    assert [*dict.fromkeys(front for front in fronts if front)] == [
        tuple(sorted(cell for cell in TRUTH if TRUTH[cell] == throws)) for throws in range(4)
    ]
    assert set(run.state(-1).visited) == set(TRUTH)
    assert run.to_dict()["counts"]["longest_frontier"] == max(map(len, fronts))
    guessed = trace(levels.bits, THIRTY)
    assert guessed.to_dict()["roles"]["frontier"] is None
    assert guessed.to_dict()["counts"]["longest_frontier"] is None


# -- what is guessed ------------------------------------------------------------------------------


def marks_of_a_larger_board(board: Board) -> None:
    visited = [0, 1] + [0] * 98
    todo = [1]
    while todo:
        for end in board.successors(todo.pop()):
            if not visited[end]:
                visited[end] = 1
                todo.append(end)


def test_a_table_far_longer_than_the_board_is_none_of_cells() -> None:
    """Would catch: a table of any length copied at each step."""
    said = unsure(trace(marks_of_a_larger_board, THIRTY))
    assert "visited is shown as a variable, because it has more places than" in said


def add_to(line: list[int], cell: int) -> None:
    line.append(cell)


def with_a_helper(board: Board) -> Any:
    line, met = [board.start], {board.start}
    while line:
        here = line.pop(0)
        for w in board.successors(here):
            if w not in met:
                met.add(w)
                add_to(line, w)


def test_a_frontier_is_followed_into_a_helper() -> None:
    """Would catch: a cell that joins only when the helper has returned."""
    run = trace(with_a_helper, THIRTY)
    joins = [step for step in run.steps if "add" in step.get("frontier", {})]
    names = [function["name"] for function in run.to_dict()["functions"]]
    assert {names[step.get("function", 0)] for step in joins[1:]} == {"add_to"}


def from_both_ends(board: Board) -> Any:
    before: dict[int, list[int]] = {}
    for cell in range(board.start, board.cells + 1):
        for end in board.successors(cell):
            before.setdefault(end, []).append(cell)
    front, back = deque([board.start]), deque([board.goal])
    ahead, behind = {board.start: 0}, {board.goal: 0}
    while front and back:
        cell = front.popleft()
        if cell in behind:
            return ahead[cell] + behind[cell]
        for end in board.successors(cell):
            if end not in ahead:
                ahead[end] = ahead[cell] + 1
                front.append(end)
        other = back.popleft()
        for cell in before.get(other, []):
            if cell not in behind:
                behind[cell] = behind[other] + 1
                back.append(cell)
    return None


def test_a_second_frontier_is_recorded_beside_the_first() -> None:
    """Would catch: a search from the goal that nobody sees, or one drawn where there is none."""
    run = trace(from_both_ends, THIRTY)
    assert run.to_dict()["roles"]["frontier"] == "front"
    assert run.to_dict()["roles"]["second"] == "back"
    joined = [cell for step in run.steps for cell, _ in step.get("second", {}).get("add", [])]
    assert joined[0] == THIRTY.goal
    named = trace("bidirectional-bfs", THIRTY)
    assert named.to_dict()["roles"]["second"] == "last_level"
    assert any("second" in step for step in named.steps)
    assert "second" not in trace("level-bfs", THIRTY).to_dict()["roles"]


def test_a_watch_may_name_a_second_frontier_alone() -> None:
    """Would catch: a name that is dropped because its first is missing."""
    run = trace(from_both_ends, THIRTY, watch=Watch(second="back"))
    assert run.to_dict()["roles"]["frontier"] == "back"


shared_queue: deque[int] = deque()
dist: dict[int, int] = {}


def with_globals(board: Board) -> Any:
    global dist
    dist = {1: 0}
    shared_queue.clear()
    shared_queue.append(1)
    while shared_queue:
        cell = shared_queue.popleft()
        for w in board.successors(cell):
            if w not in dist:
                dist[w] = dist[cell] + 1
                shared_queue.append(w)


def test_globals() -> None:
    """Would catch: variables that are looked for in the function alone."""
    run = trace(with_globals, THIRTY)
    assert run.to_dict()["roles"]["frontier"] == "shared_queue"
    assert run.state(-1).distance == TRUTH
