"""What the texts of the lessons say of boards and programs, where no cell of theirs prints it."""

from __future__ import annotations

import random
import re

import pytest

pytest.importorskip("nbformat")

from heapq import heappop, heappush

from lessons.notebooks import cells, printed, text

from snl_algos import (
    ALGORITHMS,
    MISTAKES,
    Board,
    Move,
    check,
    compare,
    load_board,
    random_board,
    solve,
    trace,
)
from snl_algos.algorithms.bellman_ford import bellman_ford
from snl_algos.algorithms.dijkstra import dijkstra
from snl_algos.costs import pips
from snl_algos.course import exercise, speed
from snl_algos.course.chance import after_a_throw, average_throws, with_die
from snl_algos.course.heuristics import edges, remaining
from snl_algos.course.passes import interval, verdicts
from snl_algos.course.prices import play, with_toll
from snl_algos.course.queues import jumpy, longest_queue
from snl_algos.course.sweeps import staircase
from snl_algos.tracing import count_lines

# -- lesson 1 --------------------------------------------------------------------------------------


def test_what_the_lesson_says_of_the_board_is_so() -> None:
    board = load_board("thirty")
    answer = solve(board)
    assert sorted(board.snakes.values()) == [1, 4, 7, 9]
    assert [c for c in board.snakes.values() if answer.distance[c] == 2] == [9]
    ends = {move.cell for cell in answer.distance for move in board.moves(cell)}
    assert ends <= answer.distance.keys()  # "There all four hold"
    assert {move.cell for move in board.moves(1)} == {2, 22, 4, 8, 6, 7}
    assert any(
        solve(Board(30, {**board.jumps, foot: top})).throws == 2
        for foot in range(2, 30)
        for top in range(foot + 1, 30)
        if foot not in board.jumps
    )


def test_six_heads_are_needed_and_enough() -> None:
    """On the board of exercise 1.3, with every wall of five and of six heads."""
    for first in range(2, 14):
        five = dict.fromkeys(range(first, first + 5), 1)
        assert solve(Board(20, five)).throws is not None
        assert solve(Board(20, {**five, first + 5: 1})).throws is None
    assert exercise("1.3").check(dict.fromkeys(range(10, 16), 1)).passed


# -- lesson 4 --------------------------------------------------------------------------------------


def test_the_queue_grows_with_the_board_if_there_are_many_jumps() -> None:
    """Would catch: a board of the figure whose queue is as short as without jumps."""
    lengths = [longest_queue(jumpy(cells)) for cells in (2_000, 20_000)]
    assert 9 < lengths[1] / lengths[0] < 11
    assert "160,000 cells without jumps? And on one with 64,000 jumps" in text(4)
    assert sum(end != -1 for end in jumpy(160_000)) == 64_000
    assert longest_queue([-1] * 20_000) == 6


# -- lesson 8 --------------------------------------------------------------------------------------


def edges_on(board: Board, name: str) -> int:
    """How many edges a program examines."""
    return edges(board, [name])[name]


def test_the_first_number_of_the_goal_may_be_too_large() -> None:
    """What the third hint of its first exercise warns of."""
    one = exercise("8.1")
    early = one.solution.replace("while changed:", "while changed and board.goal not in distance:")
    board = Board(33, {2: 20, 20: 33, 21: 17})
    assert (one.run(early)["sweeping"](board), solve(board).throws) == (4, 3)


def test_the_work_on_staircases() -> None:
    counted = [edges_on(staircase(snakes), "repaired-dp") for snakes in (50, 100, 200)]
    assert [staircase(snakes).cells for snakes in (50, 100, 200)] == [104, 204, 404]
    assert counted == [5_356, 20_706, 81_406]
    assert [edges_on(staircase(snakes), "queue-bfs") for snakes in (50, 100)] == [52, 102]
    assert edges_on(Board(200), "repaired-dp") < 2.1 * edges_on(Board(100), "repaired-dp")


# -- lesson 9 --------------------------------------------------------------------------------------


def pays(move: Move) -> int:
    return -1 if move.cell < move.landing else 1


def test_the_routes_that_the_answer_names(capsys: pytest.CaptureFixture[str]) -> None:
    """Two routes with the fewest throws, and faces that a learner may try.

    Would catch: a route of the text that costs something else, or cannot be played.
    """
    board = load_board("fewest-pips")
    for faces, cost in (([6, 5], 11), ([5, 1], 6), ([1, 1, 1], 3)):
        play(board, faces, pips)
        assert capsys.readouterr().out.endswith(f"land on 12: cost so far {cost}\n")
    assert dijkstra(board).throws == 2
    play(board, [6, 6, 1], pips)
    said = capsys.readouterr().out.splitlines()
    assert said[1:] == ["roll 6: from cell 7 it moves you nowhere"]


def test_tolls_that_make_ladders_too_expensive() -> None:
    """Would catch: a toll of the text from which on another route is cheaper."""
    thirty = load_board("thirty")
    for toll, cost in ((0, 3), (1, 4), (2, 5), (3, 5)):
        assert dijkstra(thirty, with_toll(toll)).distance[thirty.goal] == cost
    assert bellman_ford(Board(30, thirty.snakes)).throws == 5


# -- lesson 10 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", [1, -1])
def test_an_admissible_bound_that_is_not_consistent_can_mislead(sign: int) -> None:
    """The board of the text, whichever cell comes first among equal sums.

    Would catch: a board on which A* is right after all, or a bound that is too high.
    """
    board, bound = Board(8, {6: 1}, die=2), {3: 3}
    assert all(bound.get(cell, 0) <= left for cell, left in remaining(board).items())
    distance, settled, heap = {1: 0}, set[int](), [(0, sign)]
    while board.goal not in settled:
        cell = abs(heappop(heap)[1])
        if cell in settled:
            continue
        settled.add(cell)
        for end in board.successors(cell):
            if end not in settled and distance[cell] + 1 < distance.get(end, 99):
                distance[end] = distance[cell] + 1
                heappush(heap, (distance[end] + bound.get(end, 0), sign * end))
    assert (distance[board.goal], solve(board).throws) == (5, 4)


# -- lesson 11 -------------------------------------------------------------------------------------


def test_what_each_method_catches() -> None:
    """Would catch: an answer that was written before the numbers."""
    (table,) = (cell for cell in cells(11, "code") if "boards it fails on" in cell.source)
    rows = {
        found[1]: [int(n) for n in found[2].split()]
        for found in re.finditer(r"^(\S+) +([\d ]+)$", printed(table), re.MULTILINE)
        if found[1] in MISTAKES
    }
    caught = [{name for name in rows if rows[name][column]} for column in range(4)]
    assert max(caught, key=len) == caught[2]
    boards = [MISTAKES[name].board for name in caught[3] - caught[2]]
    assert [board.cells for board in boards if board is not None] == [7, 7]
    assert set(rows) - set().union(*caught) == {"cap-on-depth"}


def test_most_wrong_programs_pass_the_samples() -> None:
    """Would catch: samples that were changed, or a gallery that is another one."""
    (counting,) = (cell for cell in cells(11, "code") if "samples_table" in cell.source)
    programs, passing = map(int, re.findall(r"\d+ (?=programs|of them)", printed(counting)))
    assert programs == len(MISTAKES)
    assert passing > programs / 2
    assert {"stands-on-a-head", "jump-is-optional", "skips-snakes", "one-visited-set"}.isdisjoint(
        printed(counting).split()
    )


def test_how_many_boards_show_the_mistake() -> None:
    """Would catch: a share, or a number of boards, that is not that of the forward pass."""
    share = 1 - verdicts(2000)["right"] / 2000
    assert verdicts(30)["right"] == 30
    assert "on about 35 of 1,000" in text(11) and round(share, 3) == 0.035
    assert "about one in three" in text(11) and 0.3 < (1 - share) ** 30 < 0.37
    assert "85 boards" in text(11) and (1 - share) ** 85 <= 0.05 < (1 - share) ** 84
    assert interval(0, 1000) == pytest.approx((0, 0.0038), abs=1e-4)


# -- lesson 12 -------------------------------------------------------------------------------------


def test_each_throw_from_28_and_29_wins_with_the_same_chance() -> None:
    """Would catch: a cell on which another face does harm."""
    board = load_board("thirty")
    assert {str(after_a_throw(board, cell)[30]) for cell in (28, 29)} == {"1/6"}
    assert average_throws(board)[28] == average_throws(board)[29] == 6
    assert f"{float(average_throws(board)[1]):.2f}" == "14.32" and "14.32 throws" in text(12)


def test_the_two_dice_alone() -> None:
    """Would catch: an average of another board or another die."""
    board = load_board("milton-bradley")
    averages = [float(average_throws(each)[0]) for each in (board, with_die(board, 3))]
    assert f"{averages[0]:.1f}" == "39.6" and "the usual one 39.6" in text(12)
    assert f"{averages[1]:.0f}" == "81" and "81 throws" in text(12)


# -- lesson 15 -------------------------------------------------------------------------------------


def test_what_the_lesson_counts() -> None:
    board = random_board(100, snakes=10, ladders=10, seed=1)
    lines = {name: count_lines(ALGORITHMS[name], board) for name in ("queue-bfs", "bitset-bfs")}
    assert lines["queue-bfs"] == 2399
    assert (lines["bitset-bfs"] or 0) < 2399 / 3
    work = compare(board, ["queue-bfs"]).rows[0].work
    assert work is not None
    assert (work.cells, work.edges) == (84, 483)
    assert "takes a cell 84 times and examines 483 throws" in text(15)


@pytest.mark.parametrize("cells", range(8, 21))
def test_each_entry_decides_on_one_board(cells: int) -> None:
    """Would catch: an entry that need not be read, on a board with six snakes before the goal."""
    snakes = dict.fromkeys(range(cells - 6, cells), 1)
    assert solve(Board(cells, snakes)).throws is None
    for cell in range(2, cells):
        assert solve(Board(cells, {**snakes, cell: cells})).throws is not None, cell


def test_the_memory_of_the_lesson() -> None:
    """Lines are kept in the order of their last use; two bits a cell fit into them all."""
    cells = list(range(100_000))
    anywhere = random.Random(1).sample(cells, len(cells))
    assert speed.misses(cells, 512) == speed.misses(anywhere, 512) == 100_000
    assert speed.misses(cells, 2) == speed.misses(anywhere, 2) == 391
    assert speed.misses(anywhere, 32) > 10 * speed.misses(cells, 32)
    assert speed.misses([0, 16, 0, 32, 16, 0], 32, lines=2) == 5


# -- lesson 16 -------------------------------------------------------------------------------------


def test_what_it_begins_with_overwrites_the_start() -> None:
    one = exercise("16.1")
    mine = one.run(one.stub)["repaired"]
    report = check(mine)
    assert report.board == Board(3, {2: 1})
    assert (report.expected, report.got) == (1, 2)
    # What the text says of the stepper: it shows `distance` as it is, and not as distances.
    run = trace(mine, report.board)
    roles = run.to_dict()["roles"]
    assert (roles["frontier"], roles["distance"]) == ("queue", None)
    kept = [run.state(at).variables["distance"] for at in range(len(run.steps))]
    assert kept[0].startswith("[0, ") and kept[-1].startswith("[1, ")
