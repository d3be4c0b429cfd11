"""The programs in this folder, and what must be shown and said of each of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from oracle import fewest_throws, rules_of

from snl_algos import Board, Trace, load_board, random_board, trace

from . import calls, levels, others, pasted, searches

THIRTY = load_board("thirty")
EMPTY = Board(30)
SQUARE = Board(25, {3: 22, 24: 7})
HUNDRED = random_board(100, seed=1)
ONE = Board(9, die=1)
CLIMBS = Board(30, {3: 22})
SMALL = Board(6, {2: 5}, die=3)


class Case(NamedTuple):
    """A program, and what must be shown and said of it.

    `roles` are the names of current cell, frontier, distance, predecessor and visited, a dash
    for none; `kind` is that of the frontier. `plain` are variables that could be mistaken for one
    with a role. `others` are frontiers besides the one with the role, which only sentences name.
    `says` are parts of sentences that must be said, `never` those that must not.
    """

    function: Callable[..., Any]
    roles: str
    kind: str | None = None
    board: Board = THIRTY
    says: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the program."""
        return self.function.__qualname__

    def named_roles(self) -> list[str | None]:
        """The names of the variables with a role, None for a role that none has."""
        return [None if name == "-" else name.replace(",", ", ") for name in self.roles.split()]


QUEUE = ("from the front of the queue", "joins the queue")
STACK = ("from the top of the stack", "joins the stack")
HEAP = ("from the top of the heap", "joins the heap")

CASES = [
    # -- a queue
    Case(searches.textbook, "v q dist - -", "queue"),
    Case(searches.pairs_in_the_queue, "square queue - - visited", "queue", plain=("rolls",)),
    Case(
        searches.jumps_on_leaving, "cell queue - - seen", "queue", plain=("best",),
        says=(*QUEUE, "climb from cell 3 to cell 22 (1 throw)", "cell 23 joins the queue (2"),
        never=("cell 3 joins the queue (", "take cell 3 from the front of the queue ("),
    ),
    Case(searches.forgets_the_jumps, "cell queue - - seen", "queue", plain=("throws",)),
    Case(searches.throws_first, "x queue - - seen", "queue", plain=("n",)),
    Case(searches.entries_by_index, "entry queue - - visited", "queue"),
    Case(searches.moving_head, "cell queue dist - -", plain=("head",)),
    Case(searches.grows_while_read, "cell order dist - -"),
    Case(searches.queue_class, "node q dist - -", "queue"),
    Case(searches.graph_of_lists, "cell queue distances - -", "queue", plain=("graph",)),
    Case(searches.defaultdict_graph, "u q dist - -", "queue", plain=("adjacency",)),
    Case(searches.distances_in_the_graph, "cell q level - -", "queue", plain=("moves", "steps")),
    Case(searches.sentinel_999, "cell queue dist - -", "queue"),
    Case(searches.zeros, "cell queue - - seen", "queue", plain=("dist",)),
    Case(searches.counted_from_0, "cur q - - vis", "queue", plain=("dis",)),
    Case(searches.dataclass_nodes, "- - - - seen", plain=("queue", "spot")),
    Case(searches.namedtuple_nodes, "state q best - -", "queue"),
    Case(searches.text_keys, "- - - - -", plain=("dist", "queue", "node")),
    Case(searches.backwards, "cell queue - - -", "queue", plain=("dist",)),
    Case(
        searches.marker_after_each_level, "cell queue - - seen", "queue", says=("an entry joins",)
    ),
    Case(searches.looks_when_taken, "cell queue - - done", "queue"),
    Case(searches.own_parent, "cell queue - parent -", "queue"),
    Case(searches.two_starts, "cell - - - -", plain=("queue", "dist")),
    Case(searches.list_of_jumps, "- - - - -", plain=("todo", "foot")),
    Case(searches.pips, "cell todo - - -", "queue", plain=("cost",)),
    Case(pasted.minus_one, "v q dist parent -", "queue", says=QUEUE),
    Case(pasted.from_0, "i queue dist - -", "queue", says=("take cell 1 from",), never=("cell 0",)),
    Case(pasted.parents_from_0, "x queue - parent seen", "queue", HUNDRED),
    Case(pasted.with_helpers, "cell queue dist - -", "queue", says=QUEUE, never=("`cell` is now",)),
    Case(pasted.nested_helpers, "node queue dist - -", "queue", says=QUEUE),
    Case(pasted.furthest_first, "- - - - seen", plain=("h", "c", "v")),
    Case(pasted.walrus_until_found, "now todo - - seen", "queue", says=QUEUE),
    # -- queues that go the other way
    Case(pasted.appendleft_and_pop, "cell q - - seen", never=("queue", "stack")),
    Case(pasted.pop_0_after_one_append, "cell queue dist - -", "queue", ONE, QUEUE, ("stack",)),
    Case(pasted.insert_and_pop_0, "cell todo - - seen", never=("queue", "stack")),
    Case(
        pasted.both_ends, "cell dq - - seen",
        says=("joins `dq` at the front", "from the front of `dq`"), never=("queue", "stack"),
    ),
    Case(pasted.sliced, "cell queue dist - -", "queue", says=QUEUE, never=("stack",)),
    Case(
        pasted.a_set_of_cells, "cell todo - - seen", says=("from `todo`",),
        never=("queue", "stack", "front", "top", "now holds"),
    ),
    # -- paths
    Case(pasted.queue_of_paths, "cell queue - - seen", "queue", says=QUEUE),
    Case(pasted.cell_and_path, "node queue - - visited", "queue", says=QUEUE),
    Case(
        pasted.parents_and_route, "cell queue - parent -", "queue",
        says=(*QUEUE, "cell 22 is reached from cell 1"),
    ),
    # -- two frontiers
    Case(
        pasted.from_both_ends, "cell queue ahead - -", "queue", others=("back",),
        says=("cell 28 joins `back`", "take cell 30 from the front of `back`"),
    ),
    Case(
        pasted.two_queues, "cell this - - seen", "queue", others=("following",),
        says=(
            "take cell 22 from the front of `this`", "cell 22 joins `following`",
            "`this` now holds cells 2, 22, 4, 8, 6 and 7; `following` is now empty",
        ),
        never=("the queue", "from `following`", "of `following`"),
    ),
    Case(
        pasted.swapped_lists, "cell this - - seen", "level", others=("following",),
        says=(
            "cell 22 joins `following`",
            "`this` now holds cells 2, 22, 4, 8, 6 and 7; `following` now holds cell 1.",
            "`following` is now empty",
        ),
        never=("take", "leave", "the level"),
    ),
    Case(
        pasted.Stacks, "cell self.now - - seen", "stack", ONE, others=("self.later",),
        says=(
            "take cell 2 from the top of `self.now`", "cell 2 joins `self.later`",
            "`self.now` now holds cell 2.\n`self.later` is now empty",
        ),
        never=("the stack", "from `self.later`", "of `self.later`", "cell 2 joins `self.now`"),
    ),
    # -- levels
    Case(
        levels.level_and_seen, "cell level - - seen", "level", plain=("throws",),
        others=("following",),
    ),
    Case(levels.current_and_next, "square current - - seen", "level", others=("following",)),
    Case(levels.sets, "- frontier - - reached", "level", says=("the level now holds",)),
    Case(levels.sets_from_0, "- frontier - - reached", "level"),
    Case(levels.size_of_the_queue, "curr queue - - visited", "queue", plain=("moves",)),
    Case(levels.list_of_levels, "cell - - - seen", plain=("levels",)),
    Case(
        levels.numbers_of_rounds, "cell frontier dist - -", "level", plain=("steps",),
        others=("later",),
    ),
    Case(
        levels.bits, "cell - - - -", plain=("frontier", "reached"),
        never=("joins", "gets distance", "go to"),
    ),
    # -- tables
    Case(levels.dp_over_the_board, "cell - dp - -", None, EMPTY),
    Case(levels.dp_looking_back, "- - dp - -", None, EMPTY),
    Case(levels.dp_appended, "- - dp - -", None, EMPTY),
    Case(levels.bellman_ford, "- - dist - -", plain=("u", "v", "edges")),
    Case(levels.visits_counted, "cell q - - -", "queue", plain=("d",)),
    Case(levels.order_of_discovery, "cell queue - - -", "queue", plain=("cost",)),
    Case(levels.marks_the_jumps, "cell queue dist - -", "queue", plain=("feet", "is_head")),
    Case(
        levels.usual_names_of_other_things, "- - dist - -",
        plain=("pos", "prev", "reached", "seen"),
    ),
    Case(
        pasted.table_of_throws_left, "cell - - - -", None, CLIMBS,
        ("`cell` is now cell 29",), ("gets distance",),
    ),
    # -- heaps
    Case(others.dijkstra, "u pq dist prev -", "heap", says=(*HEAP, "(1 throw)"), plain=("d",)),
    Case(
        others.dijkstra_with_done, "node heap - - done", "heap", says=(*HEAP, "the heap again"),
        plain=("cost",),
    ),
    Case(others.priority_queue, "cell waiting dist - -", "heap"),
    Case(pasted.dijkstra_with_counter, "cell heap best - -", "heap", says=HEAP),
    Case(pasted.a_star_with_bound, "cell heap g - -", "heap", says=HEAP),
    # -- deep first, and recursion
    Case(others.stack, "cell todo - - seen", "stack"),
    Case(others.depths, "node stack - - -", "stack", plain=("depth",)),
    Case(others.relaxing_stack, "cell stack dist - -", "stack"),
    Case(pasted.lifo_queue, "cell stack - - seen", "stack", says=STACK, never=("queue",)),
    Case(others.closure, "cell - dist - -"),
    Case(others.nonlocal_best, "pos - - - -", plain=("best",)),
    Case(others.recursive_levels, "cell level - - seen", "level", plain=("throws",)),
    Case(
        pasted.recursion_with_memo, "cell - - - -", None, CLIMBS,
        ("`solve` returns 1 for cell 29", "call `solve` with cell 30",
         "return to `solve` with cell 28"),
        ("preparation",),
    ),
    Case(pasted.recursion_deep_first, "cell - - - seen", says=("return to `visit` with cell",)),
    Case(pasted.recursive_chain, "cell queue dist - -", "queue", says=QUEUE, never=("call `end",)),
    Case(
        calls.recursion_as_a_lambda, "cell - - - -", None, SMALL,
        ("return to `<lambda>` with cell 1",), ("is now cell",),
    ),
    Case(
        calls.recursion_on_one_line, "cell - - - -", None, SMALL,
        ("return to `fewest` with cell 3",), ("is now cell",),
    ),
    Case(
        calls.jumps_when_called, "cell - - - -", None, SMALL, ("`cell` is now cell 5",),
        ("call", "cell 2"),
    ),
    Case(calls.a_method_without_a_cell, "self.pos - - - -", None, SMALL, never=("call",)),
    # -- classes and generators
    Case(
        calls.Steps().solve, "here self.todo self.best - -", "queue",
        says=("from the front of the queue (1", "joins the queue (2"),
    ),
    Case(
        calls.the_highest_cell_first, "cell todo dist - -", says=("from `todo`",),
        never=("level", "queue", "now holds"),
    ),
    Case(calls.one_object_after_another, "- - - - -", plain=("state",)),
    Case(others.Solver().solve, "cell self.queue self.dist self.parent -", "queue", says=QUEUE),
    Case(
        others.Private().solve, "cell self._frontier - - self._visited", "level",
        others=("later",),
    ),
    Case(others.Slotted().solve, "cell - - - -"),
    Case(others.linked_nodes, "- - - - -", plain=("node", "queue")),
    Case(others.a_generator, "cell queue - - seen", "queue"),
    # -- rows and columns
    Case(others.row_and_column, "- - - - -", None, SQUARE, plain=("row", "col", "queue", "dist")),
    # -- arrays of NumPy
    Case(others.numpy_arrays, "cell queue dist parent visited", "queue"),
    Case(others.numpy_infinity, "- - dist - -"),
    Case(others.numpy_matrix, "cell - - - -", plain=("matrix", "row")),
    # -- in the signatures of judges
    Case(others.quickest_way_up, "cell queue - - visited", "queue", HUNDRED, plain=("jump",)),
    Case(others.min_throws, "v queue - - visited", "queue"),
    Case(others.Solution, "label queue - - seen", "queue", SQUARE),
    Case(
        pasted.WithIntToPos, "square q - - visit", "queue", SQUARE,
        (*QUEUE, "cell 22 joins the queue (1 throw)"), ("`square` is now cell",),
    ),
    Case(pasted.SameName, "s q dist - -", "queue", SQUARE, QUEUE, ("`s` is now cell",)),
    # -- not cells
    Case(
        pasted.queue_of_faces, "cell level dist - -", "level", others=("after",),
        never=("queue", "`rolls`["),
    ),
    Case(pasted.only_faces, "- - - - -", never=("cell 2 ", "joins", "from the front")),
    Case(
        pasted.scans_the_cells, "cell - - - -", None, Board(30, {3: 4, 9: 10}),
        ("`cell` is now cell 4",), ("climb",),
    ),
    Case(
        pasted.goes_on_after_the_goal, "cell - - - -", says=("`cell` is now cell 22",),
        never=("joins", "gets distance"),
    ),
]  # fmt: skip


def truth(board: Board) -> dict[int, int]:
    """Fewest throws to each cell, by the oracle."""
    return fewest_throws(rules_of(board))


@cache
def run_of(case: Case) -> Trace:
    """The run of a program, recorded once."""
    return trace(case.function, case.board)
