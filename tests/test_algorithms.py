"""What is particular to single algorithms. All boards and all answers are in other files."""

from __future__ import annotations

import doctest
import inspect
import re
import shlex
import textwrap

import pytest
from hypothesis import given, settings
from oracle import Rules, fewest_throws, moves_of, rules_of
from strategies import SEARCHING, rules

from snl_algos import certificate, check, solve, trace
from snl_algos.algorithms import ALGORITHMS
from snl_algos.algorithms.forward_dp import claimed_route, fill_table, forward_dp
from snl_algos.board import Board
from snl_algos.views import grid

# -- forward-dp and its limits ----------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "true", "said"),
    [
        (Board(50, {2: 30, 23: 48, 33: 20}, start=0), 4, 5),  # skips a snake
        (Board(40, {6: 20, 12: 38}, start=0), 4, 3),  # stands on a ladder's foot
        (Board(20, {2: 20, 10: 20}), 1, 2),  # knows one foot a top, the highest
        (Board(20, {2: 12, 12: 20}), 2, 1),  # two ladders in one throw
        (Board(20, {1: 20}), 4, 0),  # a ladder on the start
        (Board(20, {1: 12, 12: 20}), 2, 0),
        (Board(20, {3: 9, 9: 20}, die=(2, 30), chained=True, start=1), 1, 1),
        (Board(20, {3: 9, 9: 2, 2: 20}, chained=True), 1, 1),  # follows no chain
        (Board(8, {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}), None, 2),  # a snake's head for a goal
        (Board(20, {12: 9}, die=(11,)), 2, None),  # only a snake leads on
        (Board(9, {5: 7}, die=5, overshoot="win"), 2, 2),
        (Board(9, die=7, overshoot="win", start=0), 2, 2),
        (Board(3, die=(5,), overshoot="win"), 1, None),  # knows no throw past the goal
    ],
)
def test_each_limit_shows(board: Board, true: int | None, said: int | None) -> None:
    """A board for each limit, on which the pass is wrong in that way, and stays so."""
    assert solve(board).throws == true
    answer = forward_dp(board)
    assert answer.throws == said
    if said != true:
        assert not certificate(board, answer)


def test_the_table_by_hand() -> None:
    """Ten positions with one ladder and one snake, filled with pencil and paper."""
    least, before = fill_table(Board(9, {2: 7, 8: 3}, die=3, start=0))
    assert least == [0, 1, 1, 1, 2, 2, 2, 1, 2, 2]
    assert before[1:] == [0, 0, 0, 3, 3, 3, 2, 7, 7]


@pytest.mark.parametrize(
    "board",
    [
        Board(40, {6: 20, 12: 38}, start=0),
        Board(20, {2: 12, 12: 20}),
        Board(20, {1: 12, 13: 20}),
        Board(20, {1: 20}),
        Board(1),
    ],
    ids=str,
)
def test_the_claimed_route_fits_the_claimed_throws(board: Board) -> None:
    """As many throws as the table says, end to end, though not every move is legal.

    Catches a route that is followed for ever, where the ladder on the start leads to the goal.
    """
    least, before = fill_table(board)
    route = claimed_route(board, least, before)
    assert len(route) == least[-1]
    here = board.jumps.get(board.start, board.start)  # the ladder on the start takes no throw
    for move in route:
        assert move.landing == here + move.face
        here = move.cell
    assert here == board.goal


def as_published(is_snake: list[bool], ladder: list[int]) -> int:
    """The pass as its source has it: -1 says that no ladder ends on a cell."""
    last = len(ladder) - 1
    least = [0] + [last] * last
    for i in range(1, last + 1):
        for face in range(1, 7):
            if i - face >= 0 and not is_snake[i - face]:
                least[i] = min(least[i], least[i - face] + 1)
        if ladder[i] != -1:
            least[i] = min(least[i], least[ladder[i]])
    return least[last]


def test_the_published_pass_is_not_refused_for_its_empty_boards() -> None:
    """It gets -1 where no ladder ends, as it expects, so it is right without jumps.

    Catches 0 in its arrays: it would take every cell for a ladder from the start.
    """
    for cells in (1, 6, 7, 30):
        board = Board(cells, start=0)
        assert solve(board, as_published).throws == solve(board).throws
    report = check(as_published)
    assert report.signature == "dp-arrays"
    assert report.correct is False
    assert report.board is not None
    assert len(report.board.ladders) == 2  # it climbs two in one throw


# -- repaired-dp and its sweeps ------------------------------------------------------------


def fewest_descents(game: Rules) -> int:
    """The fewest descents in the landings of a shortest route to the goal."""
    true = fewest_throws(game)
    best = {(game.start, 0): 0}  # (cell, last landing) → descents, on shortest routes
    for throws in range(true[game.cells]):
        following: dict[tuple[int, int], int] = {}
        for (cell, before), descents in best.items():
            for _, landing, end in moves_of(game, cell):
                if true[end] == throws + 1:
                    count = descents + (landing < before)
                    known = following.get((end, landing), count)
                    following[end, landing] = min(known, count)
        best = following
    return min(descents for (cell, _), descents in best.items() if cell == game.cells)


def sweeps(board: Board) -> list[dict[int, float]]:
    """The distances after each sweep of repaired-dp."""
    run = trace("repaired-dp", board, max_steps=100_000, max_seconds=60)
    assert run.outcome == "returned"
    begin = [at for at in range(len(run)) if run.steps[at]["says"].startswith("A new sweep")]
    return [dict(run.state(at - 1).distance) for at in [*begin[1:], len(run)]]


def check_sweeps(game: Rules) -> None:
    """What the head of the file says about the number of sweeps."""
    after = sweeps(game.board())
    true = fewest_throws(game)
    assert after[-1] == true
    assert len(after) == 1 or after[-2] == after[-1]
    changes = [{game.start: 0.0}, *after]
    assert all(old != new for old, new in zip(changes, after[:-1], strict=False))
    if game.cells in true:
        throws = true[game.cells]
        final = [at for at, known in enumerate(changes) if known.get(game.cells) == throws]
        assert final[0] == (fewest_descents(game) + 1 if throws else 0)
    if game.overshoot != "bounce" and all(end > foot for foot, end in game.jumps.items()):
        assert len(after) <= 2


@settings(SEARCHING, max_examples=150)
@given(game=rules(cells=(1, 30)))
def test_the_sweeps_on_random_boards(game: Rules) -> None:
    """Catches "two sweeps without snakes", and a loop that ends a sweep early or late."""
    check_sweeps(game)


def test_three_sweeps_without_a_snake() -> None:
    """A bounce leads back, too."""
    board = Board(27, {8: 25, 15: 21, 23: 26}, die=4, overshoot="bounce")
    assert not board.snakes
    assert len(sweeps(board)) == 3
    check_sweeps(rules_of(board))


# -- the others --------------------------------------------------------------------------


def test_level_bfs_leaves_the_board_whole() -> None:
    """A published form of it marks the grid itself, and answers wrongly the second time."""
    board = Board(36, {2: 15, 14: 35, 17: 13})
    drawn = grid(board)
    answers = [ALGORITHMS["level-bfs"](board).throws for _ in range(3)]
    assert answers == [4, 4, 4]
    assert grid(board) == drawn


@pytest.mark.parametrize("name", ALGORITHMS)
def test_asked_twice_it_says_the_same(name: str) -> None:
    """Catches an answer that depends on something kept from an earlier call."""
    board = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
    first = ALGORITHMS[name](board)
    other = ALGORITHMS[name](Board(12, {12: 1}))
    assert ALGORITHMS[name](board) == first
    assert ALGORITHMS[name](Board(12, {12: 1})) == other


# -- the commands in the heads ---------------------------------------------------------------


@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_command_in_the_head_prints_what_it_shows(name: str) -> None:
    """Each head shows one command that runs its algorithm; `...` is for what it leaves out."""
    pytest.importorskip("typer")
    from command import snl

    head = inspect.getmodule(ALGORITHMS[name].function).__doc__ or ""
    found = re.search(r"^    \$ (?:echo (.+) \| )?snl (.+)\n((?:    .*\n?)+)", head, re.MULTILINE)
    assert found, "a command and what it prints"
    piped, command, printed = found.groups()
    stdin = " ".join(shlex.split(piped or ""))
    arguments = shlex.split(command)
    assert arguments[arguments.index("--algorithm") + 1] == name
    ran = snl(*arguments, stdin=stdin.encode())
    shown, wanted = ran.out + ran.err, textwrap.dedent(printed)
    checker = doctest.OutputChecker()
    assert checker.check_output(wanted, shown, doctest.ELLIPSIS), shown
