"""How an exercise is answered on a page: by code, or in a form that writes the code."""

from __future__ import annotations

import re
from typing import Any

from ..board import Board
from ..boards.notations import NamedBoard
from .exercise_model import Exercise

__all__ = ["form_of", "parts_of_task"]

#: A step of a proof in the list of a task, as far as the next one: "- **A.** …" or "1. …".
STEP = re.compile(r"^(?:- \*\*(?P<letter>[A-Z])\.\*\*|[0-9]+\.) (?P<text>.+(?:\n  .+)*)\n?", re.M)


def form_of(one: Exercise) -> dict[str, Any]:
    """Return what a page shows in the place of the code, as plain data.

    Its `kind` is "code", or what the stub lets the learner do instead: "order" steps, "choice" of
    a step, "board" to draw, "jumps" to draw on a board that is given, "throws" to play on it, or
    "distances" to fill in.

    Examples
    --------
    >>> from snl_algos.course import exercise
    >>> form = form_of(exercise("prove-the-route"))
    >>> form["kind"], form["steps"][4]
    ('order', ['E', 'Go from the goal to its predecessor, from there to the next, and so on. \
Each step makes the number smaller by one.'])
    >>> form_of(exercise("write-it-yourself"))
    {'kind': 'code'}
    """
    if one.kind == "prove":
        steps = [
            [step["letter"] or str(number), " ".join(step["text"].split())]
            for number, step in enumerate(STEP.finditer(parts_of_task(one)[1]), start=1)
        ]
        return {"kind": "choice" if steps[0][0] == "1" else "order", "steps": steps}
    stub = one.run(one.stub)[one.defines] if one.kind == "draw" else None
    if isinstance(stub, Board):
        return {"kind": "board", "board": NamedBoard(stub).to_dict()}
    if one.form and one.board:
        return {"kind": one.form, "board": NamedBoard(one.board).to_dict()}
    return {"kind": "code"}


def parts_of_task(one: Exercise) -> tuple[str, str, str]:
    """Return what the task says before the list of the steps of a proof, the list, and the rest.

    Examples
    --------
    >>> from snl_algos.course import exercise
    >>> before, steps, after = parts_of_task(exercise("prove-the-route"))
    >>> before[-19:], steps[:11], after
    ('by their letters.\\n\\n', '- **A.** Th', '')
    """
    found = list(STEP.finditer(one.task)) if one.kind == "prove" else []
    begin, end = (found[0].start(), found[-1].end()) if found else (len(one.task),) * 2
    return one.task[:begin], one.task[begin:end], one.task[end:]
