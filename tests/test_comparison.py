"""The comparison: its table, the first difference, and whether the reasons it gives are true."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import EXACT, Rules, every_jumps, fewest_throws, moves_of
from strategies import SEARCHING, rules

from snl_algos import views
from snl_algos.algorithms import ALGORITHMS, Watch, algorithm
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.answer import Answer
from snl_algos.board import Board, Move
from snl_algos.comparison import COLUMNS, Difference, algorithm_named, compare

THIRTY = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
FOOT = Board(40, {6: 20, 12: 38}, start=0)
SNAKE = Board(50, {2: 30, 23: 48, 33: 20}, start=0)


@pytest.fixture(autouse=True, scope="module")
def untimed() -> Iterator[None]:
    """One run of each algorithm is enough here: nothing is timed."""
    with pytest.MonkeyPatch.context() as patch:
        # By its name, as the package's attribute `compare` is the function.
        patch.setattr(import_module("snl_algos.compare"), "SECONDS_TO_TIME", 0)
        yield


@pytest.fixture()
def learner() -> Iterator[dict[str, Any]]:
    """An algorithm "learner" that answers what the test puts in the box; gone afterwards."""
    box: dict[str, Any] = {}

    @algorithm(
        "learner",
        title="A learner's",
        order=99,
        exact=False,
        limits=("it is <all> that a test wants",),
        time="?",
        memory="O(<V>)",
        source="a test",
        watch=Watch(),
    )
    def answer(board: Board) -> Answer:
        return box["answer"]

    try:
        yield box
    finally:
        del ALGORITHMS["learner"]


def difference(board: Board, name: str = "forward-dp") -> Difference | None:
    return compare(board, [name]).first_difference(name)


# -- the sentences, to the letter ----------------------------------------------------


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (SNAKE, "cell 20: 2 throws, it says 4 throws: it never takes the snake 33→20"),
        (
            FOOT,
            "cell 38: 3 throws, it says 2 throws: it stands on cell 6, the foot of the ladder 6→20 "
            "and throws from there",
        ),
        (
            Board(5, {4: 5}, die=1, start=0),
            "cell 4: out of reach, it says 4 throws: "
            "it stands on cell 4, the foot of the ladder 4→5",
        ),
        (
            Board(8, dict.fromkeys(range(3, 9), 1)),
            "cell 3: out of reach, it says 1 throw: it stands on cell 3, the head of the snake 3→1",
        ),
        (
            Board(20, {2: 12, 12: 20}),
            "cell 20: 2 throws, it says 1 throw: it takes two jumps in one throw, 2→12 and 12→20, "
            "on a board where one ends the move",
        ),
        (
            Board(20, {2: 20, 10: 20}),
            "cell 20: 1 throw, it says 2 throws: it never takes the ladder 2→20",
        ),
        (
            Board(20, {12: 9}, die=(11,)),
            "cell 9: 1 throw, it says out of reach: it never takes the snake 12→9",
        ),
        (
            Board(5, {1: 4, 2: 4, 3: 4}, die=2, start=0),
            "cell 4: 1 throw, it says 2 throws: it takes none of the jumps 1→4, 2→4",
        ),
        (
            Board(5, {1: 2, 2: 1}, die=1, start=0),
            "cell 3: 2 throws, it says out of reach: it reaches cell 2 in 1 throw, "
            "but never throws 1 from there to cell 3",
        ),
        (
            Board(3, die=(5,), overshoot="win"),
            "cell 3: 1 throw, it says out of reach: it reaches cell 1 in 0 throws, "
            "but never throws 5 from there to cell 3",
        ),
    ],
    ids=["snake", "foot", "foot itself", "head itself", "two jumps", "one foot a top",
         "nothing known", "none of the jumps", "head as a top", "overshoot"],
)  # fmt: skip
def test_what_is_said_of_forward_dp(board, sentence):
    """One board for each kind of sentence that the forward pass can earn."""
    assert str(difference(board)) == sentence


@pytest.mark.parametrize(
    ("board", "answer", "sentence"),
    [
        (
            Board(6, {3: 6}),
            Answer(2, None, {1: 0, 2: 1, 4: 1, 5: 1, 6: 1}),
            "cell 6: 1 throw, it says 2 throws: it has the distances right, but answers 2 throws",
        ),
        (
            Board(6, {3: 6}),
            Answer(None, None, {1: 0, 2: 1, 4: 1, 5: 1, 6: 1}),
            "cell 6: 1 throw, it says out of reach: it has the distances right, "
            "but answers out of reach",
        ),
        (
            Board(12, {3: 9}, die=3),
            Answer(2, None, {1: 0, 2: 1, 4: 1, 9: 0, 12: 1}),
            "cell 9: 1 throw, it says 0 throws: it reaches cell 9 in 0 throws, "
            "and no legal move does",
        ),
        (
            Board(12, {8: 11}, die=3),
            Answer(3, None, {1: 0, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 11: 3, 12: 3}),
            "cell 12: 4 throws, it says 3 throws: it reaches cell 12 in 3 throws, "
            "and no legal move does",
        ),
        (
            Board(9, {2: 3, 5: 8}, die=1),
            Answer(None, None, {1: 0, 3: 1, 4: 2, 8: 2}),
            "cell 8: 3 throws, it says 2 throws: it reaches cell 8 in 2 throws, "
            "and no legal move does",
        ),
        (
            Board(9, {4: 8}, die=1),
            Answer(None, None, {1: 0, 2: 1, 3: 2, 4: 2, 8: 2}),
            "cell 8: 3 throws, it says 2 throws: it takes the jump 4→8 without a throw",
        ),
        (
            Board(9, die=2),
            Answer(4, None, {1: 0, 2: 1, 3: 1, 4: 3, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4}),
            "cell 4: 2 throws, it says 3 throws: it reaches cell 2 in 1 throw, "
            "but never throws 2 from there to cell 4",
        ),
    ],
    ids=["only the answer", "only the answer, out of reach", "from nowhere", "goal from nowhere",
         "no foot known", "a jump for nothing", "a throw left out"],
)  # fmt: skip
def test_what_is_said_of_a_learner(learner, board, answer, sentence):
    """Sentences for mistakes that no algorithm of ours makes."""
    learner["answer"] = answer
    assert str(difference(board, "learner")) == sentence


def test_a_cell_it_never_heard_of_is_not_reached(learner):
    """Cell 14 is wrong, and the cells before it are unknown to the learner, not "reached"."""
    learner["answer"] = Answer(1, None, {1: 0, 30: 1, 14: 9})
    found = difference(Board(30), "learner")
    assert found is not None
    assert "in out of reach" not in found.reason


def test_distances_without_end(learner):
    """Arrays often begin with infinity for "not reached yet". The reason must come to an end."""

    class Patient(dict[int, float]):
        asked = 0

        def get(self, cell, default=None):
            self.asked += 1
            if self.asked > 100_000:
                pytest.fail("100,000 questions, and no reason yet")
            return super().get(cell, default)

    # Only odd cells are ever stood on; of the even ones, 4 leads to 2 and 2 to 4.
    board = Board(9, {6: 2}, die=(2,))
    claimed = Patient({1: 0, 3: 1, 5: 2, 7: 3, 9: 4, 2: math.inf, 4: math.inf})
    learner["answer"] = Answer(4, None, claimed)
    assert difference(board, "learner") is None  # infinity is no distance, and the rest is right


@pytest.mark.parametrize(("throws", "says"), [(3, "3 throws"), (None, "out of reach")])
def test_without_distances_the_answer_is_all_there_is(learner, throws, says):
    """Would catch: "it has not begun" said of a function that keeps no distances."""
    board = Board(9, {6: 2}, die=(2,))
    learner["answer"] = Answer(throws, None, {})
    found = compare(board, ["learner"]).first_difference("learner")
    assert found == Difference(9, 4, throws, f"it answers {says}")
    learner["answer"] = Answer(4, None, {})
    assert difference(board, "learner") is None


@pytest.mark.parametrize("distance", [{1: 2}, {1: -1}, {3: 1}, {1: 1, 3: 2, 9: 3}], ids=str)
def test_a_start_that_is_not_at_0(learner, distance):
    """No move leads to the start, so none is missing. Something must be said all the same."""
    board = Board(9, {6: 2}, die=(2,))
    learner["answer"] = Answer(distance.get(9), None, distance)
    comparison = compare(board, ["learner"])
    found = comparison.first_difference("learner")
    assert found is not None
    assert (found.cell, found.true) == (1, 0)
    assert not comparison.row("learner").certificate
    assert str(comparison)


@pytest.mark.parametrize("name", EXACT)
def test_exact_algorithms_have_no_difference(name):
    for board in (THIRTY, FOOT, SNAKE, Board(9, dict.fromkeys(range(2, 9), 1))):
        row = compare(board, [name]).row(name)
        assert row.agrees
        assert row.certificate
        assert difference(board, name) is None


# -- are the reasons true? -------------------------------------------------------------

JUMP = r"(\d+)→(\d+)"
STANDS = re.compile(
    rf"it stands on cell (\d+), the (foot of the ladder|head of the snake) {JUMP}"
    r"( and throws from there)?"
)
TWO = re.compile(
    rf"it takes two jumps in one throw, {JUMP} and {JUMP}, on a board where one ends the move"
)
FREE = re.compile(rf"it takes the jump {JUMP} without a throw")
NOWHERE = re.compile(r"it reaches cell (\d+) in (\d+) throws?, and no legal move does")
NEVER = re.compile(rf"it never takes the (ladder|snake) {JUMP}")
NONE_OF = re.compile(rf"it takes none of the jumps ({JUMP}(?:, {JUMP})+)")
NO_THROW = re.compile(
    r"it reaches cell (\d+) in (\d+) throws?, but never throws (\d+) from there to cell (\d+)"
)
NOT_KNOWN = re.compile(
    r"it does not know cell (\d+), (\d+) throws? from the start, "
    r"and never throws (\d+) from there to cell (\d+)"
)
ANSWERS = re.compile(r"it has the distances right, but answers .+")


def untrue(game: Rules, answer: Answer, found: Difference) -> str | None:
    """What is untrue in a difference, by the oracle's rules; None if all of it is true."""
    true, claimed = fewest_throws(game), answer.distance
    reason, cell = found.reason, found.cell
    numbers = found.true, found.claimed
    if numbers != (true.get(cell), claimed.get(cell)) and not ANSWERS.fullmatch(reason):
        return "the numbers"
    last = [
        (before, face, landing)
        for before in true
        if true[before] + 1 == true.get(cell)
        for face, landing, end in moves_of(game, before)
        if end == cell
    ]

    def reached_by_a_move(there: int) -> bool:
        return any(
            claimed[before] + 1 == claimed[there]
            for before in claimed
            if game.start <= before <= game.cells
            for _, _, end in moves_of(game, before)
            if end == there
        )

    if match := STANDS.fullmatch(reason):
        at, kind, foot, end, onward = match.groups()
        if at != foot or game.jumps.get(int(foot)) != int(end):
            return "the jump is not on the board"
        if (int(end) > int(foot)) != (kind == "foot of the ladder"):
            return "ladder or snake"
        if reached_by_a_move(int(at)):
            return "a legal move leads there"
        if bool(onward) != (int(at) != cell):
            return "who throws from there"
    elif match := TWO.fullmatch(reason):
        first, foot, again, end = map(int, match.groups())
        if game.jumps.get(first) != foot or foot != again or game.jumps.get(foot) != end:
            return "the jumps are not on the board"
        if game.chained:
            return "jumps are chained here"
        if not claimed[first] == claimed[foot] == claimed[end]:
            return "the jumps cost it a throw"
    elif match := FREE.fullmatch(reason):
        foot, end = map(int, match.groups())
        if game.jumps.get(foot) != end:
            return "the jump is not on the board"
        if claimed[foot] != claimed[end]:
            return "the jump costs it a throw"
    elif match := NOWHERE.fullmatch(reason):
        at, throws = map(int, match.groups())
        if claimed.get(at) != throws or reached_by_a_move(at):
            return "a legal move leads there"
    elif match := NEVER.fullmatch(reason):
        kind, foot, end = match[1], int(match[2]), int(match[3])
        if end != cell or (end > foot) != (kind == "ladder"):
            return "ladder or snake"
        if not game.chained and game.jumps.get(foot) != end:
            return "the jump is not on the board"
        if not last or any(landing != foot for _, _, landing in last):
            return "a shortest route does without the jump"
    elif match := NONE_OF.fullmatch(reason):
        named = {(int(a), int(b)) for a, b in re.findall(JUMP, match[1])}
        if len(named) < 2 or {(landing, cell) for _, _, landing in last} != named:
            return "those are not the jumps that lead there"
        if any(foot == end for foot, end in named):
            return "a jump from a cell to itself"
    elif match := NO_THROW.fullmatch(reason):
        before, throws, face, there = map(int, match.groups())
        if claimed.get(before) != throws:
            return "it does not reach the cell before"
        if (before, face, there) not in last:
            return "no such throw on a shortest route"
    elif match := NOT_KNOWN.fullmatch(reason):
        before, throws, face, there = map(int, match.groups())
        if before in claimed or true.get(before) != throws:
            return "it does know the cell before"
        if (before, face, there) not in last:
            return "no such throw on a shortest route"
    elif not ANSWERS.fullmatch(reason):
        return "a sentence that nobody foresaw"
    return None


def wrong_cells(game: Rules, answer: Answer) -> dict[int, float]:
    """The cells with a wrong distance, and their true one. As the first difference has it."""
    true, wrong = fewest_throws(game), {}
    for cell in true.keys() | answer.distance.keys():
        truth = true.get(cell)
        if cell in answer.distance:
            is_wrong = answer.distance[cell] != truth
        else:
            is_wrong = answer.throws is None or truth < answer.throws
        if is_wrong:
            wrong[cell] = math.inf if truth is None else truth
    return wrong


def check_difference(game: Rules, name: str) -> str | None:
    """Compare on a board, and check everything that is said; gives the reason."""
    board = game.board()
    comparison = compare(board, [name])
    answer = comparison.row(name).answer
    assert answer is not None
    found = comparison.first_difference(name)
    wrong = wrong_cells(game, answer)
    if not wrong:
        right = answer.throws == fewest_throws(game).get(game.cells)
        assert (found is None) == right, board
        return None
    assert found is not None, board
    assert found.cell in wrong
    assert wrong[found.cell] == min(wrong.values()), (board, found)
    assert found.cell == min(c for c in wrong if wrong[c] == wrong[found.cell]), (board, found)
    wrongly = untrue(game, answer, found)
    assert wrongly is None, (repr(board), str(found), wrongly)
    return found.reason


@settings(SEARCHING, max_examples=200)
@given(rules(cells=(4, 60)))
def test_the_reasons_are_true_on_random_boards(game: Rules):
    """Named jumps exist, "never takes" is said of jumps that all shortest routes take, ..."""
    check_difference(game, "forward-dp")


@pytest.mark.parametrize("overshoot", ["stay", "win"])
@pytest.mark.parametrize("chained", [False, True])
def test_the_reasons_are_true_on_all_small_boards(chained, overshoot):
    """And all kinds of sentences do turn up, so that each of them was held against the rules."""
    kinds: Counter[str] = Counter()
    for start in (0, 1):
        for jumps in every_jumps(4):
            for die in (1, 2, (1, 3)):
                reason = check_difference(
                    Rules(4, jumps, die, start, chained, overshoot), "forward-dp"
                )
                kinds[re.sub(r"\d+", "", reason or "")[:20]] += 1
    assert {"it stands on cell , ", "it never takes the l", "it never takes the s"} <= set(kinds)
    assert kinds[""]


@settings(SEARCHING, max_examples=150)
@given(rules(cells=(2, 25)), st.data())
def test_the_reasons_are_true_of_any_nonsense(game: Rules, data: st.DataObject):
    """A learner's distances can be anything. The sentence must still be true of the board.

    The start is left as it is: `test_a_start_that_is_not_at_0` has that.
    """
    true = fewest_throws(game)
    claimed: dict[int, float] = dict(true)
    cells = st.integers(game.start + 1, game.cells)
    for cell in data.draw(st.lists(cells, max_size=4)):
        claimed[cell] = data.draw(st.integers(0, 6))
    for cell in data.draw(st.lists(cells, max_size=2)):
        claimed.pop(cell, None)
    answer = Answer(claimed.get(game.cells), None, claimed)

    @algorithm(
        "nonsense", title="x", order=99, exact=False, limits=("x",), time="x", memory="x",
        source="x", watch=Watch(),
    )  # fmt: skip
    def nonsense(board: Board) -> Answer:
        return answer

    try:
        check_difference(game, "nonsense")
    finally:
        del ALGORITHMS["nonsense"]


# -- are they true of the algorithm as well? ------------------------------------------------
#
# The forward pass shows its whole table, so one can see what it did: it throws from every
# position but a snake's head, and climbs the ladder of which the table names the foot.


def untrue_of_forward_dp(game: Rules, reason: str) -> str | None:
    board = game.board()
    least, predecessor = fill_table(board)
    shift = game.start

    def climbed(foot: int, top: int) -> bool:
        foot, top = foot - shift, top - shift
        return predecessor[top] == foot and least[top] == least[foot]

    if match := STANDS.fullmatch(reason):
        if match[5] and match[2] == "head of the snake":
            return "it never throws from a snake's head"
    elif match := TWO.fullmatch(reason):
        first, foot, _, end = map(int, match.groups())
        if not (climbed(first, foot) and climbed(foot, end)):
            return "it did not take those two jumps"
    elif (match := NEVER.fullmatch(reason)) and climbed(int(match[2]), int(match[3])):
        return "it takes that ladder"
    return None


@pytest.mark.parametrize(
    "game",
    [
        Rules(6, {2: 1, 3: 6}, 3, 0),  # a snake's head seems to vouch for cell 5
        Rules(5, {2: 4, 3: 4, 4: 5}, 2, 1),  # two feet for the top 4, of which it knows one
        Rules(7, {2: 3, 3: 1, 5: 7}, 2, 0),  # it climbs 5→7, but never throws from cell 3
        Rules(6, {3: 1, 5: 1, 6: 5}, 3, 0),  # it stands on the head 5, not on the head 3
        Rules(8, {1: 7, 3: 5, 5: 6, 8: 5}, 2, 0),  # it climbs 3→5 and 5→6, never down 8→5
    ],
    ids=["throws from a head", "two jumps", "never takes", "another head", "down and up"],
)
def test_reasons_that_are_easily_got_wrong(game):
    told = difference(game.board())
    assert told is not None
    assert untrue_of_forward_dp(game, told.reason) is None, str(told)


@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_reasons_are_true_of_forward_dp(die, start):
    """A reason that accuses the pass of what it never does teaches something false."""
    found = []
    for jumps in every_jumps(5):
        game = Rules(5, jumps, die, start)
        if len(jumps) > 3:
            continue
        answer = ALGORITHMS["forward-dp"](game.board())
        if not wrong_cells(game, answer):
            continue
        told = difference(game.board())
        assert told is not None
        wrong = untrue_of_forward_dp(game, told.reason)
        if wrong:
            found.append((game.board(), str(told), wrong))
    found.sort(key=lambda item: len(item[0].jumps))
    assert not found, f"{len(found)} boards, the first: {found[0][0]!r}: {found[0][1:]}"


# -- the table ------------------------------------------------------------------------------


def test_all_algorithms_are_compared_in_order():
    seen: list[str] = []
    comparison = compare(THIRTY, progress=seen.append)
    assert [row.name for row in comparison.rows] == list(ALGORITHMS) == seen
    assert comparison.throws == 3
    assert comparison.board is THIRTY
    chosen = compare(THIRTY, iter(["dijkstra", "queue-bfs"]))
    assert [row.name for row in chosen.rows] == ["dijkstra", "queue-bfs"]


def test_an_unknown_name():
    """Refused before anything runs, and the names there are are listed."""
    ran: list[str] = []
    with pytest.raises(KeyError) as refusal:
        compare(THIRTY, ["queue-bfs", "quick-bfs"], progress=ran.append)
    for name in ALGORITHMS:
        assert name in str(refusal.value)
    assert "quick-bfs" in str(refusal.value)
    assert not ran
    with pytest.raises(KeyError, match="'queue-bfs'"):
        algorithm_named("queue_bfs")
    assert algorithm_named("queue-bfs") is ALGORITHMS["queue-bfs"]


def test_a_row_that_was_not_asked_for():
    comparison = compare(THIRTY, ["queue-bfs", "dijkstra"])
    for ask in (comparison.row, comparison.first_difference):
        with pytest.raises(KeyError, match="was not compared; compared: queue-bfs, dijkstra"):
            ask("level-bfs")


def columns_of(text: str) -> list[dict[str, str]]:
    """The table in the text, read back by where its headings and rules stand."""
    lines = text.splitlines()
    spans = [match.span() for match in re.finditer("-+", lines[1])]
    assert len(spans) == len(COLUMNS)
    headings = [lines[0][a:b].strip() for a, b in spans]
    rows = []
    for line in lines[2:]:
        if len(rows) == len(ALGORITHMS):
            break
        rows.append(
            {heading: line[a:b].strip() for heading, (a, b) in zip(headings, spans, strict=True)}
        )
    return rows


def test_the_table_in_text():
    """Every column for every algorithm, in line with its heading."""
    comparison = compare(SNAKE)
    rows = columns_of(str(comparison))
    assert [row["algorithm"] for row in rows] == list(ALGORITHMS)
    for row in rows:
        assert tuple(row) == COLUMNS
        assert all(row.values())
        exact = ALGORITHMS[row["algorithm"]].exact
        assert row["throws"] == ("4" if exact else "5")
        assert row["agrees"] == row["certified"] == ("yes" if exact else "no")
        assert row["memory"] == ALGORITHMS[row["algorithm"]].memory
        assert int(row["cells taken"]) > 0
        assert int(row["edges looked at"]) > 0
        assert re.fullmatch(r"[\d.e+]+ (s|ms|µs)", row["time"])
    assert {row["algorithm"]: row["longest frontier"] for row in rows}["forward-dp"] == "–"
    assert not any(line != line.rstrip() for line in str(comparison).splitlines())


def test_the_notes():
    """Below the table: why forward-dp is refuted and where it first differs, nothing else."""
    notes = compare(SNAKE).notes()
    assert all(note.startswith("forward-dp ") for note in notes)
    assert notes[-1] == (
        "forward-dp first differs at cell 20: 2 throws, it says 4 throws: "
        "it never takes the snake 33→20"
    )
    assert any(note.startswith("forward-dp is not certified: ") for note in notes)
    assert str(compare(SNAKE)).endswith(notes[-1])
    assert compare(THIRTY, EXACT).notes() == []


def test_a_goal_out_of_reach():
    comparison = compare(Board(9, dict.fromkeys(range(2, 9), 1)), EXACT)
    assert comparison.throws is None
    for row in comparison.rows:
        assert row.cells()[1:4] == ("none", "yes", "yes")


def test_a_refusal_stays_in_its_row(monkeypatch):
    """One algorithm that refuses the board must not take the others with it."""
    monkeypatch.setattr(views, "MATRIX_BYTES", 1000)
    comparison = compare(Board(60, {3: 50, 40: 2}))
    row = comparison.row("adjacency-matrix-bfs")
    assert row.answer is None
    assert "MB" in row.refusal
    assert not row.agrees
    assert not row.certificate
    assert row.work is row.seconds is None
    assert row.cells() == (
        "adjacency-matrix-bfs", "refused", "–", "–", "–", "–", "–", "–", "O(V²)",
    )  # fmt: skip
    assert comparison.first_difference("adjacency-matrix-bfs") is None
    assert f"adjacency-matrix-bfs refused: {row.refusal}" in comparison.notes()
    for other in comparison.rows:
        if other.name in EXACT and other is not row:
            assert other.agrees
            assert other.certificate
    json.dumps(comparison.to_dict())
    assert "refused" in str(comparison)
    assert "refused" in comparison._repr_html_()


def test_a_refusal_by_size(monkeypatch):
    """The registry's own limit is a refusal like any other."""
    small = ALGORITHMS["level-bfs"]
    values = {name: getattr(small, name) for name in small.__slots__} | {"most_cells": 10}
    monkeypatch.setitem(ALGORITHMS, "level-bfs", type(small)(**values))
    comparison = compare(THIRTY, ["level-bfs", "queue-bfs"])
    assert comparison.row("level-bfs").answer is None
    assert "takes boards of up to 10 cells" in comparison.row("level-bfs").refusal
    assert comparison.row("queue-bfs").agrees


def test_plain_data():
    """Everything goes through JSON and comes back the same, for a program to read."""
    for board in (THIRTY, SNAKE, Board(9, dict.fromkeys(range(2, 9), 1))):
        data = compare(board).to_dict()
        again = json.loads(json.dumps(data, allow_nan=False))
        assert again == data
        assert [row["algorithm"] for row in again["rows"]] == list(ALGORITHMS)
        assert len({tuple(row) for row in again["rows"]}) == 1
    rows = {row["algorithm"]: row for row in compare(SNAKE).to_dict()["rows"]}
    assert rows["queue-bfs"]["first_difference"] is None
    assert rows["queue-bfs"]["route"][0] == {"face": 2, "landing": 2, "cell": 30}
    assert rows["level-bfs"]["route"] is None
    wrong = rows["forward-dp"]["first_difference"]
    assert (wrong["cell"], wrong["true"], wrong["claimed"]) == (20, 2, 4)
    assert wrong["reason"] == "it never takes the snake 33→20"


class Reader(HTMLParser):
    """Collects the cells of a table and the items of a list; tags must be closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {"th": [], "td": [], "li": []}

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open.append(tag)
        if tag in self.texts:
            self.texts[tag].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts[self.open[-1]][-1] += data


def test_the_table_in_a_notebook(learner):
    """The same words as in text; what could be a tag is escaped."""
    learner["answer"] = Answer(2, (Move(1, 2, 2),), {1: 0, "<b>": 1})  # type: ignore[dict-item]
    comparison = compare(THIRTY, ["queue-bfs", "learner"])
    html = comparison._repr_html_()
    assert "<V>" not in html
    assert "<b>" not in html
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    assert tuple(reader.texts["th"]) == COLUMNS
    assert tuple(reader.texts["td"]) == tuple(
        text for row in comparison.rows for text in row.cells()
    )
    assert reader.texts["li"] == comparison.notes()
    assert any("'<b>', which is no cell" in note for note in reader.texts["li"])


def test_a_table_without_notes_has_no_list():
    assert "<ul>" not in compare(THIRTY, EXACT)._repr_html_()


def test_a_short_repr():
    """An object of a lesson shows itself in one line, without an address."""
    assert "0x" not in repr(compare(THIRTY))
    assert len(repr(compare(THIRTY))) < 100


def test_what_is_right_is_not_decided_by_vote(monkeypatch):
    """Were the reference itself wrong, the comparison would not go on."""
    good = ALGORITHMS["adjacency-list-bfs"]
    values: Mapping[str, Any] = {name: getattr(good, name) for name in good.__slots__}
    bad = type(good)(**(dict(values) | {"function": ALGORITHMS["forward-dp"].function}))
    monkeypatch.setitem(ALGORITHMS, "adjacency-list-bfs", bad)
    with pytest.raises(AssertionError, match="the reference is wrong"):
        compare(SNAKE, ["queue-bfs"])


def test_a_time_in_words():
    """Units fit the numbers, three figures at the most."""
    row = compare(THIRTY, ["queue-bfs"]).rows[0]
    for seconds, text in [
        (0.0000012, "1.2 µs"),
        (0.000999, "999 µs"),
        (0.001, "1 ms"),
        (0.01234, "12.3 ms"),
        (1.0, "1 s"),
        (99.94, "99.9 s"),
        (None, "–"),
    ]:
        values = {name: getattr(row, name) for name in row.__slots__} | {"seconds": seconds}
        assert type(row)(**values).cells()[COLUMNS.index("time")] == text
