"""Calls of a program, with the result of each as plain data; and questions about a call.

A program is called in this process, or in one that loads and serves it. A question is the same
wherever the program runs: `BoardTester.ask` sends its name and some numbers, and the answer is
plain data. To add a question, add it here.
"""

from __future__ import annotations

import gc
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ..answer import Answer
from ..board import Board, BoardError, Move
from ..boards.notations import NamedBoard
from ..explanation import waste
from ..extras import MissingExtra
from ..finding_kinds import KINDS
from ..findings import Finding
from ..programs import SIGNATURES, Outcome, Program, ProgramError, read_answer
from ..programs.program import outcome_of_error
from ..programs.program_text import rewritten, text_of
from ..programs.signature_inference import Call
from ..sandbox import LOAD_MEMORY, RUN_MEMORY, CallFailed, Limit, NotUnderstood
from ..sandbox.in_process import NullStream, Stop, run_within, within_lines
from ..sandbox.limits import limit_memory
from ..sandbox.worker import Channel, Worker
from ..tracing import observe_work
from ..tracing.raw_steps import MAX_STEPS, Limits
from ..tracing.tracer import traced
from .rules import RULES, Case, Rules

__all__ = [
    "QUESTIONS", "STOPPED", "ExternalProgram", "Invocation", "ReloadableProgram", "Result",
    "elsewhere", "not_called", "outcome_on", "result_of", "serve", "started",
]  # fmt: skip

#: The result of a call, as JSON: the number of throws, None for out of reach; or a dict with
#: `ended` and a finding, or with `throws` and a route.
Result = int | dict[str, Any] | None

#: How a call ends that gives no answer.
ENDINGS = ("raised", "misunderstood", "stopped")
#: Numbers below this are results without further inspection.
MAX_PLAIN = 10**9
#: Lines are counted for this many times longer, so that a busy machine counts them all.
PATIENCE = 5
#: How long a changed program is tried on some boards, in seconds of CPU time.
TRY_SECONDS = 0.1
#: The limit for starting a process and loading its program.
START_LIMIT = Limit(60.0, 60.0)
#: What the description of a program holds as it is.
TEXTS, FLAGS = ("name", "title", "wrapper"), ("sure", "takes_die")
#: What a process says instead of a result when it leaves the rest of its cases.
STOPPED = "stopped"


def result_of(outcome: Outcome) -> Result:
    """Return an outcome as plain data."""
    if outcome.finding is None:
        return outcome.throws
    return {"ended": outcome.ended, "finding": outcome.finding.to_dict()}


def outcome_on(rules: Rules, case: Case, expected: int | None, result: Any) -> Outcome:
    """Return the outcome of a call; a route given with a right number is also judged.

    Raise NotUnderstood if `result` is not a valid result.
    """
    throws, route, flaw = result, None, None
    try:
        if isinstance(result, dict):
            if "ended" in result:
                return _without_answer(result)
            throws = result["throws"]
            route = [Move(*map(int, move)) for move in result["route"]]
        if throws is not None and type(throws) is not int:
            raise TypeError
    except (ValueError, TypeError, KeyError, AttributeError):
        raise NotUnderstood(result) from None
    if route is not None and throws == expected:
        flaw = _flaw_of_route(route, throws, rules.board(case))
    return Outcome("returned", throws) if flaw is None else Outcome("misunderstood", None, flaw)


def _without_answer(result: dict[str, Any]) -> Outcome:
    finding = Finding.from_dict(result["finding"])
    if result["ended"] not in ENDINGS or not KINDS[finding.kind].call or not str(finding):
        raise ValueError
    return Outcome(result["ended"], None, finding)


def _flaw_of_route(route: list[Move], throws: int | None, board: Board) -> Finding | None:
    """Return what is wrong with the route of an answer with the right number of throws."""
    at = board.start
    for move in route:
        if move not in board.moves(at):
            return Finding("illegal-route", (at,), moves=(move,))
        at = move.cell
    if at != board.goal or len(route) != throws:
        return Finding("wrong-route", (at,), numbers={"length": len(route)})
    return None


def _case_of(data: Iterable[Any]) -> Case:
    """Return the case that plain data stands for."""
    cells, jumps, die = data
    ends = tuple((foot, end) for foot, end in jumps)
    return Case(cells, ends, tuple(die) if isinstance(die, list) else die)


class Invocation:
    """Calls a program on cases. With `most_lines`, a call may run only so many lines."""

    def __init__(self, program: Program, rules: Rules, most_lines: int | None = None) -> None:
        if program.text:
            program = replace(program, function=rewritten(program.function, program.text))
        self.program, self.rules, self.most_lines = program, rules, most_lines

    def result(self, case: Case) -> Result:
        """Call the program and return the result. Only a Stop, which ends the run, is raised."""
        call = partial(self.program.call, *case)
        if self.program.signature.takes_board:
            call = partial(self.program, self.rules.board(case))
        if self.most_lines is None:
            return _result(*_ended(call))
        made = within_lines(self.most_lines, lambda: _ended(call))
        if made is None:
            finding = Finding("too-many-lines", numbers={"lines": self.most_lines})
            return result_of(Outcome("stopped", None, finding))
        return _result(*made[0])


def _ended(call: Callable[[], Any]) -> tuple[Any, BaseException | None]:
    """Call, and return the value, or the exception that was raised."""
    try:
        return call(), None
    except Stop:
        raise
    except BaseException as error:
        # The local variables of the call may hold all the memory there is.
        traceback.clear_frames(error.__traceback__)
        return None, error


def _result(value: Any, error: BaseException | None) -> Result:
    """Return how a call ended as plain data. Inspecting its value may fail as the call may."""
    if error is None:
        if value is None or (type(value) is int and 0 <= value < MAX_PLAIN):
            return value
        result: Result
        result, error = _ended(partial(_result_of_value, value))
        if error is None:
            return result
    return result_of(outcome_of_error(error))


def _result_of_value(value: Any) -> Result:
    """Return a returned value as plain data; for an `Answer`, with its route."""
    answer = read_answer(value)
    if isinstance(answer, Finding):
        return result_of(Outcome("misunderstood", None, answer))
    if isinstance(value, Answer) and answer.route is not None:
        return answer._replace(distance={}, at_least={}).to_dict()
    return answer.throws


# -- questions ---------------------------------------------------------------------------


def _waste(calls: Invocation, case: Case, seconds: float) -> dict[str, Any] | None:
    """Return the finding on what a call does more often than needed."""
    board = calls.rules.board(case)
    found = waste(observe_work(calls.program, board, most_seconds=PATIENCE * seconds), board)
    return None if found is None else found.to_dict()


def _trace(
    calls: Invocation, case: Case, seconds: float, most_steps: int = MAX_STEPS
) -> dict[str, Any]:
    """Return the trace of a call, of at most `most_steps`."""
    program, limits = calls.program, Limits(most_steps, seconds)
    return traced(program, NamedBoard(calls.rules.board(case)), limits).to_dict()


def _text(calls: Invocation, case: Case, seconds: float) -> str:
    """Return the text of the program; empty if it cannot be read."""
    return text_of(calls.program.function)


def _prints(calls: Invocation, case: Case, seconds: float) -> bool:
    """Return whether the program has printed anything in this process, where it is counted."""
    streams = sys.stdout, sys.stderr
    return any(isinstance(stream, NullStream) and stream.printed for stream in streams)


def _right(calls: Invocation, case: Case, seconds: float, text: str, cases: list[Any]) -> int:
    """Return on how many cases another text is right, as far as it ends in time."""
    rules, right = calls.rules, list[bool]()

    def try_it() -> None:
        changed = Invocation(replace(calls.program, text=text), rules)
        for one in map(_case_of, cases):
            fewest, result = rules.fewest_throws(one), changed.result(one)
            right.append(outcome_on(rules, one, fewest, result) == Outcome("returned", fewest))

    with suppress(Exception):  # it cannot be loaded
        run_within(TRY_SECONDS, try_it, elapsed=PATIENCE * TRY_SECONDS)
    return sum(right)


#: Name → ``answer(invocation, case, seconds, **data)``, which runs the program and returns plain
#: data. It gives up after the seconds.
QUESTIONS: dict[str, Callable[..., Any]] = {
    "waste": _waste, "trace": _trace, "text": _text, "prints": _prints, "right": _right,
}  # fmt: skip


# -- the process of a program -----------------------------------------------------------


def serve(load: Callable[[], Program], channel: Channel) -> None:
    """Load the program, and answer questions: first how it is to be called, then about calls."""
    channel.prepare(LOAD_MEMORY)
    for question in channel:
        do = question["do"]
        if do in ("describe", "rules"):
            try:
                program = load()
            except (BoardError, ProgramError, MissingExtra) as error:
                channel.send({"error": str(error), "kind": getattr(error, "kind", "")})
                return
            if do == "rules":
                calls = _calls(program, question)
                limit_memory(RUN_MEMORY)
                gc.freeze()  # later collections skip the objects that exist already
            channel.send(_describe(program))
        elif do == "run":
            _run(calls, question, channel)
        elif do == "ask":
            answer, case = QUESTIONS[question["question"]], _case_of(question["case"])
            channel.send(answer(calls, case, question["seconds"], **question["data"]))


def _calls(program: Program, how: dict[str, Any]) -> Invocation:
    signature, places = SIGNATURES[how["signature"]], tuple(how["places"])
    called = replace(program, signature=signature, places=places, text=how["text"])
    return Invocation(called, RULES[how["rules"]], how["most_lines"])


def _describe(program: Program) -> dict[str, Any]:
    """Return the description of a program that another process needs to judge it."""
    return {
        **{name: getattr(program, name) for name in (*TEXTS, *FLAGS)},
        "calls": [(program.signature.name, program.places), *program.others],
        "notes": [note.to_dict() for note in program.notes],
    }


def _run(calls: Invocation, question: dict[str, Any], channel: Channel) -> None:
    """Send one result per case, until another message comes."""
    cases = question["cases"]
    for at, case in enumerate(map(_case_of, cases), start=1):
        try:
            result = calls.result(case)
        except BaseException as error:  # the program's: nothing else interrupts this process
            result = result_of(outcome_of_error(error))
        channel.seconds = question["then"]  # only the first may take longer
        channel.send(result, exact=at in (1, len(cases)))
        if at < len(cases) and channel.is_waiting():
            channel.send(STOPPED)
            return


# -- programs of other processes --------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ExternalProgram(Program):
    """A program that is never loaded in this process; `start` starts a worker that serves it."""

    start: Callable[[], Worker]


def elsewhere(start: Callable[[], Worker], limit: Limit = START_LIMIT) -> ExternalProgram:
    """Return the program that a process serves.

    Raise a ProgramError if it cannot be loaded or called, or if the process dies.
    """
    worker = start()
    try:
        found = _first_answer(worker, {"do": "describe"}, limit)
    finally:
        worker.end()
    try:
        return _described(found, start)
    except (AttributeError, LookupError, TypeError, ValueError):  # the program has forged it
        raise NotUnderstood(found) from None


def _described(found: dict[str, Any], start: Callable[[], Worker]) -> ExternalProgram:
    """Return the program that a greeting describes; a forged greeting may raise any error."""
    first, *others = (Call(str(name), tuple(map(int, places))) for name, places in found["calls"])
    for call in (first, *others):
        if sorted(call.places) != [*range(len(SIGNATURES[call.signature].parts))]:
            raise ValueError(call)
    notes = tuple(map(Finding.from_dict, found["notes"]))
    if not all(map(str, notes)):  # each has a sentence
        raise ValueError(notes)
    plain: dict[str, Any] = {name: str(found[name]) for name in TEXTS}
    plain |= {name: bool(found[name]) for name in FLAGS}
    return ExternalProgram(
        **plain,
        function=not_called,
        notes=notes,
        signature=SIGNATURES[first.signature],
        places=first.places,
        others=tuple(others),
        start=start,
    )


def started(program: Program, rules: Rules, most_lines: int | None, until: float) -> Worker:
    """Start a process that loads a program, and answers questions on it under some rules."""
    start: Callable[[], Worker] = partial(Worker.forked, partial(serve, lambda: program))
    if isinstance(program, ExternalProgram):
        start = program.start
    question = {
        "do": "rules",
        "rules": rules.name,
        "most_lines": most_lines,
        "signature": program.signature.name,
        "places": program.places,
        "text": program.text,
    }
    worker = start()
    try:
        _first_answer(worker, question, START_LIMIT._replace(until=until))
    except BaseException:
        worker.end()
        raise
    return worker


def not_called(*arguments: Any) -> None:
    """Stand for the function of a program of another process."""
    raise AssertionError("a program of another process is not called here")


def _first_answer(worker: Worker, question: dict[str, Any], limit: Limit) -> dict[str, Any]:
    """Return the answer to the first question to a process, for which it loads its program."""
    try:
        worker.ask(question, limit)
        found = worker.answer(limit)
    except NotUnderstood:
        raise
    except CallFailed as end:
        message = f"the process of the program died ({end.words}) when it was loaded"
        if end.how != "died":
            message = (
                f"loading it takes more than {limit.elapsed:g} seconds; "
                "perhaps a loop outside its functions does not end"
            )
        raise ProgramError(message, kind="does-not-load") from None
    if not isinstance(found, dict):
        raise NotUnderstood(found)
    if "error" in found:
        raise ProgramError(str(found["error"]), kind=str(found.get("kind", "")))
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class ReloadableProgram(Program):
    """A program that can be reloaded in this process, so that it keeps no state of its calls."""

    load: Callable[[], Program]
