"""The request of a command, and the work that answers it with plain data.

Because requests and answers are plain data, the work can run in this process or in a fork of it.
Programs from files and mistakes run in a fork, because they may never end or may kill their
process.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Literal

from .. import ALGORITHMS, MISTAKES, Board, BoardError
from ..answer import Answer, shortest_routes
from ..boards import gallery
from ..boards.notations import NamedBoard
from ..certificates import certificate
from ..costs import COSTS, CostError
from ..errors import CallError
from ..findings import Finding, in_throws
from ..programs import Mistake, Program, ProgramError, program_of, read_answer
from ..programs.outcomes import line_in, outcome_of_error
from ..programs.source_file import program_in
from ..sandbox import quiet_if_not_isolated, warn_if_not_isolated
from ..sandbox.timeouts import run_within

__all__ = ["Request", "Source", "Tell", "answer", "loaded", "taking_a_cost"]

#: The time limit for one board of a program that may never end, in seconds.
SOLVING_SECONDS = 10.0

#: The time limits for proving its answer and for tracing its run, in seconds: our own code does
#: this, but the program's answer may make it slow.
PROOF_SECONDS, TRACE_SECONDS = 60.0, 100.0

#: Called with a few words on the current step; `most` is its time limit in seconds.
Tell = Callable[..., None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """The source of a program: a registered name, or a function of a file."""

    file: str | None = None
    name: str | None = None  # of an algorithm, of a mistake, or of a function in the file
    shown: str = ""  # the name of a file's function in tables

    @property
    def may_never_end(self) -> bool:
        return self.file is not None or self.name in MISTAKES


@dataclass(slots=True, kw_only=True)
class Request:
    """The work that a command asks for."""

    do: Literal["solve", "compare", "trace", "hold"]
    programs: list[Source]
    board: NamedBoard | None = None  # None for one that the program can take
    signature: str | None = None  # this and the cost as in the options of the commands
    cost: str = "throws"
    options: dict[str, Any] = field(default_factory=dict)  # further ones of that work

    @property
    def may_never_end(self) -> bool:
        return any(source.may_never_end for source in self.programs)


def answer(request: Request, tell: Tell) -> dict[str, Any]:
    """Answer a request; raise an error if a program, or the board for it, is wrong."""
    programs = [_program(source, request) for source in request.programs]
    if request.do == "hold":
        return _hold(programs[0], request, tell)
    named, chosen = request.board, ""
    if named is None:
        chosen, named = _board_for(programs[0])
    if request.do == "solve":
        found = _solve(programs[0], named.board, request, tell)
    elif request.do == "trace":
        found = _trace(programs[0], named, request, tell)
    else:
        found = _compare(programs, named.board, request, tell)
    notes = [f"{program.name}: {note}" for program in programs for note in program.notes]
    return {**found, "chosen": chosen, "notes_on_programs": notes, "summary": named.board.summary()}


def taking_a_cost() -> list[str]:
    """Return the algorithms that can count other costs than throws."""
    return [name for name, algorithm in ALGORITHMS.items() if algorithm.takes_cost]


def _program(source: Source, request: Request) -> Program:
    program = loaded(source, request.signature)
    if source.file:
        from ..checker.checks import as_meant  # a registered program does not need it

        program = as_meant(program)
        program = replace(program, name=source.shown or program.name)
    if request.cost == "throws" or request.do == "compare":  # `compare` applies the cost itself
        return program
    return program.at(COSTS[request.cost])


def loaded(source: Source, signature: str | None) -> Program:
    """Load the program that a source names; the message of a ProgramError names the file."""
    if source.file is None:
        return program_of(source.name)
    try:
        return program_in(Path(source.file), source.name, signature)
    except ProgramError as error:
        message = error.in_command.format(file=source.file)
        place = "" if message.startswith(source.file) else f"{source.file}: "
        raise ProgramError(f"{place}{message}") from None


def _board_for(program: Program) -> tuple[str, NamedBoard]:
    """Return a name and a board: the one that exposes a mistake, or a suitable gallery board."""
    if isinstance(program, Mistake) and program.board is not None:
        name = f"the smallest board that exposes {program.name}"
        return name, NamedBoard(program.board, name)
    name = program.signature.board
    return name, gallery.get(name)


def _most(request: Request, seconds: float) -> float | None:
    """Return the time limit of work that a program may make endless; None for no limit."""
    return seconds if request.may_never_end else None


def _solve(program: Program, board: Board, request: Request, tell: Tell) -> dict[str, Any]:
    tell(program.name, most=_most(request, SOLVING_SECONDS))
    found = _called(program, board, request)
    if request.options["all_routes"] and not found.distance:
        raise ProgramError(
            f"{_who(program, request)}: it gives no distances, so its shortest routes cannot be "
            "listed; leave out --all-routes, or choose another program"
        )
    tell("proving the answer", most=_most(request, PROOF_SECONDS))
    cost = COSTS[request.cost]
    goal = found.distance.get(board.goal)
    if found.distance:
        proof = certificate(board, found, cost=cost)
        holds, reason = bool(proof), proof.reason
        verdict = "certified" if holds else "not certified"
    else:
        from ..lab.engines import fewest_throws  # slow to import

        fewest = fewest_throws(board)
        holds = found.throws == fewest
        verdict, reason = "right" if holds else "wrong", f"a full search finds {in_throws(fewest)}"
    routes, more = [], False
    if request.options["all_routes"]:
        if not holds:
            raise ProgramError(f"{program.name}: its distances are wrong: {reason}")
        from ..explanation import true_answer

        limit = min(request.options["limit"], sys.maxsize - 1)  # islice takes no more
        # A search that aims at the goal has not settled all cells that are nearer.
        distance = true_answer(board).distance if found.at_least else found.distance
        routes = list(islice(shortest_routes(board, distance), limit + 1))
        routes, more = routes[:limit], len(routes) > limit
    return {
        "name": program.name,
        "throws": found.throws,
        "least": None if request.cost == "throws" else goal,
        "route": None if found.route is None else [list(move) for move in found.route],
        "certified": holds,
        "verdict": verdict,
        "reason": reason,
        "routes": [[move.face for move in route] for route in routes],
        "more": more,
    }


def _called(program: Program, board: Board, request: Request) -> Answer:
    """Return the answer of a program, or raise a ProgramError if it gives none."""
    values: list[Any] = []
    file, who = request.programs[0].file, _who(program, request)
    try:
        if not request.may_never_end:
            values.append(program(board))
        else:
            if file is not None:
                warn_if_not_isolated()
            with quiet_if_not_isolated():
                ended = run_within(SOLVING_SECONDS, lambda: values.append(program(board)))
            if not ended:
                late = Finding("no-answer-in-time", numbers={"seconds": SOLVING_SECONDS})
                raise ProgramError(f"{who}: {late}")
    except (BoardError, ProgramError, KeyboardInterrupt):
        raise
    except CostError as error:
        raise ProgramError(f"{who} cannot count in {request.cost}: {error}") from None
    except BaseException as error:
        if not request.may_never_end:
            raise
        traceback.clear_frames(error.__traceback__)  # they may hold all the memory there is
        line = line_in(error, file)
        place = "" if line is None else f", in line {line}"
        outcome = outcome_of_error(error)
        hint = ""
        if program.others and outcome.shows_another:
            hint = f"; it was called as {program.signature.title}, and --signature chooses another"
        raise ProgramError(f"{who}: {outcome}{place}{hint}") from None
    found = read_answer(values[0])
    if isinstance(found, Finding):
        raise ProgramError(f"{who}: {found}")
    return found


def _who(program: Program, request: Request) -> str:
    """Return how a message names the program: one from a file as FILE.py, or FILE.py:NAME."""
    source = request.programs[0]
    if source.file is None:
        return program.name
    return source.file if source.name is None else f"{source.file}:{source.name}"


def _compare(programs: list[Program], board: Board, request: Request, tell: Tell) -> dict[str, Any]:
    from ..comparison import compare  # solve does not need it

    tell("finding the true distances", most=None)  # slow on a large board
    progress = partial(tell, most=None)
    try:
        whole = compare(board, programs, cost=COSTS[request.cost], progress=progress)
    except CostError as error:
        raise ProgramError(f"the board has no cheapest route in {request.cost}: {error}") from None
    tell("explaining the differences", most=None)
    if request.options["as_json"]:
        return {"data": whole.to_dict()}
    return {
        "columns": list(whole.columns),
        "rows": [list(cells) for cells in whole.table()],
        "unit": whole.unit,
        "notes": whole.notes(),
        "outcomes": [
            {
                "name": row.name,
                "agrees": row.agrees,
                "certified": bool(row.certificate),
                "answered": row.answer is not None,
            }
            for row in whole.rows
        ],
    }


def _hold(program: Program, request: Request, tell: Tell) -> dict[str, Any]:
    from ..checker.invariants import hold

    tell(program.name, most=TRACE_SECONDS)
    says, at = request.options["invariant"], request.options["at"]
    try:
        report = hold(program, says, at=at, progress=partial(tell, most=TRACE_SECONDS))
    except CallError as error:
        raise ProgramError(str(error)) from None
    run = None if report.board is None or not report.turn else report.run_on(report.board).to_dict()
    return {"data": report.to_dict(), "text": repr(report), "trace": run}


def _trace(program: Program, named: NamedBoard, request: Request, tell: Tell) -> dict[str, Any]:
    from ..tracing import trace

    tell(program.name, most=_most(request, TRACE_SECONDS))
    run = trace(program, named, every_line=request.options["every_line"])
    return {"trace": run.to_dict()}
