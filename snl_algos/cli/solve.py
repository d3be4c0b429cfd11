"""`snl solve`: the fewest throws on boards, and a route."""

from __future__ import annotations

import sys
import traceback
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import ALGORITHMS, Board, BoardError
from ..answer import Answer, shortest_routes
from ..boards.notations import NamedBoard, answers
from ..certificates import certificate
from ..costs import COSTS, CostError
from ..findings import Finding, in_throws
from ..programs import Program, ProgramError, read_answer
from ..programs.program import line_in, outcome_of_error
from ..sandbox import quiet_if_not_isolated, warn_if_not_isolated
from ..sandbox.in_process import run_within
from .inputs import named_boards, one_of_each
from .options import AlgorithmOption, CostOption, NotationOption, SignatureOption, Things
from .output import say, show, visible, working
from .process import Source, Tell, apart, board_for, say_what_was_chosen

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: How many sequences of throws are listed by default.
MAX_LISTED = 100
#: The time limit for one board of a program that may never end, in seconds; and for proving its
#: answer: our own code does this, but the answer may make it slow.
SOLVING_SECONDS, PROOF_SECONDS = 10.0, 60.0


@app.command()
def solve(
    things: Things = None,
    algorithm: AlgorithmOption = None,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    cost: CostOption = "throws",
    all_routes: Annotated[
        bool, typer.Option("--all-routes", help="List every shortest sequence of throws.")
    ] = False,
    limit: Annotated[
        int | None,
        typer.Option(
            min=1, help=f"With --all-routes: the most sequences to list; by default {MAX_LISTED}."
        ),
    ] = None,
    many: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Instead: a file with a board on each line, a JSON object or a move array. The "
            "fewest throws are printed, one number a line; -1 if the goal is out of reach.",
        ),
    ] = None,
    engine: Annotated[
        str,
        typer.Option(metavar="NAME", help="With --many: an engine. A wrong name lists them all."),
    ] = "auto",
) -> None:
    """Find the fewest throws, and a route.

    With --notation hackerrank the answers are printed as that judge accepts them. With --many
    an engine solves any number of boards, and only the numbers of throws are printed.
    """
    if many is not None or engine != "auto":
        others = {
            "BOARD|FILE.py": things, "--algorithm": algorithm, "--notation": notation,
            "--signature": signature, "--cost": cost != "throws", "--all-routes": all_routes,
            "--limit": limit,
        }  # fmt: skip
        _solve_many(many, engine, [name for name, given in others.items() if given])
        return
    if limit is not None and not all_routes:
        raise typer.BadParameter("this needs --all-routes", param_hint="'--limit'")
    limit = MAX_LISTED if limit is None else limit
    board, source = one_of_each(things, algorithm, notation, cost)
    name = source.name or ""
    if all_routes and cost != "throws":
        raise typer.BadParameter(
            "--all-routes lists routes with the fewest throws; leave out --cost",
            param_hint="'--cost'",
        )
    if all_routes and name in ALGORITHMS and not ALGORITHMS[name].exact:
        raise typer.BadParameter(
            f"it needs right distances, and {name} is not exact", param_hint="'--all-routes'"
        )
    most = limit if all_routes else 0
    boards = [None] if board is None else named_boards(board, notation)
    found = []
    for one in boards:
        work = partial(_solved, source, one, cost, most)
        with working(f"solving {one.name}" if one else "solving") as progress:
            found.append(apart(work, [source], signature, progress))
    if notation == "hackerrank" and not all_routes:
        print(answers(one["throws"] for one in found), end="")
        return
    for one, data in zip(boards, found, strict=True):
        if len(boards) > 1 and one is not None:
            say(one.name, "bold")
        say_what_was_chosen(data)
        if all_routes:
            _show_all_routes(data, limit)
        else:
            _show_answer(data, cost)


def _solved(
    source: Source, named: NamedBoard | None, cost_name: str, most_routes: int,
    programs: list[Program], tell: Tell,
) -> dict[str, Any]:  # fmt: skip
    """Return the answer of a program, whether it is right, and at most so many routes."""
    program, cost = programs[0], COSTS[cost_name]
    chosen, one = board_for(program, named)
    board = one.board
    if cost_name != "throws":
        program = program.at(cost)
    tell(program.name, most=SOLVING_SECONDS)
    found = _called(program, board, source, cost_name)
    if most_routes and not found.distance:
        raise ProgramError(
            f"{source}: it gives no distances, so its shortest routes cannot be "
            "listed; leave out --all-routes, or choose another program"
        )
    tell("proving the answer", most=PROOF_SECONDS)
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
    if most_routes:
        if not holds:
            raise ProgramError(f"{program.name}: its distances are wrong: {reason}")
        from ..explanation import true_answer

        limit = min(most_routes, sys.maxsize - 1)  # islice takes no more
        # A search that aims at the goal has not settled all cells that are nearer.
        distance = true_answer(board).distance if found.at_least else found.distance
        routes = list(islice(shortest_routes(board, distance), limit + 1))
        routes, more = routes[:limit], len(routes) > limit
    return {
        "chosen": chosen,
        "name": program.name,
        "throws": found.throws,
        "least": None if cost_name == "throws" else goal,
        "route": None if found.route is None else [list(move) for move in found.route],
        "certified": holds,
        "verdict": verdict,
        "reason": reason,
        "routes": [[move.face for move in route] for route in routes],
        "more": more,
    }


def _called(program: Program, board: Board, source: Source, cost_name: str) -> Answer:
    """Return the answer of a program, or raise a ProgramError if it gives none."""
    values: list[Any] = []
    try:
        if not source.may_never_end:
            values.append(program(board))
        else:
            if source.file is not None:
                warn_if_not_isolated()
            with quiet_if_not_isolated():
                ended = run_within(SOLVING_SECONDS, lambda: values.append(program(board)))
            if not ended:
                late = Finding("no-answer-in-time", numbers={"seconds": SOLVING_SECONDS})
                raise ProgramError(f"{source}: {late}")
    except (BoardError, ProgramError, KeyboardInterrupt):
        raise
    except CostError as error:
        raise ProgramError(f"{source} cannot count in {cost_name}: {error}") from None
    except BaseException as error:
        if not source.may_never_end:
            raise
        traceback.clear_frames(error.__traceback__)  # they may hold all the memory there is
        line = line_in(error, source.file)
        place = "" if line is None else f", in line {line}"
        outcome = outcome_of_error(error)
        hint = ""
        if program.others and outcome.shows_another:
            hint = f"; it was called as {program.signature.title}, and --signature chooses another"
        raise ProgramError(f"{source}: {outcome}{place}{hint}") from None
    found = read_answer(values[0])
    if isinstance(found, Finding):
        raise ProgramError(f"{source}: {found}")
    return found


def _solve_many(many: Path | None, engine: str, others: list[str]) -> None:
    """Print the fewest throws of each board of a file."""
    if many is None:
        raise typer.BadParameter("this needs --many", param_hint="'--engine'")
    if others:
        raise typer.BadParameter(
            "this is for one board, and --many solves a file of boards; leave it out",
            param_hint=" / ".join(others),
        )
    from ..lab.engines import ENGINES  # slow to import
    from ..lab.engines.api import each_line

    if engine not in (*ENGINES, "auto"):
        raise typer.BadParameter(
            f"no engine is called {engine!r}; the engines are {', '.join(ENGINES)} and auto",
            param_hint="'--engine'",
        )
    try:
        for throws in each_line(many, engine):
            print(throws)
    except (OSError, BoardError) as error:
        raise BoardError(visible(str(error))) from None


def _show_answer(data: dict[str, Any], cost: str) -> None:
    throws, route = data["throws"], data["route"]
    say(f"throws: {'the goal cannot be reached' if throws is None else throws}", "bold")
    if data["least"] is not None:
        say(f"{cost}: {data['least']}", "bold")
    if route:
        rows = []
        for number, (face, landing, cell) in enumerate(route, start=1):
            jump = "" if landing == cell else f"{landing}→{cell}"
            rows.append([*map(str, (number, face, landing, cell)), jump])
        columns = ["move", "face", "landing", "cell", "jump"]
        show(columns, rows, right=columns[:4])
    elif route is None and throws is not None:
        say(f"{data['name']} keeps no route")
    say(f"{data['verdict']}: {data['reason']}", "green" if data["certified"] else "red")


def _show_all_routes(data: dict[str, Any], limit: int) -> None:
    counted = f"the first {limit}" if data["more"] else str(len(data["routes"]))
    say(f"shortest sequences of throws: {counted}", "bold")
    for faces in data["routes"]:
        print(" ".join(map(str, faces)))
    if data["more"]:
        say("there are more; --limit shows more of them")
