"""`hold`: an invariant that somebody writes, in every run of a program."""

from __future__ import annotations

import json
import linecache
from collections import deque
from collections.abc import Callable
from math import inf
from typing import Any

import pytest

from snl_algos import MISTAKES, Board, hold
from snl_algos.errors import CallError
from snl_algos.programs.parameters import plain

FEW = 600

# -- what is known to be true: the drawn proofs -----------------------------------------

#: Of each proof in `course/drawn_proofs/proofs.md` that speaks of a program here: the program, the
#: place and the invariant.
PROOFS = {
    "queue_order": (
        "queue-bfs",
        "while queue",
        "[t for _, t in queue] == sorted(t for _, t in queue) and queue[-1][1] <= queue[0][1] + 1",
    ),
    "first_landing": (
        "queue-bfs",
        "each statement",
        "all(distance[c] == true_distance(c) for c in distance)",
    ),
    "one_landing_one_pair": ("queue-bfs", "while queue", "len(queue) <= 1 + sum(visited)"),
    "descents": (
        "repaired-dp",
        "while changed",
        "all(distance[c] >= true_distance(c) for c in range(1, board.cells + 1))",
    ),
    "rings": (
        "level-bfs",
        "while level",
        "{*level} == {c for c in range(1, board.cells + 1) if true_distance(c) == throws}",
    ),
    "two_searches": (
        "bidirectional-bfs",
        "while level",
        "true_distance(board.goal) > max(distance.values()) + max(remaining.values())",
    ),
    "one_pass": (
        "never-goes-back",
        "for cell in",
        "bool(board.snakes) or distance[cell] == true_distance(cell)",
    ),
    "bellman_equation": (
        "repaired-dp",
        "the end",
        "all(distance[c] == 1 + min([distance[p] for p in board.predecessors(c)], default=9**9)"
        " for c in range(2, board.cells + 1) if true_distance(c) < 9**9)",
    ),
    "settled": (
        "dijkstra",
        "while heap",
        "all(distance[c] == true_distance(c) for c in distance if distance[c] <= heap[0][0])",
    ),
    "relaxed_move": (
        "dijkstra",
        "each statement",
        "all(distance[c] >= true_distance(c) for c in distance)",
    ),
    "final_numbers": (
        "dijkstra",
        "the end",
        "all(distance[c] == true_distance(c) for c in distance)",
    ),
    "one_more_move": (
        "bellman-ford",
        "while changed",
        "all(distance[c] == true_distance(c) for c in cells if true_distance(c) <= sweeps)",
    ),
    "consistent_bound": (
        "a-star",
        "while heap",
        "all(distance[c] == true_distance(c) for c in settled)",
    ),
}


@pytest.mark.parametrize("proof", PROOFS)
def test_the_invariants_of_the_drawn_proofs_hold(proof: str) -> None:
    """Would catch: a place that is one line off; a wrong true distance; a value read too late."""
    program, at, invariant = PROOFS[proof]
    report = hold(program, invariant, at=at, boards=FEW)
    assert report.holds, report
    assert report.boards > 500
    assert report.at_random == 20
    assert report.turns >= report.boards


# -- what is known to be wrong: the mistakes --------------------------------------------


def throws_left(board: Board, cell: int) -> float:
    """The fewest throws from a cell to the goal."""
    left, queue = {board.goal: 0}, deque([board.goal])
    for near in iter(lambda: queue.popleft() if queue else None, None):
        for other in board.predecessors(near):
            if other not in left:
                left[other] = left[near] + 1
                queue.append(other)
    return left.get(cell, inf)


JUMPS_ONCE = "stand == board.jumps.get(landing, landing)"
RELAXED = (
    "all(distance[board.jumps.get(x, x)] <= distance[c] + 1"
    " for c in range(board.start, cell) for x in board.landings(c))"
)
ROWS_IN_FRONT = (
    "all(line[i] == board.jumps.get(board.cells - len(line) + 1 + i, -1) for i in range(len(line)))"
)
NEVER_TOO_SMALL = "all(d >= true_distance(c) for c, d in enumerate(distance) if c)"

#: Of each mistake: the place, an invariant of the right program, and the text of the line at which
#: it is broken: the one that comes next, or after each statement the one that has run.
MISTAKEN: dict[str, tuple[str, str | Callable[..., Any], str]] = {
    "aims-too-high": (
        "heappush(heap, (further",
        lambda stand, bound, board: bound <= throws_left(board, stand),
        "heappush(heap",
    ),
    "no-alternation": (
        "each statement",
        "all(line[i] == board.jumps.get(i + 1, -1) for i in range(len(line)))",
        "line = line + cells",
    ),
    "alternates-from-the-top": ("each statement", ROWS_IN_FRONT, "line = cells + line"),
    "reverses-only-even": ("each statement", ROWS_IN_FRONT, "line = cells + line"),
    "chains-jumps": ("if stand not in", JUMPS_ONCE, "if stand not in"),
    "stands-on-a-head": ("if stand not in", JUMPS_ONCE, "if stand not in"),
    "jump-is-optional": ("if stand not in", JUMPS_ONCE, "if stand not in"),
    "counts-from-0": (
        "if stand not in",
        "stand == board.jumps.get(landing + 1, landing + 1) - 1",
        "if stand not in",
    ),
    "starts-off-the-board": (
        "each statement",
        "all(c >= board.start for c in queue)",
        "queue = deque([0])",
    ),
    "past-the-goal": ("stand =", "landing == cell + face", "stand ="),
    "skips-snakes": ("for cell in", RELAXED, "further ="),
    "never-goes-back": ("for cell in", RELAXED, "further ="),
    "stands-on-a-foot": ("each statement", NEVER_TOO_SMALL, "distance[stand] = further"),
    "fills-with-cells": ("each statement", NEVER_TOO_SMALL, "distance = [board.cells]"),
    "jump-costs-a-throw": ("heappush(heap, (further", "further == throws + 1", "heappush(heap"),
    "edges-both-ways": (
        "each statement",
        "all(b in board.successors(a) for a in range(1, size) for b in range(size)"
        " if matrix[a][b])",
        "matrix[stand][cell] = 1",
    ),
    "empties-every-foot": (
        "each statement",
        "all(sorted({*lists[c]}) == sorted({*board.successors(c)}) for c in lists)",
        "lists[cell] = []",
    ),
    "greedy": ("visited.add(cell)", "throws == true_distance(cell)", "visited.add(cell)"),
    "goal-holds-a-jump": (
        "the end",
        "(result == -1) == (true_distance(board.goal) == float('inf'))",
        "return -1",
    ),
    "last-distance": ("the end", "cell == board.goal or result == -1", "return throws"),
    "marks-late": (
        "each statement",
        "len({c for c, _ in queue}) == len(queue)",
        "queue.append((stand, more))",
    ),
    "memo-over-cycles": (
        "return best",
        lambda cell, best, board: best == throws_left(board, cell),
        "return best",
    ),
    "meets-too-soon": (
        "return ahead[cell]",
        "ahead[cell] + behind[cell] == true_distance(board.goal)",
        "return ahead[cell]",
    ),
    "one-visited-set": (
        "queue.append((stand",
        "all(board.jumps.get(c, c) in visited for c in visited)",
        "queue.append((stand",
    ),
    "never-ends": ("while board.goal", "throws < board.cells", "throws = throws + 1"),
}


@pytest.mark.parametrize("name", MISTAKEN)
def test_an_invariant_of_the_right_program_breaks_where_the_mistake_happens(name: str) -> None:
    """Would catch: a break that is told one line too late, or on a board that is not the first."""
    at, invariant, line = MISTAKEN[name]
    program = MISTAKES[name]
    if isinstance(invariant, str):
        report = hold(program, invariant, at=at)
    else:
        report = hold(program, name, invariant, at=at)
    assert report.holds is False, report
    assert report.board is not None
    assert report.at_random == 0
    assert program.board is None or report.board.cells <= program.board.cells
    file = plain(program.function).__code__.co_filename
    assert linecache.getline(file, report.line).strip().startswith(line)
    run, step = report.run()
    assert [step, "✗"] in [[*mark] for mark in run.to_dict()["marks"]]


@pytest.mark.parametrize(
    ("program", "at", "invariant"),
    [
        ("queue-bfs", "if stand not in", JUMPS_ONCE),
        ("zero-one-bfs", "the end", "result.throws is None or result.throws < board.cells"),
        ("repaired-dp", "each statement", NEVER_TOO_SMALL),
        ("fills-with-cells", "the end", "result <= board.cells"),
    ],
)
def test_what_breaks_in_the_mistakes_holds_in_right_programs(
    program: str, at: str, invariant: str
) -> None:
    assert hold(program, invariant, at=at, boards=FEW).holds


# -- places -----------------------------------------------------------------------------


def test_a_turn_is_counted_once_even_if_its_body_begins_with_a_loop() -> None:
    """Would catch: each turn of the inner loop taken for one of the outer loop."""

    def mine(board: Board) -> int:
        outer = inner = 0
        while outer < 3:
            for _ in range(4):
                inner += 1
            outer += 1
        return outer

    report = hold(mine, "inner == 4 * outer", at="while outer", boards=4)
    assert report.holds
    assert report.turns == 3 * (report.boards + report.at_random)


def test_an_endless_loop_has_its_turns_too() -> None:
    """Would catch: `while True`, whose head Python visits only once."""

    def mine(board: Board) -> int:
        turns = 0
        while True:
            turns += 1
            if turns == 5:
                return turns

    report = hold(mine, "turns < 5", boards=4)
    assert report.holds
    assert report.turns == 5 * (report.boards + report.at_random)


def test_a_place_is_named_by_its_line_or_its_text() -> None:
    by_text = hold("queue-bfs", "throws == 0", at="if cell == board.goal")
    by_line = hold("queue-bfs", "throws == 0", at=by_text.line)
    assert (by_text.board, by_text.turn) == (by_line.board, by_line.turn) == (Board(2), 2)
    assert by_text.values == {"throws": "1"}


@pytest.mark.parametrize("at", [3, "while stack"])
def test_an_invariant_that_is_never_tested_is_no_answer(at: int | str) -> None:
    """Would catch: "it held", said of a misspelt name or of a line that is not there."""
    with pytest.raises(CallError, match=f"never reaches “{at}”"):
        hold("queue-bfs", "len(queue) > 0", at=at, boards=4)
    with pytest.raises(CallError, match="queu has no value before each turn of `while queue`"):
        hold("queue-bfs", "len(queu) > 0", boards=4)


def test_a_parameter_with_a_default_is_no_variable() -> None:
    report = hold("queue-bfs", "few", lambda queue, most=50: len(queue) < most, boards=4)
    assert report.holds


def test_a_break_after_a_statement_names_its_line() -> None:
    report = hold("queue-bfs", "len(queue) < 2", at="each statement")
    assert f"after statement {report.turn} (line {report.line})" in repr(report)


def test_runs_without_a_return_are_told() -> None:
    """Would catch: "it was true at the end", said of runs that have none."""

    def mine(board: Board) -> int:
        return 1 if board.jumps else 1 // 0

    report = hold(mine, "result == 1", at="the end", boards=60)
    assert 0 < report.unfinished == report.boards + report.at_random - report.turns
    assert f"In {report.unfinished} runs the program did not return." in repr(report)


@pytest.mark.parametrize("name", ["chains-jumps", "goal-holds-a-jump"])
def test_a_variable_of_one_function_is_no_helper_in_another(name: str) -> None:
    """Would catch: `distance` taken for the true one in a function that has no such variable."""
    report = hold(name, "len(distance) > 0", at="each statement", boards=100)
    assert report.holds, report


def test_a_variable_of_the_program_comes_before_a_helper_of_its_name() -> None:
    """Would catch: a helper that stands in for a variable until this has a value."""

    def mine(board: Board) -> int:
        cell = board.start
        route = [cell]
        return len(route)

    assert hold(mine, "route == [1]", at="each statement", boards=4).holds


def test_a_name_may_be_bound_in_a_comprehension_and_read_outside() -> None:
    """Would catch: a variable of the program that is not passed on to such an expression."""
    says = "all(cell >= 1 for cell in [cell]) and cell >= 1 and (lambda one: one >= cell)(cell)"
    assert hold("queue-bfs", says, at="if cell == board.goal", boards=4).holds


def test_what_is_no_expression_is_refused() -> None:
    with pytest.raises(CallError, match="an invariant is an expression"):
        hold("queue-bfs", "queue = 3")


# -- answers ----------------------------------------------------------------------------


def test_an_expression_that_raises_is_an_answer_of_its_own() -> None:
    report = hold("queue-bfs", "queue[3][1] < 9")
    assert report.holds is None
    assert report.error.startswith("IndexError")
    assert report.board == Board(2)
    assert "raises IndexError" in repr(report)


def test_an_expression_or_a_program_that_never_ends_is_stopped() -> None:
    """Would catch: a test that waits for ever, in Python or in C."""

    def mine(board: Board) -> int:
        return sum(range(10**11)) if board.jumps else 1

    assert hold("queue-bfs", "sum(range(10**11)) > 0").error == "no answer within 2 seconds"
    report = hold(mine, "board.cells > 1", at="the end")
    assert report.holds is None
    assert report.board is not None and report.board.jumps


@pytest.mark.parametrize(
    "forged",
    [
        "[1]",
        '["told", 7, ["x", 10, 99]]',
        '["returned", null, [2, 10, 99]]',
        '["returned", {"turns": "many"}, [2, 10, 99]]',
    ],
)
def test_a_forged_message_is_not_understood(forged: str) -> None:
    """Would catch: an error of ours, or a verdict, from what a program writes in our name."""

    def mine(board: Board) -> int:
        json.dumps = lambda *value, **how: forged  # in its own process
        queue = [1]
        while queue:
            queue.pop()
        return 1

    report = hold(mine, "len(queue) > 0")
    assert report.holds is None
    assert "where an answer is expected" in report.error


def test_boards_that_were_not_all_run_are_not_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: "every board of 2 cells", said when the time was over after the first."""
    monkeypatch.setattr("snl_algos.diagnosis.invariants.WORK", 0.0)
    report = hold("queue-bfs", "len(queue) < 9")
    assert (report.holds, report.boards, report.proven) == (True, 1, "")
    assert "on 1 small board." in repr(report)


def test_what_breaks_on_large_boards_only_is_found_at_random() -> None:
    """Would catch: "it holds", said after the small boards only."""
    report = hold("queue-bfs", "cell < 9", at="if cell == board.goal", boards=60)
    assert report.holds is False
    assert report.at_random > 0
    assert report.board is not None
    assert report.board.cells >= 30
    assert "found at random" in repr(report)


def test_the_bar_says_where_a_run_begins_to_keep_it_and_to_break_it() -> None:
    """Would catch: a mark at the step after; a run that keeps it, with a break."""
    kept = hold("queue-bfs", "queue[-1][1] <= queue[0][1] + 1", boards=4).run("thirty")[0]
    assert [mark for _, mark in kept.to_dict()["marks"]] == ["✓"]
    report = hold("queue-bfs", "queue[-1][1] == queue[0][1]")
    assert report.board is not None
    run, step = report.run()
    (first, true), (second, false) = run.to_dict()["marks"][:2]
    assert (true, false) == ("✓", "✗")
    assert first < second == step
    assert run.state(second).frontier == [[3, "1"], [4, "2"]]


def test_it_works_without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a fork in a web page; a page that waits for as many boards as a terminal."""
    for place in ("diagnosis.invariants", "tracing.tracer", "sandbox"):
        monkeypatch.setattr(f"snl_algos.{place}.can_fork", lambda: False)
    report = hold("queue-bfs", "queue[-1][1] <= queue[0][1] + 1")
    assert report.holds
    assert report.boards < 1_000
    assert report.at_random == 20
    assert report.run("thirty")[0].to_dict()["marks"][0][1] == "✓"


def test_the_program_of_a_judge_is_called_as_its_judge_does() -> None:
    class Solution:
        def minThrow(self, N, arr):  # type: ignore[no-untyped-def]
            jumps = dict(zip(arr[::2], arr[1::2], strict=True))
            level, throws, seen = {1}, 0, {1}
            while 30 not in level:
                throws += 1
                level = {jumps.get(c + f, c + f) for c in level for f in range(1, 7)} - seen
                seen |= level
            return throws

    report = hold(Solution, "all(true_distance(c) == throws for c in level if c <= 30)", boards=40)
    assert report.holds, report
