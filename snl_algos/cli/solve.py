"""The commands that run programs on boards, solve and compare; and the list of algorithms."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import ALGORITHMS, BoardError
from ..boards.notations import NamedBoard, answers
from ..comparison import NUMBERS
from ..lab.engines import ENGINES
from . import process
from .batch import solve_many
from .inputs import boards_and_programs, named_boards
from .main import app
from .options import (
    AlgorithmOption,
    AlgorithmsOption,
    CostOption,
    NotationOption,
    SignatureOption,
    Things,
)  # fmt: skip
from .output import complain, hand_on, say, show, working
from .requests import Request, Source, answer, taking_a_cost

__all__ = [
    "algorithms",
    "answered",
    "compare",
    "one_of_each",
    "say_what_was_chosen",
    "solve",
]


def answered(request: Request, tell: Callable[[str], None]) -> dict[str, Any]:
    """The answer to a request: from a process of its own if a program may never end."""
    if request.may_never_end:
        return process.ask(request, tell)
    return answer(request, lambda words, **most: tell(words))


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
    limit: Annotated[int, typer.Option(min=1, help="List no more sequences than this.")] = 100,
    many: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Instead: a file with a board on each line, a JSON object or a move array.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="With --many: where the answers go, a line for each. After an interruption the "
            "same command continues.",
        ),
    ] = None,
    engine: Annotated[
        str, typer.Option(metavar="NAME", help=f"With --many: {', '.join(ENGINES)}, or auto.")
    ] = "auto",
    force: Annotated[
        bool, typer.Option("--force", help="With --many: begin again, whatever is in --out.")
    ] = False,
) -> None:
    """The fewest throws, and a route.

    With --notation hackerrank the answers are printed as that judge accepts them. With --many
    any number of boards is answered by an engine, with the numbers only.
    """
    if many is not None or out is not None or engine != "auto" or force:
        others = {
            "BOARD|FILE.py": things, "--algorithm": algorithm, "--notation": notation,
            "--signature": signature, "--cost": cost != "throws", "--all-routes": all_routes,
        }  # fmt: skip
        _solve_many(many, out, engine, force, [name for name, given in others.items() if given])
        return
    board, source = one_of_each(things, algorithm, notation, cost)
    name = source.name or ""
    if all_routes and cost != "throws":
        raise typer.BadParameter("--all-routes counts throws", param_hint="'--cost'")
    if all_routes and name in ALGORITHMS and not ALGORITHMS[name].exact:
        raise typer.BadParameter(
            f"it needs right distances, and {name} is not exact", param_hint="'--all-routes'"
        )
    options = {"all_routes": all_routes, "limit": limit}
    boards = [None] if board is None else named_boards(board, notation)
    found = []
    for one in boards:
        request = Request(
            do="solve", programs=[source], signature=signature, cost=cost, options=options,
            board=one,
        )  # fmt: skip
        with working(f"solving {one.name if one else ''}") as tell:
            found.append(answered(request, tell))
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


def _solve_many(
    many: Path | None, out: Path | None, engine: str, force: bool, others: list[str]
) -> None:
    if many is None or out is None:
        raise typer.BadParameter("these two go together", param_hint="'--many' / '--out'")
    if others:
        raise typer.BadParameter(
            "this is for one board; --many takes a file of boards", param_hint=" / ".join(others)
        )
    if engine not in (*ENGINES, "auto"):
        raise typer.BadParameter(
            f"there are {', '.join(ENGINES)} and auto", param_hint="'--engine'"
        )
    with working(f"solving {many}") as tell:
        try:
            done, before = solve_many(many, out, engine, tell, anew=force)
        except OSError as error:
            place = error.filename or out
            raise BoardError(f"{place}: {error.strerror or error}") from None
    say(f"{done:,} boards have an answer" + (f", {before:,} of them from before" * (before > 0)))


def one_of_each(
    things: Sequence[str] | None, algorithm: str | None, notation: str | None, cost: str
) -> tuple[str | None, Source]:
    """The one board and the one program that the arguments name; None if the program is to say."""
    boards, programs = boards_and_programs(things)
    if len(boards) > 1:
        raise typer.BadParameter(f"this takes one board, not {len(boards)}", param_hint="BOARD")
    if len(programs) + (algorithm is not None) > 1:
        raise typer.BadParameter("this takes one program", param_hint="FILE.py / '--algorithm'")
    source = programs[0] if programs else Source(name=algorithm or "queue-bfs")
    if cost != "throws" and source.name not in (known := taking_a_cost()):
        name = source.file or source.name
        raise typer.BadParameter(
            f"{name} counts throws; to count in {cost}, use --algorithm {' or '.join(known)}",
            param_hint="'--cost'",
        )
    board = _board(boards, programs, notation)
    return (board[0] if board else None), source


def _board(boards: list[str], programs: Sequence[Source], notation: str | None) -> list[str]:
    """The boards that are named; standard input if nothing is; none if only programs are."""
    if boards or not programs:
        return boards or ["-"]
    if notation is not None:
        raise typer.BadParameter(
            "there is no board to read; give one, or - for standard input",
            param_hint="'--notation'",
        )
    return []


def say_what_was_chosen(data: dict[str, Any]) -> None:
    if data["chosen"]:
        complain(f"no board was given; this is {data['chosen']}")
    for note in data["notes_on_programs"]:
        complain(note)


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


@app.command()
def compare(
    things: Things = None,
    algorithm: AlgorithmsOption = None,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    cost: CostOption = "throws",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """A table of what the programs say, which are right, and what their runs did."""
    files, programs = boards_and_programs(things)
    names = dict.fromkeys(algorithm or (ALGORITHMS if cost == "throws" else taking_a_cost()))
    sources = [*programs, *(Source(name=name) for name in names)]
    named = _board(files, programs, notation)
    boards = [one for file in named for one in named_boards(file, notation)]
    results: list[Any] = []
    for at, one in enumerate(boards or [None], start=1):
        request = Request(
            do="compare", programs=sources, board=one, signature=signature, cost=cost,
            options={"as_json": as_json},
        )  # fmt: skip
        shown = one.name if one else "a board of the gallery"
        with working(f"comparing on {shown}, board {at} of {max(1, len(boards))}") as tell:
            try:
                data = answered(request, tell)
            except BoardError as error:
                raise BoardError(f"{shown}: {error}") from None
        if as_json:
            results.append({"name": shown if one else data["chosen"], **data["data"]})
        else:
            results.append(data["outcomes"])
            say_what_was_chosen(data)
            _show_comparison(one, data)
    if as_json:
        hand_on(json.dumps(results, indent=2, ensure_ascii=False) + "\n")
    elif len(results) > 1:
        _show_summary(results)


def _show_comparison(one: NamedBoard | None, data: dict[str, Any]) -> None:
    say(f"{one.name if one else data['chosen']}: {data['summary']}", "bold")
    show(data["columns"], data["rows"], right=[*NUMBERS, data["unit"]])
    for note in data["notes"]:
        say(note)
    print()


def _show_summary(results: Sequence[Sequence[dict[str, Any]]]) -> None:
    """One line for each program, over all boards."""
    rows = []
    for of_one in zip(*results, strict=True):
        boards = len(of_one)
        agrees, certified, given = (
            sum(one[key] for one in of_one) for key in ("agrees", "certified", "answered")
        )
        shares = [f"{agrees} of {boards}", f"{certified} of {boards}", str(boards - given)]
        rows.append([of_one[0]["name"], *shares])
    say("summary", "bold")
    columns = ["algorithm", "agrees", "certified", "no answer"]
    show(columns, rows, right=columns[1:])


@app.command()
def algorithms() -> None:
    """The algorithms: which are exact, how they grow, and what the others get wrong."""
    columns = ["algorithm", "title", "exact", "time", "memory"]
    rows = [
        [a.name, a.title, "yes" if a.exact else "no", a.time, a.memory] for a in ALGORITHMS.values()
    ]
    show(columns, rows, prose=["title"])
    for algorithm in ALGORITHMS.values():
        for limit in algorithm.limits:
            say(f"{algorithm.name}: {limit}")
