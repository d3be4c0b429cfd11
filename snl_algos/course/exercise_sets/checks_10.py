"""The checks of the exercises of lesson 10."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain, compress, product
from math import inf
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...board import Board
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, paid_ladders
from ...explanation import true_answer
from ...findings import in_throws
from ...mistakes.aims_too_high import aims_too_high
from ...programs import solve
from ..beliefs import judged
from ..learner_calls import Case, compared, plain_boards
from ..orders import Queue, Stack, search
from ..sweeps import staircase
from ..verdict import Verdict, not_yet, solved


def in_any_order(my_invariant: str) -> Verdict:
    """Try it in all runs with a stack, and with any cell next in all states of small boards."""
    with_stack = partial(search, order=Stack)
    return judged(my_invariant, with_stack, "while waiting", _states(), _flaw_of_state)


def _states() -> Iterator[tuple[dict[str, Any], Board]]:
    """Yield numbers for the cells of small boards, and cells that wait."""
    for board in plain_boards(range(2, 4), die=2, jumps=1):
        truth = true_answer(board).distance
        for numbers in product((0, 1, 2, 3, None), repeat=board.cells - 1):
            known = [(cell, one) for cell, one in enumerate(numbers, 2) if one is not None]
            distance = dict([(board.start, 0), *known])
            for waits in product((False, True), repeat=len(distance)):
                yield {
                    "distance": distance, "waiting": _queue_of(compress(distance, waits)),
                    "board": board, "true_distance": lambda cell, truth=truth: truth.get(cell, inf),
                }, board  # fmt: skip


def _queue_of(cells: Iterable[int]) -> Queue:
    waiting = Queue()
    waiting.waiting.extend(cells)
    return waiting


def _flaw_of_state(state: Mapping[str, Any], keeps: Callable[..., Any]) -> str:
    """Say which move still makes a number smaller at the end, or after which turn it is broken."""
    board, distance, waiting = state["board"], state["distance"], state["waiting"]
    allows = f"it allows {distance = } and {waiting = }"
    for cell in waiting or distance:
        further = distance[cell] + 1
        smaller = [one for one in board.successors(cell) if distance.get(one, inf) > further]
        if not waiting:
            if smaller:
                return f"{allows}, and a move from {cell} to {smaller[0]} makes a number smaller"
            continue
        after = {
            "distance": distance | dict.fromkeys(smaller, further),
            "waiting": _queue_of([*(one for one in waiting if one != cell), *smaller]),
        }
        if not keeps(**{**state, **after}):
            now = ", ".join(f"{name} = {value}" for name, value in after.items())
            return f"{allows}. When {cell} has been taken, it is broken: {now}"
    return ""


def is_there_a_negative_cycle(my_verdict: Callable[..., Any]) -> Verdict:
    """Compare with bellman-ford, which raises NegativeCycle."""
    boards = chain(
        plain_boards(range(2, 7), 2, jumps=2),
        [Board(8, {2: 3, 4: 5, 6: 1}, die=1), Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1)],
        (random_board(30, snakes=3, ladders=3, seed=seed) for seed in range(15)),
        # On the last one there is no negative cycle, and 62 sweeps change a number.
        [load_board("thirty"), load_board("milton-bradley"), staircase(60)],
    )
    cases = (
        Case((board, paid_ladders), bool(cycle),
             f"On this board {cycle or 'no cycle that can be reached costs less than 0'}. So the "
             f"answer is {bool(cycle)}", board)
        for board in boards
        for cycle in [_negative_cycle(board)]
    )  # fmt: skip
    return compared(my_verdict, cases)


def _negative_cycle(board: Board) -> str:
    """Name a negative cycle in a sentence; nothing if there is none."""
    try:
        bellman_ford(board, cost=paid_ladders)
    except NegativeCycle as error:
        return str(error.finding)
    return ""


def break_the_aim(my_board: Board) -> Verdict:
    """Compare the answer of the mistake with the right one."""
    if my_board.cells > 20:
        return not_yet(f"It has {my_board.cells} cells. 20 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    right, got = solve(my_board).throws, aims_too_high(my_board)
    if got == (-1 if right is None else right):
        said = in_throws(right)
        return not_yet(f"A* with this bound says {said}, and that is right.", my_board)
    return solved(f"It says {got}, and {in_throws(right)} would do.", my_board)
