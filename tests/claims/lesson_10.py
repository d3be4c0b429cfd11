"""The claims of lesson 10."""

from __future__ import annotations

from claims.claim import claim
from claims.conditions import usual_rules
from claims.games import Game
from claims.watched import cheapest, numbers_taken

from snl_algos import solve
from snl_algos.algorithms.a_star import largest_gain
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.answer import one_throw
from snl_algos.costs import NegativeCycle, free_sixes, paid_ladders, pips
from snl_algos.course.orders import ORDERS, search


def free_ones(move: object) -> int:
    """A 1 is free, as a six is in `free-sixes`: small dice have no six."""
    return 0 if getattr(move, "face", 0) == 1 else 1


def nothing(move: object) -> int:
    """Every move is free."""
    return 0


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
    "If no cycle of moves has a negative cost, the loop ends, in every order, and then the number "
    "of each cell is the lowest cost of a route to it.",
    cells=5,
    random=0,
)
def right_in_any_order(game: Game) -> None:
    """If no cycle has a negative cost, the loop ends with the right numbers, in five orders."""
    for cost in (one_throw, free_ones, pips, paid_ladders):
        if cost is paid_ladders and on_negative_cycles(game):
            continue
        lowest = cheapest(game.board, cost)
        for name, order in ORDERS.items():
            assert search(game.board, order, cost) == lowest, name


@claim(
    "The first three have one thing in common: *cells are first taken in nondecreasing order of "
    "their numbers.*",
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


@claim(
    "On *V* cells, a negative cycle can be reached if and only if sweep *V* of **Bellman–Ford** "
    "still changes a number.",
    cells=6,
    random=100,
)
def the_last_sweep_tells(game: Game) -> None:
    """Sweep V changes a number if and only if there is a negative cycle, and it is shown."""
    lowest, cycles = {game.rules.start: 0}, on_negative_cycles(game)
    changes = [_relax(game, lowest) for _ in game.cells]
    assert changes[-1] == bool(cycles)
    try:
        answer = bellman_ford(game.board, cost=paid_ladders)
    except NegativeCycle as error:
        moves = error.finding.moves
        assert cycles and sum(map(paid_ladders, moves)) < 0
        cells = [move.cell for move in moves]
        for cell, move in zip([cells[-1], *cells], moves, strict=False):
            assert move in game.board.moves(cell)
    else:
        assert not cycles and answer.distance == cheapest(game.board, paid_ladders)


@claim(
    "A negative cycle that you can reach makes every cell it leads to cheaper, round after round, "
    "so these have no cheapest route.",
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


def _bound(game: Game) -> dict[int, int]:
    """The cells left, divided by the largest gain and rounded up."""
    gain = largest_gain(game.board)
    return {cell: -(-(game.rules.cells - cell) // gain) for cell in game.cells}


@claim(
    '"Cells left, divided by the largest gain and rounded up" is consistent.',
)
def the_bound_is_consistent(game: Game) -> None:
    """No move lowers the bound by more than one."""
    bound, gain = _bound(game), largest_gain(game.board)
    for cell in game.distance:
        for end in game.board.ends(cell):
            assert end - cell <= gain
            assert bound[end] >= bound[cell] - 1
        assert cell not in game.to_goal or bound[cell] <= game.to_goal[cell]


@claim(
    "It takes the cell with the smallest sum of throws so far and *h*.",
    when=[usual_rules],
)
def new_costs_are_the_sums(game: Game) -> None:
    """With new costs Dijkstra's algorithm finds throws so far + h, less the h of the start."""
    bound = _bound(game)
    found = dijkstra(
        game.board,
        cost=lambda move: 1 - bound[move.landing - move.face] + bound[move.cell],
    )
    first = bound[game.rules.start]
    assert found.distance == {cell: at + bound[cell] - first for cell, at in game.distance.items()}
    answer = solve(game.board, "a-star")
    assert answer.throws == game.throws == found.throws
    assert answer.distance.items() <= game.distance.items()


@claim(
    "Repair it, so that it is admissible on every board with our usual rules, and 0 for the goal.",
    when=[usual_rules],
)
def the_bound_of_the_exam_is_admissible(game: Game) -> None:
    """The cells left, divided by the largest face plus the longest climb, are admissible."""
    climb = max((end - foot for foot, end in game.jumps.items()), default=0)
    gain = max(game.board.faces) + max(climb, 0)
    for cell in game.distance.keys() & game.to_goal.keys():
        assert -(-(game.rules.cells - cell) // gain) <= game.to_goal[cell]


@claim(
    "So the new cost, cost + *d*(from) - *d*(to), is never negative.",
    cells=6,
    random=100,
)
def costs_that_pay_are_made_harmless(game: Game) -> None:
    """Where ladders pay and no cycle is negative, the lowest costs make no cost negative."""
    if not on_negative_cycles(game):
        lowest = cheapest(game.board, paid_ladders)
        for cell in lowest:
            for move in game.board.moves(cell):
                assert paid_ladders(move) + lowest[cell] - lowest[move.cell] >= 0
