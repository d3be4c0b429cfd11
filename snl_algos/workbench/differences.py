"""Where a recorded run first goes wrong, for the stepper to explain and mark."""

from __future__ import annotations

from ..answer import Answer
from ..explanation import Difference, first_difference, true_answer
from ..programs import read_answer
from ..tracing import Trace

__all__ = ["MAX_CELLS", "difference_of", "with_first_difference"]

#: On larger boards a single run is shown without a finding, which would take another search.
MAX_CELLS = 2_000


def difference_of(run: Trace, truth: Answer) -> Difference | None:
    """Return where a run first differs from the correct answer; None if nowhere or unknown.

    The distances of the run count if they are part of its answer, if the variable that holds
    them is certain, or if they fit the answer. A variable that only looks like distances proves
    nothing.
    """
    data = run.to_dict()
    if run.outcome != "returned" or data["unit"] != "throws":
        return None
    answer = read_answer(run.answer)
    if not isinstance(answer, Answer):
        return None
    if not answer.distance and run.steps:
        seen, board = run.state(-1).distance, run.board
        fits = seen.get(board.start) == 0 and seen.get(board.goal) == answer.throws
        if fits or not data["unsure"]:
            answer = answer._replace(distance=seen)
    return first_difference(run.board, truth, answer)


def with_first_difference(run: Trace) -> Trace:
    """Return the run with a finding where it first goes wrong, if it does.

    Examples
    --------
    >>> from snl_algos import load_board, trace
    >>> run = trace("forward-dp", load_board("snake-is-a-shortcut"))
    >>> with_first_difference(run).findings[0].jumps
    ((33, 20),)
    """
    if run.board.cells > MAX_CELLS:
        return run
    difference = difference_of(run, true_answer(run.board))
    return run if difference is None else run.with_findings(difference.finding)
