"""Why a distance is wrong: each kind on a board of its own, and whether what is said is true."""

from __future__ import annotations

import math
from heapq import heappop, heappush
from typing import Any

import pytest
from explanation.facts import untrue, wrong_cells
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import Rules, every_jumps, fewest_throws, moves_of, rules_of
from strategies import SEARCHING, rules

from snl_algos import ALGORITHMS, Answer, Board, Finding, Move
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.explanation import Difference, first_difference, true_answer

THIRTY = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
FOOT = Board(40, {6: 20, 12: 38}, start=0)
SNAKE = Board(50, {2: 30, 23: 48, 33: 20}, start=0)


def difference(board: Board, answer: Answer | None = None) -> Difference | None:
    """Where an answer first differs, the forward pass's by default."""
    answer = ALGORITHMS["forward-dp"](board) if answer is None else answer
    return first_difference(board, true_answer(board), answer)


# -- one board for each kind -----------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "cell", "true", "claimed", "finding"),
    [
        (SNAKE, 20, 2, 4, Finding("never-takes-the-jump", (20,), ((33, 20),))),
        (FOOT, 38, 3, 2, Finding("throws-from-a-jump", (6,), ((6, 20),))),
        (
            Board(8, dict.fromkeys(range(3, 9), 1)),
            3, None, 1,
            Finding("stands-on-a-jump", (3,), ((3, 1),)),
        ),
        (
            Board(20, {2: 12, 12: 20}),
            20, 2, 1,
            Finding("two-jumps-in-one-throw", (20,), ((2, 12), (12, 20))),
        ),
        (
            Board(20, {12: 9}, die=(11,)),
            9, 1, None,
            Finding("never-takes-the-jump", (9,), ((12, 9),)),
        ),
        (
            Board(5, {1: 4, 2: 4, 3: 4}, die=2, start=0),
            4, 1, 2,
            Finding("never-takes-the-jump", (4,), ((1, 4), (2, 4))),
        ),
        (
            Board(3, die=(5,), overshoot="win"),
            3, 1, None,
            Finding(
                "never-throws", (1, 3), (), (Move(5, 3, 3),),
                {"face": 5, "landing": 3, "claimed": 0},
            ),
        ),
    ],
    ids=["snake", "foot", "head itself", "two jumps", "nothing known", "none of the jumps",
         "overshoot"],
)  # fmt: skip
def test_forward_dp(
    board: Board, cell: int, true: int | None, claimed: int | None, finding: Finding
) -> None:
    """One board for each kind of finding that the forward pass can earn."""
    assert difference(board) == Difference(cell, true, claimed, finding)


@pytest.mark.parametrize(
    ("board", "answer", "cell", "finding"),
    [
        (
            Board(6, {3: 6}),
            Answer(2, None, {1: 0, 2: 1, 4: 1, 5: 1, 6: 1}),
            6,
            Finding("answers-otherwise", (6,), numbers={"claimed": 2}),
        ),
        (
            Board(12, {3: 9}, die=3),
            Answer(2, None, {1: 0, 2: 1, 4: 1, 9: 0, 12: 1}),
            9,
            Finding("no-legal-move", (9,), numbers={"claimed": 0}),
        ),
        (
            Board(9, {4: 8}, die=1),
            Answer(None, None, {1: 0, 2: 1, 3: 2, 4: 2, 8: 2}),
            8,
            Finding("jump-without-a-throw", (8,), ((4, 8),)),
        ),
        (
            Board(9, {4: 5}, die=2),  # the throw that takes no jump is named
            Answer(4, None, {1: 0, 2: 1, 3: 1, 5: 3, 6: 3, 7: 3, 8: 4, 9: 4}),
            5,
            Finding(
                "never-throws", (3, 5), (), (Move(2, 5, 5),),
                {"face": 2, "landing": 5, "claimed": 1},
            ),
        ),
        (
            Board(30),
            Answer(1, None, {1: 0, 30: 1, 14: 9}),
            14,
            Finding(
                "never-reaches", (8, 14), (), (Move(6, 14, 14),),
                {"face": 6, "landing": 14, "true": 2},
            ),
        ),
        (
            Board(12, {6: 3, 2: 7}, die=(1, 5)),
            Answer(2, None, {1: 0, 7: 1, 8: 2, 12: 2, 9: 3, 10: 4, 11: 5}),
            3,
            Finding("never-takes-the-jump", (3,), ((6, 3),)),
        ),
    ],
    ids=["only the answer", "from nowhere", "a jump for nothing", "a throw left out",
         "a cell it never heard of", "no snakes"],
)  # fmt: skip
def test_a_learner(board: Board, answer: Answer, cell: int, finding: Finding) -> None:
    """Findings for mistakes that no algorithm of ours makes."""
    found = difference(board, answer)
    assert found is not None
    assert (found.cell, found.finding) == (cell, finding)
    assert found.true == fewest_throws(rules_of(board)).get(cell)


def test_infinity_is_not_a_distance() -> None:
    """Arrays often begin with infinity for "not reached yet". The search must come to an end."""
    # Only odd cells are ever stood on; of the even ones, 4 leads to 2 and 2 to 4.
    board = Board(9, {6: 2}, die=(2,))
    claimed = {1: 0, 3: 1, 5: 2, 7: 3, 9: 4, 2: math.inf, 4: math.inf}
    assert difference(board, Answer(4, None, claimed)) is None  # and the rest is right
    # A number that stands for infinity is a distance, which 1 more or less does not change.
    found = difference(board, Answer(4, None, {**claimed, 2: 1e18, 4: 1e18}))
    assert found is not None
    assert found.finding == Finding("no-legal-move", (2,), numbers={"claimed": 1e18})


def test_what_is_not_a_cell_has_no_distance() -> None:
    """Would catch: strange keys that cannot be put in order. The certificate names them."""
    strange: dict[Any, float] = {1: 0, 9: 2, "x": 1, 2.5: 3, 0: 1, 99: 1, None: 4}
    known = {cell: at for cell, at in true_answer(Board(9)).distance.items() if at < 2}
    assert difference(Board(9), Answer(2, None, {**strange, **known})) is None
    found = difference(Board(9), Answer(3, None, {**strange, **known, 4: 3}))
    assert found is not None and found.cell == 4


@pytest.mark.parametrize("throws", [3, None])
def test_without_distances_the_answer_is_all_there_is(throws: int | None) -> None:
    board = Board(9, {6: 2}, die=(2,))
    finding = Finding("answers", (9,), numbers={"claimed": throws})
    assert difference(board, Answer(throws, None, {})) == Difference(9, 4, throws, finding)
    assert difference(board, Answer(4, None, {})) is None


@pytest.mark.parametrize("distance", [{1: 2}, {1: -1}, {3: 1}, {1: 1, 3: 2, 9: 3}], ids=str)
def test_a_start_that_is_not_at_0(distance: dict[int, float]) -> None:
    """No move leads to the start, so none is missing. Something must be said all the same."""
    game = Rules(9, {6: 2}, (2,))
    answer = Answer(None, None, distance)
    found = difference(game.board(), answer)
    assert found is not None
    assert (found.cell, found.true, found.claimed) == (1, 0, distance.get(1))
    assert untrue(game, answer, 1, found.finding) is None
    assert found.finding.kind.startswith("start-")


# -- other rules -------------------------------------------------------------------------


def of_other_rules(game: Rules, **others: Any) -> Answer:
    """What is said of a program that is right by other rules."""
    distance = fewest_throws(game._replace(**others))
    return Answer(distance.get(game.cells), None, distance)


def with_costly_jumps(game: Rules, *, snakes: bool = True, cost: int = 1) -> Answer:
    """What a program says that counts every jump as a throw, or lands on no snake's head."""
    distance: dict[int, float] = {}
    heap = [(0, game.start)]
    while heap:
        at, cell = heappop(heap)
        if cell not in distance:
            distance[cell] = at
            for _, landing, end in moves_of(game, cell):
                if snakes or end >= landing:
                    heappush(heap, (at + 1 + cost * (landing != end), end))
    at_goal = distance.get(game.cells)
    return Answer(None if at_goal is None else int(at_goal), None, distance)


#: Other rules → the kind that names them, on a board where nothing else fits.
READINGS: list[tuple[Rules, dict[str, Any], Finding]] = [
    (
        Rules(9, {}, 3),
        {"die": 6},
        Finding(
            "face-not-on-the-die", (1, 5), numbers={"face": 4},
            words={"die": "the die shows only 1 to 3"},
        ),
    ),
    (
        Rules(7, {}, (1, 4)),
        {"overshoot": "win"},
        Finding("passes-the-goal", (5, 7), numbers={"claimed": 2}),
    ),
    (
        Rules(8, {}, (1, 4)),
        {"overshoot": "bounce"},
        Finding("bounces", (5, 7), moves=(Move(4, 7, 7),)),
    ),
    (
        Rules(12, {2: 5, 5: 11, 9: 3}, 2),
        {"chained": True},
        Finding("two-jumps-in-one-throw", (5,), ((2, 5), (5, 11))),
    ),
    (
        Rules(12, {2: 5, 5: 11, 9: 3}, 2, chained=True),
        {"chained": False},
        Finding("stops-in-a-chain", (5,), ((2, 5), (5, 11))),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "others", "finding"), READINGS, ids=[found.kind for _, _, found in READINGS]
)
def test_other_rules_are_named(game: Rules, others: dict[str, Any], finding: Finding) -> None:
    """Would catch: a whole reading that fits, and a reason that is about a single cell only."""
    answer = of_other_rules(game, **others)
    found = difference(game.board(), answer)
    assert found is not None
    assert found.finding == finding
    assert untrue(game, answer, found.cell, found.finding) is None


def test_a_jump_that_costs_a_throw() -> None:
    game = Rules(30, {3: 22, 27: 1})
    found = difference(game.board(), with_costly_jumps(game))
    assert found is not None
    assert (found.cell, found.true, found.claimed) == (22, 1, 2)
    assert found.finding == Finding("jump-costs-a-throw", (22,), ((3, 22),))


@pytest.mark.parametrize(
    "game", [Rules(4, {2: 1, 3: 2}, 2), Rules(5, {3: 1, 4: 3}, 3)], ids=["two snakes", "a throw on"]
)
def test_where_several_readings_fit_none_is_named(game: Rules) -> None:
    """A search that skips snakes says the same there as one that chains jumps."""
    answer = with_costly_jumps(game, snakes=False, cost=0)
    found = difference(game.board(), answer)
    assert found is not None
    assert found.finding.kind == "misses-where-jumps-meet"


def test_a_jump_that_is_taken_later_is_not_said_to_be_never_taken() -> None:
    """Would catch: "it never takes the ladder 7→20", of a program that never throws a 6."""
    game = Rules(30, {7: 20})
    found = difference(game.board(), of_other_rules(game, die=5))
    assert found is not None
    assert (found.cell, found.true, found.claimed) == (20, 1, 2)
    assert found.finding.kind == "never-throws"


def test_a_jump_that_may_be_an_edge_is_not_said_to_be_never_taken() -> None:
    """Would catch: "it never takes the ladder 2→3", of a program for which a ladder is an edge."""
    found = difference(Board(3, {2: 3}, die=1), Answer(2, None, {1: 0, 2: 1, 3: 2}))
    assert found is not None
    assert found.finding == Finding("stands-on-a-jump", (2,), ((2, 3),))


# -- are the reasons true? ---------------------------------------------------------------


def check_difference(game: Rules, answer: Answer) -> str | None:
    """Hold all that is said of an answer against the oracle; gives the kind."""
    board = game.board()
    found = difference(board, answer)
    wrong = wrong_cells(game, answer.distance, answer.throws) if answer.distance else {}
    if not wrong:
        right = answer.throws == fewest_throws(game).get(game.cells)
        assert (found is None) == right, board
        return None
    assert found is not None, board
    assert found.true == fewest_throws(game).get(found.cell)
    assert found.claimed == answer.distance.get(found.cell)
    assert wrong[found.cell] == min(wrong.values()), (board, found)
    assert found.cell == min(c for c in wrong if wrong[c] == wrong[found.cell]), (board, found)
    wrongly = untrue(game, answer, found.cell, found.finding)
    assert wrongly is None, (repr(board), str(found), wrongly)
    return found.finding.kind


@settings(SEARCHING, max_examples=200)
@given(rules(cells=(4, 60)))
def test_the_reasons_are_true_on_random_boards(game: Rules) -> None:
    """Named jumps exist, "never takes" is said of jumps that all shortest routes take, ..."""
    check_difference(game, ALGORITHMS["forward-dp"](game.board()))


@settings(SEARCHING, max_examples=200)
@given(rules(cells=(2, 25)), st.data())
def test_the_reasons_are_true_of_any_nonsense(game: Rules, data: st.DataObject) -> None:
    """A learner's distances can be anything. The finding must still be true of the board."""
    claimed: dict[int, float] = dict(fewest_throws(game))
    cells = st.integers(game.start, game.cells)
    for cell in data.draw(st.lists(cells, max_size=4)):
        claimed[cell] = data.draw(st.integers(0, 6))
    for cell in data.draw(st.lists(cells, max_size=2)):
        claimed.pop(cell, None)
    throws = claimed.get(game.cells)
    check_difference(game, Answer(None if throws is None else int(throws), None, claimed))


# -- are they true of the forward pass as well? ----------------------------------------------
#
# It shows its whole table, so one can see what it did: it throws from every position but a
# snake's head, and climbs the ladder of which the table names the foot.


def untrue_of_forward_dp(game: Rules, finding: Finding) -> str | None:
    """What a finding accuses the forward pass of that it never does."""
    least, predecessor = fill_table(game.board())
    shift = game.start

    def climbed(jump: tuple[int, int]) -> bool:
        foot, top = jump[0] - shift, jump[1] - shift
        return predecessor[top] == foot and least[top] == least[foot]

    kind, jumps = finding.kind, finding.jumps
    if kind == "throws-from-a-jump" and jumps[0][1] < jumps[0][0]:
        return "it never throws from a snake's head"
    if kind == "two-jumps-in-one-throw" and not all(map(climbed, jumps)):
        return "it did not take those two jumps"
    if kind == "never-takes-the-jump" and any(map(climbed, jumps)):
        return "it takes that ladder"
    return None


@pytest.mark.full
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_reasons_are_true_of_forward_dp(die: int, start: int) -> None:
    """A reason that accuses the pass of what it never does teaches something false."""
    found = []
    for jumps in every_jumps(5):
        game = Rules(5, jumps, die, start)
        if len(jumps) > 3:
            continue
        answer = ALGORITHMS["forward-dp"](game.board())
        if not wrong_cells(game, answer.distance, answer.throws):
            continue
        said = difference(game.board())
        assert said is not None
        wrong = untrue_of_forward_dp(game, said.finding)
        if wrong:
            found.append((game.board(), str(said), wrong))
    found.sort(key=lambda item: len(item[0].jumps))
    assert not found, f"{len(found)} boards, the first: {found[0][0]!r}: {found[0][1:]}"


def test_a_face_that_is_never_thrown_is_not_one_that_is_not_on_the_die() -> None:
    """Would catch: "as if the die had a 14" where it has one, and the program never throws it."""
    game = Rules(15, {}, (1, 14))
    answer = of_other_rules(game, die=6)
    found = difference(game.board(), answer)
    assert found is not None
    assert untrue(game, answer, found.cell, found.finding) is None
