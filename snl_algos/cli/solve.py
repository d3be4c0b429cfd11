"""`snl solve`: the fewest throws on boards, and a route."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from .. import ALGORITHMS, Board
from ..answer import Answer, shortest_routes
from ..boards.notations import NamedBoard, answers
from ..certificates import certificate
from ..costs import COSTS, CostError
from ..findings import Finding, in_throws
from ..measured_run import measured
from ..programs import Program, ProgramError
from ..sandbox import warn_if_not_isolated
from .inputs import Source, named_boards, one_of_each
from .options import (
    AlgorithmOption,
    NotationOption,
    SignatureOption,
    ThingsArgument,
    refuse,
    switch,
    value,
)  # fmt: skip
from .output import say, show, working
from .process import Tell, apart, board_for, say_what_was_chosen

__all__ = ["command"]

#: How many sequences of throws are listed.
MAX_LISTED = 100


def command(
    things: ThingsArgument = None,
    algorithm: AlgorithmOption = None,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    cost: Annotated[
        Literal["throws", "pips", "free-sixes", "paid-ladders"],
        typer.Option(
            help="The cost of a move: one throw; the face of the die; one throw, but nothing for "
            "a six; one throw, minus two for a ladder."
        ),
    ] = "throws",
    all_routes: Annotated[
        bool,
        switch("--all-routes", f"List the shortest sequences of throws, at most {MAX_LISTED}."),
    ] = False,
    many: Annotated[
        Path | None,
        value(
            "FILE",
            "Instead: a file with a board on each line, a JSON object or a move array. The "
            "fewest throws are printed, one number a line; -1 if the goal is out of reach.",
        ),
    ] = None,
) -> None:
    """Find the fewest throws, and a route.

    With --notation hackerrank the answers are printed as that judge accepts them.
    """
    given: dict[str, Any] = {
        "--algorithm": algorithm, "--signature": signature,
        "--cost": cost if cost != "throws" else None,
    }  # fmt: skip
    if many is not None:
        given |= {"BOARD": things, "--notation": notation, "--all-routes": all_routes or None}
        refuse(given, "this is for one board, and --many solves a file of boards; leave it out")
        _solve_many(many)
        return
    name, source = one_of_each(things, algorithm, notation)
    if all_routes:
        given |= {"FILE.py": source.file}
        refuse(given, "--all-routes lists the routes of a board, whatever finds them; leave it out")
    boards = [None] if name is None else named_boards(name, notation)
    for_judge = notation == "hackerrank" and not all_routes
    for one in boards:
        if one is not None and len(boards) > 1 and not for_judge:
            say(one.name, "bold")
        if one is not None and all_routes:
            _show_all_routes(one.board)
            continue
        with working(f"solving {one.name}" if one else "solving") as progress:
            data = apart(partial(_solved, source, one, cost), [source], signature, progress)
        if for_judge:
            print(answers([data["throws"]]), end="")
        else:
            say_what_was_chosen(data)
            _show_answer(data)


def _solved(
    source: Source, named: NamedBoard | None, cost: str, programs: list[Program], tell: Tell
) -> dict[str, Any]:
    """Return the answer of a program at a cost, and whether it is right."""
    program = programs[0]
    chosen, one = board_for(program, named)
    if cost != "throws":
        program = program.at(COSTS[cost])
    tell(program.name)
    found = _answer_of(program, one.board, source)
    tell("proving the answer")
    if found.distance:
        proof = certificate(one.board, found, cost=COSTS[cost])
        holds, reason = bool(proof), proof.reason
        verdict = "certified" if holds else "not certified"
    else:
        fewest = ALGORITHMS["queue-bfs"](one.board).throws
        holds, reason = found.throws == fewest, f"a full search finds {in_throws(fewest)}"
        verdict = "right" if holds else "wrong"
    return {
        "chosen": chosen,
        "name": program.name,
        "throws": found.throws,
        "least": "" if cost == "throws" else f"{cost}: {found.distance.get(one.board.goal)}",
        "route": None if found.route is None else [list(move) for move in found.route],
        "holds": holds,
        "verdict": f"{verdict}: {reason}",
    }


def _answer_of(program: Program, board: Board, source: Source) -> Answer:
    """Return the answer of a program, or raise a ProgramError if it gives none."""
    try:
        if not source.may_never_end:
            answer: Answer = program(board)
            return answer
    except CostError as error:
        raise ProgramError(f"{source}: {error}") from None
    if source.file is not None:
        warn_if_not_isolated()
    found = measured(program, board, None, counts=False).answer
    if isinstance(found, Finding):
        raise ProgramError(f"{source}: {found}")
    return found


def _solve_many(many: Path) -> None:
    """Print the fewest throws of each board of a file."""
    from ..lab.engines.api import each_line  # slow to import

    for throws in each_line(many, "auto"):
        print(throws)


def _show_answer(data: dict[str, Any]) -> None:
    throws, route = data["throws"], data["route"]
    say(f"throws: {'the goal cannot be reached' if throws is None else throws}", "bold")
    if data["least"]:
        say(data["least"], "bold")
    if route:
        rows = []
        for number, (face, landing, cell) in enumerate(route, start=1):
            jump = "" if landing == cell else f"{landing}→{cell}"
            rows.append([*map(str, (number, face, landing, cell)), jump])
        columns = ["move", "face", "landing", "cell", "jump"]
        show(columns, rows, right=columns[:4])
    elif route is None and throws is not None:
        say(f"{data['name']} keeps no route")
    say(data["verdict"], "green" if data["holds"] else "red")


def _show_all_routes(board: Board) -> None:
    with working("solving"):
        routes = shortest_routes(board, ALGORITHMS["queue-bfs"](board).distance)
        first = list(islice(routes, MAX_LISTED + 1))
    counted = f"the first {MAX_LISTED}" if len(first) > MAX_LISTED else str(len(first))
    say(f"shortest sequences of throws: {counted}", "bold")
    for route in first[:MAX_LISTED]:
        print(*(move.face for move in route))
