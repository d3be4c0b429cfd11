"""What the `#:` comments say is true at the step that says it, and is English.

Each claim of a sentence (a distance, a throw, a jump, a number of cells) is read back from its
words and held against the state of the trace at that step and against the rules of the game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial

import pytest
from oracle import Rules, carried_to, moves_of, rules_of

from snl_algos import Board, load_board, trace
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.tracing import State


def random_boards(count: int) -> Iterator[Board]:
    """Boards of 2 to 24 cells with every option, the same ones each time."""
    source = random.Random(20)
    dice: list[int | tuple[int, ...]] = [1, 2, 3, 6, (2, 3), (1, 4, 9)]
    for _ in range(count):
        cells = source.randint(2, 24)
        share = source.choice([0.1, 0.3, 0.6])
        jumps = {
            foot: source.randint(1, cells)
            for foot in range(1, cells + 1)
            if source.random() < share
        }
        yield Rules(
            cells,
            {foot: end for foot, end in jumps.items() if foot != end},
            source.choice(dice),
            source.choice([0, 1]),
            source.choice([False, True]),
            source.choice(["stay", "bounce", "win"]),
        ).board()


BOARDS = [
    *map(
        load_board,
        ("thirty", "snake-is-a-shortcut", "standing-on-a-foot", "die-with-gaps", "out-of-reach"),
    ),
    Board(1),
    Board(20, {1: 20}),
    Board(27, {8: 25, 15: 21, 23: 26}, die=4, overshoot="bounce"),
    *random_boards(30),
]


@dataclass(frozen=True)
class Moment:
    """A step of a run, with the state before it and the state after it."""

    board: Board
    rules: Rules
    says: str
    before: State
    now: State

    def throws(self, cell: int) -> float | None:
        """The distance of a cell now; None if it has none."""
        return self.now.distance.get(cell)

    def waiting(self, state: State) -> list[tuple[int, float]]:
        """The frontier as (cell, number) pairs, for a queue or a heap of pairs."""
        return [(cell, float(re.findall(r"[\d.]+", text)[0])) for cell, text in state.frontier]


def moments(name: str, board: Board) -> Iterator[Moment]:
    """Every step of a run that says something."""
    run = trace(name, board)
    assert run.outcome == "returned"
    now = State()
    for step in run.steps:
        before = deepcopy(now)
        now.apply(step)
        if step.get("told"):
            yield Moment(board, rules_of(board), now.says, before, now)


# -- what the sentences claim ----------------------------------------------------------------


FAR = r"(?P<n>\d+) (?P<noun>throws?) from the start"
NUMBER = r"(?:(?P<n>\d+) (?P<noun>throws?)|(?P<none>out of reach))"
THROW = (
    r"From (?P<cell>\d+), roll an? (?P<face>\d+): land on (?P<landing>\d+)"
    r"(?:, (?P<how>climb|slide|follow the jumps) to (?P<stand>\d+))?"
)


def is_a_legal_throw(at: Moment, face: int, cell: int, landing: int, said: re.Match[str]) -> bool:
    """The face, the landing and the cell where it leaves you, with the right word for a jump."""
    end = at.rules.jumps.get(landing)
    if said["stand"] is None:
        return end is None and (face, landing, landing) in moves_of(at.rules, cell)
    stand = int(said["stand"])
    how = "follow the jumps" if end != stand else "climb" if stand > landing else "slide"
    return said["how"] == how and (face, landing, stand) in moves_of(at.rules, cell)


def throw(at: Moment, said: re.Match[str]) -> bool:
    """A throw from the current cell."""
    face, cell, landing = int(said["face"]), int(said["cell"]), int(said["landing"])
    return cell == at.now.current and is_a_legal_throw(at, face, cell, landing, said)


def throw_to_current(at: Moment, said: re.Match[str]) -> bool:
    """A throw that lands on the current cell, and how many throws that makes."""
    face, cell, landing = int(said["face"]), int(said["cell"]), int(said["landing"])
    near = at.throws(cell)
    legal = is_a_legal_throw(at, face, cell, landing, said)
    return legal and landing == at.now.current and near is not None and near + 1 == int(said["n"])


def is_new(at: Moment, said: re.Match[str]) -> bool:
    """A cell that had no distance and has this one now, by a move from the current cell."""
    cell, number, before = int(said["cell"]), int(said["n"]), int(said["from"])
    predecessor = at.now.predecessor
    return (
        cell not in at.before.distance
        and at.throws(cell) == number
        and at.throws(before) == number - 1
        and before == at.now.current
        and (not predecessor or predecessor[cell] == before)
        and any(end == cell for _, _, end in moves_of(at.rules, before))
    )


def joins(at: Moment, said: re.Match[str]) -> bool:
    """The entry that came to the end of the queue, for the first time."""
    return enters(at, said) and at.throws(int(said["cell"])) == int(said["n"])


def joins_again(at: Moment, said: re.Match[str]) -> bool:
    """An entry of a cell that has its distance already, by a route that is no shorter."""
    cell, number = int(said["cell"]), int(said["n"])
    return enters(at, said) and at.before.distance.get(cell, number + 1) <= number


def enters(at: Moment, said: re.Match[str]) -> bool:
    """The entry is the last of the queue, and a throw from the current cell leads to its cell."""
    cell, number = int(said["cell"]), int(said["n"])
    return at.waiting(at.now)[-1] == (cell, number) and any(
        end == cell for _, _, end in moves_of(at.rules, at.now.current or 0)
    )


def take_entry(at: Moment, said: re.Match[str]) -> bool:
    """The first entry of a queue of pairs."""
    cell, number = int(said["cell"]), int(said["n"])
    return at.now.current == cell and at.waiting(at.before)[0] == (cell, number)


def take_cell(at: Moment, said: re.Match[str]) -> bool:
    """The first cell of a queue of cells, and its distance."""
    cell, number = int(said["cell"]), int(said["n"])
    first = at.before.frontier[0][0]
    return at.now.current == cell == first and at.throws(cell) == number


def take_smallest(at: Moment, said: re.Match[str]) -> bool:
    """The smallest entry of a heap. A stale one holds more than its cell's distance."""
    cell, number = int(said["cell"]), float(said["n"])
    waiting = at.waiting(at.before)
    smallest = min(entry[1] for entry in waiting)
    return at.now.current == cell and (cell, number) in waiting and number == smallest


def distance_of(at: Moment, said: re.Match[str]) -> bool:
    """A distance, or that there is none."""
    cell = int(said["cell"])
    claimed = None if said.groupdict().get("none") else float(said["n"])
    return at.throws(cell) == claimed


def looks_back(at: Moment, said: re.Match[str]) -> bool:
    return distance_of(at, said) and int(said["cell"]) == at.now.current


def up_the_ladder(at: Moment, said: re.Match[str]) -> bool:
    foot, top, number = int(said["cell"]), at.now.current, int(said["n"])
    ladder = at.board.ladders.get(foot) == top
    return ladder and at.throws(foot) == number == at.throws(top or 0)


def start(at: Moment, said: re.Match[str]) -> bool:
    return int(said["cell"]) == at.board.start


def is_the_goal(at: Moment, said: re.Match[str]) -> bool:
    number = at.throws(at.board.goal)
    behind = [throws for _, throws in at.waiting(at.now)]
    return at.now.current == at.board.goal and all(number <= more for more in behind if number)


def round_begins(at: Moment, said: re.Match[str]) -> bool:
    return {at.throws(cell) for cell, _ in at.now.frontier} == {int(said["n"]) - 1}


def round_ends(at: Moment, said: re.Match[str]) -> bool:
    count, number = int(said["count"]), int(said["n"])
    return len(at.now.frontier) == count and (
        {at.throws(cell) for cell, _ in at.now.frontier} <= {number}
    )


def edge_moves(at: Moment, said: re.Match[str]) -> bool:
    landing, stand = int(said["landing"]), int(said["stand"])
    return landing != stand and carried_to(at.rules, landing) == stand


def nobody_stands(at: Moment, said: re.Match[str]) -> bool:
    cell, rules = int(said["cell"]), at.rules
    everywhere = range(rules.start, rules.cells + 1)
    ends = {end for here in everywhere for _, _, end in moves_of(rules, here)}
    return cell not in ends and cell != rules.start


def reads_row(at: Moment, said: re.Match[str]) -> bool:
    return int(said["cell"]) == at.now.current and int(said["n"]) == at.board.cells + 1


def on_the_board(at: Moment, said: re.Match[str]) -> bool:
    return at.board.start <= int(said["cell"]) <= at.board.cells


def jump_of_bit(at: Moment, said: re.Match[str]) -> bool:
    foot, stand = int(said["cell"]), int(said["stand"])
    return foot == at.now.current and carried_to(at.rules, foot) == stand != foot


def front_waits(at: Moment, said: re.Match[str]) -> bool:
    """So many cells are in the frontier, all at the distance of the round before."""
    distances = {at.throws(cell) for cell, _ in at.now.frontier}
    return len(at.now.frontier) == int(said["count"]) and distances == {int(said["round"]) - 1}


def front_found(at: Moment, said: re.Match[str]) -> bool:
    """The cells that are new are those of the frontier, and have this distance."""
    new = at.now.distance.keys() - at.before.distance.keys()
    return (
        len(new) == int(said["count"])
        and new == {cell for cell, _ in at.now.frontier}
        and {at.throws(cell) for cell in new} <= {int(said["n"])}
        and at.now.visited.keys() == at.now.distance.keys()
    )


def is_a_face(at: Moment, said: re.Match[str]) -> bool:
    return int(said["face"]) in at.board.faces and said["face"] == said["shift"]


def walks_back(at: Moment, said: re.Match[str]) -> bool:
    cell, before, number = int(said["cell"]), int(said["from"]), int(said["n"])
    return (
        at.now.predecessor[cell] == before
        and at.throws(before) == number == (at.throws(cell) or 0) - 1
        and any(end == cell for _, _, end in moves_of(at.rules, before))
    )


def claims_nothing(at: Moment, said: re.Match[str]) -> bool:
    return True


Claim = Callable[[Moment, "re.Match[str]"], bool]

#: For each algorithm, every sentence that it can say, and what makes it true.
SENTENCES: dict[str, dict[str, Claim]] = {
    "queue-bfs": {
        r"The queue holds the start, cell (?P<cell>\d+) \(0 throws\)\.": start,
        rf"Take cell (?P<cell>\d+) from the front \({NUMBER}\)\.": take_entry,
        r"It is the goal, and nothing behind it has fewer throws\.": is_the_goal,
        rf"{THROW}\.": throw,
        rf"Cell (?P<cell>\d+) joins the queue, {FAR}\.": joins,
        rf"Cell (?P<cell>\d+) joins the queue again, by a route of {NUMBER}\.": joins_again,
    },
    "level-bfs": {
        r"The first level is only the start, cell (?P<cell>\d+)\.": start,
        r"Round (?P<n>\d+): one throw from each cell of the level\.": round_begins,
        rf"{THROW}\.": throw,
        rf"From (?P<from>\d+) you reach cell (?P<cell>\d+), {FAR}\.": is_new,
        r"Round (?P<n>\d+) found (?P<count>\d+) new (?P<noun>cells?)\.": round_ends,
    },
    "adjacency-list-bfs": {
        r"Cell (?P<cell>\d+) gets its plain edges\.": on_the_board,
        r"The edge to cell (?P<landing>\d+) now ends on cell (?P<stand>\d+)\.": edge_moves,
        r"You cannot stand on cell (?P<cell>\d+): no edge leaves it\.": nobody_stands,
        r"The queue holds the start, cell (?P<cell>\d+)\.": start,
        r"Take cell (?P<cell>\d+) from the front \(level (?P<n>\d+)\)\.": take_cell,
        r"From (?P<from>\d+) you reach cell (?P<cell>\d+), level (?P<n>\d+)\.": is_new,
    },
    "adjacency-matrix-bfs": {
        r"The queue holds the start, cell (?P<cell>\d+)\.": start,
        rf"Take cell (?P<cell>\d+) from the front \({NUMBER}\)\.": take_cell,
        r"Read the row of cell (?P<cell>\d+), all (?P<n>\d+) (?P<noun>numbers)\.": reads_row,
        rf"From (?P<from>\d+) you reach cell (?P<cell>\d+), {FAR}\.": is_new,
    },
    "forward-dp": {
        r"You stand on the start, cell (?P<cell>\d+), after 0 throws\.": start,
        rf"Cell (?P<cell>\d+) looks back: {NUMBER}\.": looks_back,
        rf"Climb from cell (?P<cell>\d+): {NUMBER}\.": up_the_ladder,
    },
    "repaired-dp": {
        r"A new sweep over all cells\.": claims_nothing,
        rf"{THROW} \({NUMBER}\)\.": throw_to_current,
        rf"Stand on cell (?P<cell>\d+): {NUMBER} so far\.": distance_of,
    },
    "dijkstra": {
        r"The heap holds the start: cell (?P<cell>\d+) at 0\.": start,
        r"Take the smallest entry: cell (?P<cell>\d+) at (?P<n>\d+(?:\.\d+)?)\.": take_smallest,
        r"It is stale: cell (?P<cell>\d+) is already at (?P<n>\d+(?:\.\d+)?)\.": distance_of,
        r"Relax the edge to (?P<cell>\d+): now at (?P<n>\d+(?:\.\d+)?)\.": distance_of,
    },
    "bitset-bfs": {
        r"The frontier is one bit, that of the start, cell (?P<cell>\d+)\.": start,
        r"Round (?P<round>\d+): (?P<count>\d+) (?P<noun>cells?) in the frontier\.": front_waits,
        r"Shift by (?P<shift>\d+): roll an? (?P<face>\d+) from the whole frontier\.": is_a_face,
        r"A jump starts on cell (?P<cell>\d+): its bit becomes bit (?P<stand>\d+)\.": jump_of_bit,
        r"(?P<count>\d+) new (?P<noun>cells?), (?P<n>\d+) throws? from the start\.": front_found,
        rf"Walk back from cell (?P<cell>\d+) to cell (?P<from>\d+) \({NUMBER}\)\.": walks_back,
    },
}


def judge(name: str, at: Moment) -> str | None:
    """What is wrong with a sentence, or None."""
    for pattern, holds in SENTENCES[name].items():
        said = re.fullmatch(pattern, at.says)
        if said is None:
            continue
        noun = said.groupdict().get("noun")
        count = said.groupdict().get("count") or said.groupdict().get("n")
        if noun and noun.endswith("s") == (count == "1"):
            return f"{at.says!r}: the wrong number of a noun"
        return None if holds(at, said) else f"{at.says!r} on {at.board!r}: not so"
    return f"{at.says!r}: a sentence that the test does not know"


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_is_true_when_it_is_said(name: str) -> None:
    """Would catch: "cell 1 joins the queue, at distance 2", although its distance is 0."""
    said = set()
    for board in BOARDS:
        for at in moments(name, board):
            assert judge(name, at) is None, judge(name, at)
            said |= {form for form in SENTENCES[name] if re.fullmatch(form, at.says)}
    unsaid = {"dijkstra": {next(form for form in SENTENCES["dijkstra"] if "stale" in form)}}
    assert set(SENTENCES[name]) - said == unsaid.get(name, set())


def test_a_stale_entry_is_said_to_be_stale() -> None:
    """With one throw a move no entry goes stale; with pips some do."""
    run = trace(partial(dijkstra, cost=pips), Board(12, {2: 5, 6: 11}))
    stale = [step["says"] for step in run.steps if step["says"].startswith("It is stale")]
    assert stale
    for at in range(len(run)):
        state = run.state(at)
        found = re.fullmatch(r"It is stale: cell (\d+) is already at (\d+(?:\.\d+)?)\.", state.says)
        if found:
            assert state.distance[int(found[1])] == float(found[2])
            assert float(run.state(at - 1).says.split()[-1].rstrip(".")) > float(found[2])


# -- nonsense ----------------------------------------------------------------------------------
