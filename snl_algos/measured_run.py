"""A program on one board, under limits: its time, its answer, and its work in a second run.

An algorithm of the package runs in this process. A function or a mistake runs in a separate
process that can be killed, if the system can fork.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from .answer import Answer
from .board import Board, BoardError
from .board_text import short
from .boards.notations import NamedBoard
from .costs import CostError
from .findings import Finding
from .programs import Algorithm, Mistake, Program, read_answer
from .programs.parameters import plain
from .programs.program import finding_of_error, line_in, no_answer
from .sandbox import CallFailed, Limit, call_isolated, can_fork
from .sandbox.in_process import NullStream, Stop, redirected, run_within
from .tracing import Work, observe_work
from .tracing.raw_steps import MAX_STEPS, Limits
from .tracing.tracer import traced
from .tracing.work import MAX_COUNT_SECONDS

__all__ = ["Measured", "measured"]

#: The default time limit for a function, in seconds. It is the same as for the first call of a
#: check, which may compile the function.
MAX_RUN_SECONDS = 5.0
#: The default time limit of a second run, which is traced to count the work.
MAX_TRACE_SECONDS = 5.0
#: Short runs are repeated for this time, at most this often, and the median is taken.
SECONDS_TO_TIME, MAX_RUNS = 0.02, 1_000
#: The smallest time limit of a run, in seconds.
MIN_SECONDS = 0.01


class Measured(NamedTuple):
    """The time of a program in seconds, its answer or why there is none, and its work."""

    seconds: float
    answer: Answer | Finding
    work: Work | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data, from another process."""
        if isinstance(self.answer, Finding):
            return {"finding": self.answer.to_dict()}
        try:
            answer = self.answer.to_dict()
        except TypeError:  # what is no cell has a distance
            words = {"value": short(self.answer.distance)}
            return {"finding": Finding("not-distances", words=words).to_dict()}
        work = self.work and [self.work.cells, self.work.edges, self.work.frontier]
        return {"seconds": self.seconds, "answer": answer, "work": work}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Measured:
        """Return what `to_dict` has written."""
        if "finding" in data:
            return cls(0.0, Finding.from_dict(data["finding"]))
        work = data["work"] and Work(*data["work"])
        return cls(data["seconds"], Answer.from_dict(data["answer"]), work)


def measured(program: Program, board: Board, until: float | None, counts: bool) -> Measured:
    """Run a program, and again under the tracer if its work `counts`.

    The deadline is `until`; None stands for the default limits. Distances in the variables of a
    program are added to an answer that is only a number. The work is None if it cannot be counted.
    """
    if not isinstance(program, Algorithm) and can_fork():
        return _measured_apart(program, board, until, counts)
    most = _most(program, until, MAX_RUN_SECONDS)
    called: list[Measured] = []
    with redirected(NullStream()):
        if most == inf:
            called.append(_called(program, board))
        else:
            run_within(most, lambda: called.append(_called(program, board)))
    if not called:
        late = Finding("no-answer-in-time", numbers={"seconds": _rounded(most)})
        return Measured(0.0, late)
    return _counted(program, board, called[0], until) if counts else called[0]


def _measured_apart(program: Program, board: Board, until: float | None, counts: bool) -> Measured:
    """Run a program twice, each time in a new process: the second keeps nothing of the first."""

    def apart(run: Callable[[], Measured], most: float) -> Measured:
        return Measured.from_dict(call_isolated(lambda: run().to_dict(), Limit(most, 1.2 * most)))

    most = _most(program, until, MAX_RUN_SECONDS)
    try:
        first = apart(lambda: _called(program, board), most)
    except CallFailed as failed:
        return Measured(0.0, no_answer(failed.how, failed.words, _rounded(most)))
    if not counts:
        return first
    try:
        most = _most(program, until, MAX_TRACE_SECONDS)
        return apart(lambda: _counted(program, board, first, until), most)
    except CallFailed:
        return first


def _most(program: Program, until: float | None, usual: float) -> float:
    """Return the time limit of a run in seconds; infinity for an algorithm without a deadline."""
    if until is not None:
        return max(MIN_SECONDS, until - monotonic())
    return inf if isinstance(program, Algorithm) else usual


def _called(program: Program, board: Board) -> Measured:
    """Return the seconds of a run, and its answer or the reason why there is none."""
    try:
        seconds, value = _timed(program, board)
        return Measured(seconds, read_answer(value))
    except (BoardError, CostError) as refusal:
        return Measured(0.0, Finding("refused", words={"message": str(refusal)}))
    except (KeyboardInterrupt, GeneratorExit, Stop):
        raise
    except BaseException as error:
        code = getattr(plain(program.function), "__code__", None)
        file = None if isinstance(program, Mistake) else getattr(code, "co_filename", None)
        return Measured(0.0, finding_of_error(error, line_in(error, file)))


def _counted(program: Program, board: Board, first: Measured, until: float | None) -> Measured:
    """Return a first run with the work of a second, and with its distances if they fit."""
    answer = first.answer
    if isinstance(answer, Finding):
        return first
    most = _most(program, until, MAX_TRACE_SECONDS)
    if isinstance(program, Algorithm):
        work = observe_work(program, board, most_seconds=min(most, MAX_COUNT_SECONDS))
        return first._replace(work=work)
    run = traced(program, NamedBoard(board), Limits(MAX_STEPS, most))
    cells, edges = run.counts["cells_taken"], run.counts["edges_looked_at"]
    if run.outcome == "returned" and cells and edges:
        first = first._replace(work=Work(cells, edges, run.counts["longest_frontier"]))
    seen = run.to_answer()
    if answer.distance or seen is None:
        return first
    ends = seen.distance.get(board.start), seen.distance.get(board.goal)
    fits = ends == (0, answer.throws)
    return first._replace(answer=answer._replace(distance=seen.distance)) if fits else first


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
