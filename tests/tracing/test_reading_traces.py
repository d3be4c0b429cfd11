"""`Trace.from_dict`: whatever was written is read again, and nothing else is."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

from snl_algos import ALGORITHMS, Answer, Board, Trace, load_board, trace
from snl_algos.findings import Finding
from snl_algos.tracing import TraceError, schema

BOARDS = {
    "thirty": load_board("thirty"),
    "start 0, a die with gaps": Board(9, {4: 8}, start=0, die=(2, 3)),
    "chained": Board(20, {3: 9, 9: 15}, chained=True, overshoot="bounce"),
    "out of reach": load_board("out-of-reach"),
    "one cell": Board(1),
}
CHECKER = jsonschema.Draft202012Validator(schema())


def raises(board: Board) -> None:
    queue = [board.start]
    raise ValueError(f"no cell {queue[0] - 1}")


def never_ends(board: Board) -> None:
    cell = 1
    while True:
        cell = cell % board.cells + 1


def gives(value: Any) -> Any:
    def program(board: Board) -> Any:
        cell = board.start
        return value if cell else None

    return program


def read_again(run: Trace) -> Trace:
    """What is read from the JSON of a trace; it must be the same in all that can be asked."""
    again = Trace.from_dict(json.loads(run.to_json()))
    assert again.to_json() == run.to_json()
    assert again.board == run.board
    assert (again.outcome, again.counts, len(again)) == (run.outcome, run.counts, len(run))
    assert again.findings == run.findings
    assert again.ending() == run.ending()
    assert again.to_text() == run.to_text()
    assert again.line_of_error() == run.line_of_error()
    for i in range(len(run)):
        assert again.state(i) == run.state(i)
    return again


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_algorithm(name: str) -> None:
    for board in BOARDS.values():
        run = trace(name, board)
        again = read_again(run)
        assert isinstance(again.answer, Answer)
        assert again.answer == run.answer
        assert again.to_answer() == run.to_answer()


def test_a_run_that_raised() -> None:
    again = read_again(trace(raises, BOARDS["thirty"]))
    assert again.outcome == "raised"
    assert again.line_of_error() == raises.__code__.co_firstlineno + 2
    assert again.answer is None


def test_a_run_that_was_stopped() -> None:
    again = read_again(trace(never_ends, BOARDS["thirty"], max_steps=40))
    assert again.outcome == "stopped"
    assert len(again) == 40


def test_a_whole_number_is_read_as_one_and_other_values_as_their_text() -> None:
    for number in (3, 0, -7, 2**53 - 1):
        again = read_again(trace(gives(number), BOARDS["thirty"]))
        assert again.answer == number
        assert type(again.answer) is int
    for value in ("three", 2.5, True, (1, 2), {1: 2}, 2**60):
        assert read_again(trace(gives(value), BOARDS["thirty"])).answer == repr(value)


def test_nothing_returned() -> None:
    run = trace(gives(None), BOARDS["thirty"])
    assert read_again(run).ending() == "returned None"


def test_a_run_without_steps() -> None:
    assert len(read_again(trace(len, BOARDS["thirty"]))) == 0


def test_findings_come_along() -> None:
    found = Finding("stands-on-a-jump", cells=(3,), jumps=((3, 22),))
    again = read_again(trace("queue-bfs", BOARDS["thirty"]).with_findings(found))
    assert again.findings == (found,)


def test_what_is_read_can_be_changed_without_harm() -> None:
    run = trace("queue-bfs", BOARDS["thirty"])
    again = Trace.from_dict(run.to_dict())
    again.state(3).distance.clear()
    assert again.state(3) == run.state(3)


# -- what is refused -----------------------------------------------------------------------


GOOD = json.loads(trace("queue-bfs", Board(8, {3: 7})).to_json())


def test_what_is_not_a_trace_or_of_another_version() -> None:
    data: Any
    for data in (None, 3, "text", [], {}, {"format": "snl-board"}):
        with pytest.raises(TraceError, match=r'not a trace: its "format" must be "snl-trace"'):
            Trace.from_dict(data)
    for version in (1, 3, "2", None, 10**5000):
        with pytest.raises(TraceError, match=r"has version .*knows version 2; record it again"):
            Trace.from_dict({**GOOD, "version": version})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"steps": [{}]}, "'line' is missing"),
        ({"steps": 5}, ""),
        ({"title": 10**5000}, ""),
        ({"board": {**GOOD["board"], "cells": 0}}, "the number of cells must be 1 to"),
        ({"board": 8}, ""),
        ({"answer": {"throws": 2, "route": [[1]], "distance": {}}}, ""),
        ({"findings": [{"kind": "no-such", "says": ""}]}, "no kind of finding 'no-such'"),
        ({"findings": [{"kind": "start-not-at-0", "says": ""}]}, ""),
    ],
)
def test_damage_is_refused(change: dict[str, Any], said: str) -> None:
    """Would catch: a damaged file that ends a command with a traceback."""
    with pytest.raises(TraceError, match=f"the trace is damaged: .*{said}"):
        Trace.from_dict({**GOOD, **change})


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in some data; of a long list, to its ends."""
    if path:
        yield path
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*path, key))
    elif isinstance(data, list):
        for at in {0, 1, len(data) - 1} & set(range(len(data))):
            yield from places(data[at], (*path, at))


PLACES = list(places(GOOD))


@pytest.mark.parametrize("value", [None, -1, 10**6, 1.5, "x", [], [[]], {}, {"x": 1}], ids=str)
def test_whatever_is_damaged_there_is_no_traceback(value: Any) -> None:
    """Each part in turn is replaced: it is read, or refused with a sentence."""
    for path in PLACES:
        data = copy.deepcopy(GOOD)
        inside = data
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = value
        try:
            run = Trace.from_dict(data)
        except TraceError as error:
            assert len(str(error)) > 20
            continue
        assert run.ending()
        assert run.to_text()
        assert run.findings == ()
        assert [run.state(i).step for i in range(len(run))] == list(range(len(run)))


def test_a_missing_part_is_named() -> None:
    for key in GOOD:
        data = {name: value for name, value in GOOD.items() if name != key}
        with pytest.raises(TraceError, match=f'"{key}"|version'):
            Trace.from_dict(data)


def test_new_keys_are_passed_over() -> None:
    """As the contract says: new keys may come without a new version."""
    data = {**GOOD, "new": 1, "steps": [{**GOOD["steps"][0], "new": {}}]}
    CHECKER.validate(data)
    assert len(Trace.from_dict(data)) == 1
