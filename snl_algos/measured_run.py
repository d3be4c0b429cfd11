"""One run of a program under limits: its answer, its time and its work.

An algorithm of the package runs in this process. A function or a mistake runs in a separate
process that can be killed, if the system can fork.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic, perf_counter
from typing import Any

from .answer import Answer
from .board import Board, BoardError
from .board_input import short
from .boards.notations import NamedBoard
from .costs import CostError
from .findings import Finding
from .programs import Algorithm, Program, read_answer
from .programs.outcomes import no_answer, outcome_of_error
from .sandbox import CallFailed, Limit, call_isolated, can_fork
from .sandbox.in_process import NullStream, Stop, redirected, run_within
from .tracing import Work, observe_work
from .tracing.raw_steps import MAX_STEPS, Limits
from .tracing.tracer import traced
from .tracing.work import MAX_COUNT_SECONDS

__all__ = ["answer_with_work", "timed_answer"]

#: The default time limit for a function, in seconds. It is the same as for the first call of a
#: check, which may compile the function.
MAX_RUN_SECONDS = 5.0
#: The default time limit of a second run, which is traced to count the work.
MAX_TRACE_SECONDS = 5.0
#: Short runs are repeated for this time, at most this often, and the median is taken.
SECONDS_TO_TIME, MAX_RUNS = 0.02, 1_000
#: The smallest time limit of a run, in seconds.
MIN_SECONDS = 0.01


def timed_answer(
    program: Program, board: Board, until: float | None
) -> tuple[float, Answer | Finding]:
    """Return the seconds of a run, and its answer, or why there is none.

    An algorithm runs in this process, anything else in a separate one. The deadline is `until`;
    None stands for the default limits.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS, Board
    >>> seconds, answer = timed_answer(ALGORITHMS["queue-bfs"], Board(30), until=None)
    >>> seconds > 0, answer.throws
    (True, 5)
    """
    most = _most(program, until, MAX_RUN_SECONDS)
    if isinstance(program, Algorithm) or not can_fork():
        called: list[tuple[float, Answer | Finding]] = []
        ended = _within(most, lambda: called.append(_called(program, board)))
        if ended and called:
            return called[0]
        return 0.0, Finding("no-answer-in-time", numbers={"seconds": _rounded(most)})
    try:
        found = call_isolated(lambda: _as_data(*_called(program, board)), Limit(most, 1.2 * most))
    except CallFailed as failed:
        return 0.0, no_answer(failed.how, failed.words, _rounded(most))
    if "finding" in found:
        return 0.0, Finding.from_dict(found["finding"])
    return found["seconds"], Answer.from_dict(found["answer"])


def _most(program: Program, until: float | None, usual: float) -> float:
    """Return the time limit of a run in seconds; infinity for an algorithm without a deadline."""
    if until is not None:
        return max(MIN_SECONDS, until - monotonic())
    return inf if isinstance(program, Algorithm) else usual


def _within(most: float, call: Callable[[], object]) -> bool:
    """Make a call with its output hidden, and return whether it ended within the limit."""
    with redirected(NullStream()):
        if most == inf:
            call()
            return True
        return run_within(most, call)


def _called(program: Program, board: Board) -> tuple[float, Answer | Finding]:
    """Return the seconds of a run, and its answer or the reason why there is none."""
    try:
        seconds, value = _timed(program, board)
        return seconds, read_answer(value)
    except (BoardError, CostError) as refusal:
        return 0.0, Finding("refused", words={"message": str(refusal)})
    except (KeyboardInterrupt, GeneratorExit, Stop):
        raise
    except BaseException as error:
        return 0.0, outcome_of_error(error).finding or Finding("died", words={"how": "?"})


def answer_with_work(
    program: Program, board: Board, answer: Answer, until: float | None
) -> tuple[Answer, Work | None]:
    """Return the answer, and the work of a second run, which is traced.

    If the answer is only a number, the distances in the program's variables are added to it.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS, Board, solve
    >>> board = Board(30)
    >>> answer_with_work(ALGORITHMS["queue-bfs"], board, solve(board), until=None)[1]
    Work(cells=30, edges=159, frontier=6)
    """
    most = _most(program, until, MAX_TRACE_SECONDS)
    if isinstance(program, Algorithm):
        return answer, observe_work(program, board, most_seconds=min(most, MAX_COUNT_SECONDS))
    if not can_fork():
        return _traced_answer(program, board, answer, most)
    try:
        found = call_isolated(
            lambda: _as_data(0.0, *_traced_answer(program, board, answer, most)),
            Limit(most, 1.2 * most),
        )
    except CallFailed:
        return answer, None
    work = None if found["work"] is None else Work(*found["work"])
    return answer._replace(distance=Answer.from_dict(found["answer"]).distance), work


def _traced_answer(
    program: Program, board: Board, answer: Answer, seconds: float
) -> tuple[Answer, Work | None]:
    """Trace a run; return the answer, with the recorded distances if they fit, and the work."""
    limits = Limits(MAX_STEPS, seconds)
    run = traced(program, NamedBoard(board), program.watch, limits)
    counts = run.counts
    if run.outcome == "returned" and counts["cells_taken"] and counts["edges_looked_at"]:
        frontier = counts["longest_frontier"]
        work = Work(counts["cells_taken"], counts["edges_looked_at"], frontier)
    else:
        work = None
    known = run.to_answer()
    if answer.distance or known is None:
        return answer, work
    distance = known.distance
    fits = distance.get(board.start) == 0 and distance.get(board.goal) == answer.throws
    return (answer._replace(distance=distance) if fits else answer), work


def _timed(program: Program, board: Board) -> tuple[float, Any]:
    """Return the median time of several runs in seconds, and the result."""
    runs: list[float] = []
    until = perf_counter() + SECONDS_TO_TIME
    while True:
        begin = perf_counter()
        value = program(board)
        end = perf_counter()
        runs.append(end - begin)
        if end > until or len(runs) == MAX_RUNS:
            return sorted(runs)[len(runs) // 2], value


def _rounded(seconds: float) -> float:
    """Return seconds, rounded to two significant figures."""
    return float(f"{seconds:.2g}")


# -- as plain data, from another process ---------------------------------------------------------


def _as_data(seconds: float, answer: Answer | Finding, work: Work | None = None) -> dict[str, Any]:
    if isinstance(answer, Finding):
        return {"finding": answer.to_dict()}
    try:
        found = answer.to_dict()
    except (TypeError, ValueError):
        return {"finding": Finding("not-a-route", words={"value": short(answer.route)}).to_dict()}
    counts = None if work is None else [work.cells, work.edges, work.frontier]
    return {"seconds": seconds, "answer": found, "work": counts}
