"""Why a program gave no answer in time: the board, and the work that it repeats."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import replace

from ..board import Board
from ..checker import Report
from ..checker.board_tester import BoardTester
from ..checker.cases import sizes
from ..checker.rules import Case, Rules, faces_of, rules_for
from ..programs import Program, program_of
from ..sandbox import CALL_LIMIT
from ..tracing import Trace, trace
from .verdict import Verdict, not_yet

__all__ = ["explained", "repeated_work"]

#: The findings of a program that is wrong because it gives no answer.
NO_ANSWER = {
    "never-ends",
    "never-ends-out-of-reach",
    "no-answer-in-time",
    "too-slow-out-of-reach",
}
#: Steps of a run, and cells that join its frontier or are taken from it: more are not counted, so
#: that the numbers do not depend on the machine.
MAX_COUNTED = 100


def explained(verdict: Verdict, program: Program) -> Verdict:
    """Return the verdict with the work that a program without an answer repeats.

    If the check could not judge the program because it is too slow, the new verdict shows a small
    board where it gives no answer. All other verdicts are returned unchanged.
    """
    report = verdict.report
    if report is None or report.finding is None:
        return verdict
    program = program_of(program.function, report.signature)
    if report.board is not None and report.finding.kind in NO_ANSWER:
        run = report.run or _recorded(program, report.board)
        # A known mistake that does not end either would only give the solution away.
        return replace(verdict, reason=repeated_work(run), report=replace(report, like=()))
    if report.slow_board is not None:
        return _too_slow(program, report, report.slow_board)
    return verdict


def repeated_work(run: Trace) -> str:
    """Return which cells a run works on again and again, with a question; empty if not known.

    A search that takes each cell once takes no more cells than the board has moves, and a cell
    joins its frontier once for each move that leads there, at most. Only more is repeated work.

    Examples
    --------
    >>> print(repeated_work(trace("never-ends", Board(3, {2: 1}, die=1), max_steps=1000)))
    The board has 3 cells, but it takes more than 100 cells from `level`. What can a search learn \
from a cell the second time?
    """
    board, frontier = run.board, run.to_dict()["roles"]["frontier"]
    ends = Counter(end for cell in range(board.start, board.goal) for end in board.ends(cell))
    enough = max(ends.total() + 1, MAX_COUNTED)
    cell, times, steps = _most_frequent(run)
    if times > ends[cell] + 1:
        found = f"in the first {steps} steps cell {cell} joins `{frontier}` {times} times"
    elif (run.counts["cells_taken"] or 0) > enough:
        found = f"it takes more than {enough} cells " + (
            f"from `{frontier}`" if frontier else "to work on"
        )
    else:
        return ""
    return (
        f"The board has {board.cells} cells, but {found}. "
        "What can a search learn from a cell the second time?"
    )


def _most_frequent(run: Trace) -> tuple[int, int, int]:
    """Return the cell that joins the frontier most often, how often, and in how many steps."""
    joined: Counter[int] = Counter()
    steps = 0
    while steps < min(len(run.steps), MAX_COUNTED) and joined.total() < MAX_COUNTED:
        entries = run.steps[steps].get("frontier", {}).get("add", ())
        joined.update(cell for cell, _ in entries if cell is not None)
        steps += 1
    cell, times = joined.most_common(1)[0] if joined else (0, 0)
    return cell, times, steps


def _too_slow(program: Program, report: Report, board: Board) -> Verdict:
    """Return the verdict on a program that is right where it answers, but often too slow."""
    board = _small_board(program, report, board)
    growth = "" if report.finding is None else report.finding.words.get("growth", "").lstrip("; ")
    repeated = repeated_work(_recorded(program, board))
    if growth and not repeated:
        repeated = "Does it visit the same cells again and again?"
    reason = (
        f"It gives no answer within {CALL_LIMIT.cpu:g} second on this board of {board.cells} cells."
    )
    details = [f"{growth[:1].upper()}{growth[1:]}."] if growth else []
    if report.proven:
        details.append(f"Its answers are right on {report.proven}.")
    return not_yet(f"{reason} {repeated}".rstrip(), board, *details)


def _small_board(program: Program, report: Report, slow: Board) -> Board:
    """Return a small board where a program gives no answer in time.

    This is the smallest board whose goal is out of reach, or the smallest one without jumps, if
    one of them is too much for it; otherwise the board that the check has found.
    """
    rules = rules_for(report.rules, program.signature, takes_die=program.takes_die)
    with BoardTester(program, rules, CALL_LIMIT.cpu) as tester:

        def is_late(case: Case) -> bool:
            return rules.allows(case) and tester.outcome(case).ended == "stopped"

        walled = _walled(rules)
        if walled.cells <= slow.cells and is_late(walled):
            return rules.board(walled)
        without_jumps = [Case(n, (), rules.dice[0]) for n in sizes(rules, slow.cells)]
        if not without_jumps or not is_late(without_jumps[-1]):
            return slow
        first = bisect_left(without_jumps, True, hi=len(without_jumps) - 1, key=is_late)
        return rules.board(without_jumps[first])


def _walled(rules: Rules) -> Case:
    """Return the smallest board without a way to the goal: all first throws lead back."""
    die = rules.dice[0]
    faces = faces_of(die)
    return Case(max(faces) + 2, tuple((1 + face, 1) for face in faces), die)


def _recorded(program: Program, board: Board) -> Trace:
    return trace(program, board, max_seconds=CALL_LIMIT.cpu)
