"""Answers a request of a page: one message in, one or more messages out."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Any

from ..board import Board, BoardError
from ..boards import gallery
from ..boards.notations import NamedBoard, read_boards, write_boards
from ..certificates import certificate
from ..checker import check
from ..checker.calls import ReloadableProgram
from ..comparison import compare
from ..course import exercise
from ..diagnosis import hold
from ..errors import CallError
from ..explanation import true_answer
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome, Program, ProgramError, program_of, read_answer
from ..programs.program import line_in, outcome_of_error
from ..programs.resolve import as_meant
from ..sandbox.in_process import redirected, run_within
from ..tracing import trace
from .contract import FORMAT, VERSION, Request, RequestError, Send, id_of, read_ask
from .notebook import Notebook
from .payload import payload_of, run_of_report, with_first_difference
from .user_code import FILE, CapturedOutput, program_in

__all__ = ["answer"]

#: The time limit of a single run, in seconds.
MAX_SECONDS = 10.0

#: The cells of the page share their names, for as long as this Python runs.
_NOTEBOOK = Notebook()

#: The program that was last checked, its report, and how often it was asked where.
_LAST: list[Any] = ["", None, 0]


def answer(message: object, send: Send) -> None:
    """Answer a request, as `contract` describes it; errors in it are answered, not raised.

    Any number of "progress" messages are sent, then one "result" or "failure".

    Examples
    --------
    >>> ask = {"format": "snl-workbench", "version": 2, "id": "1", "kind": "solve"}
    >>> ask |= {"program": {"source": "def mine(board): return 3"}}
    >>> answer({**ask, "board": {"cells": 8, "jumps": []}}, lambda said: print(said["kind"]))
    result
    """
    head = {"format": FORMAT, "version": VERSION, "id": id_of(message)}
    with redirected(CapturedOutput()) as said:
        last = _last(message, lambda more: send({**head, **more}))
    send({**head, **last, "printed": said.pieces, "more_printed": said.more})


def _last(message: object, send: Send) -> dict[str, Any]:
    """Return the result, or the reason why there is none."""
    try:
        ask = read_ask(message)
        if ask.kind in _ON_ITS_OWN:
            result = _ON_ITS_OWN[ask.kind](ask, send)
        else:  # a call that fails is made again in the signature that is meant
            run = partial(_RESULTS[ask.kind], ask=ask, send=send)
            result = as_meant(_program(ask), run, lambda found: found.get("ended") == "raised")
    except RequestError as refusal:
        return _failure(refusal.what, refusal.says, refusal.line)
    except BoardError as error:
        return _failure("board", str(error))
    except ProgramError as error:
        return _failure("program", str(error))
    except CallError as error:  # of what is no invariant
        return _failure("message", str(error))
    return {"kind": "result", "of": ask.kind, **result}


def _failure(what: str, says: str, line: int | None = None) -> dict[str, Any]:
    return {"kind": "failure", "what": what, "says": says, "line": line}


def _program(ask: Request) -> Program:
    if ask.source is not None:
        return program_in(ask.source, ask.signature)
    try:
        return program_of(ask.name)
    except KeyError as error:
        raise RequestError("program", str(error.args[0])) from None


def _board(program: Program, ask: Request) -> NamedBoard:
    """Return the board after checking that the program accepts it."""
    assert ask.board is not None  # as it was read
    board, signature = ask.board.board, program.signature
    program.check_size(board)
    if lost := signature.lost(board, takes_die=program.takes_die):
        fitting = gallery.get(signature.board).name
        raise BoardError(
            f"the call {signature.title} has no place for {lost}; choose another board, such as "
            f"“{fitting}”"
        )
    return ask.board


# -- one board -----------------------------------------------------------------------------------


def _solve(program: Program, ask: Request, send: Send) -> dict[str, Any]:
    board = _board(program, ask).board
    expected = true_answer(board).throws
    outcome, line = _run_on(board, program, expected)
    finding = outcome.finding
    return {
        "name": program.name,
        "ended": outcome.ended,
        "throws": outcome.throws,
        "expected": expected,
        "right": finding is None and outcome.throws == expected,
        "finding": None if finding is None else finding.to_dict(),
        "line": line,
    }


def _run_on(board: Board, program: Program, expected: int | None) -> tuple[Outcome, int | None]:
    """Return how one call ended, and the line of the reader's code where it raised an exception."""
    value: list[Any] = []
    try:
        run_within(MAX_SECONDS, lambda: value.append(program(board)))
    except (BoardError, KeyboardInterrupt, GeneratorExit):  # rejected, or stopped by the reader
        raise
    except BaseException as error:
        return outcome_of_error(error), line_in(error, FILE)
    if not value:
        late = Finding("no-answer-in-time", numbers={"seconds": MAX_SECONDS})
        return Outcome("stopped", None, late), None
    read = read_answer(value[0])
    if isinstance(read, Finding):
        return Outcome("misunderstood", None, read), None
    finding = None
    if read.distance:  # all of it is checked, not only the number of throws
        finding = certificate(board, read).finding
    elif value[0] is None and expected is not None:
        finding = Finding("returns-nothing")
    return Outcome("returned", read.throws, finding), None


def _trace(program: Program, ask: Request, send: Send) -> dict[str, Any]:
    run = trace(program, _board(program, ask), max_seconds=MAX_SECONDS)
    return {"stepper": payload_of(with_first_difference(run))}


def _compare(program: Program, ask: Request, send: Send) -> dict[str, Any]:
    assert ask.board is not None  # as it was read
    own = [program, *_other(program, ask)]
    programs = [*own, *(one for one in ALGORITHMS.values() if one not in own)]
    tell = _progress_to(send)
    compared = compare(ask.board, programs, progress=lambda name: tell(f"{name} runs"))
    stepper = None
    if len(own) == 2:
        stepper = payload_of(*(trace(one, ask.board, max_seconds=MAX_SECONDS / 2) for one in own))
    return {"comparison": compared.to_dict(), "stepper": stepper}


def _other(program: Program, ask: Request) -> list[Program]:
    """Return the reader's second program, if there is one, under a name that differs."""
    if ask.other is None:
        return []
    try:
        other = program_in(ask.other["source"] or "", ask.other["signature"])
        _board(other, ask)
    except (RequestError, BoardError, ProgramError) as error:
        raise RequestError("program", f"in your other program: {error}") from None
    name = f"{other.name} (other)"
    return [replace(other, name=name, title=name) if other.name == program.name else other]


def _progress_to(send: Send) -> Callable[[str], None]:
    """Return a callback that sends progress messages."""
    return lambda says: send({"kind": "progress", "says": says})


# -- all boards ----------------------------------------------------------------------------------


def _check(program: Program, ask: Request, send: Send) -> dict[str, Any]:
    if ask.source is not None:  # state kept between calls is found only by loading the code again
        parts = {one.name: getattr(program, one.name) for one in fields(program)}
        program = ReloadableProgram(**parts, load=partial(_program, ask))
    report = check(program, progress=_progress_to(send))
    _LAST[:] = ask.source or ask.name, report, 0
    run = report.shown.run
    line = None if run is None else run.line_of_error()
    return {"report": report.to_dict(), **run_of_report(report), "line": line}


def _where(ask: Request, send: Send) -> dict[str, Any]:
    """Return where the program is wrong. Asked again, say more."""
    program, report, times = _LAST
    if program != (ask.source or ask.name) or report.search is None:
        raise RequestError("program", "it was not found to be wrong here: check it first")
    found = report.where(progress=_progress_to(send))
    _LAST[2] += 1
    return _found(found.told(times + 1), *found.lines[:1])


def _hold(program: Program, ask: Request, send: Send) -> dict[str, Any]:
    """Return whether an invariant holds, with a run: one that breaks it, or that on the board."""
    board = _board(program, ask)
    report = hold(program, ask.invariant or "", at=ask.at, progress=_progress_to(send))
    run, step = report.run(report.board or board)
    stepper = {**payload_of(run), "position": step}
    return {**_found(str(report), report.line or None), "holds": report.holds, "stepper": stepper}


def _found(text: str, line: int | None = None) -> dict[str, Any]:
    """Return what was found: its first line, what more there is to say, and a line of the code."""
    says, _, more = text.partition("\n")
    return {"says": says, "more": more, "line": line}


# -- a cell, and an exercise -----------------------------------------------------------------------


def _cell(ask: Request, send: Send) -> dict[str, Any]:
    assert ask.source is not None  # as it was read
    return _NOTEBOOK.run(ask.source)


def _exercise(ask: Request, send: Send) -> dict[str, Any]:
    """Return the verdict of an exercise on the source. Its check chooses the boards."""
    assert ask.source is not None and ask.exercise is not None  # as it was read
    try:
        one = exercise(ask.exercise)
    except KeyError as error:
        raise RequestError("message", str(error.args[0])) from None
    verdict = one.check_code(ask.source, FILE, _progress_to(send))
    report = verdict.report
    run: dict[str, Any] = {"like": [], "stepper": None}
    if report is not None:
        _LAST[:] = ask.source, report, 0
        run = run_of_report(report)
    return {"exercise": one.name, "verdict": verdict.to_dict(), **run}


# -- the text of a board -------------------------------------------------------------------------


def _read(ask: Request, send: Send) -> dict[str, Any]:
    """Return the first board in a text, and how it was read where it can be read in two ways."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        boards = read_boards(ask.text or "")
    notes = [str(one.message) for one in caught]
    if len(boards) > 1:
        notes.append(f"the text holds {len(boards)} boards; this is the first")
    return {"board": boards[0].to_dict(), "notes": notes}


def _written(ask: Request, send: Send) -> dict[str, Any]:
    assert ask.board is not None and ask.notation is not None  # as it was read
    return {"text": write_boards([ask.board], ask.notation)}


#: Kind → what answers it, for a program.
_RESULTS = {
    "solve": _solve, "check": _check, "compare": _compare, "trace": _trace, "hold": _hold,
}  # fmt: skip
#: Kind → what answers it without a program, or finds the program itself.
_ON_ITS_OWN = {
    "exercise": _exercise, "where": _where, "cell": _cell, "read": _read, "write": _written,
}  # fmt: skip
