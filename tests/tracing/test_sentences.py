"""Every sentence of every style is true: read back from its words and held against the run.

The trace says what a sentence may name; a watcher of the test's own, which knows only the name of
the container, says what really joined it and left it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import pytest
from tracing.styles.cases import CASES, THIRTY, Case, run_of, truth

from snl_algos import Board, Trace, trace
from snl_algos.tracing import State

EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


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

    def frontier(self, where: str) -> str:
        """The variable that a sentence speaks about."""
        name = where.strip("`") if "`" in where else self.run.to_dict()["roles"]["frontier"]
        return str(name)

    def on_board(self, cell: int) -> bool:
        """Whether a cell can be landed on or stood on."""
        true, board = truth(self.case.board), self.case.board
        near = {move.landing for source in true for move in board.moves(source)}
        every = range(1, board.cells + 1)
        backwards = self.case.name in ("backwards", "from_both_ends")
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
    at.held[name] = cells
    if name != at.run.to_dict()["roles"]["frontier"]:
        return is_shown(at, name, listed)
    known = [cell for cell in cells if cell is not None]
    return listed == known[: len(listed)] and len(listed) + more == len(known)


def is_empty(at: Moment, said: re.Match[str]) -> bool:
    name = at.frontier(said["where"])
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


def returns(at: Moment, said: re.Match[str]) -> bool:
    """It is said in the call of this cell."""
    return is_in_function(at, said)


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
    """The same depth: the call before it has returned, and nothing was said of that."""
    return at.now.depth >= at.before.depth and is_in_function(at, said)


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
    shown = at.now.variables.get(said["name"]) or ""
    return " ".join(shown.split()) == said["value"]  # a sentence has no runs of spaces


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
    r"call `(?P<name>[\w<>]+)` with cell (?P<cell>\d+)": is_called,
    r"return to `(?P<name>[\w<>]+)` with cell (?P<cell>\d+)": is_returned_to,
    r"`(?P<name>[\w<>]+)` returns (?P<value>.+) for cell (?P<cell>\d+)": returns,
    rf"(?P<how>climb|slide) from cell (?P<from>\d+) to cell (?P<cell>\d+){THROWS}": follows_a_jump,
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
    now = State()
    for step in run.steps:
        before = deepcopy(now)
        now.apply(step)
        parts = re.split(r"; (?=[a-z`])", step["says"].removesuffix("."))
        yield Moment(case, run, before, now, held), parts


def false_sentences(case: Case, run: Trace) -> list[str]:
    return [
        f"step {at.now.step}: {at.now.says}"
        for at, parts in moments(case, run)
        if False in [is_true(at, part) for part in parts]
    ]


@EACH
def test_every_sentence_is_true(case: Case) -> None:
    """Would catch: "go to cell 2" in a helper, "joins the heap" of what only changed its place."""
    run = run_of(case)
    assert false_sentences(case, run) == []
    said = "\n".join(step["says"] for step in run.steps).lower()
    assert [part for part in case.says if part.lower() not in said] == []
    assert [part for part in case.never if part.lower() in said] == []


# -- runs that end at once, and messages that are not words ------------------------------------


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


def endless_later(move: list[int], N: int) -> int:
    cell = 0
    while cell < N - 1:
        cell = max(cell, move[cell])
    return cell


@pytest.mark.parametrize("function", [endless, endless_later])
def test_a_loop_that_never_ends_and_changes_nothing_is_shown(function: Callable[..., Any]) -> None:
    """Would catch: "0 / 0", and the line before the loop as the place where the run was stopped."""
    run = trace(function, THIRTY, max_seconds=0.5)
    assert run.outcome == "stopped" and len(run) > 1 and len(run) == run.counts["steps"]
    last = run.state(-1)
    assert last.says == "It is still here when it is stopped."
    assert last.line is not None and last.line >= 1 + (function is endless_later)


@pytest.mark.parametrize("function", [fails_at_once, returns_at_once])
def test_a_run_that_ends_at_once_has_a_step(function: Callable[..., Any]) -> None:
    """Would catch: "-1 / -1" under a run of which no line has changed anything."""
    run = trace(function, THIRTY, max_seconds=0.2)
    assert len(run) == run.counts["steps"] == 1
    assert run.state(-1).says
    assert Trace.from_dict(run.to_dict()).state(0) == run.state(0)
