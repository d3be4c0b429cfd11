"""What a right program does more often than needed: said only if it is much more."""

from __future__ import annotations

import re

import pytest

from snl_algos import ALGORITHMS
from snl_algos.checker.rules import RULES, Case, Rules
from snl_algos.explanation import waste
from snl_algos.tracing import Work, observe_work


@pytest.mark.parametrize("rules", [rules for rules in RULES.values() if rules.allows(Case(100))])
def test_what_would_be_enough_is_what_a_queue_needs(rules: Rules) -> None:
    """Would catch: a note that asks for less than breadth-first search itself takes."""
    board = rules.board(Case(100, (), rules.dice[0]))
    queue = observe_work(ALGORITHMS["queue-bfs"], board)
    note = waste(Work(cells=10**6, edges=10**6, frontier=10**5), board)
    assert queue is not None and queue.frontier is not None and note is not None
    enough, waiting = note.numbers["enough"], re.findall(r"\d+", note.words["waiting"])[1]
    assert (queue.cells, queue.frontier) == (enough, int(waiting))
    assert waste(queue, board) is None
