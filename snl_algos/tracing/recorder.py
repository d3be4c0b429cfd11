"""Records what each line of a run has changed: the miniature, plus limits, roles and sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from inspect import CO_GENERATOR
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..programs import Program
from ..programs.parameters import plain
from .line_events import Call, Limits, run_observed
from .raw_steps import RawStep, Recording, joined
from .source import read_source
from .values import names_of, size, text
from .variable_diff import VariableTracker

__all__ = ["Test", "record"]

#: Given an event, as an observer is: whether an invariant is true now; None where it is not tested.
Test = Callable[[FrameType, Call, str, Any], bool | None]

#: The sentence for the line in which a run was stopped.
STILL_HERE = "it is still here when it is stopped"


def record(
    program: Program, board: Board, limits: Limits, *,
    every_line: bool = False, test: Test | None = None,
) -> Recording:  # fmt: skip
    """Run a program on a board and record it. The program's exceptions are recorded, not raised.

    A `test` is told of each event; what it returns is noted at the step before.
    """
    seen = Recording(board, limits, every_line=every_line)
    variables = VariableTracker(seen, program.watch)
    numbers: dict[CodeType, int] = {}
    active: Counter[int] = Counter()  # function → its calls that have not ended

    def number_of(code: CodeType) -> int:
        if code not in numbers:
            numbers[code] = len(numbers)
            seen.sources.append(read_source(code))
            variables.new_source()
        return numbers[code]

    def observe(frame: FrameType, call: Call, event: str, arg: Any) -> str:
        function, limit = call.function, ""
        if event == "call":
            function = call.function = number_of(frame.f_code)
            active[function] += 1
            if active[function] > 1:
                seen.recursive.add(function)
        elif event in ("line", "return") and call.line is not None:
            # A call that returns to another one of the same function says what it returns.
            is_one_of_many = event == "return" and active[function] > 1 and arg is not None
            says = is_one_of_many and not frame.f_code.co_flags & CO_GENERATOR
            limit = _add_step(seen, variables, frame, call, text(arg) if says else "")
        if test is not None and (holds := test(frame, call, event, arg)) is not None and seen.steps:
            seen.steps[-1].holds = holds and seen.steps[-1].holds is not False
        if event == "line":
            seen.counter.see(frame, call)
        elif event == "return":
            active[function] -= 1
        return limit

    code = getattr(plain(program.function), "__code__", None)
    if code is not None:
        number_of(code)  # it is the first, even if it is never called
    seen.run = run_observed(program, board, limits, observe)
    if seen.run.outcome == "stopped":
        _note_where_it_is(seen)
    return seen


def _add_step(
    seen: Recording, variables: VariableTracker, frame: FrameType, call: Call, returned: str = ""
) -> str:
    """Record what the line of a call has changed; return a limit that is reached, in words."""
    source = seen.sources[call.function]
    assert call.line is not None
    note = source.notes.get(call.line)
    if seen.told and note is None and not seen.every_line:
        return ""
    names = names_of(frame)
    changes = variables.changes(frame.f_code, call.function, names)
    shows = not variables.begun or changes or returned or note is not None or seen.every_line
    if not shows:
        return ""
    texts, scope = variables.variables(frame, names)
    says = note.fill({"again": variables.again, **frame.f_globals, **names}) if note else ""
    step = RawStep(
        call.function, call.line - source.first, call.depth, note is not None, says, changes, texts,
        scope, call.number, returned,
    )  # fmt: skip
    seen.steps.append(step)
    seen.bytes += 60 + len(says) + size(list(changes.values())) + size(texts)
    prepares = variables.candidates and not (variables.begun or note or seen.every_line)
    if prepares and len(seen.steps) > seen.limits.steps // 10:
        seen.steps, seen.bytes = [joined(seen.steps)], 0  # it leaves room for the steps to come
    return seen.reached()


def _note_where_it_is(seen: Recording) -> None:
    """Add the current line of a stopped run: an endless loop that changes nothing has no step."""
    call = seen.run.latest
    if call is not None and call.line is not None and not seen.reached():
        line, alone = call.line - seen.sources[call.function].first, not seen.steps
        last = RawStep(call.function, line, call.depth, alone, "", {}, {}, alone, call.number)
        seen.steps.append(last)
    if seen.steps and not (seen.steps[-1].changes or seen.steps[-1].variables):
        seen.steps[-1].says = STILL_HERE
