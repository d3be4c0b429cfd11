"""Why a program gave no answer in time: the work that it repeats."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ..checker import Report
from ..programs import Program, program_of
from ..sandbox import CALL_LIMIT
from ..tracing import Trace, trace
from .verdict import Verdict, not_yet, verdict_of

__all__ = ["refused", "repeated_work"]

#: The findings of a program that is wrong because it gives no answer.
NO_ANSWER = {"never-ends", "never-ends-out-of-reach", "no-answer-in-time"}
#: Steps of a run, and cells that join its frontier or are taken from it: more are not counted, so
#: that the numbers do not depend on the machine.
MAX_COUNTED = 100


def refused(report: Report, program: Program) -> Verdict:
    """Return the verdict on a program that is wrong or too slow.

    If it gives no answer, the verdict says which work it repeats.
    """
    board, finding = report.slow_board or report.board, report.finding
    if finding is None or board is None:
        return verdict_of(report)
    if report.slow_board is None and finding.kind not in NO_ANSWER:
        return verdict_of(report)
    meant = program_of(program.function, report.signature)
    repeated = repeated_work(report.run or trace(meant, board, max_seconds=CALL_LIMIT.cpu))
    if report.slow_board is None:
        # A known mistake that does not end either would only give the solution away.
        return verdict_of(replace(report, like=()), repeated)
    ask = repeated or "Does it visit the same cells again and again?"
    right = [f"Its answers are right on {report.proven}."] if report.proven else []
    seconds = f"It gives no answer within {CALL_LIMIT.cpu:g} second"
    return not_yet(f"{seconds} on this board of {board.cells} cells. {ask}", board, *right)


def repeated_work(run: Trace) -> str:
    """Return which cells a run works on again and again, with a question; empty if not known.

    A search that takes each cell once takes no more cells than the board has moves, and a cell
    joins its frontier once for each move that leads there, at most. Only more is repeated work.

    Examples
    --------
    >>> from snl_algos import Board
    >>> print(repeated_work(trace("never-ends", Board(3, {2: 1}, die=1), max_steps=1000)))
    The board has 3 cells, but it takes more than 100 cells from `level`. What can a search learn \
from a cell the second time?
    """
    board, frontier = run.board, run.to_dict()["roles"]["frontier"]
    ends = Counter(end for cell in range(board.start, board.goal) for end in board.ends(cell))
    enough = max(ends.total() + 1, MAX_COUNTED)
    joined, steps = Counter[int](), 0
    while steps < min(len(run.steps), MAX_COUNTED) and joined.total() < MAX_COUNTED:
        entries = run.steps[steps].get("frontier", {}).get("add", ())
        joined.update(cell for cell, _ in entries if cell is not None)
        steps += 1
    ((cell, times),) = joined.most_common(1) or [(0, 0)]
    if times > ends[cell] + 1:
        found = f"in the first {steps} steps cell {cell} joins `{frontier}` {times} times"
    elif (run.counts["cells_taken"] or 0) > enough:
        worked = f"from `{frontier}`" if frontier else "to work on"
        found = f"it takes more than {enough} cells {worked}"
    else:
        return ""
    return (
        f"The board has {board.cells} cells, but {found}. "
        "What can a search learn from a cell the second time?"
    )
