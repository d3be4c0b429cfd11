"""The checks of the exercises of lesson 12."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...algorithms.dijkstra import dijkstra
from ...board import Board, Move
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, free_sixes, paid_ladders
from ...sandbox.timeouts import within_lines
from ..call_limits import functions_used
from ..learner_calls import AS_IF_UNREACHABLE, OUT_OF_REACH, called, plain_boards, said
from ..learner_values import first_right, same
from ..orders import ORDERS, taken
from ..proofs import in_order
from ..sweeps import staircase
from ..verdict import Verdict, not_yet, solved
from ..watched import WatchedBoard

#: What puts entries in order: the functions of a heap, which `queue.PriorityQueue` calls too, and
#: those of a sorted list. The method of a list has no module.
SORTING = ("_heapq.", "_bisect.", "None.list.sort")

#: A search with a deque runs a few lines for each of 3,585 moves here; one that goes through all
#: cells each time runs hundreds of lines for each of 600 cells.
LONG, MOST_LINES = Board(600), 60_000

#: What takes a cell from an end, or all cells of one cost.
TAKING = {"None.deque.popleft", "None.deque.pop", "None.list.pop", "None.dict.pop"}


def in_which_order(my_taken: dict[str, list[int]]) -> Verdict:
    """Compare with the order that the loop takes the cells in."""
    board = Board(6, {2: 5}, die=2)
    for name in ("queue", "stack"):
        if name not in my_taken:
            return not_yet(f'The order of the {name} is missing: my_taken["{name}"].')
        right, mine = taken(board, ORDERS[name]), my_taken[name]
        if mine != right:
            ask = "Which cells are waiting then, and in what order did they join?"
            return not_yet(f"With a {name}: {first_right(mine, right, ask)}", board)
    return solved("The queue takes each cell once, the stack takes cell 6 twice.")


def at_which_end(my_deque: Callable[..., Any]) -> Verdict:
    """Compare with Dijkstra's algorithm, and note in what order, how often cells are taken."""
    in_order = True
    for board in chain(
        plain_boards(range(2, 16), jumps=1),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(50)),
        [Board(9, {7: 2, 2: 9}), load_board("out-of-reach")],  # the jumps of the first meet
    ):
        distance = dijkstra(board, cost=free_sixes).distance
        right = distance.get(board.goal)
        watched = WatchedBoard.of(board)
        got = called(my_deque, watched)
        if not same(got, right):
            expected = OUT_OF_REACH if right is None else f"The lowest cost is {right}"
            return not_yet(f"{expected}, but {said(got, AS_IF_UNREACHABLE)}.", board)
        for cell, times in watched.looks.most_common(1):
            if times > 2:  # it may wait twice: with a cost that is one too high, and with its own
                return not_yet(
                    f"The lowest cost is right, but you ask for the moves from cell {cell} {times} "
                    "times. In the right order a cell has its lowest cost when it is first taken, "
                    "and needs no other look.",
                    board,
                )
        costs = [distance.get(cell, float("inf")) for cell in watched.looks]
        in_order = in_order and costs == sorted(costs)
    used = functions_used()
    taking = TAKING & used
    if any(one.startswith(SORTING) for one in used) or (taking and "builtins.sorted" in used):
        return not_yet(
            "It is right, but it uses a heap, or sorts. The two ends of the deque are enough to "
            "keep the cells in order."
        )
    slow = within_lines(MOST_LINES, lambda: called(my_deque, LONG)) is None
    if slow or (not taking and ("builtins.min" in used or not in_order)):
        return not_yet(
            "It is right, but it looks through the cells again and again, or puts them in order "
            "itself. The two ends of the deque are enough to keep the cells in order."
        )
    return solved(
        "The lowest cost is right on every board that was tried, and each cell has it when it is "
        "first taken."
    )


#: A board without a negative cycle where 62 sweeps change a number.
LONG_WAY = staircase(60)


def is_there_a_cheapest_route(my_verdict: Callable[..., Any]) -> Verdict:
    """Compare with bellman-ford, which raises NegativeCycle, and count the costs it asks for."""
    asked = 0

    def counted(move: Move) -> int:
        nonlocal asked
        asked += 1
        return paid_ladders(move)

    for board in chain(
        plain_boards(range(2, 7), 2, jumps=2),
        [Board(8, {2: 3, 4: 5, 6: 1}, die=1), Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1)],
        (random_board(30, snakes=3, ladders=3, seed=seed) for seed in range(50)),
        [load_board("thirty"), load_board("milton-bradley"), LONG_WAY],
    ):
        finding = None
        try:
            bellman_ford(board, cost=paid_ladders)
        except NegativeCycle as error:
            finding = error.finding
        asked = 0
        got = called(my_verdict, board, counted)
        if not same(got, finding is None):
            why = f"{finding}." if finding else "No cycle that can be reached costs less than 0."
            told = f"{why[0].upper()}{why[1:]} So the answer is {finding is None}"
            return not_yet(f"{told}, but {said(got)}.", board)
        cells = range(board.start, board.cells + 1)
        moves = sum(len(board.moves(cell)) for cell in cells)
        if asked > 100 + 2 * len(cells) * moves:
            return not_yet(
                f"The verdict is right, but {asked:,} costs were asked for. On this board "
                f"{len(cells)} sweeps over {moves} moves are enough, and a larger board needs "
                "more.",
                board,
            )
    return solved("It is right on every board that was tried.")


def whatever_the_order(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs: dict[str, dict[str, str]] = {
        "A": {"E": "it follows the moves of a route, and none of them may make a number smaller"},
        "B": {},
        "C": {},
        "D": {
            "A": "it needs that no number is too high",
            "B": "it needs that no number is too low",
        },
        "E": {"C": "it needs that each cell was taken after its last change"},
    }
    return in_order(my_order, needs)
