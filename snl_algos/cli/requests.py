"""What a command asks for, and the work that answers it with plain data.

So the same work runs in this process or in a copy of it. Programs from files and mistakes run in a
copy, because they may never end or take their process with them.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from .. import ALGORITHMS, MISTAKES, Board, BoardError
from ..answer import Answer, certificate, shortest_routes
from ..boards import gallery
from ..boards.notations import NamedBoard
from ..costs import COSTS, CostError
from ..findings import Finding, in_throws
from ..lab.engines import fewest_throws
from ..programs import Program, ProgramError, program_of, read_answer
from ..programs.outcomes import outcome_of_error
from ..programs.signature_fallback import shows_another
from ..sandbox.timeouts import run_within
from .source_file import function_in, line_in

__all__ = ["Request", "Source", "Tell", "answer", "loaded", "taking_a_cost"]

#: The longest that a program which may never end is given for one board, in seconds.
MAX_SECONDS = 10.0

#: To prove its answer, and to record its run and tell of it, in seconds: the work is ours, but
#: what the program gave may make it long.
TO_PROVE, TO_TRACE = 60.0, 100.0

#: Is given a few words on what happens now; `most` says how many seconds it may take.
Tell = Callable[..., None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where a program comes from: a name that is registered, or a function of a file.

    Attributes
    ----------
    file : str or None
        The file, if it comes from one.
    name : str or None
        The name of an algorithm, of a mistake, or of a function in the file.
    shown : str
        What a table calls the function of a file.
    """

    file: str | None = None
    name: str | None = None
    shown: str = ""

    @property
    def may_never_end(self) -> bool:
        return self.file is not None or self.name in MISTAKES


@dataclass(slots=True, kw_only=True)
class Request:
    """What is asked for.

    Attributes
    ----------
    do : str
        "solve", "compare" or "trace".
    programs : list of Source
        The programs.
    board : NamedBoard or None
        The board; None for one that the program can take.
    signature, cost : str
        As in the options of the commands.
    options : dict
        What else that work is to be given.
    """

    do: str
    programs: list[Source]
    board: NamedBoard | None = None
    signature: str | None = None
    cost: str = "throws"
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def may_never_end(self) -> bool:
        return any(source.may_never_end for source in self.programs)


def answer(request: Request, tell: Tell) -> dict[str, Any]:
    """The answer to a request.

    Raises
    ------
    ProgramError, BoardError, MissingExtra
        The message says what is wrong with a program, or with the board for it.
    """
    programs = [_program(source, request) for source in request.programs]
    named, chosen = request.board, ""
    if named is None:
        chosen = _board_for(programs[0])
        named = gallery.get(chosen)
    if request.do == "solve":
        found = _solve(programs[0], named.board, request, tell)
    elif request.do == "trace":
        found = _trace(programs[0], named, request, tell)
    else:
        try:
            found = _compare(programs, named.board, request, tell)
        except CostError as error:
            raise ProgramError(
                f"the board has no cheapest route in {request.cost}: {error}"
            ) from None
    notes = [f"{program.name}: {note}" for program in programs for note in program.notes]
    return {**found, "chosen": chosen, "notes_on_programs": notes, "summary": named.board.summary()}


def taking_a_cost() -> list[str]:
    """The algorithms that can count in something else than throws."""
    return [name for name, algorithm in ALGORITHMS.items() if algorithm.takes_cost]


def _program(source: Source, request: Request) -> Program:
    program = loaded(source, request.signature)
    if source.file and source.shown:
        program = replace(program, name=source.shown)
    if request.cost == "throws" or request.do == "compare":  # which does so itself
        return program
    return program.at(COSTS[request.cost])


def loaded(source: Source, signature: str | None) -> Program:
    """The program that a source names.

    Raises
    ------
    ProgramError
        If it cannot be loaded, or how to call it cannot be told. The message names the file.
    """
    if source.file is None:
        return program_of(source.name)
    try:
        return program_of(function_in(Path(source.file), source.name), signature)
    except ProgramError as error:
        said = error.in_command.format(file=source.file)
        place = "" if said.startswith(source.file) else f"{source.file}: "
        raise ProgramError(f"{place}{said}") from None


def _board_for(program: Program) -> str:
    """The name of the first board of the gallery that a program can be called with."""
    for name in ["thirty", *gallery.names()]:
        board = gallery.get(name).board
        try:
            program.signature.check(board, takes_die=program.takes_die)
        except BoardError:
            continue
        return name
    raise BoardError(f"{program.name}: give a board; none of the gallery is for its signature")


def _most(request: Request, seconds: float) -> float | None:
    """How long some work may take that a program may make endless; None for any time."""
    return seconds if request.may_never_end else None


def _solve(program: Program, board: Board, request: Request, tell: Tell) -> dict[str, Any]:
    tell(program.name, most=_most(request, MAX_SECONDS))
    found = _called(program, board, request)
    tell("proving the answer", most=_most(request, TO_PROVE))
    cost = COSTS[request.cost]
    goal = found.distance.get(board.goal)
    if found.distance:
        proof = certificate(board, found, cost=cost)
        holds, reason = bool(proof), proof.reason
        verdict = "certified" if holds else "not certified"
    else:
        fewest = fewest_throws(board)
        holds = found.throws == fewest
        verdict, reason = "right" if holds else "wrong", f"a full search finds {in_throws(fewest)}"
    routes, more = [], False
    if request.options["all_routes"]:
        if not holds:
            raise ProgramError(f"{program.name}: its distances are wrong: {reason}")
        from ..explanation import true_answer

        limit = min(request.options["limit"], sys.maxsize - 1)  # no more can be counted off
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
    """The answer of a program; a ProgramError says what it did instead."""
    values: list[Any] = []
    file = request.programs[0].file
    who = program.name if file is None else f"{file}: {program.name}"
    try:
        if not request.may_never_end:
            values.append(program(board))
        elif not run_within(MAX_SECONDS, lambda: values.append(program(board))):
            late = Finding("no-answer-in-time", numbers={"seconds": MAX_SECONDS})
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
        if program.inferred and shows_another(outcome):
            hint = f"; it was called as {program.signature.title}, and --signature chooses another"
        raise ProgramError(f"{who}: {outcome}{place}{hint}") from None
    found = read_answer(values[0])
    if isinstance(found, Finding):
        raise ProgramError(f"{who}: {found}")
    return found


def _compare(programs: list[Program], board: Board, request: Request, tell: Tell) -> dict[str, Any]:
    from ..comparison import compare  # here, like others below: solve needs none of them

    tell("finding the true distances", most=None)  # of a large board they take long
    whole = compare(board, programs, cost=COSTS[request.cost], progress=partial(tell, most=None))
    tell("explaining the differences")
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


def _trace(program: Program, named: NamedBoard, request: Request, tell: Tell) -> dict[str, Any]:
    from ..tracing import trace

    tell(program.name, most=_most(request, TO_TRACE))
    run = trace(program, named, every_line=request.options["every_line"])
    return {"trace": run.to_dict()}
