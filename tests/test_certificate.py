"""The certificate accepts what is right and refuses what is wrong, with the reason.

Right answers are spoilt in every way that matters. Each spoilt one must be refused, and the
spoilt ones are counted, so that no kind goes untried unnoticed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from oracle import EXACT, Rules, fewest_throws, moves_of, rules_of
from strategies import SEARCHING, rules

from snl_algos import certificate
from snl_algos.algorithms import ALGORITHMS
from snl_algos.algorithms.dijkstra import dijkstra, pips
from snl_algos.answer import Answer, Certificate, read_route
from snl_algos.board import Board, Move

THIRTY = {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9}

BOARDS = {
    "plain": Board(20),
    "thirty": Board(30, THIRTY),
    "off the board": Board(30, THIRTY, start=0),
    "chained": Board(40, {2: 9, 9: 21, 21: 5, 30: 31, 31: 30, 14: 39}, chained=True),
    "out of reach": Board(9, dict.fromkeys(range(2, 9), 1)),
    "out of reach, some way on": Board(20, dict.fromkeys(range(13, 20), 1)),
    "die with gaps": Board(20, {9: 17, 14: 3}, die=(1, 4, 5)),
    "bounce": Board(17, {15: 4, 3: 12}, die=4, overshoot="bounce"),
    "win": Board(17, {15: 4, 3: 12}, die=4, overshoot="win"),
    "jumps at both ends": Board(12, {1: 9, 12: 2, 7: 12}),
    "goal that throws back": Board(6, {6: 2, 4: 6}, die=2),
    "one cell": Board(1),
    "one cell, off the board": Board(1, start=0),
    "two cells": Board(2, {1: 2}),
}


def toll(move: Move) -> int:
    """Three for a ladder, else one."""
    return 3 if move.jump and move.cell > move.landing else 1


def free_snakes(move: Move) -> int:
    """Snakes cost nothing, every other move one."""
    return 0 if move.jump and move.cell < move.landing else 1


def half_pips(move: Move) -> float:
    """A cost with halves, which floats add without an error."""
    return move.face / 2


COSTS = {"pips": pips, "toll": toll, "free snakes": free_snakes, "half pips": half_pips}


# -- right answers --------------------------------------------------------------


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_right_answers_are_accepted(board, name):
    """Catches a certificate that is too strict, on a search that stops early or late."""
    answer = ALGORITHMS[name](board)
    proof = certificate(board, answer)
    assert proof, proof.reason
    assert proof.holds is True
    if answer.throws is None:
        assert proof.reason == (
            f"no move leads out of the {len(answer.distance)} cells reached, "
            "and the goal is not one of them"
        )
    elif answer.throws == 1:
        assert proof.reason == "1 throw is enough and no fewer will do"
    else:
        assert proof.reason == f"{answer.throws} throws are enough and no fewer will do"


@pytest.mark.parametrize("cost", COSTS.values(), ids=COSTS)
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_other_costs_are_accepted(board, cost):
    answer = dijkstra(board, cost)
    proof = certificate(board, answer, cost=cost)
    assert proof, proof.reason
    if answer.throws is not None:
        assert proof.reason == (
            f"a cost of {answer.distance[board.goal]:g} is enough and no less will do"
        )


def test_pips_are_no_throws():
    """The cost is used: an answer in pips is no proof in throws, and the other way round."""
    board = Board(12, {2: 5, 6: 11})
    assert not certificate(board, dijkstra(board, pips))
    assert not certificate(board, dijkstra(board), cost=pips)


def test_a_certificate_is_true_or_false():
    assert bool(Certificate(True, "x")) is True
    assert bool(Certificate(False, "x")) is False
    with pytest.raises(AttributeError):
        Certificate(True, "x").holds = False  # type: ignore[misc]


# -- spoilt answers -------------------------------------------------------------

Spoilt = tuple[str, Answer, tuple[str, ...]]
BACKWARD = ("but a move from cell", "but no moves lead there")
ADDED = (*BACKWARD, "a move leads from cell")


def spoilt(board: Board, answer: Answer) -> Iterator[Spoilt]:
    """(kind, spoilt answer, what its refusal may say), for every small lie about an answer."""
    yield from spoilt_distances(board, answer)
    yield from spoilt_route(board, answer)
    yield from spoilt_throws(answer)


def spoilt_distances(board: Board, answer: Answer) -> Iterator[Spoilt]:
    distance = dict(answer.distance)
    horizon = distance.get(board.goal)
    true = fewest_throws(rules_of(board))

    def with_distance(changed: dict[int, float]) -> Answer:
        return answer._replace(distance=changed)

    for cell, at in distance.items():
        for kind, other in (("later by 1", at + 1), ("sooner by 1", at - 1)):
            reasons = ("the start is not at 0",) if cell == board.start else BACKWARD
            yield kind, with_distance(distance | {cell: other}), reasons
        if cell == board.start:
            yield "start removed", with_distance(_without(distance, cell)), ("the start is not",)
        elif cell == board.goal:
            yield "goal removed", with_distance(_without(distance, cell)), ("but has no distance",)
        elif horizon is None or at < horizon:
            reason = "to be out of reach" if horizon is None else "no sooner than the goal"
            yield "removed", with_distance(_without(distance, cell)), (reason,)
    for cell in range(board.start, board.cells + 1):
        if cell not in distance and cell != board.goal:
            last = max(distance.values())
            for at in {1, last, last + 1} - {true.get(cell)}:
                yield "added", with_distance(distance | {cell: at}), ADDED
    for stranger in (board.start - 1, board.cells + 1, -5, "3", 2.5, None):
        reasons = ("which is no cell of the board",)
        yield "no cell", with_distance(distance | {stranger: 1}), reasons  # type: ignore[dict-item]


def spoilt_route(board: Board, answer: Answer) -> Iterator[Spoilt]:
    route = answer.route
    if route is None:
        return
    game = rules_of(board)
    off = (
        "the route is not legal",
        "the route reaches cell",
        "the route ends on cell",
        "but the route has",
    )
    for at, move in enumerate(route):
        before, after = route[:at], route[at + 1 :]
        yield "dropped", answer._replace(route=before + after), off
        yield "repeated", answer._replace(route=(*before, move, *route[at:])), off
        here = before[-1].cell if before else board.start
        legal = moves_of(game, here)
        changes = [
            move._replace(face=move.face + 1),
            move._replace(face=0),
            move._replace(landing=move.landing - 1),
            move._replace(cell=move.landing if move.jump else move.cell - 1),
            move._replace(cell=board.goal),
        ]
        for change in changes:
            if change != move and tuple(change) not in legal:
                moved = answer._replace(route=(*before, change, *after))
                yield "changed", moved, ("the route is not legal",)
        for other in legal:
            if other[2] != move.cell:
                moved = answer._replace(route=(*before, Move(*other), *after))
                yield "turned aside", moved, off
    if route:
        yield "cut", answer._replace(route=route[:-1]), ("the route ends on cell",)
        yield "emptied", answer._replace(route=()), ("the route ends on cell",)
        yield "turned round", answer._replace(route=route[::-1]), off


def spoilt_throws(answer: Answer) -> Iterator[Spoilt]:
    throws = answer.throws
    if throws is None:
        for number in (0, 1, 7):
            yield "a number for None", answer._replace(throws=number), ("but has no distance",)
        yield "route for None", answer._replace(route=(Move(1, 2, 2),)), ("out of reach",)
        return
    wrong = ("but the goal's distance is", "but the route has")
    yield "throws + 1", answer._replace(throws=throws + 1), wrong
    yield "throws - 1", answer._replace(throws=throws - 1), wrong
    reasons = ("the goal is said to be out of reach",)
    yield "None for a number", answer._replace(throws=None), reasons
    yield "None for a number", answer._replace(throws=None, route=None), reasons


def _without(distance: dict[int, float], cell: int) -> dict[int, float]:
    return {other: at for other, at in distance.items() if other != cell}


KINDS = {
    "later by 1", "sooner by 1", "start removed", "goal removed", "removed", "added", "no cell",
    "dropped", "repeated", "changed", "turned aside", "cut", "emptied", "turned round",
    "throws + 1", "throws - 1", "None for a number", "a number for None", "route for None",
}  # fmt: skip


def still_right(board: Board, answer: Answer, cost=None) -> bool:
    """Whether a change did no harm: turned round, a route can be the route still."""
    route = answer.route
    if route is None or answer.throws != len(route):
        return False
    game, here, total = rules_of(board), board.start, 0.0
    for move in route:
        if tuple(move) not in moves_of(game, here):
            return False
        here, total = move.cell, total + (cost(move) if cost else 1)
    return here == board.goal and total == answer.distance.get(board.goal)


@pytest.mark.parametrize("name", EXACT)
def test_spoilt_answers_are_refused(name):
    """Each lie is refused, for a reason that fits it. Catches a check left out."""
    tried: Counter[str] = Counter()
    for title, board in BOARDS.items():
        right = ALGORITHMS[name](board)
        for kind, answer, reasons in spoilt(board, right):
            if kind in {"turned round", "dropped", "turned aside"} and still_right(board, answer):
                continue
            proof = certificate(board, answer)
            assert not proof, f"{title}: {kind} is accepted: {answer}"
            assert any(part in proof.reason for part in reasons), f"{title}: {kind}: {proof}"
            tried[kind] += 1
    routes = {"dropped", "repeated", "changed", "turned aside", "cut", "emptied", "turned round"}
    expected = KINDS - (routes if name == "level-bfs" else set())
    if name == "repaired-dp":
        assert set(tried) >= expected - {"added"}
    else:
        assert set(tried) == expected
    assert all(number > 0 for number in tried.values())
    assert tried["later by 1"] >= 100
    assert tried["sooner by 1"] >= 100
    assert tried["removed"] >= 20
    assert tried["no cell"] >= 50


@pytest.mark.parametrize("cost", [pips, toll, half_pips], ids=["pips", "toll", "half pips"])
def test_spoilt_answers_are_refused_at_other_costs(cost):
    """The same lies about cost. A cost between two whole ones is a lie of its own."""
    tried: Counter[str] = Counter()
    for title, board in BOARDS.items():
        right = dijkstra(board, cost)
        mutants = list(spoilt(board, right))
        for cell, at in right.distance.items():
            mutants.append(("a hair later", _moved(right, cell, at + 0.25), ()))
            mutants.append(("a hair sooner", _moved(right, cell, at - 0.25), ()))
        for kind, answer, _ in mutants:
            harmless = kind in {"turned round", "dropped", "turned aside"}
            if harmless and still_right(board, answer, cost):
                continue
            proof = certificate(board, answer, cost=cost)
            assert not proof, f"{title}: {kind} is accepted: {answer}"
            assert proof.reason
            tried[kind] += 1
    assert set(tried) >= (KINDS - {"added"}) | {"a hair later", "a hair sooner"}
    assert min(tried.values()) > 0


def _moved(answer: Answer, cell: int, at: float) -> Answer:
    return answer._replace(distance=dict(answer.distance) | {cell: at})


@settings(SEARCHING, max_examples=60)
@given(rules(cells=(5, 60)))
def test_spoilt_answers_on_random_boards(game: Rules):
    """The oracle says which lies are lies; the certificate must see all of them."""
    board = game.board()
    right = ALGORITHMS["adjacency-list-bfs"](board)
    for kind, answer, _ in spoilt(board, right):
        if kind in {"turned round", "dropped", "turned aside"} and still_right(board, answer):
            continue
        proof = certificate(board, answer)
        assert not proof, (kind, answer)


@settings(SEARCHING, max_examples=150)
@given(rules(cells=(2, 40)))
def test_random_distances_are_never_certified(game: Rules):
    """Near the goal there is one right answer: another one is never proven."""
    board, true = game.board(), fewest_throws(game)
    source = random.Random(board.cells)
    goal = true.get(game.cells)
    for _ in range(10):
        told = {
            cell: max(0, at + source.choice([0, 0, 0, 0, 0, 1, -1])) for cell, at in true.items()
        }
        answer = Answer(told.get(game.cells), None, told)
        near = {c: at for c, at in true.items() if goal is None or at <= goal}
        lies = any(told.get(cell) != at for cell, at in near.items())
        if lies:
            assert not certificate(board, answer), told
        elif told == true:
            assert certificate(board, answer), told


# -- cells that vouch for each other ---------------------------------------------


def test_two_cells_cannot_vouch_for_each_other():
    """On a board where going round costs nothing, an island of lies has no first cell.

    From cell 4 a throw leads to 5 and from 5 the snake 6→4 leads back, both free. Nobody gets
    there but over cell 3, at a cost of 1. Claimed at 0, each is vouched for by the other.
    """
    board = Board(8, {6: 4}, die=1)

    def free_from_four(move: Move) -> int:
        return 0 if move.landing in (5, 6) else 1

    right = dijkstra(board, free_from_four)
    assert right.distance == {1: 0, 2: 1, 3: 2, 4: 3, 5: 3}
    assert certificate(board, right, cost=free_from_four)
    for lie in (0, 1, 2):
        told = Answer(None, None, dict(right.distance) | {4: lie, 5: lie})
        proof = certificate(board, told, cost=free_from_four)
        assert not proof
        assert "but no moves lead there" in proof.reason


def test_an_island_that_nobody_reaches():
    """The same, with the start cut off: the two cells have no way in at all."""
    board = Board(9, {3: 1, 6: 4}, die=1)  # nobody passes cell 3

    def free(move: Move) -> int:
        return 0

    right = dijkstra(board, free)
    assert right.distance == {1: 0, 2: 0}
    lie = Answer(None, None, dict(right.distance) | {4: 0, 5: 0})
    told = certificate(board, lie, cost=free)
    assert not told
    assert told.reason == "cell 4 is said to be reached at 0, but no moves lead there at 0"
    assert certificate(board, right, cost=free)


def test_a_goal_on_such_an_island():
    """Cells 5 and 6 feed each other and the goal, for nothing; the route is a lie as well."""
    board = Board(8, {3: 1, 4: 1, 7: 5}, die=2)

    def free(move: Move) -> int:
        return 0

    right = dijkstra(board, free)
    assert right.throws is None
    assert right.distance == {1: 0, 2: 0}
    island = {1: 0, 2: 0, 5: 0, 6: 0, 8: 0}
    assert {move.cell for cell in (5, 6) for move in board.moves(cell)} == {5, 6, 8}
    for route in (None, (), (Move(2, 8, 8),)):
        assert not certificate(board, Answer(1, route, island), cost=free)


@pytest.mark.parametrize("zero", [lambda move: 0, free_snakes], ids=["all free", "free snakes"])
def test_moves_that_cost_nothing(zero):
    """Right answers with free moves are accepted, and one dearer is not."""
    for board in BOARDS.values():
        answer = dijkstra(board, zero)
        assert certificate(board, answer, cost=zero)
        for cell, at in answer.distance.items():
            for other in (at + 1, at - 1):
                told = answer._replace(distance=dict(answer.distance) | {cell: other})
                assert not certificate(board, told, cost=zero), (board, cell, other)


# -- single reasons, to the letter ------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (
            Answer(1, None, {1: 0, 7: 1, 6: 1}),
            "a distance is given for 7, which is no cell of the board",
        ),
        (
            Answer(1, None, {1: 0, 0: 1, 6: 1}),
            "a distance is given for 0, which is no cell of the board",
        ),
        (Answer(1, None, {6: 1}), "the start is not at 0 but at None"),
        (Answer(1, None, {1: 1, 6: 1}), "the start is not at 0 but at 1"),
        (
            Answer(None, None, {1: 0, 6: 1}),
            "the goal is said to be out of reach, and to be reached at 1",
        ),
        (Answer(1, None, {1: 0}), "the goal is said to be reached in 1, but has no distance"),
        (Answer(None, None, {1: 0}), "a move leads from cell 1 to cell 2, said to be out of reach"),
        (
            Answer(2, None, {1: 0, 6: 2}),
            "cell 2 is said to be reached no sooner than the goal, "
            "but a move from cell 1 reaches it at 1",
        ),
        (
            Answer(2, None, {1: 0, 2: 2, 4: 1, 5: 1, 6: 2}),
            "cell 2 is said to be reached at 2, but a move from cell 1 reaches it at 1",
        ),
        (
            Answer(1, None, {1: 0, 2: 1, 3: 1, 6: 1}),
            "cell 3 is said to be reached at 1, but no moves lead there at 1",
        ),
        (Answer(2, None, {1: 0, 6: 1}), "the answer is 2, but the goal's distance is 1"),
        (
            Answer(1, (Move(2, 3, 3),), {1: 0, 6: 1}),
            "the route is not legal: from cell 1 one cannot throw 2 to 3",
        ),
        (
            Answer(1, (Move(1, 2, 2), Move(4, 6, 6)), {1: 0, 2: 1, 6: 1}),
            "the route reaches cell 6 at 2, but its distance is 1",
        ),
        (
            Answer(1, (Move(1, 2, 2),), {1: 0, 6: 1}),
            "the route reaches cell 2 at 1, but its distance is None",
        ),
        (Answer(1, (), {1: 0, 6: 1}), "the route ends on cell 1, not on the goal"),
        (Answer(2, (Move(5, 6, 6),), {1: 0, 6: 1}), "the answer is 2, but the route has 1 throws"),
    ],
)  # fmt: skip
def test_the_reason_to_the_letter(answer, reason):
    """One example for each sentence a refusal can be."""
    assert certificate(Board(6, {3: 6}), answer).reason == reason


def test_a_route_to_a_goal_out_of_reach():
    board = Board(9, dict.fromkeys(range(2, 9), 1))
    proof = certificate(board, Answer(None, (Move(1, 2, 1),), {1: 0}))
    assert proof.reason == "a route is given to a goal that is said to be out of reach"


def test_beyond_the_goal_a_search_may_stop():
    """Cells no nearer than the goal may be left out, one and all, or kept."""
    board = Board(30, THIRTY)
    full = ALGORITHMS["adjacency-list-bfs"](board)
    goal = full.distance[30]
    beyond = [cell for cell, at in full.distance.items() if at >= goal and cell != 30]
    assert beyond
    for cell in beyond:
        fewer = {c: at for c, at in full.distance.items() if c != cell}
        assert certificate(board, full._replace(distance=fewer)), cell
    nearest = {cell: at for cell, at in full.distance.items() if at < goal or cell == 30}
    assert certificate(board, full._replace(distance=nearest))


def test_read_route_takes_the_lowest_face():
    """Two faces to one cell: the route is a legal one, with the lower face."""
    board = Board(5, {2: 4, 3: 4}, die=3)
    assert read_route(board, {4: 1, 5: 4}) == (Move(1, 2, 4), Move(1, 5, 5))


@pytest.mark.parametrize("routes", [list, tuple], ids=["list", "tuple"])
def test_a_route_may_be_a_list(routes):
    """A learner's route in a list is a route."""
    board = Board(30, THIRTY)
    answer = ALGORITHMS["queue-bfs"](board)
    assert certificate(board, answer._replace(route=routes(answer.route)))
