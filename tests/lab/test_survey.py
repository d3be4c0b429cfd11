"""Surveys: what they count is what a plain loop counts, whatever happens on the way."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest
from oracle import Rules, every_jumps, fewest_throws

from snl_algos import MISTAKES, Board
from snl_algos.lab.survey import Results, run
from snl_algos.lab.survey_plan import Plan, SurveyError
from snl_algos.programs import ALGORITHMS

PLAN: dict[str, Any] = {
    "programs": ["forward-dp", "queue-bfs", "one-visited-set"],
    "shard": 40,
    "boards": [{"every": [4, 5], "dice": [1, 2], "rules": "anything", "most_jumps": 3},
               {"random": 30, "cells": 30, "snakes": 4, "ladders": 4}],
}  # fmt: skip
SMALL = {**PLAN, "boards": [{"every": [4], "dice": [2]}], "shard": 3}


class Here(Executor):
    """Runs at once, in this process; its workers die after some shards."""

    def __init__(self, shards: float = float("inf")) -> None:
        self.left = shards

    def submit(self, call: Any, /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(BrokenExecutor())
        else:
            future.set_result(call(*words, **named))
        return future


def test_it_counts_what_a_plain_loop_counts(tmp_path: Path) -> None:
    """Count by count, against the oracle: boards, rules and judgement are all its own.

    Would also catch: a smallest board that is not the smallest.
    """
    one = PLAN["boards"][0]
    results = run(Plan({**PLAN, "boards": [one]}), tmp_path / "a.jsonl", Here())
    found = results.totals()
    wanted = {name: Counter[str]() for name in PLAN["programs"]}
    sizes: dict[tuple[str, str], tuple[int, int]] = {}
    for cells in one["every"]:
        for jumps in every_jumps(cells):
            for die in one["dice"] if len(jumps) <= one["most_jumps"] else ():
                game = Rules(cells, jumps, die)
                right = fewest_throws(game).get(cells)
                for name in wanted:
                    program = ALGORITHMS.get(name) or MISTAKES[name]
                    its = kind(program, game, right)
                    wanted[name][its] += 1
                    size = (cells, len(jumps))
                    sizes[name, its] = min(size, sizes.get((name, its), size))
    # A right number with a route that is none; how one is recognised is tested elsewhere.
    found["forward-dp"]["right"] += found["forward-dp"].pop("illegal-route")
    assert found == wanted
    for smallest in results.smallest:
        if smallest.kind not in ("right", "illegal-route"):
            size = (smallest.board.cells, len(smallest.board.jumps))
            assert size == sizes[smallest.program, smallest.kind]


def kind(program: Any, game: Rules, right: int | None) -> str:
    """What a program's answer is, in words of its own."""
    board = Board(game.cells, game.jumps, die=game.die)
    try:
        answer = program(board)
    except Exception:
        return "raised"
    said = getattr(answer, "throws", answer)
    said = None if said == -1 else said
    if said == right:
        return "right"
    if said is None or right is None:
        return "misses-every-route" if said is None else "answers-out-of-reach"
    return "too-high" if said > right else "too-low"


def test_a_run_that_was_ended_continues(tmp_path: Path) -> None:
    """Would catch: a shard that is lost, or counted twice, wherever a run was ended."""
    plan, file = Plan(SMALL), tmp_path / "a.jsonl"
    whole = run(plan, file, Here())
    text = file.read_bytes()
    for size in range(0, len(text), 97):
        file.write_bytes(text[:size])
        done: list[int] = []
        found = run(plan, file, Here(), progress=lambda now, _: done.append(now))  # noqa: B023
        assert (found.counts, found.smallest) == (whole.counts, whole.smallest)
        lost = len(plan.shards) - max(0, text[:size].count(b"\n") - 1)
        assert len(done) == lost
    assert sorted(file.read_bytes().splitlines()) == sorted(text.splitlines())


def test_a_finished_shard_is_in_the_file_at_once(tmp_path: Path) -> None:
    """Would catch: a kill that loses what is finished, because it was not written yet."""
    file, seen = tmp_path / "a.jsonl", list[int]()
    run(
        Plan(SMALL), file, Here(),
        progress=lambda done, shards: seen.append(file.read_text().count("\n") - done),
    )  # fmt: skip
    assert seen and set(seen) == {1}  # the head


def test_workers_that_die_lose_no_finished_shard(tmp_path: Path) -> None:
    """Would catch: a traceback, or the work of an hour gone with one worker."""
    plan, file = Plan(SMALL), tmp_path / "a.jsonl"
    with pytest.raises(SurveyError, match="a worker died; finished shards are kept"):
        run(plan, file, Here(shards=2))
    assert len(file.read_bytes().splitlines()) >= 1
    found = run(plan, file, Here())
    assert sum(found.totals()["queue-bfs"].values()) == plan.boards


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    """Would catch: a file of something else that is cut off or added to."""
    file = tmp_path / "a.jsonl"
    run(Plan(PLAN), file, Here())
    for text in (file.read_bytes(), b"mine", b"mine\n", b'{"format": "another"}\n'):
        file.write_bytes(text)
        with pytest.raises(SurveyError, match="no results of this plan"):
            run(Plan(SMALL), file, Here())
        assert file.read_bytes() == text
    with pytest.raises(SurveyError, match="directory"):
        run(Plan(SMALL), tmp_path, Here())


def test_results_come_back_as_they_were(tmp_path: Path) -> None:
    """Would catch: a count or a board that is lost in the file, or a bad file with a traceback."""
    found, file = run(Plan(PLAN), tmp_path / "a.jsonl", Here()), tmp_path / "a.json"
    file.write_text(found.to_json(), "utf-8")
    again = Results.read(file)
    assert (again.counts, again.smallest, again.plan) == (found.counts, found.smallest, found.plan)
    assert sum(kinds.total() for kinds in again.totals().values()) == 3 * found.plan.boards
    later = json.dumps({"format": "snl-survey", "version": 9})
    for text, words in (("[", "no"), ("{}", "not results"), (later, "version 9")):
        file.write_text(text, "utf-8")
        with pytest.raises(SurveyError, match=words):
            Results.read(file)
    with pytest.raises(SurveyError, match="cannot be read"):
        Results.read(tmp_path / "none.json")
