"""The exercises of lesson 1, A board is a graph."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from ...board import Board
from ..learner_calls import Failed, called, plain_boards, said
from ..register import Attempt, task
from ..values import same
from ..verdict import Verdict, not_yet, solved

#: More cells than any of the boards of exercise 1.1 has.
MAX_CELLS = 100


@task(
    "1.1",
    title="Where can one throw take me?",
    kind="complete",
    defines="my_successors",
    task="""
        Here is a *stub*, the beginning of a function. It runs, but it is not right yet. Complete
        it: it returns the list of cells on which you can stand after one throw from `cell`, each
        of them once, in any order. `cells` is the number of cells, `jumps` a
        dictionary from foot to top and from head to tail, `die` the number of faces. A throw takes
        at most one jump. A throw past the last cell does not move you.
    """,
    stub="""
        def my_successors(cells, jumps, die, cell):
            ends = []
            for face in range(1, die + 1):
                ends.append(cell + face)
            return ends
    """,
    hints=(
        "Two things are missing: what happens past the last cell, and what happens on a jump.",
        """
        `jumps.get(landing, landing)` is the end of the jump, or the landing itself if there is
        none.
        """,
        "Two faces can leave you on the same cell. Ask whether the cell is in the list already.",
    ),
    solution="""
        def my_successors(cells, jumps, die, cell):
            ends = []
            for face in range(1, die + 1):
                landing = cell + face
                if landing <= cells:
                    stand = jumps.get(landing, landing)
                    if stand not in ends:
                        ends.append(stand)
            return ends
    """,
    attempts=(
        Attempt("no jumps", (("jumps.get(landing, landing)", "landing"),), Board(3, {2: 1}, die=3)),
        Attempt(
            "the same cell twice",
            (("if stand not in ends:", "if True:"),),
            Board(3, {2: 3}, die=3),
        ),
        Attempt(
            "one jump after another",
            (
                ("stand = jumps.get(landing, landing)", "stand = landing"),
                (
                    "            if stand not in ends:",
                    "            for _ in range(9):\n"
                    "                stand = jumps.get(stand, stand)\n"
                    "            if stand not in ends:",
                ),
            ),
            Board(4, {2: 1, 3: 2}, die=3),
        ),
    ),
)
def where_one_throw_leads(my_successors: Callable[..., Any]) -> Verdict:
    """Asks for every cell of every small board with at most two jumps."""
    asked = 0
    for board in plain_boards(range(2, 6), die=3, jumps=2):
        for cell in range(1, board.goal):
            expected = sorted(board.successors(cell))
            got = called(my_successors, board.cells, dict(board.jumps), 3, cell)
            asked += 1
            if not same(_sorted(got), expected):
                moves = "; ".join(map(str, board.moves(cell)))
                return not_yet(
                    f"From cell {cell} you can stand on {expected}, but {said(got)}.",
                    board,
                    f"from cell {cell}: {moves}",
                )
    return solved(f"It is right for all {asked} cells that were tried.")


def _sorted(got: Any) -> list[Any] | None:
    """Put in order what a call returned; None if that has no order."""
    try:
        return sorted(islice(got, MAX_CELLS))
    except TypeError:
        return None


@task(
    "1.2",
    title="Count the edges",
    kind="write",
    defines="my_edges",
    task="""
        Write `my_edges(cells, die)`: the number of edges of a board without jumps, for any number
        of cells and any die with the faces 1, 2, 3 and so on. The stub forgets the throws that are
        lost at the end of the board.
    """,
    stub="""
        def my_edges(cells, die):
            return cells * die
    """,
    hints=(
        "How many edges leave the last cell? And the one before it?",
        "`min(die, cells - cell)` edges leave a cell.",
    ),
    solution="""
        def my_edges(cells, die):
            return sum(min(die, cells - cell) for cell in range(1, cells + 1))
    """,
    attempts=(
        Attempt(
            "the formula for long boards, on every board",
            (
                (
                    "sum(min(die, cells - cell) for cell in range(1, cells + 1))",
                    "die * cells - die * (die + 1) // 2",
                ),
            ),
            Board(2, die=3),
        ),
        Attempt(
            "an edge from the goal to itself",
            (("cells - cell)", "cells - cell + 1)"),),
            Board(2, die=1),
        ),
    ),
)
def count_the_edges(my_edges: Callable[..., Any]) -> Verdict:
    """Asks for every small board without jumps."""
    for cells in range(2, 9):
        for die in range(1, 7):
            board = Board(cells, die=die)
            expected = sum(len(board.moves(cell)) for cell in range(1, cells + 1))
            got = called(my_edges, cells, die)
            if not same(got, expected):
                return not_yet(f"Number of edges: {expected}, but {said(got)}.", board)
    return solved("It is right for every board that was tried.")


@task(
    "1.3",
    title="A reader that refuses",
    kind="repair",
    defines="my_jumps",
    task="""
        Complete the function. It makes a dictionary from pairs like `[(3, 11), (8, 5)]`. If a
        second jump leaves a cell, it raises a `ValueError` whose message contains the number of
        that cell.
    """,
    stub="""
        def my_jumps(pairs):
            return dict(pairs)
    """,
    hints=(
        "Begin with an empty dictionary, and look into it before you put a jump in.",
        """
        `if foot in jumps: raise ValueError(...)`. Two jumps may *end* on one cell, and a jump may
        end where another begins. Both of these are boards.
        """,
    ),
    solution="""
        def my_jumps(pairs):
            jumps = {}
            for foot, end in pairs:
                if foot in jumps:
                    raise ValueError(f"two jumps from cell {foot}: to {jumps[foot]} and to {end}")
                jumps[foot] = end
            return jumps
    """,
    attempts=(
        Attempt(
            "refuses two jumps that end on one cell",
            (("if foot in jumps:", "if end in jumps.values():"), ("to {jumps[foot]} and ", "")),
        ),
        Attempt(
            "takes the same jump twice",
            (("if foot in jumps:", "if foot in jumps and jumps[foot] != end:"),),
        ),
        Attempt("returns the error", (("raise ValueError", "return ValueError"),)),
        Attempt(
            "does not name the cell",
            (('f"two jumps from cell {foot}: to {jumps[foot]} and to {end}"', '"a bad board"'),),
        ),
    ),
)
def a_reader_that_refuses(my_jumps: Callable[..., Any]) -> Verdict:
    """Gives it lists of pairs that are boards, and some that are not."""
    good: list[list[tuple[int, int]]] = [
        [], [(3, 11), (8, 5)], [(2, 9), (4, 9)], [(2, 4), (4, 9)],
    ]  # fmt: skip
    for pairs in good:
        got = called(my_jumps, list(pairs))
        if not same(got, dict(pairs)):
            return not_yet(f"{pairs} is a board, but {said(got)}.")
    for pairs, cell in (([(3, 11), (8, 5), (3, 1)], 3), ([(7, 2), (7, 2)], 7)):
        got = called(my_jumps, list(pairs))
        if isinstance(got, Exception):
            return not_yet(f"{pairs}: the error is returned, as a value. It has to be raised.")
        if not isinstance(got, Failed):
            return not_yet(f"In {pairs} two jumps leave cell {cell}, but {said(got)}.")
        if not isinstance(got.error, ValueError):
            return not_yet(f"{pairs}: a ValueError is asked for, but {got}.")
        if str(cell) not in str(got.error):
            return not_yet(f"{pairs}: the message {str(got.error)!r} does not name cell {cell}.")
    return solved("It reads four good lists and refuses two broken ones.")


@task(
    "1.4",
    title="What HackerRank sends",
    kind="write",
    defines="my_reader",
    task="""
        On HackerRank a program reads its boards as text. The first line says how many boards
        follow. For each board there is a line with the number of ladders, a line for each ladder
        with its foot and its top, a line with the number of snakes, and a line for each snake with
        its head and its tail. Some texts have empty lines or more spaces, too. Complete the
        function. It returns a list with the jumps of each board, as a dictionary. The stub reads
        the ladders of the first board only.
    """,
    stub="""
        def my_reader(text):
            lines = text.splitlines()
            jumps = {}
            for line in lines[2 : 2 + int(lines[1])]:
                foot, top = line.split()
                jumps[int(foot)] = int(top)
            return [jumps]
    """,
    hints=(
        """
        Lines are not important: all that matters is the order of the numbers. `text.split()`
        gives you all of them, whatever is between them.
        """,
        """
        `numbers = map(int, text.split())`, and then `next(numbers)` is always the number that
        comes next. First the number of boards. Then for each board twice: how many jumps, and the
        two ends of each.
        """,
    ),
    solution="""
        def my_reader(text):
            numbers = map(int, text.split())
            boards = []
            for _ in range(next(numbers)):
                jumps = {}
                for _ in ("ladders", "snakes"):
                    for _ in range(next(numbers)):
                        start = next(numbers)
                        jumps[start] = next(numbers)
                boards.append(jumps)
            return boards
    """,
    attempts=(
        Attempt("ladders only", (('("ladders", "snakes")', '("ladders",)'),)),
        Attempt(
            "the first board only",
            (("range(next(numbers)):\n        jumps", "range(1):\n        jumps"),),
        ),
        Attempt(
            "one dictionary for all boards",
            (
                ("        jumps = {}\n", ""),
                ("    boards = []\n", "    boards = []\n    jumps = {}\n"),
            ),
        ),
    ),
)
def what_hackerrank_sends(my_reader: Callable[..., Any]) -> Verdict:
    """Gives it texts with one board and with several, with and without ladders and snakes."""
    texts: dict[str, list[dict[int, int]]] = {
        "1\n1\n32 62\n0\n": [{32: 62}],
        "1\n1\n32 62\n2\n95 13\n97 25\n": [{32: 62, 95: 13, 97: 25}],
        "2\n1\n3 90\n1\n99 10\n2\n8 52\n6 80\n1\n51 19\n": [
            {3: 90, 99: 10},
            {8: 52, 6: 80, 51: 19},
        ],
        "2\n0\n1\n17 4\n0\n0\n": [{17: 4}, {}],
        "1\n1\n32  62\n\n1\n95 13": [{32: 62, 95: 13}],
    }
    for text, expected in texts.items():
        got = called(my_reader, text)
        if not same(got, expected):
            return not_yet(f"{text!r} means {expected}, but {said(got)}.")
    return solved(f"All {len(texts)} texts are read correctly.")
