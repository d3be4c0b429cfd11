"""Lesson 16: what its text says of its first function."""

from __future__ import annotations

from snl_algos import Board, check, trace
from snl_algos.course import exercise


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
