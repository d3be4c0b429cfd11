"""Lesson 18: what its text says of its first function."""

from __future__ import annotations

from random import Random

from snl_algos import Board, check, solve, trace
from snl_algos.course import exercise
from snl_algos.views import move_array


def test_what_it_begins_with_overwrites_the_start() -> None:
    one = exercise("18.1")
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


def test_when_two_distances_at_once_are_harmless() -> None:
    """Would catch: a condition that is not enough, such as one that forgets jumps that meet."""
    one = exercise("18.1")
    writes = "distance[landing] = distance[stand] ="
    guard = "assert stand == landing or distance[stand] == move[stand] == -1"
    assert writes in one.stub
    guarded = one.run(one.stub.replace(writes, f"{guard}\n                {writes}"))["repaired"]
    random, harmless = Random(1), 0
    for _ in range(3000):
        size = random.randint(8, 16)
        jumps = {random.randrange(2, size): random.randint(1, size) for _ in range(3)}  # may meet
        board = Board(size, {begin: end for begin, end in jumps.items() if begin != end})
        try:
            throws = guarded(move_array(board), board.cells)
        except AssertionError:
            continue
        right = solve(board).throws
        assert throws == (-1 if right is None else right), board
        harmless += 1
    assert harmless > 100
