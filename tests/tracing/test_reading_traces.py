"""`Trace.from_dict`: whatever was written is read again, and nothing else is."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from snl_algos import ALGORITHMS, Answer, Board, Trace, load_board, trace
from snl_algos.findings import Finding
from snl_algos.tracing import TraceError

BOARDS = (
    load_board("thirty"),
    load_board("out-of-reach"),
    Board(1),
    Board(9, {4: 8}, start=0, die=(2, 3)),
)
GOOD = json.loads(trace("queue-bfs", Board(8, {3: 7})).to_json())


def raises(board: Board) -> None:
    queue = [board.start]
    raise ValueError(f"no cell {queue[0] - 1}")


def never_ends(board: Board) -> None:
    cell = 1
    while True:
        cell = cell % board.cells + 1


def gives(value: Any) -> Any:
    return lambda board: value


def read_again(run: Trace) -> Trace:
    """What is read from the JSON of a trace; it must be the same in all that can be asked."""
    again = Trace.from_dict(json.loads(run.to_json()))
    assert again.to_json() == run.to_json()
    assert (again.board, again.outcome, again.counts) == (run.board, run.outcome, run.counts)
    assert (again.findings, again.ending()) == (run.findings, run.ending())
    assert again.to_text() == run.to_text()
    assert again.line_of_error() == run.line_of_error()
    assert [again.state(i) for i in range(len(run))] == [run.state(i) for i in range(len(run))]
    return again


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_algorithm(name: str) -> None:
    for board in BOARDS:
        run = trace(name, board)
        again = read_again(run)
        assert isinstance(again.answer, Answer)
        assert again.answer == run.answer
        assert again.to_answer() == run.to_answer()


def test_other_ends() -> None:
    again = read_again(trace(raises, BOARDS[0]))
    assert (again.outcome, again.answer) == ("raised", None)
    assert again.line_of_error() == raises.__code__.co_firstlineno + 2
    assert read_again(trace(never_ends, BOARDS[0], max_steps=40)).outcome == "stopped"
    found = Finding("stands-on-a-jump", cells=(3,), jumps=((3, 22),))
    assert read_again(trace("queue-bfs", BOARDS[0]).with_findings(found)).findings == (found,)


def test_a_whole_number_is_read_as_one_and_other_values_as_their_text() -> None:
    for number in (3, 0, -7, 2**53 - 1):
        again = read_again(trace(gives(number), BOARDS[0]))
        assert again.answer == number
        assert type(again.answer) is int
    for value in ("three", 2.5, True, (1, 2), {1: 2}, 2**60):
        assert read_again(trace(gives(value), BOARDS[0])).answer == repr(value)
    assert read_again(trace(gives(None), BOARDS[0])).ending() == "returned None"


# -- what is refused -----------------------------------------------------------------------


def test_what_is_not_a_trace_or_of_another_version() -> None:
    data: Any
    for data in (None, 3, "text", [], {}, {"format": "snl-board"}):
        with pytest.raises(TraceError, match=r'not a trace: its "format" must be "snl-trace"'):
            Trace.from_dict(data)
    for version in (1, 3, "2", None, 10**5000):
        with pytest.raises(TraceError, match=r"has version .*knows version 2; record it again"):
            Trace.from_dict({**GOOD, "version": version})
    for key in GOOD:
        data = {name: value for name, value in GOOD.items() if name != key}
        with pytest.raises(TraceError, match=f'"{key}"|version'):
            Trace.from_dict(data)


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
        assert run.ending() and run.to_text() and run.findings == ()
        assert [run.state(i).step for i in range(len(run))] == list(range(len(run)))


def test_new_keys_are_passed_over() -> None:
    """As the contract says: new keys may come without a new version."""
    data = {**GOOD, "new": 1, "steps": [{**GOOD["steps"][0], "new": {}}]}
    assert len(Trace.from_dict(data)) == 1
