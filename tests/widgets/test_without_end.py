"""A program that never ends is stepped through as far as it came."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from amounts import mostly_full

from snl_algos import Board, load_board
from snl_algos.widgets import step

THIRTY = load_board("thirty")


def does_nothing(board: Board) -> None:
    while True:
        pass


def keeps_more_and_more(board: Board) -> None:
    queue = [1]
    while queue:
        queue.append(queue[-1] % 29 + 1)


ENDLESS = [does_nothing, keeps_more_and_more]


@pytest.mark.parametrize("function", mostly_full(ENDLESS, quick=ENDLESS[-1:]))
def test_a_program_without_end_is_stepped(function: Callable[..., Any]) -> None:
    """Would catch: a run that is only ended by its steps, or a cell that waits for ever."""
    [run] = step(function, THIRTY).traces
    assert run.outcome == "stopped"
    assert run.to_dict()["limit"] in ("20,000 steps", "3 seconds")
    assert run.state(-1).says
