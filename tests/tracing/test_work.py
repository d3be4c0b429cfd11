"""The work counts come from watching a run, and watching leaves no trace."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from oracle import Rules, fewest_throws
from strategies import SEARCHING, rules

from snl_algos.algorithms import ALGORITHMS
from snl_algos.board import Board
from snl_algos.programs import Watch, program_of
from snl_algos.tracing import Work, count_lines, observe_work, trace

PLAIN = Board(100)
QUEUE = ALGORITHMS["queue-bfs"]


def watched(name: str, board: Board) -> Work | None:
    return observe_work(ALGORITHMS[name], board)


def observed(function: Callable[..., Any], board: Board, watch: Watch | None = None) -> Work | None:
    return observe_work(replace(program_of(function), watch=watch), board)


@pytest.mark.parametrize(
    ("name", "work"),
    [
        ("queue-bfs", Work(cells=100, edges=579, frontier=6)),
        ("adjacency-list-bfs", Work(cells=100, edges=579, frontier=6)),
        ("adjacency-matrix-bfs", Work(cells=100, edges=100 * 101, frontier=6)),
        ("level-bfs", Work(cells=97, edges=576, frontier=6)),
        ("dijkstra", Work(cells=100, edges=579, frontier=6)),
        ("forward-dp", Work(cells=99, edges=99 * 6, frontier=None)),
        ("bitset-bfs", Work(cells=0, edges=17 * 6, frontier=6)),
    ],
)
def test_counts_on_a_hundred_plain_cells(name: str, work: Work) -> None:
    """Edges: 94 cells with six throws, then 5 + 4 + 3 + 2 + 1; a matrix reads 101 a row.

    The levels stop one throw before the goal: 97 cells are 1 and 16 levels of six. On bits each
    of 17 rounds has six shifts, and no cell is taken by itself, as there is no jump.
    """
    assert watched(name, PLAIN) == work


class Counting(Board):
    """A board that counts how often queue-bfs itself asks, and how many landings it gets.

    The route is read back at the end by another function, whose questions don't count.
    """

    __slots__ = ()
    asked = 0
    given = 0

    def landings(self, cell: int) -> Sequence[int]:
        landings = super().landings(cell)
        if sys._getframe(1).f_code is QUEUE.function.__code__:
            Counting.asked += 1
            Counting.given += len(landings)
        return landings


@settings(SEARCHING, max_examples=80)
@given(rules(cells=(2, 200), overshoots=("stay", "win")))
def test_the_counts_are_those_of_the_board(game: Rules) -> None:
    """The board counts for itself how often queue-bfs asks, and what it gets."""
    board = Counting(
        game.cells,
        game.jumps,
        die=game.die,
        start=game.start,
        chained=game.chained,
        overshoot=game.overshoot,
    )
    work = observed(QUEUE.function, board, QUEUE.watch)
    Counting.asked = Counting.given = 0
    QUEUE.function(board)
    at_goal = game.cells in fewest_throws(game)  # the goal is taken, but asks no more
    assert work is not None
    assert work.cells == Counting.asked + at_goal
    assert work.edges == Counting.given


def test_the_limit_is_a_limit() -> None:
    """A run of that many lines is counted; with one line fewer it is given up."""
    lines = trace(QUEUE.function, PLAIN).counts["lines"]
    assert lines is not None
    assert count_lines(QUEUE, PLAIN, most_lines=lines) == lines
    assert count_lines(QUEUE, PLAIN, most_lines=lines - 1) is None


# -- functions that are not the package's own ---------------------------------------------


def test_a_function_of_ones_own() -> None:
    """Three cells are taken, and two edges looked at for each."""

    def walk(board: Board) -> None:
        waiting = [1, 2, 3]
        while waiting:
            cell = waiting.pop()
            for edge in (1, 2):
                assert cell and edge

    watch = Watch(current="cell", edge="edge", frontier="waiting")
    assert observed(walk, PLAIN, watch) == Work(cells=3, edges=6, frontier=3)
    # Without the name of its variable nothing is known of the edges; 0 would be wrong.
    assert observed(walk, PLAIN, Watch(current="cell")) == Work(cells=3, edges=None, frontier=None)


def test_a_loop_without_rounds_counts_nothing() -> None:
    """A loop's head is also reached when the loop ends, and when it never begins."""

    def idle(board: Board) -> None:
        cell: int
        nothing: tuple[int, ...] = ()
        for cell in nothing:
            assert cell
        for cell in (1,):
            for edge in nothing:
                assert edge
            assert cell

    assert observed(idle, PLAIN, Watch(current="cell", edge="edge")) == Work(1, 0, None)


def test_a_name_is_not_enough_to_count_by() -> None:
    """Catches a note on wasted work that rests on a guess: `cell` is an edge's end here."""

    def walk(board: Board) -> None:
        waiting = [1, 2]
        while waiting:
            here = waiting.pop()
            for cell in board.successors(here):
                assert cell

    assert observed(walk, PLAIN) == Work(cells=2, edges=None, frontier=2)

    def goes_on(board: Board) -> None:
        for cell in range(1, board.cells):
            assert cell

    assert observed(goes_on, PLAIN) == Work(cells=0, edges=None, frontier=None)


@pytest.mark.parametrize("loop", ["list", "set", "dict", "generator"])
def test_a_round_of_a_comprehension_counts_as_a_line(loop: str) -> None:
    """Would catch: a program that seems fast because its loops stand on one line."""

    def in_rounds(board: Board) -> int:
        total = 0
        for cell in range(board.cells):
            total += cell
        return total

    def on_one_line(board: Board) -> int:
        cells = range(board.cells)
        if loop == "list":
            return sum([cell for cell in cells])  # noqa: C416
        if loop == "set":
            return sum({cell + 1 for cell in cells})
        if loop == "dict":
            return sum({cell: 1 for cell in cells})  # noqa: C420
        return sum(cell for cell in cells)

    rounds, line = (count_lines(program_of(one), PLAIN) for one in (in_rounds, on_one_line))
    assert rounds is not None and line is not None
    assert rounds / 3 < line < rounds * 3
    assert count_lines(program_of(on_one_line), PLAIN, most_lines=50) is None
