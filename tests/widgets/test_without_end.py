"""A program that never ends is stepped through as far as it came, and the cell is not kept waiting.

The time is that of the processor, of this process and of its children, so a busy machine does not
count.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from amounts import mostly_full

from snl_algos import Board, load_board
from snl_algos.widgets import step

THIRTY = load_board("thirty")
#: Seconds of the processor. It takes 3 to 4; a slow machine may take more, but not for ever.
ENOUGH = 20


def goes_round(board: Board) -> None:
    cell = 1
    while True:
        cell = cell % 29 + 1


def does_nothing(board: Board) -> None:
    while True:
        pass


def on_one_line(board: Board) -> None:
    while True: pass  # noqa: E701  # fmt: skip


def keeps_more_and_more(board: Board) -> None:
    queue = [1]
    while queue:
        queue.append(queue[-1] % 29 + 1)


def processor_seconds() -> float:
    return sum(os.times()[:4])


ENDLESS = [goes_round, does_nothing, on_one_line, keeps_more_and_more]


@pytest.mark.parametrize("function", mostly_full(ENDLESS, quick=ENDLESS[-1:]))
def test_a_stepper_of_a_program_without_end_is_there_in_time(function: Callable[..., Any]) -> None:
    """Would catch: a run that is only ended by its steps, and a page that takes as long again."""
    before = processor_seconds()
    stepper = step(function, THIRTY)
    spent = processor_seconds() - before
    [run] = stepper.traces
    assert run.outcome == "stopped"
    assert run.to_dict()["limit"] in ("20,000 steps", "3 seconds")
    assert run.state(-1).says
    assert spent < ENOUGH
