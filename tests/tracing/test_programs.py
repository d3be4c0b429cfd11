"""What is shown of programs as people write them: each role, and nothing that is not certain.

Every program is in `styles/`, in a style of its own. Here is listed which of its variables
has which role, and which must be shown as an ordinary variable.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from oracle import fewest_throws, rules_of
from tracing.styles import levels, others, searches

from snl_algos import Board, Trace, Watch, load_board, random_board, trace

THIRTY = load_board("thirty")
EMPTY = Board(30)
SQUARE = Board(25, {3: 22, 24: 7})
HUNDRED = random_board(100, seed=1)


def truth(board: Board) -> dict[int, int]:
    """Fewest throws to each cell, by the oracle."""
    return fewest_throws(rules_of(board))


class Case(NamedTuple):
    """A program and what must be shown of it.

    `roles` are the names of current cell, frontier, distance, predecessor and visited, a dash
    for none; `kind` is that of the frontier. `plain` are variables that could be mistaken
    for one with a role; `next` is the frontier of the next throw, which only sentences
    name.
    """

    function: Callable[..., Any]
    roles: str
    kind: str | None = None
    board: Board = THIRTY
    plain: tuple[str, ...] = ()
    next: str | None = None


CASES = [
    # -- a queue ---------------------------------------------------------------------
    Case(searches.textbook, "v q dist - -", "queue"),
    Case(searches.pairs_in_the_queue, "square queue - - visited", "queue", plain=("rolls",)),
    Case(searches.jumps_on_leaving, "cell queue - - seen", "queue", plain=("best",)),
    Case(searches.forgets_the_jumps, "cell queue - - seen", "queue", plain=("throws",)),
    Case(searches.throws_first, "x queue - - seen", "queue", plain=("n",)),
    Case(searches.entries_by_index, "entry queue - - visited", "queue"),
    Case(searches.list_pop_0, "cur queue distance parent -", "queue"),
    Case(searches.moving_head, "cell queue dist - -", None, plain=("head",)),
    Case(searches.grows_while_read, "cell order dist - -", None),
    Case(searches.walrus, "here todo steps - -", "queue"),
    Case(searches.queue_class, "node q dist - -", "queue"),
    Case(searches.graph_of_lists, "cell queue distances - -", "queue", plain=("graph",)),
    Case(searches.defaultdict_graph, "u q dist - -", "queue", plain=("adjacency",)),
    Case(searches.distances_in_the_graph, "cell q level - -", "queue", plain=("moves", "steps")),
    Case(searches.sentinel_999, "cell queue dist - -", "queue"),
    Case(searches.zeros, "cell queue - - seen", "queue", plain=("dist",)),
    Case(searches.counted_from_0, "cur q - - vis", "queue", plain=("dis",)),
    Case(searches.came_from, "cell queue - came_from -", "queue"),
    Case(searches.dataclass_nodes, "spot queue - - seen", "queue"),
    Case(searches.namedtuple_nodes, "state q best - -", "queue"),
    Case(searches.text_keys, "- - - - -", None, plain=("dist", "queue", "node")),
    Case(searches.numbers_as_text, "node queue dist - -", "queue"),
    Case(searches.backwards, "cell queue - - -", "queue", plain=("dist",)),
    Case(searches.marker_after_each_level, "cell queue - - seen", "queue"),
    Case(searches.looks_when_taken, "cell queue - - done", "queue"),
    Case(searches.own_parent, "cell queue - parent -", "queue"),
    Case(searches.two_starts, "cell queue - - -", "queue", plain=("dist",)),
    Case(searches.list_of_jumps, "- - - - -", None, plain=("todo", "foot")),
    Case(searches.pips, "cell todo - - -", "queue", plain=("cost",)),
    # -- levels and tables -------------------------------------------------------------
    Case(
        levels.level_and_seen, "cell level - - seen", "level", plain=("throws",), next="following"
    ),
    Case(levels.current_and_next, "square current - - seen", "level", next="following"),
    Case(levels.sets, "- frontier - - reached", "level"),
    Case(levels.sets_from_0, "- frontier - - reached", "level"),
    Case(levels.size_of_the_queue, "curr queue - - visited", "queue", plain=("moves",)),
    Case(levels.list_of_levels, "cell - - - seen", None, plain=("levels",)),
    Case(
        levels.numbers_of_rounds, "cell frontier dist - -", "level", plain=("steps",), next="later"
    ),
    Case(levels.bits, "cell - - - -", None, plain=("frontier", "reached")),
    Case(levels.dp_over_the_board, "cell - dp - -", None, EMPTY),
    Case(levels.dp_looking_back, "- - dp - -", None, EMPTY),
    Case(levels.dp_appended, "- - dp - -", None, EMPTY),
    Case(levels.dp_from_the_goal, "cell - - - -", None, EMPTY, plain=("dp",)),
    Case(levels.bellman_ford, "- - dist - -", None, plain=("u", "v", "edges")),
    Case(levels.memo_from_each_cell, "cell - - - -", None, EMPTY, plain=("memo",)),
    Case(levels.cached, "pos - - - -", None, EMPTY),
    Case(levels.visits_counted, "cell q - - -", "queue", plain=("d",)),
    Case(levels.order_of_discovery, "cell queue - - -", "queue", plain=("cost",)),
    Case(levels.marks_the_jumps, "cell queue dist - -", "queue", plain=("feet", "is_head")),
    # -- heaps ---------------------------------------------------------------------------
    Case(others.dijkstra, "u pq dist prev -", "heap", plain=("d",)),
    Case(others.dijkstra_with_done, "node heap - - done", "heap", plain=("cost",)),
    Case(others.priority_queue, "cell waiting dist - -", "heap"),
    Case(others.a_star, "cell open_list - - -", "heap"),
    # -- deep first ------------------------------------------------------------------------
    Case(others.stack, "cell todo - - seen", "stack"),
    Case(others.depths, "node stack - - -", "stack", plain=("depth",)),
    Case(others.relaxing_stack, "cell stack dist - -", "stack"),
    Case(others.closure, "cell - dist - -", None),
    Case(others.nonlocal_best, "pos - - - -", None, plain=("best",)),
    Case(others.recursive_levels, "cell level - - seen", "level", plain=("throws",)),
    # -- classes, generators, rows and columns, arrays -------------------------------------
    Case(others.Solver().solve, "cell self.queue self.dist self.parent -", "queue"),
    Case(others.Private().solve, "cell self._frontier - - self._visited", "level", next="later"),
    Case(others.Slotted().solve, "cell self.queue self.dist - -", "queue"),
    Case(others.linked_nodes, "node queue - - -", "queue"),
    Case(others.generator_of_ends, "cell queue dist - -", "queue"),
    Case(others.a_generator, "cell queue - - seen", "queue"),
    Case(others.row_and_column, "row,col queue dist - -", "queue", SQUARE),
    Case(others.row_column_throws, "r,c queue - - seen", "queue", SQUARE),
    Case(others.another_grid, "- - - - -", None, SQUARE, plain=("row", "col", "queue", "dist")),
    Case(others.numpy_arrays, "cell queue dist parent visited", "queue"),
    Case(others.numpy_infinity, "- - dist - -", None),
    Case(others.numpy_matrix, "cell - - - -", None, plain=("matrix", "row")),
    # -- in the signatures of judges ---------------------------------------------------------
    Case(others.quickest_way_up, "cell queue - - visited", "queue", HUNDRED, plain=("jump",)),
    Case(others.min_throws, "v queue - - visited", "queue"),
    Case(others.Solution, "label queue - - seen", "queue", SQUARE),
]
ROLES = ("current", "frontier", "distance", "predecessor", "visited")


def name_of(case: Case) -> str:
    return case.function.__qualname__


@cache
def run_of(case: Case) -> Trace:
    """The run of a program, recorded once."""
    return trace(case.function, case.board)


EACH = pytest.mark.parametrize("case", CASES, ids=name_of)


@EACH
def test_the_roles(case: Case) -> None:
    data = run_of(case).to_dict()
    assert data["outcome"] == "returned"
    named = [None if name == "-" else name.replace(",", ", ") for name in case.roles.split()]
    assert data["roles"] == dict(zip(ROLES, named, strict=True)), data["unsure"]
    assert data["frontier_kind"] == case.kind


def shown_in(data: dict[str, Any]) -> set[str]:
    """The roles of which something is shown."""
    return {role for step in data["steps"] for role in step.keys() & set(ROLES)}


@EACH
def test_every_guess_is_said(case: Case) -> None:
    data = run_of(case).to_dict()
    for role, name in data["roles"].items():
        [said] = [text for text in data["unsure"] if text.startswith(f"{role}: ")]
        nothing = "the numbers beside the cells in" if role in shown_in(data) else "no variable was"
        assert (f"the variable {name}" if name else nothing) in said


@EACH
def test_a_distance_is_true_or_not_shown(case: Case) -> None:
    run, true = run_of(case), truth(case.board)
    if "distance" not in shown_in(run.to_dict()):
        assert not any("distance" in step.get("says", "") for step in run.steps)
        return
    shown = run.state(-1).distance
    assert shown.items() <= true.items()
    assert shown.keys() >= {case.board.start, case.board.goal}
    for i in range(1, len(run)):
        before, now = run.state(i - 1).distance, run.state(i).distance
        assert all(now[cell] <= number for cell, number in before.items())
        assert now.get(case.board.start, 0) == 0


@pytest.mark.parametrize("board", [THIRTY, HUNDRED, Board(30, {3: 9, 9: 20, 25: 4}, chained=True)])
def test_a_landing_waits_with_the_throws_to_where_its_jump_ends(board: Board) -> None:
    """Would catch: no distances, or one for the foot of a ladder, where nobody stands."""
    run = trace(searches.jumps_on_leaving, board)
    assert run.state(-1).distance == truth(board)
    foot = next(cell for cell in board.jumps if board.jumps_taken[cell] != cell)
    i = next(i for i in range(len(run)) if foot in [cell for cell, _ in run.state(i).frontier])
    assert foot not in run.state(i).distance


def test_a_number_is_no_distance_if_the_jump_is_not_taken() -> None:
    """Would catch: the throws to the foot of a ladder told of its top."""
    run = trace(searches.forgets_the_jumps, THIRTY)
    assert "distance" not in shown_in(run.to_dict())


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
def test_what_plays_no_role_is_an_ordinary_variable(case: Case) -> None:
    run = run_of(case)
    seen = {name for i in range(len(run)) for name in run.state(i).variables}
    assert set(case.plain) <= seen
    roles = run.to_dict()["roles"]
    assert not seen & {name for role, name in roles.items() if role != "current"}


@EACH
def test_no_flood_of_empty_steps(case: Case) -> None:
    """At most one before the search, and one at the end."""
    run = run_of(case)
    roles = run.to_dict()["roles"]
    if roles["frontier"] is None and roles["distance"] is None:
        return  # variables and tables are all there is to show
    empty = [
        i
        for i, step in enumerate(run.steps)
        if not step.keys() & set(ROLES) and f"`{case.next}`" not in step["says"]
    ]
    assert set(empty) <= {0, len(run) - 1}


def test_there_are_enough_styles() -> None:
    assert len(CASES) >= 40
    assert len({name_of(case) for case in CASES}) == len(CASES)


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
        (levels.marks_the_jumps, "visited", "feet is shown as a variable, because it holds few"),
    ):
        unsure = trace(function, THIRTY).to_dict()["unsure"]
        assert any(text.startswith(role) and reason in text for text in unsure), unsure


def test_a_row_and_a_column_are_said_to_be_a_guess() -> None:
    for function, side in ((others.row_and_column, "top"), (others.row_column_throws, "bottom")):
        unsure = trace(function, SQUARE).to_dict()["unsure"]
        assert any(f"pairs (row, column), with row 0 at the {side}" in text for text in unsure)


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

    run = trace(never_begins, THIRTY, max_steps=20, max_seconds=60)
    assert run.outcome == "stopped"
    assert run.to_dict()["limit"] == "1,000 lines"


def test_every_line_is_every_line() -> None:
    """Nothing is folded if every line is asked for."""
    run = trace(searches.graph_of_lists, THIRTY, every_line=True)
    assert len(run) == run.counts["lines"]


def test_ones_own_comments_are_not_folded() -> None:
    def commented(board: Board) -> int:
        total = 0  #: begin with {total}
        total += 1  #: now it is {total}
        queue = [1]  #: the queue
        return len(queue) + total  #: done

    assert [step["says"] for step in trace(commented, THIRTY).steps] == [
        "Begin with 0.", "Now it is 1.", "The queue.", "Done.",
    ]  # fmt: skip


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


@EACH
def test_every_step_says_something(case: Case) -> None:
    silent = [step for step in run_of(case).steps if not step.get("says")]
    assert silent == []
