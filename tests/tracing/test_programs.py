"""What is shown of programs as people write them: each role, and nothing that is not certain.

Every program is in `styles/`, in a style of its own; `styles/cases.py` lists which of its variables
has which role, and which must be shown as an ordinary variable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tracing.styles import levels, others, pasted, searches
from tracing.styles.cases import CASES, EMPTY, THIRTY, Case, run_of, truth

from snl_algos import Board, Watch, trace

ROLES = ("current", "frontier", "distance", "predecessor", "visited")
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def shown_in(data: dict[str, Any]) -> set[str]:
    """The roles of which something is shown."""
    return {role for step in data["steps"] for role in step.keys() & set(ROLES)}


@EACH
def test_the_roles(case: Case) -> None:
    """Would catch: a variable with a role that it does not have, or a guess that is not said."""
    run = run_of(case)
    data = run.to_dict()
    assert run.outcome == "returned"
    second = data["roles"].pop("second", None)  # of a search from both ends
    assert second in (None, "back")
    assert data["roles"] == dict(zip(ROLES, case.named_roles(), strict=True)), data["unsure"]
    assert data["frontier_kind"] == case.kind
    for role, name in data["roles"].items():
        [said] = [text for text in data["unsure"] if text.startswith(f"{role}: ")]
        nothing = "the numbers beside the cells in" if role in shown_in(data) else "no variable was"
        assert (f"the variable {name}" if name else nothing) in said
    variables = {name for i in range(len(run)) for name in run.state(i).variables}
    assert set(case.plain) <= variables
    assert not variables & {name for role, name in data["roles"].items() if role != "current"}


@EACH
def test_a_distance_is_true_or_not_shown(case: Case) -> None:
    run, true = run_of(case), truth(case.board)
    if "distance" not in shown_in(run.to_dict()):
        assert not any("distance" in step.get("says", "") for step in run.steps)
        return
    shown = run.state(-1).distance
    assert shown.items() <= true.items()
    assert case.board.start in shown
    assert case.board.goal in shown or case.function is pasted.WithIntToPos  # which returns first
    for i in range(1, len(run)):
        before, now = run.state(i - 1).distance, run.state(i).distance
        assert all(now[cell] <= number for cell, number in before.items())
        assert now.get(case.board.start, 0) == 0


@EACH
def test_what_cannot_be_counted_has_no_count(case: Case) -> None:
    """Would catch: no cell taken and an empty frontier, for `self.queue` or an assignment inside
    an expression."""
    run = run_of(case)
    for role, count in {"current": "cells_taken", "frontier": "longest_frontier"}.items():
        assert run.counts[count] != 0, count
        assert run.to_dict()["roles"][role] is not None or run.counts[count] is None


@pytest.mark.parametrize(
    "function",
    [
        searches.textbook, searches.namedtuple_nodes, pasted.from_0, levels.numbers_of_rounds,
        others.dijkstra, others.relaxing_stack, others.Solver().solve,
    ],
)  # fmt: skip
def test_a_search_of_all_cells_is_shown_whole(function: Callable[..., Any]) -> None:
    """Would catch: a cell that never waits, is never taken or never gets its distance."""
    run, true = trace(function, THIRTY), truth(THIRTY)
    states = [run.state(i) for i in range(len(run))]
    assert states[-1].distance == true
    assert {cell for state in states for cell, _ in state.frontier} == true.keys()
    assert {state.current for state in states} - {None} == true.keys()


@EACH
def test_cells_are_cells(case: Case) -> None:
    """Whatever waits, is worked on or is marked can be reached, and comes by a throw."""
    run, true = run_of(case), truth(case.board)
    landings = true.keys() | {foot for foot, end in case.board.jumps.items() if end in true}
    every_cell = set(range(1, case.board.cells + 1))
    for i in range(len(run)):
        state = run.state(i)
        entries = {cell for cell, _ in state.frontier} - {None}
        backwards = case.function is searches.backwards
        assert entries <= (every_cell if backwards else landings)
        assert state.current is None or state.current in every_cell
        assert state.visited.keys() <= landings
        for cell, source in state.predecessor.items():
            assert cell in case.board.successors(source)


@EACH
def test_no_flood_of_empty_steps(case: Case) -> None:
    """Every step says something, and at most the first and the last one show nothing."""
    run = run_of(case)
    assert [step for step in run.steps if not step.get("says")] == []
    roles = run.to_dict()["roles"]
    if roles["frontier"] is None and roles["distance"] is None:
        return  # variables and tables are all there is to show
    empty = [
        i
        for i, step in enumerate(run.steps)
        if not step.keys() & set(ROLES)
        and not any(f"`{name}`" in step["says"] for name in case.others)
    ]
    assert set(empty) <= {0, len(run) - 1}


# -- what is decided, and by whom ------------------------------------------------------------


def test_a_declared_role_is_trusted() -> None:
    """Mistakes and other costs need that: what their authors declare is shown as it is."""
    run = trace(searches.pips, THIRTY, watch=Watch(distance="cost"))
    assert run.state(-1).distance[30] == 10
    assert run.to_dict()["unsure"] == []
    wrong = trace(levels.visits_counted, THIRTY, watch=Watch(distance="d"))
    assert wrong.state(-1).distance[22] > 1


def test_a_program_with_a_mistake_keeps_its_distances() -> None:
    """They are wrong, and they are what the program takes for distances."""

    def never_slides(board: Board) -> int:
        queue, dist = [1], {1: 0}
        while queue:
            cell = queue.pop(0)
            for move in board.moves(cell):
                end = max(move.landing, move.cell)
                if end not in dist:
                    dist[end] = dist[cell] + 1
                    queue.append(end)
        return dist[board.goal]

    board = Board(30, {29: 2, 28: 3, 20: 4, 6: 12})
    run = trace(never_slides, board)
    assert run.to_dict()["roles"]["distance"] == "dist"
    assert run.state(-1).distance != truth(board)


def test_the_reason_is_said() -> None:
    for function, role, reason in (
        (
            searches.zeros,
            "distance",
            "dist is shown as a variable, because a 0 in it can also mean",
        ),
        (levels.visits_counted, "distance", "d is shown as a variable, because it rises at cell"),
    ):
        unsure = trace(function, THIRTY).to_dict()["unsure"]
        assert any(text.startswith(role) and reason in text for text in unsure), unsure


# -- preparations ------------------------------------------------------------------------------


def test_building_a_graph_is_one_step() -> None:
    run = trace(searches.graph_of_lists, Board(100))
    assert [step["says"] for step in run.steps[:2]] == [
        "Preparation, before anything on the board changes.",
        "Cell 1 joins the queue.",
    ]
    first = run.state(0)
    assert first.variables["graph"].startswith("{1: [2, 3, 4, 5")
    assert first.current is None


def test_the_preparations_do_not_use_up_the_steps() -> None:
    """Catches a limit that is reached before the search has begun."""
    run = trace(searches.graph_of_lists, Board(100), max_steps=400)
    assert run.outcome == "returned"
    assert run.state(-1).distance[100] == 17


def test_preparations_without_end_are_stopped() -> None:
    def never_begins(board: Board) -> None:
        number = 0
        while number >= 0:
            number += 1
        queue = [number]
        queue.pop()

    run = trace(never_begins, THIRTY, max_steps=20, max_seconds=0.2)
    assert run.outcome == "stopped" and len(run) < 20


def test_the_variables_of_a_comprehension_are_its_own() -> None:
    """On every Python, although a comprehension is a call of its own only up to 3.11."""

    def by_levels(board: Board) -> int:
        level, seen, throws = {board.start}, {board.start}, 0
        while board.goal not in level:
            throws += 1
            level = {
                end
                for cell in level
                for end in board.successors(cell)
                if end not in seen
            }  # fmt: skip
            seen |= level
            cells = [[cell, cell] for cell in level if [face + 1 for face in board.faces]]
        return throws + 0 * len(cells)

    run = trace(by_levels, EMPTY, every_line=True)
    assert run.answer == 5
    names = {name for step in run.steps for name in step.get("variables", {})}
    assert names == {"board", "throws", "cells"}
    assert all(None not in step.get("variables", {}).values() for step in run.steps)
    assert run.to_dict()["roles"]["current"] is None
