"""The claims of lesson 12."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import usual_rules
from claims.games import Game
from claims.watched import cheapest, numbers_taken

from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.answer import one_throw
from snl_algos.costs import NegativeCycle, free_sixes, paid_ladders, pips
from snl_algos.course.orders import ORDERS, search


def free_ones(move: object) -> int:
    """A 1 is free, as a six is in `free-sixes`: small dice have no six."""
    return 0 if getattr(move, "face", 0) == 1 else 1


def nothing(move: object) -> int:
    """Every move is free."""
    return 0


@claim("If no cost is negative, the loop ends, in every order.", cells=5, random=0)
def right_in_any_order(game: Game) -> None:
    """If no cost is negative, the loop ends with the right numbers, in each of five orders."""
    for cost in (one_throw, free_ones, pips):
        lowest = cheapest(game.board, cost)
        for name, order in ORDERS.items():
            assert search(game.board, order, cost) == lowest, name


@claim(
    "That holds for a queue if all moves cost the same, 0 or more, because a newcomer is then "
    "never nearer than those waiting.",
    cells=5,
    random=200,
)
def first_takes_never_fall(game: Game) -> None:
    """Queue, deque and heap take no cell for the first time at a number lower than one before."""
    for name, costs in {
        "queue": (one_throw, nothing),
        "deque": (one_throw, free_ones, free_sixes),
        "heap": (one_throw, nothing, free_ones, pips),
    }.items():
        for cost in costs:
            first: dict[int, float] = {}
            for cell, number in numbers_taken(game.board, ORDERS[name], cost):
                first.setdefault(cell, number)
            assert list(first.values()) == sorted(first.values()), name
            assert first == cheapest(game.board, cost), name  # settled when it is first taken


@claim("So after *V* - 1 sweeps all numbers are right.", cells=6)
def right_or_a_cycle(game: Game) -> None:
    """Bellman–Ford is right where ladders pay, or shows a negative cycle."""
    try:
        answer = bellman_ford(game.board, cost=paid_ladders)
    except NegativeCycle as error:
        moves = error.finding.moves
        assert sum(map(paid_ladders, moves)) < 0
        cells = [move.cell for move in moves]
        for cell, move in zip([cells[-1], *cells], moves, strict=False):
            assert move in game.board.moves(cell)
    else:
        assert answer.distance == cheapest(game.board, paid_ladders)


def on_negative_cycles(game: Game) -> set[int]:
    """The cells you can stand on that a move leads back to at a negative total cost."""
    found = set()
    for cell in game.distance:
        lowest = {cell: 0}
        for _ in range(2 * len(game.cells)):
            _relax(game, lowest)
        if lowest[cell] < 0:
            found.add(cell)
    return found


def _relax(game: Game, lowest: dict[int, int]) -> bool:
    """Make one sweep where ladders pay, and return whether it changes a number."""
    before = dict(lowest)
    for cell in game.cells:
        for move in game.board.moves(cell) if cell in lowest else ():
            further = lowest[cell] + paid_ladders(move)
            lowest[move.cell] = min(further, lowest.get(move.cell, further))
    return lowest != before


@claim(
    "So a negative cycle that can be reached changes a number in *every* sweep.",
    cells=6,
    random=100,
)
def a_negative_cycle_never_rests(game: Game) -> None:
    """A sweep of Bellman–Ford that changes nothing shows that there is no negative cycle."""
    lowest = {game.rules.start: 0}
    rests = any(not _relax(game, lowest) for _ in range(3 * len(game.cells)))
    assert rests == (not on_negative_cycles(game))


@claim(
    "The cells that it leads to have no cheapest route, since another round makes each one "
    "cheaper.",
    cells=6,
    random=100,
)
def only_what_a_negative_cycle_leads_to(game: Game) -> None:
    """Where ladders pay, a cell has a cheapest route unless a negative cycle leads to it."""
    led_to, cycles = set[int](), on_negative_cycles(game)
    waiting = list(cycles)
    while waiting:
        cell = waiting.pop()
        if cell not in led_to:
            led_to.add(cell)
            waiting += game.board.ends(cell)
    lowest = {game.rules.start: 0}
    rounds = len(game.cells)
    for _ in range(rounds):
        _relax(game, lowest)
    early = dict(lowest)
    for _ in range(4 * rounds):
        _relax(game, lowest)
    assert {cell for cell in lowest if lowest[cell] < early[cell]} == led_to


def one_ladder(game: Game) -> bool:
    """at most one ladder"""
    return sum(end > foot for foot, end in game.jumps.items()) <= 1


@claim(
    "It needs at least two ladders: every cycle goes down somewhere, and only a snake leads down, "
    "so at least one move costs 1.",
    when=[usual_rules, one_ladder],
)
def one_ladder_pays_for_no_cycle(game: Game) -> None:
    """With one ladder that pays, no cycle is negative."""
    bellman_ford(game.board, cost=paid_ladders)
