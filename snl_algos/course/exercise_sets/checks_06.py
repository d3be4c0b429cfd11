"""The checks of the exercises of lesson 6."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ...board import Board
from ...programs import solve
from ..learner_calls import Case, Failed, called, compared, said
from ..verdict import Verdict, not_yet, solved


def a_reader_that_refuses(my_jumps: Callable[..., Any]) -> Verdict:
    """Give it lists of pairs that are boards, and some that are not."""
    good: list[list[tuple[int, int]]] = [
        [], [(3, 11), (8, 5)], [(2, 9), (4, 9)], [(2, 4), (4, 9)], [(3, 11), (8, 3)],
        [(4, 9), (9, 4)],
    ]  # fmt: skip
    cases = (Case((list(pairs),), dict(pairs), f"{pairs} is a board") for pairs in good)
    verdict = compared(my_jumps, cases, "It reads {} good lists and refuses three broken ones.")
    if not verdict.passed:
        return verdict
    for pairs, cell in (
        ([(3, 11), (8, 5), (3, 1)], 3), ([(7, 2), (7, 2)], 7),
        ([(64, 20), (5, 30), (9, 2), (5, 41), (70, 3)], 5),
    ):  # fmt: skip
        got = called(my_jumps, list(pairs))
        if not isinstance(got, Failed):
            return not_yet(f"In {pairs} two jumps leave cell {cell}, but {said(got)}.")
        if not isinstance(got.error, ValueError):
            return not_yet(f"{pairs}: a ValueError is asked for, but {got}.")
        if str(cell) not in re.findall("[0-9]+", str(got.error)):
            return not_yet(f"{pairs}: the message {str(got.error)!r} does not name cell {cell}.")
    return verdict


def what_hackerrank_sends(my_reader: Callable[..., Any]) -> Verdict:
    """Give it texts with one board and with several, with and without ladders and snakes."""
    texts: dict[str, list[dict[int, int]]] = {
        "1\n1\n32 62\n0\n": [{32: 62}],
        "1\n1\n32 62\n2\n95 13\n97 25\n": [{32: 62, 95: 13, 97: 25}],
        "2\n1\n3 90\n1\n99 10\n2\n8 52\n6 80\n1\n51 19\n": [
            {3: 90, 99: 10},
            {8: 52, 6: 80, 51: 19},
        ],
        "2\n0\n1\n17 4\n0\n0\n": [{17: 4}, {}],
        "1\n1\n32  62\n\n1\n95 13": [{32: 62, 95: 13}],
        "3\n0\n0\n1\n2 9\n0\n0\n1\n9 2\n": [{}, {2: 9}, {9: 2}],
        "\n".join(["1", "10", *(f"{foot} 99" for foot in range(2, 12)), "0"]): [
            dict.fromkeys(range(2, 12), 99)
        ],
    }
    cases = (Case((text,), right, f"{text!r} means {right}") for text, right in texts.items())
    return compared(my_reader, cases, "All {} texts are read correctly.")


def which_cells_are_vertices(my_vertices: dict[str, set[int]]) -> Verdict:
    """Compare with the cells that a search reaches under each rule."""
    for rule in ("one jump", "chained"):
        board = Board(10, {2: 6, 6: 4, 9: 3}, die=3, chained=rule == "chained")
        if rule not in my_vertices:
            return not_yet(f'The cells are missing: my_vertices["{rule}"].')
        right = set(solve(board, "adjacency-list-bfs").distance)
        for cell in sorted(right ^ my_vertices[rule]):
            if not 1 <= cell <= board.goal:
                return not_yet(f"The board has no cell {cell}: its cells are 1 to {board.goal}.")
            if cell in right:
                return not_yet(f'"{rule}": you can stand on a cell that is missing.', board)
            return not_yet(
                f'"{rule}": you never stand on cell {cell}. A throw that lands there leaves you '
                f"on {board.stand(cell)}.",
                board,
            )
    return solved("Only a jump sets you down on cell 6, and chained jumps carry you on.")
