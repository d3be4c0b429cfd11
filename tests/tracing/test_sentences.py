"""Every sentence of every style is true: read back from its words and held against the run.

The trace says what a sentence may name; a watcher of the test's own, which knows only the name of
the container, says what really joined it and left it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from types import FrameType
from typing import Any, NamedTuple

import pytest
from tracing.styles import others, pasted
from tracing.test_programs import CASES as STYLES
from tracing.test_programs import EMPTY, HUNDRED, SQUARE, THIRTY, truth

from snl_algos import Board, Trace, trace
from snl_algos.programs import program_of
from snl_algos.tracing import State


class Case(NamedTuple):
    """A program, and what is to be said of it.

    `roles` and `kind` are as in `test_programs`. `says` are parts of sentences that must be said,
    `never` those that must not. `others` are frontiers besides the one with the role.
    """

    function: Callable[..., Any]
    roles: str
    kind: str | None = None
    board: Board = THIRTY
    says: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


QUEUE = ("from the front of the queue", "joins the queue")
STACK = ("from the top of the stack", "joins the stack")
HEAP = ("from the top of the heap", "joins the heap")
ONE = Board(9, die=1)
CLIMBS = Board(30, {3: 22})

CASES = [
    # -- queues that go the other way
    Case(pasted.insert_and_pop, "cell queue dist - -", "queue", says=QUEUE, never=("stack",)),
    Case(pasted.appendleft_and_pop, "cell q - - seen", "queue", says=QUEUE, never=("stack",)),
    Case(pasted.pop_0_after_one_append, "cell queue dist - -", "queue", ONE, QUEUE, ("stack",)),
    Case(pasted.insert_and_pop_0, "cell todo - - seen", "stack", says=STACK, never=("queue",)),
    Case(
        pasted.both_ends, "cell dq - - seen", None,
        says=("joins `dq` at the front", "from the front of `dq`"), never=("queue", "stack"),
    ),
    Case(pasted.sliced, "cell queue dist - -", "queue", says=QUEUE, never=("stack",)),
    Case(pasted.deleted, "cell queue dist - -", "queue", says=QUEUE, never=("stack",)),
    Case(
        pasted.a_set_of_cells, "cell todo - - seen", None, says=("from `todo`",),
        never=("queue", "stack", "front", "top"),
    ),
    Case(pasted.lifo_queue, "cell stack - - seen", "stack", says=STACK, never=("queue",)),
    # -- heaps
    Case(pasted.textbook_dijkstra, "u pq dist - -", "heap", says=(*HEAP, "(1 throw)")),
    Case(pasted.dijkstra_pushes_all, "cell heap - - -", "heap", says=(*HEAP, "the heap again")),
    Case(pasted.dijkstra_with_counter, "cell heap best - -", "heap", says=HEAP),
    Case(pasted.a_star_with_bound, "cell heap g - -", "heap", says=HEAP),
    # -- LeetCode
    Case(
        pasted.WithIntToPos, "square q - - visit", "queue", SQUARE,
        (*QUEUE, "cell 22 joins the queue (1 throw)"), ("`square` is now cell",),
    ),
    Case(pasted.SameName, "s q dist - -", "queue", SQUARE, QUEUE, ("`s` is now cell",)),
    Case(pasted.Flattened, "curr queue dist - -", "queue", SQUARE, QUEUE),
    Case(
        pasted.LevelByLevel, "here level - - seen", "level", SQUARE, others=("after",),
        says=("`level` now holds cells 2", "cell 22 joins `after`", "`after` is now empty"),
    ),
    # -- recursion
    Case(
        pasted.recursion_with_memo, "cell - - - -", None, CLIMBS,
        ("`memo[29]` is now 1", "call `solve` with cell 30", "return to `solve` with cell 28"),
    ),
    Case(pasted.recursion_with_a_list, "pos - - - -", None, CLIMBS, ("`left[29]` is now 1",)),
    Case(pasted.recursion_cached, "node - - - -", None, CLIMBS, ("return to `fewest` with cell",)),
    Case(pasted.recursion_deep_first, "cell - - - seen", says=("return to `visit` with cell",)),
    Case(pasted.recursive_chain, "cell queue dist - -", "queue", says=QUEUE, never=("call `end",)),
    Case(pasted.deeper_and_deeper, "cell - - - -", None, CLIMBS, ("call `within` with cell",)),
    # -- paths
    Case(pasted.queue_of_paths, "cell queue - - seen", "queue", says=QUEUE),
    Case(pasted.queue_of_tuples_of_cells, "node paths - - seen", "queue", says=QUEUE),
    Case(pasted.cell_and_path, "node queue - - visited", "queue", says=QUEUE),
    Case(
        pasted.parents_and_route, "cell queue - parent -", "queue",
        says=(*QUEUE, "cell 22 is reached from cell 1"),
    ),
    # -- from both ends
    Case(
        pasted.from_both_ends, "cell queue ahead - -", "queue", others=("back",),
        says=("cell 28 joins `back`", "take cell 30 from the front of `back`"),
    ),
    # -- one for this throw, one for the next
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
    # -- not cells
    Case(
        pasted.queue_of_faces, "cell level dist - -", "level", others=("after",),
        never=("queue", "`rolls`["),
    ),
    Case(pasted.only_faces, "- - - - -", never=("cell 2 ", "joins", "from the front")),
    Case(pasted.dice_in_turn, "- - - - -", never=("cell 2 ", "joins", "from the top")),
    # -- tables
    Case(pasted.minus_one, "v q dist parent -", "queue", says=QUEUE),
    Case(pasted.infinity, "u queue dist - -", "queue", says=QUEUE),
    Case(pasted.from_0, "i queue dist - -", "queue", says=("take cell 1 from",), never=("cell 0",)),
    Case(
        pasted.table_of_throws_left, "cell - - - -", None, CLIMBS,
        ("`need[29]` is now 1",), ("gets distance",),
    ),
    Case(pasted.bitmask, "cell - - - -", never=("joins", "gets distance", "go to")),
    Case(pasted.levels_by_comprehension, "- level - - seen", "level", says=("level now holds",)),
    Case(pasted.none_ends_a_level, "cell queue - - seen", "queue", says=("an entry joins",)),
    # -- classes, generators, nested functions
    Case(pasted.with_a_class, "cell self.queue self.dist - -", "queue", says=QUEUE),
    Case(pasted.with_helpers, "cell queue dist - -", "queue", says=QUEUE, never=("`cell` is now",)),
    Case(pasted.nested_helpers, "node queue dist - -", "queue", says=QUEUE),
    Case(pasted.walrus_until_found, "now todo - - seen", "queue", says=QUEUE),
    Case(pasted.returns_early, "pos queue dist - -", "queue", says=QUEUE),
    Case(
        pasted.lands_and_then_jumps, "cell queue - - seen", "queue",
        says=(*QUEUE, "climb from cell 3 to cell 22 (1 throw)", "cell 23 joins the queue (2"),
        never=("cell 3 joins the queue (", "take cell 3 from the front of the queue ("),
    ),
    Case(
        pasted.scans_the_cells, "cell - - - -", None, Board(30, {3: 4, 9: 10}),
        ("`cell` is now cell 4",), ("climb",),
    ),
    Case(
        pasted.goes_on_after_the_goal, "cell - - - -", says=("`cell` is now cell 22",),
        never=("joins", "gets distance"),
    ),
]  # fmt: skip
ALL = [*CASES, *(Case(each.function, each.roles, each.kind, each.board) for each in STYLES)]


def name_of(case: Case) -> str:
    return case.function.__qualname__


NEW = pytest.mark.parametrize("case", CASES, ids=name_of)
EACH = pytest.mark.parametrize("case", ALL, ids=name_of)


@cache
def run_of(case: Case) -> Trace:
    """The run of a program, recorded once, and whole also where the machine is busy."""
    return trace(case.function, case.board, max_seconds=60)


@NEW
def test_roles_and_what_must_be_said(case: Case) -> None:
    """Would catch: a queue called a stack, a queue of faces told as cells, a memo never told."""
    run = run_of(case)
    assert run.outcome == "returned"
    named = [None if name == "-" else name for name in case.roles.split()]
    assert list(run.to_dict()["roles"].values()) == named, run.to_dict()["unsure"]
    assert run.to_dict()["frontier_kind"] == case.kind
    said = "\n".join(step["says"] for step in run.steps).lower()
    assert [part for part in case.says if part.lower() not in said] == []
    assert [part for part in case.never if part.lower() in said] == []


# -- every sentence ----------------------------------------------------------------------------


CELLS = r"cells? (?P<cells>[\d, and]+?)(?: and (?P<more>\d+) more)?"
ENTRIES = rf"(?:{CELLS})?(?: and )?(?:an entry|\d+ entries)?"
WHERE = r"(?P<where>the (?:queue|stack|heap|level)|`[\w.]+`)"
THROWS = r"(?: \((?P<n>\d+) throws?\))?"


class Moment(NamedTuple):
    """A step, with the state before it and after it, and what each frontier is taken to hold."""

    case: Case
    run: Trace
    before: State
    now: State
    held: dict[str, list[int | None]]
    counted: Counter[str]

    def frontier(self, where: str) -> str:
        """The variable that a sentence speaks about."""
        name = where.strip("`") if "`" in where else self.run.to_dict()["roles"]["frontier"]
        return str(name)

    def on_board(self, cell: int) -> bool:
        """Whether a cell can be landed on or stood on."""
        true, board = truth(self.case.board), self.case.board
        near = {move.landing for source in true for move in board.moves(source)}
        every = range(1, board.cells + 1)
        backwards = name_of(self.case) in ("backwards", "from_both_ends", "dp_from_the_goal")
        return cell in true or cell in near or (backwards and cell in every)


def cells_in(said: re.Match[str]) -> list[int]:
    return [int(cell) for cell in re.findall(r"\d+", said["cells"])]


def takes(at: Moment, said: re.Match[str]) -> bool:
    """The cell waited, and it was next, by the rules of what it is taken from."""
    cell = None if said["cell"] is None else int(said["cell"])
    name = at.frontier(said["where"])
    held, end = at.held.setdefault(name, []), said["end"]
    if cell not in held or (said["n"] and at.now.distance.get(cell or 0) != int(said["n"])):
        return False
    if end == "the front of" and "queue" in said["where"] + str(at.run.to_dict()["frontier_kind"]):
        right = held[0] == cell
    elif end == "the top of" and at.run.to_dict()["frontier_kind"] == "stack":
        right = held[-1] == cell
    else:
        right = end != "the back of" or held[-1] == cell
    last = held[-1] == cell and end != "the front of"
    held.pop() if last else held.remove(cell)
    at.counted["left"] += 1
    return right


def joins(at: Moment, said: re.Match[str]) -> bool:
    """The cells are new there, and wait now."""
    name = at.frontier(said["where"])
    held = at.held.setdefault(name, [])
    cells: list[int | None] = list(cells_in(said)) if said["cells"] else [None]
    fits = len(cells) == 1 or said["again"] is None
    if said["n"]:
        fits = fits and at.now.distance.get(cells[0] or 0) == int(said["n"])
    for cell in cells:
        fits = fits and (cell is None or at.on_board(cell))
        held.insert(0 if said["front"] else len(held), cell)
    at.counted["joined"] += len(cells)
    if name == at.run.to_dict()["roles"]["frontier"]:
        new = Counter(map(tuple, at.now.frontier)) - Counter(map(tuple, at.before.frontier))
        fits = fits and {cell for cell, _ in new} == set(cells)
    return fits


def holds(at: Moment, said: re.Match[str]) -> bool:
    """Exactly these wait now."""
    name = at.frontier(said["where"])
    listed = cells_in(said) if said["cells"] else []
    more = int(said["more"] or 0)
    cells: list[int | None]
    if name == at.run.to_dict()["roles"]["frontier"]:
        cells = [cell for cell, _ in at.now.frontier]
    else:
        cells = [*listed, *[None] * more]
    old = at.held.setdefault(name, [])
    at.counted["joined"] += (Counter(cells) - Counter(old)).total()
    at.counted["left"] += (Counter(old) - Counter(cells)).total()
    at.held[name] = cells
    if name != at.run.to_dict()["roles"]["frontier"]:
        return is_shown(at, name, listed)
    known = [cell for cell in cells if cell is not None]
    return listed == known[: len(listed)] and len(listed) + more == len(known)


def is_empty(at: Moment, said: re.Match[str]) -> bool:
    name = at.frontier(said["where"])
    at.counted["left"] += len(at.held.get(name, []))
    at.held[name] = []
    if name != at.run.to_dict()["roles"]["frontier"]:
        return is_shown(at, name, [])
    return at.now.frontier == []


def is_shown(at: Moment, name: str, cells: list[int]) -> bool:
    """Another frontier is shown among the variables, as far as its text goes."""
    text = at.now.variables[name]
    pattern = r"\((\d+)," if "[(" in text else r"\d+"  # in pairs the cell comes first
    shown = [int(cell) for cell in re.findall(pattern, text)]
    return shown == (cells[: len(shown)] if "..." in text else cells)


def gets_distance(at: Moment, said: re.Match[str]) -> bool:
    """It is the program's, and no program here has a wrong one."""
    cell, number = int(said["cell"]), int(said["n"])
    return at.now.distance.get(cell) == number >= truth(at.case.board)[cell]


def is_reached(at: Moment, said: re.Match[str]) -> bool:
    cell, source = int(said["cell"]), int(said["from"])
    return at.now.predecessor[cell] == source and cell in at.case.board.successors(source)


def is_marked(at: Moment, said: re.Match[str]) -> bool:
    new = {
        cell for cell, mark in at.now.visited.items() if mark and not at.before.visited.get(cell)
    }
    listed, more = cells_in(said), int(said["more"] or 0)
    return set(listed) <= new and len(listed) + more == len(new) and all(map(at.on_board, listed))


def mark_is_taken_back(at: Moment, said: re.Match[str]) -> bool:
    cell = int(said["cell"])
    return bool(at.before.visited.get(cell)) and not at.now.visited.get(cell)


def is_current(at: Moment, said: re.Match[str]) -> bool:
    """The variable holds this cell, in the function that the step is in."""
    cell, name = int(said["cell"]), said["name"]
    text = at.now.variables.get(name, "")
    shift = 1 if any("counted from 0" in one for one in at.run.to_dict()["unsure"]) else 0
    as_number = text.isdecimal() and int(text) + shift == cell
    return at.now.current == cell and (as_number or not text.isdecimal())


def is_called(at: Moment, said: re.Match[str]) -> bool:
    return at.now.depth > at.before.depth and is_in_function(at, said)


def is_returned_to(at: Moment, said: re.Match[str]) -> bool:
    return at.now.depth < at.before.depth and is_in_function(at, said)


def is_in_function(at: Moment, said: re.Match[str]) -> bool:
    here = at.run.to_dict()["functions"][at.now.function]["name"]
    return here == said["name"] and at.now.current == int(said["cell"])


def follows_a_jump(at: Moment, said: re.Match[str]) -> bool:
    source, end = int(said["from"]), int(said["cell"])
    climbs = said["how"].lower() == "climb"
    if said["n"] and at.now.distance.get(end) != int(said["n"]):
        return False
    return at.case.board.jumps.get(source) == end and climbs == (end > source)


def is_a_variable(at: Moment, said: re.Match[str]) -> bool:
    return at.now.variables.get(said["name"]) == said["value"]


def is_in_a_table(at: Moment, said: re.Match[str]) -> bool:
    """It is shown as a variable, and what is said of its place is not cut off."""
    return said["name"] in {*at.now.variables, *at.run.to_dict()["roles"].values()} or (
        any(said["name"] in text for text in at.run.to_dict()["unsure"])
    )


def is_before_all(at: Moment, said: re.Match[str]) -> bool:
    return at.now.step == 0


SENTENCES: dict[str, Callable[[Moment, re.Match[str]], bool]] = {
    rf"take (?:cell (?P<cell>\d+)|an entry) from (?:(?P<end>the (?:front|back|top) of) )?{WHERE}"
    rf"{THROWS}": takes,
    rf"(?:{CELLS}|an entry) joins? {WHERE}(?P<front> at the front)?(?P<again> again)?"
    rf"{THROWS}": joins,
    rf"{WHERE} now holds {ENTRIES}": holds,
    rf"{WHERE} is now empty": is_empty,
    r"cell (?P<cell>\d+) gets distance (?P<n>\d+)": gets_distance,
    r"cell (?P<cell>\d+) is reached from cell (?P<from>\d+)": is_reached,
    rf"{CELLS} (?:is|are) marked as visited": is_marked,
    r"the mark of cell (?P<cell>\d+) is taken back": mark_is_taken_back,
    r"`(?P<name>[\w., ]+)` is now cell (?P<cell>\d+)": is_current,
    r"call `(?P<name>\w+)` with cell (?P<cell>\d+)": is_called,
    r"return to `(?P<name>\w+)` with cell (?P<cell>\d+)": is_returned_to,
    rf"(?P<how>climb|slide) from cell (?P<from>\d+) to cell (?P<cell>\d+){THROWS}": follows_a_jump,
    r"`(?P<name>[\w.]+)\[(?P<place>.+)\]` is now (?P<value>.+)": is_in_a_table,
    r"\d+ places of `(?P<name>[\w.]+)` change": is_in_a_table,
    r"`(?P<name>[\w.]+)` is now (?P<value>.+)": is_a_variable,
    r"preparation, before anything on the board changes": is_before_all,
}


def is_true(at: Moment, part: str) -> bool:
    for pattern, claim in SENTENCES.items():
        said = re.fullmatch(pattern, part, re.IGNORECASE)
        if said is not None:
            return claim(at, said)
    return False


def moments(case: Case, run: Trace) -> Iterator[tuple[Moment, list[str]]]:
    """Every step, with the parts of its sentence."""
    held: dict[str, list[int | None]] = {}
    counted: Counter[str] = Counter()
    now = State()
    for step in run.steps:
        before = deepcopy(now)
        now.apply(step)
        parts = re.split(r"; (?=[a-z`])", step["says"].removesuffix("."))
        yield Moment(case, run, before, now, held, counted), parts


def false_sentences(case: Case, run: Trace) -> list[str]:
    return [
        f"step {at.now.step}: {at.now.says}"
        for at, parts in moments(case, run)
        if False in [is_true(at, part) for part in parts]  # each of them is counted
    ]


@EACH
def test_every_sentence_is_true(case: Case) -> None:
    """Would catch: "go to cell 2" in a helper, "joins the heap" of what only changed its place."""
    assert false_sentences(case, run_of(case)) == []


# -- what really joins and leaves -------------------------------------------------------------


class Seen:
    """Counts what goes into containers and comes out, line by line, knowing only their names."""

    def __init__(self, case: Case, run: Trace) -> None:
        self.names = [run.to_dict()["roles"]["frontier"], *case.others]
        self.files = {case.function.__code__.co_filename if hasattr(case.function, "__code__")
                      else sys.modules[case.function.__module__].__file__}  # fmt: skip
        self.held: dict[str, Counter[Any]] = {name: Counter() for name in self.names}
        self.joined = self.left = 0

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename not in self.files:
            return None
        for name in self.names:
            owner, dot, attribute = name.partition(".")
            if dot and owner in frame.f_locals:
                value = getattr(frame.f_locals[owner], attribute, None)
            else:
                value = frame.f_locals.get(name)
            value = getattr(value, "queue", value)
            if value is None:
                continue
            now = Counter(map(repr, value))
            self.joined += (now - self.held[name]).total()
            self.left += (self.held[name] - now).total()
            self.held[name] = now
        return self.on_call


@NEW
def test_as_many_join_and_leave_as_are_said_to(case: Case) -> None:
    """Would catch: an entry of a heap that is said to join whenever the heap reorders itself."""
    run = run_of(case)
    if run.to_dict()["roles"]["frontier"] is None:
        return
    counted: Counter[str] = Counter()
    for at, parts in moments(case, run):
        counted = at.counted
        [is_true(at, part) for part in parts]
    seen = Seen(case, run)
    program = program_of(case.function)
    former = sys.gettrace()
    sys.settrace(seen.on_call)
    try:
        program(case.board)
    finally:
        sys.settrace(former)
    assert (counted["joined"], counted["left"]) == (seen.joined, seen.left)


# -- runs that end at once, and messages that are not words ------------------------------------


def test_a_class_that_asks_a_board_of_ours_is_given_one() -> None:
    """Would catch: `solve(self, board)` given a judge's square, although it asks `successors`."""
    run = trace(others.Solver, THIRTY)
    assert run.answer == truth(THIRTY)[30]
    assert run.to_dict()["roles"]["distance"] == "self.dist"


def test_what_commands_a_terminal_is_written_out() -> None:
    """Would catch: a message of an exception that turns the terminal red, or clears it."""

    def red(board: Board) -> None:
        name = "\x1b[2J"  #: {name} is not a name
        raise ValueError(f"\x1b[31m{name}\x07")

    run = trace(red, THIRTY)
    assert "\\x1b[31m\\x1b[2J\\x07" in run.ending()
    assert run.to_text().replace("\n", "").isprintable()


def endless(board: Board) -> None:
    while True:
        pass


def fails_at_once(board: Board) -> float:
    return board.cells / 0


def returns_at_once(board: Board) -> int:
    return 3


@pytest.mark.parametrize("function", [endless, fails_at_once, returns_at_once])
def test_a_run_that_ends_at_once_has_a_step(function: Callable[..., Any]) -> None:
    """Would catch: "-1 / -1" under a run of which no line has changed anything."""
    run = trace(function, THIRTY, max_seconds=0.2)
    assert len(run) == run.counts["steps"] == 1
    assert run.state(-1).says
    assert Trace.from_dict(run.to_dict()).state(0) == run.state(0)


def test_there_are_enough_styles() -> None:
    assert len(CASES) >= 40
    assert len({name_of(case) for case in ALL}) == len(ALL)
    assert HUNDRED.cells == 100 and EMPTY.cells == 30
