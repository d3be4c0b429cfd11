"""The certificate accepts what is right and refuses what is wrong, with the right finding.

Right answers are spoilt in every way that matters. Each spoilt one must be refused, and the
spoilt ones are counted, so that no kind goes untried unnoticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from oracle import EXACT, Rules, fewest_throws, moves_of, rules_of
from strategies import SEARCHING, rules

from snl_algos import ALGORITHMS, Answer, Board, Finding, Move, certificate
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.answer import Cost
from snl_algos.costs import pips
from snl_algos.errors import CallError

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
def test_right_answers_are_accepted(name: str) -> None:
    """Catches a certificate that is too strict, on a search that stops early or late."""
    for title, board in BOARDS.items():
        proof = certificate(board, ALGORITHMS[name](board))
        assert proof, f"{title}: {proof.reason}"
        assert proof.holds is True
        assert proof.finding is None
        assert proof.proof


def test_pips_are_not_throws() -> None:
    """The cost is used: an answer in pips is no proof in throws, and the other way round."""
    board = Board(12, {2: 5, 6: 11})
    assert not certificate(board, dijkstra(board, pips))
    assert not certificate(board, dijkstra(board), cost=pips)


# -- spoilt answers -------------------------------------------------------------

#: (lie, spoilt answer, the kinds of finding that fit it)
Spoilt = tuple[str, Answer, tuple[str, ...]]
BACKWARD = ("move-shortens", "not-attained", "move-undercuts", "not-ruled-out")
ADDED = (*BACKWARD, "move-to-unreached", "move-shortens-unknown")


def spoilt(board: Board, answer: Answer) -> Iterator[Spoilt]:
    """Every small lie about an answer, and how it may be refused."""
    yield from spoilt_distances(board, answer)
    yield from spoilt_route(board, answer)
    yield from spoilt_throws(answer)


def spoilt_distances(board: Board, answer: Answer) -> Iterator[Spoilt]:
    distance = dict(answer.distance)
    horizon = distance.get(board.goal)
    true = fewest_throws(rules_of(board))

    def with_distance(changed: dict[int, float]) -> Answer:
        return answer._replace(distance=changed)

    kinds: tuple[str, ...]
    for cell, at in distance.items():
        for lie, other in (("later by 1", at + 1), ("sooner by 1", at - 1)):
            kinds = ("start-not-at-0",) if cell == board.start else BACKWARD
            yield lie, with_distance(distance | {cell: other}), kinds
        if cell == board.start:
            kinds = ("start-without-distance",)
            yield "start removed", with_distance(_without(distance, cell)), kinds
        elif cell == board.goal:
            kinds = ("goal-without-distance",)
            yield "goal removed", with_distance(_without(distance, cell)), kinds
        elif horizon is None or at < horizon:
            unknown = "move-to-unreached" if horizon is None else "move-shortens-unknown"
            kinds = (unknown, *BACKWARD) if answer.at_least else (unknown,)
            yield "removed", with_distance(_without(distance, cell)), kinds
    for cell in range(board.start, board.cells + 1):
        if cell not in distance and cell != board.goal:
            last = max(distance.values())
            for at in {1, last, last + 1} - {true.get(cell)}:
                yield "added", with_distance(distance | {cell: at}), ADDED
    strangers: tuple[Any, ...] = (board.start - 1, board.cells + 1, -5, "3", 2.5, None)
    for stranger in strangers:
        yield "no cell", with_distance(distance | {stranger: 1}), ("not-a-cell",)


def spoilt_route(board: Board, answer: Answer) -> Iterator[Spoilt]:
    route = answer.route
    if route is None:
        return
    game = rules_of(board)
    off = ("illegal-route", "route-not-distance", "route-ends-elsewhere", "route-length")
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
                yield "changed", moved, ("illegal-route",)
        for other in legal:
            if other[2] != move.cell:
                moved = answer._replace(route=(*before, Move(*other), *after))
                yield "turned aside", moved, off
    if route:
        yield "cut", answer._replace(route=route[:-1]), ("route-ends-elsewhere",)
        yield "emptied", answer._replace(route=()), ("route-ends-elsewhere",)
        yield "turned round", answer._replace(route=route[::-1]), off


def spoilt_throws(answer: Answer) -> Iterator[Spoilt]:
    throws = answer.throws
    if throws is None:
        for number in (0, 1, 7):
            kinds = ("goal-without-distance",)
            yield "a number for None", answer._replace(throws=number), kinds
        route = (Move(1, 2, 2),)
        yield "route for None", answer._replace(route=route), ("route-out-of-reach",)
        return
    wrong = ("answer-not-distance", "route-length")
    yield "throws + 1", answer._replace(throws=throws + 1), wrong
    yield "throws - 1", answer._replace(throws=throws - 1), wrong
    yield "None for a number", answer._replace(throws=None), ("goal-both-ways",)
    yield "None for a number", answer._replace(throws=None, route=None), ("goal-both-ways",)


def _without(distance: dict[int, float], cell: int) -> dict[int, float]:
    return {other: at for other, at in distance.items() if other != cell}


LIES = {
    "later by 1", "sooner by 1", "start removed", "goal removed", "removed", "added", "no cell",
    "dropped", "repeated", "changed", "turned aside", "cut", "emptied", "turned round",
    "throws + 1", "throws - 1", "None for a number", "a number for None", "route for None",
}  # fmt: skip


def still_right(board: Board, answer: Answer, cost: Cost | None = None) -> bool:
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


#: A search of all cells, one that stops at the goal, one that knows some cells only at least, one
#: that keeps no route, and one that never says that a cell is out of reach.
KINDS_OF_ANSWERS = ["adjacency-list-bfs", "queue-bfs", "a-star", "level-bfs", "repaired-dp"]


@pytest.mark.parametrize("name", KINDS_OF_ANSWERS)
def test_spoilt_answers_are_refused(name: str) -> None:
    """Each lie is refused by a finding that fits it, about what is really there.

    Catches a check left out, and a finding that names the wrong cells or numbers.
    """
    tried: Counter[str] = Counter()
    for title, board in BOARDS.items():
        right = ALGORITHMS[name](board)
        for lie, answer, kinds in spoilt(board, right):
            if lie in {"turned round", "dropped", "turned aside"} and still_right(board, answer):
                continue
            proof = certificate(board, answer)
            assert not proof, f"{title}: {lie} is accepted: {answer}"
            assert proof.finding is not None
            assert proof.finding.kind in kinds, f"{title}: {lie}: {proof}"
            tried[lie] += 1
    routes = {"dropped", "repeated", "changed", "turned aside", "cut", "emptied", "turned round"}
    expected = LIES - (routes if name == "level-bfs" else set())
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
def test_spoilt_answers_are_refused_at_other_costs(cost: Cost) -> None:
    """The same lies about cost. A cost between two whole ones is a lie of its own."""
    tried: Counter[str] = Counter()
    for title, board in BOARDS.items():
        right = dijkstra(board, cost)
        mutants = list(spoilt(board, right))
        for cell, at in right.distance.items():
            mutants.append(("a hair later", _moved(right, cell, at + 0.25), ()))
            mutants.append(("a hair sooner", _moved(right, cell, at - 0.25), ()))
        for lie, answer, _ in mutants:
            harmless = lie in {"turned round", "dropped", "turned aside"}
            if harmless and still_right(board, answer, cost):
                continue
            proof = certificate(board, answer, cost=cost)
            assert not proof, f"{title}: {lie} is accepted: {answer}"
            assert proof.finding is not None
            tried[lie] += 1
    assert set(tried) >= (LIES - {"added"}) | {"a hair later", "a hair sooner"}
    assert min(tried.values()) > 0


def _moved(answer: Answer, cell: int, at: float) -> Answer:
    return answer._replace(distance=dict(answer.distance) | {cell: at})


@settings(SEARCHING, max_examples=60)
@given(rules(cells=(5, 60)))
def test_spoilt_answers_on_random_boards(game: Rules) -> None:
    """The oracle says which lies are lies; the certificate must see all of them."""
    board = game.board()
    right = ALGORITHMS["adjacency-list-bfs"](board)
    for lie, answer, kinds in spoilt(board, right):
        if lie in {"turned round", "dropped", "turned aside"} and still_right(board, answer):
            continue
        proof = certificate(board, answer)
        assert proof.finding is not None, (lie, answer)
        assert proof.finding.kind in kinds, (lie, answer, proof.finding)


# -- cells that vouch for each other ---------------------------------------------


def test_two_cells_cannot_vouch_for_each_other() -> None:
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
        found = certificate(board, told, cost=free_from_four).finding
        assert found is not None
        assert found.kind == "not-attained"


# -- each finding, whole -----------------------------------------------------------


REFUSED = [
    (Answer(1, None, {1: 0, 7: 1, 6: 1}), Finding("not-a-cell", words={"what": "7"})),
    (Answer(1, None, {1: 0, 0: 1, 6: 1}), Finding("not-a-cell", words={"what": "0"})),
    (Answer(1, None, {6: 1}), Finding("start-without-distance", (1,))),
    (Answer(1, None, {1: 1, 6: 1}), Finding("start-not-at-0", (1,), numbers={"claimed": 1})),
    (
        Answer(None, None, {1: 0, 6: 1}),
        Finding("goal-both-ways", (6,), numbers={"claimed": 1}),
    ),
    (Answer(1, None, {1: 0}), Finding("goal-without-distance", (6,), numbers={"claimed": 1})),
    (Answer(None, None, {1: 0}), Finding("move-to-unreached", (1, 2), (), (Move(1, 2, 2),))),
    (
        Answer(2, None, {1: 0, 6: 2}),
        Finding(
            "move-shortens-unknown", (1, 2), (), (Move(1, 2, 2),), {"claimed": None, "after": 1}
        ),
    ),
    (
        Answer(2, None, {1: 0, 2: 2, 4: 1, 5: 1, 6: 2}),
        Finding("move-shortens", (1, 2), (), (Move(1, 2, 2),), {"claimed": 2, "after": 1}),
    ),
    (
        Answer(1, None, {1: 0, 2: 1, 3: 1, 6: 1}),
        Finding("not-attained", (3,), numbers={"claimed": 1}),
    ),
    (
        Answer(2, None, {1: 0, 6: 1}),
        Finding("answer-not-distance", (6,), numbers={"claimed": 2, "distance": 1}),
    ),
    (
        Answer(1, (Move(2, 3, 3),), {1: 0, 6: 1}),
        Finding("illegal-route", (1,), moves=(Move(2, 3, 3),)),
    ),
    (
        Answer(1, (Move(1, 2, 2), Move(4, 6, 6)), {1: 0, 2: 1, 6: 1}),
        Finding("route-not-distance", (6,), (), (Move(4, 6, 6),), {"after": 2, "claimed": 1}),
    ),
    (
        Answer(1, (Move(1, 2, 2),), {1: 0, 6: 1}),
        Finding("route-not-distance", (2,), (), (Move(1, 2, 2),), {"after": 1, "claimed": None}),
    ),
    (Answer(1, (), {1: 0, 6: 1}), Finding("route-ends-elsewhere", (1,))),
    (
        Answer(2, (Move(5, 6, 6),), {1: 0, 6: 1}),
        Finding("route-length", (6,), (), (Move(5, 6, 6),), {"claimed": 2, "length": 1}),
    ),
]


def test_each_finding() -> None:
    """One example for each kind of refusal, with all that it holds."""
    for answer, finding in REFUSED:
        assert certificate(Board(6, {3: 6}), answer).finding == finding


def test_a_route_to_a_goal_out_of_reach() -> None:
    board = Board(9, dict.fromkeys(range(2, 9), 1))
    proof = certificate(board, Answer(None, (Move(1, 2, 1),), {1: 0}))
    assert proof.finding == Finding("route-out-of-reach", (9,), moves=(Move(1, 2, 1),))


def test_beyond_the_goal_a_search_may_stop() -> None:
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


@pytest.mark.parametrize(
    "answer",
    [
        (1, None, [0, 1]),
        (1, None, None),
        (1, None, {1: 0, 6: "one"}),
        (1, None, {1: 0, 6: float("nan")}),
        (1, None, {1: 0}, [6]),
        (1, (5,), {1: 0, 6: 1}),
        (1, 5, {1: 0, 6: 1}),
    ],
)
def test_an_answer_of_other_things_is_refused_in_words(answer: Any) -> None:
    """Would catch: an error of Python's own for distances in a list, or a route of faces."""
    with pytest.raises(CallError, match="its route as Moves, and its distances as numbers"):
        certificate(Board(6), Answer(*answer))
