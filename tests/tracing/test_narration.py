"""What the steps say: the author's sentences, and those made where there are none."""

from __future__ import annotations

import re
from collections import deque
from heapq import heappop, heappush
from itertools import product
from typing import Any

import pytest
from tracing.styles import calls

from snl_algos import ALGORITHMS, Board, load_board, narrate, trace
from snl_algos.tracing.delta import apply_frontier, frontier_change
from snl_algos.tracing.narration import Frontier, StepChanges, sentence

BOARDS = {
    "thirty": load_board("thirty"),
    "from 0": Board(20, {3: 15, 19: 2}, start=0),
    "gaps": load_board("die-with-gaps"),
    "chained": Board(30, {2: 5, 5: 9, 9: 20, 25: 3}, chained=True),
    "bounce": Board(25, {24: 3, 7: 20}, overshoot="bounce"),
    "out of reach": load_board("out-of-reach"),
    "one cell": Board(1),
}


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_sentence_is_filled(name: str) -> None:
    for title, board in BOARDS.items():
        run = trace(name, board)
        assert run.outcome == "returned", title
        for step in run.steps:
            assert step["told"]
            assert step["says"]
            assert not set("{}") & set(step["says"]), (title, step["says"])


def test_a_heap_that_moves_its_entries_takes_and_gains_one() -> None:
    """Would catch: "Cells 6 and 9 leave; cell 9 joins again", where only cell 6 was popped."""

    def plain_dijkstra(board: Board) -> int:
        distance, heap = {board.start: 0}, [(0, board.start)]
        while heap:
            throws, cell = heappop(heap)
            if cell == board.goal:
                return throws
            for move in board.moves(cell):
                if throws + 1 < distance.get(move.cell, 99):
                    distance[move.cell] = throws + 1
                    heappush(heap, (throws + 1, move.cell))
        return -1

    for board in (Board(9, {2: 6, 8: 3}), load_board("thirty")):
        said = narrate(trace(plain_dijkstra, board))
        moved = [words for words in said if "heap" in words]
        assert len(moved) > 10
        assert all(re.match(r"Take cell \d+ from|Cell \d+ joins", words) for words in moved), moved


def test_a_sentence_is_filled_after_its_line() -> None:
    """Catches one filled before the line has run: the cell would be that of the step before."""
    run = trace("queue-bfs", BOARDS["thirty"])
    for i, step in enumerate(run.steps):
        if step["says"].startswith("Take cell"):
            state = run.state(i)
            assert step["says"].startswith(f"Take cell {state.current} from the front")
        if "joins the queue" in step["says"]:
            assert step["says"].startswith(f"Cell {run.state(i).frontier[-1][0]} joins")


# -- the lesson --------------------------------------------------------------------------------


def queues(board: Board) -> Any:
    """The queue at each step at which it changed."""
    run = trace("queue-bfs", board)
    found = []
    for i, step in enumerate(run.steps):
        if "frontier" in step:
            found.append([(cell, int(text)) for cell, text in run.state(i).frontier])
    return found


def test_the_lesson_of_the_empty_board() -> None:
    seen = queues(Board(100))
    first = [(cell, 1) for cell in range(2, 8)]
    assert seen[0] == [(1, 0)]
    assert seen[1] == []
    assert seen[2:8] == [first[:n] for n in range(1, 7)]
    assert seen[8] == first[1:]  # (2, 1) is taken
    assert seen[9] == [*first[1:], (8, 2)]  # and of its landings 3 to 8 only 8 is new
    assert seen[10] == [*first[2:], (8, 2)]


# -- sentences for code without comments ----------------------------------------------------------


FOUR = Board(4, {2: 4})
FIVE = Board(5, {3: 5}, die=2)


def with_a_queue(board: Board) -> Any:
    queue = deque([1])
    dist = {1: 0}
    parent = {}
    while queue:
        cell = queue.popleft()
        for w in board.successors(cell):
            if w not in dist:
                dist[w] = dist[cell] + 1
                parent[w] = cell
                queue.append(w)


def with_a_stack(board: Board) -> Any:
    stack = [1]
    visited = set()
    while stack:
        node = stack.pop()
        visited.add(node)
        for w in board.successors(node):
            if w not in visited:
                stack.append(w)


def recursive(board: Board, cell: int = 1, depth: int = 0, dist: Any = None) -> Any:
    dist = {} if dist is None else dist
    if dist.get(cell, 99) <= depth:
        return dist
    dist[cell] = depth
    for w in board.successors(cell):
        recursive(board, w, depth + 1, dist)
    return dist


def nothing_known(board: Board) -> Any:
    a = 1
    b = a + 1
    return b


def test_a_queue() -> None:
    assert narrate(trace(with_a_queue, FOUR)) == [
        "Cell 1 joins the queue.",
        "Cell 1 gets distance 0.",
        "Take cell 1 from the front of the queue (0 throws).",
        "Cell 4 gets distance 1.",
        "Cell 4 is reached from cell 1.",
        "Cell 4 joins the queue (1 throw).",
        "Cell 3 gets distance 1.",
        "Cell 3 is reached from cell 1.",
        "Cell 3 joins the queue (1 throw).",
        "Take cell 4 from the front of the queue (1 throw).",
        "Take cell 3 from the front of the queue (1 throw).",
    ]


def test_a_stack() -> None:
    assert narrate(trace(with_a_stack, FOUR))[:5] == [
        "Cell 1 joins the stack.",
        "Take cell 1 from the top of the stack.",
        "Cell 1 is marked as visited.",
        "Cell 4 joins the stack.",
        "Cell 3 joins the stack.",
    ]


def test_a_recursion() -> None:
    run = trace(recursive, FOUR)
    assert "Cell 3 gets distance 1." in narrate(run)
    depths = {step.get("depth", 0) for step in run.steps}
    assert depths == {0, 1, 2}
    text = run.to_text().splitlines()
    assert any("    " + step["says"] in line for step in run.steps if step.get("depth") == 1
               and step.get("says") for line in text)  # fmt: skip


@pytest.mark.parametrize("function", [calls.recursion_as_a_lambda, calls.recursion_on_one_line])
def test_a_recursion_on_one_line_begins_with_the_first_call(function: Any) -> None:
    """Would catch: the innermost call said first, and a second call said to be a change of cell."""
    said = [re.sub("`.+?`", "`f`", words) for words in narrate(trace(function, FIVE))]
    parts = [part for words in said for part in re.split("; |[.]$", words) if part]
    assert [f"{part}." for part in parts if "returns" not in part] == [
        "Call `f` with cell 1.",
        "Call `f` with cell 2.",
        "Call `f` with cell 5.",
        "Call `f` with cell 4.",
        "Call `f` with cell 5.",
        "Return to `f` with cell 4.",
        "Return to `f` with cell 2.",
        "Call `f` with cell 5.",
        "Return to `f` with cell 1.",
    ]


def test_a_generator_that_continues_is_not_called_again() -> None:
    said = narrate(trace(calls.recursion_as_a_generator, Board(3, die=1)))
    assert [words for words in said if "Call" in words] == [
        f"Call `walk` with cell {cell}." for cell in (1, 2, 3)
    ]


def test_variables_where_nothing_is_known() -> None:
    said = "\n".join(narrate(trace(nothing_known, FOUR)))
    assert "`a` is now 1" in said and "`b` is now 2" in said


def test_what_leaves_a_heap_need_not_be_its_top() -> None:
    heap: list[Any] = [[2, ""], [5, ""], [None, "x"], [None, "y"]]
    for gone, words in (
        (heap[:1], "take cell 2 from the top of the heap"),
        (heap[1:2], "take cell 5 from the heap"),
        (heap[2:], "2 entries leave the heap"),
    ):
        kept = [entry for entry in heap if entry not in gone]
        change = Frontier("the heap", "heap", heap, kept, gone, [])
        assert sentence(StepChanges(frontiers=[change])) == words


def test_ones_own_comments() -> None:
    def f(board: Board) -> Any:
        cell = 1  #: now {cell}, or {cell + 1}; {no such thing}; {missing}; {1 / 0}
        cell += 1
        cell += 1  #: and {cell} of {board.cells}
        return cell

    assert narrate(trace(f, FOUR)) == [
        "Now 1, or 2; {no such thing}; {missing}; {1 / 0}.",
        "And 3 of 4.",
    ]
    assert len(trace(f, FOUR)) == 2
    assert [step.get("told", False) for step in trace(f, FOUR, every_line=True).steps] == [
        True, False, True, False,
    ]  # fmt: skip


def test_a_mark_in_a_string_is_no_comment() -> None:
    def f(board: Board) -> Any:
        text = "#: no"
        cell = len(text)
        return cell

    assert not any(step.get("told") for step in trace(f, FOUR).steps)


# -- as text -----------------------------------------------------------------------------


def test_to_text() -> None:
    run = trace("queue-bfs", Board(8, {3: 7}))
    lines = run.to_text().splitlines()
    assert lines[0] == "BFS with a queue on 8 cells, die 6, 1 ladder, no snakes"
    assert lines[-1] == "answer: 2 throws"
    assert len(lines) == len(run) + 2
    assert [line.strip().split("  ", 1)[1] for line in lines[1:-1]] == narrate(run)
    assert [int(line.split()[0]) for line in lines[1:-1]] == list(range(len(run)))
    assert trace("queue-bfs", load_board("out-of-reach")).to_text().endswith("out of reach")


# -- how a frontier changes -----------------------------------------------------------------


def test_a_change_applied_gives_what_is_now() -> None:
    """Of all frontiers of up to three cells."""
    frontiers = [list(cells) for size in range(4) for cells in product((1, 2, 3), repeat=size)]
    for before, now in product(frontiers, repeat=2):
        change = frontier_change(before, now)
        assert (change is None) == (before == now)
        assert apply_frontier(before, change or {}) == now, before


def test_a_change_is_told_as_what_it_was() -> None:
    assert frontier_change([4, 3], [4]) == {"back": 1}
    assert frontier_change([4, 3, 5], [3, 5]) == {"front": 1}
    assert frontier_change([4, 3], [4, 3, 9]) == {"add": [9]}
    assert frontier_change([4, 3, 5], [3, 5, 9]) == {"front": 1, "add": [9]}
    assert frontier_change([4], [3, 4]) == {"is": [3, 4]}  # something came to the front
    assert frontier_change([1], []) == {"front": 1}
