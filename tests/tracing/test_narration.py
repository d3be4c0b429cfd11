"""What the steps say: the author's sentences, and those made where there are none.

That each of the latter is true: `test_sentences.py`.
"""

from __future__ import annotations

from collections import deque
from itertools import product
from typing import Any

import pytest

from snl_algos import ALGORITHMS, Board, load_board, narrate, trace
from snl_algos.tracing.format import apply_frontier, frontier_change

BOARDS = {
    "thirty": load_board("thirty"),
    "from 0": Board(20, {3: 15, 19: 2}, start=0),
    "chained": Board(30, {2: 5, 5: 9, 9: 20, 25: 3}, chained=True),
    "bounce": Board(25, {24: 3, 7: 20}, overshoot="bounce"),
    "out of reach": load_board("out-of-reach"),
    "one cell": Board(1),
}
FOUR = Board(4, {2: 4})


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_sentence_is_filled(name: str) -> None:
    for title, board in BOARDS.items():
        run = trace(name, board)
        assert run.outcome == "returned", title
        for step in run.steps:
            assert step["told"] and step["says"]
            assert not set("{}") & set(step["says"]), (title, step["says"])


def test_a_sentence_is_filled_after_its_line() -> None:
    """Catches one filled before the line has run: the cell would be that of the step before."""
    run = trace("queue-bfs", BOARDS["thirty"])
    for i, step in enumerate(run.steps):
        if step["says"].startswith("Take cell"):
            assert step["says"].startswith(f"Take cell {run.state(i).current} from the front")
        if "joins the queue" in step["says"]:
            assert step["says"].startswith(f"Cell {run.state(i).frontier[-1][0]} joins")


# -- sentences for code without comments ----------------------------------------------------------


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


def test_ones_own_comments() -> None:
    def f(board: Board) -> Any:
        cell = 1  #: now {cell}, or {cell + 1}; {no such thing}; {missing}; {1 / 0}
        text = "#: no comment"
        cell += len(text)
        cell += 1  #: and {cell} of {board.cells}
        return cell

    assert narrate(trace(f, FOUR)) == [
        "Now 1, or 2; {no such thing}; {missing}; {1 / 0}.",
        "And 15 of 4.",
    ]
    assert [step.get("told", False) for step in trace(f, FOUR, every_line=True).steps] == [
        True, False, False, True, False,
    ]  # fmt: skip


def test_to_text() -> None:
    run = trace("queue-bfs", Board(8, {3: 7}))
    lines = run.to_text().splitlines()
    assert lines[0] == "BFS with a queue on 8 cells, die 6, 1 ladder, no snakes"
    assert lines[-1] == "answer: 2 throws"
    assert [line.strip().split("  ", 1)[1] for line in lines[1:-1]] == narrate(run)
    assert [int(line.split()[0]) for line in lines[1:-1]] == list(range(len(run)))


def test_a_change_applied_gives_what_is_now() -> None:
    """Of all frontiers of up to three cells."""
    frontiers = [list(cells) for size in range(4) for cells in product((1, 2, 3), repeat=size)]
    for before, now in product(frontiers, repeat=2):
        change = frontier_change(before, now)
        assert (change is None) == (before == now)
        assert apply_frontier(before, change or {}) == now, before
