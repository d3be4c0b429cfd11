"""The page with all conditions: it names each algorithm, its time, and boards that break it."""

from __future__ import annotations

import re
from itertools import permutations, product
from pathlib import Path

from snl_algos import ALGORITHMS, MISTAKES, Board, load_board, solve
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.course.prices import settled_once
from snl_algos.course.suspects import SUSPECTS, throws_of

PAGE = Path(__file__).parents[2] / "book" / "algorithms.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ")
]


def test_each_algorithm_is_there_with_its_time() -> None:
    """Would catch: an algorithm that the page passes over, or a time that is another one."""
    said = {
        name[1]: time.strip("`")
        for _, what, time, _ in ROWS
        if (name := re.match(r"`([a-z-]+)`", what))
    }
    said.pop("check")
    assert said == {name: entry.time for name, entry in ALGORITHMS.items()}


def test_the_forward_pass_is_right_where_the_page_says() -> None:
    """Would catch: a condition that lets boards through on which the pass is wrong."""
    (condition,) = (holds for holds, what, *_ in ROWS if what.startswith("`forward-dp`"))
    jump, die_has = "at most one jump, not on the first or the last cell", "a die without gaps"
    assert condition == f"{jump}, and {die_has}"
    for cells, die, start in product(range(2, 9), (1, 2, 3, 6), (0, 1)):
        inner = range(2, cells)
        pairs = [{}, *({foot: end} for foot, end in permutations(inner, 2))]
        for board in (Board(cells, jumps, die=die, start=start) for jumps in pairs):
            assert solve(board, "forward-dp").throws == solve(board).throws, board


def test_what_breaks() -> None:
    """Would catch: a board of the page that breaks nothing, or a number that is not so."""
    page = PAGE.read_text(encoding="utf-8")
    fewest = load_board("fewest-pips")
    route = solve(fewest).route
    assert route is not None
    assert sum(move.face for move in route) == 6
    assert dijkstra(fewest, cost=pips).distance[fewest.goal] == 3
    for name, says, right in (
        ("empties-every-foot", -1, 2),
        ("meets-too-soon", 3, 2),
        ("aims-too-high", 3, 2),
    ):
        board = MISTAKES[name].board
        assert board is not None
        assert f"`{board!r}`" in page
        assert (MISTAKES[name](board), solve(board).throws) == (says, right)
    assert solve(Board(4, {2: 1, 3: 2}, die=2), "forward-dp").throws is None
    snake_pays = {True: -1, False: 1}
    paid = Board(6, {5: 2}, die=2)
    assert settled_once(paid, lambda move: snake_pays[move.cell < move.landing]) == 3
    assert throws_of("matrix", load_board("thirty")) == 2
    votes = [throws_of(name, load_board("fifty")) for name in SUSPECTS]
    assert sorted(map(str, votes)) == ["5", "6", "6", "9", "9"]
