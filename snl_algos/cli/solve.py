"""`snl solve`: the fewest throws on boards, and a route."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .. import ALGORITHMS, BoardError
from ..boards.notations import answers
from .inputs import named_boards, one_of_each
from .options import AlgorithmOption, CostOption, NotationOption, SignatureOption, Things
from .output import say, show, visible, working
from .process import answered, say_what_was_chosen
from .requests import Request

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: How many sequences of throws are listed by default.
MAX_LISTED = 100


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
    options = {"all_routes": all_routes, "limit": limit}
    boards = [None] if board is None else named_boards(board, notation)
    found = []
    for one in boards:
        request = Request(
            do="solve", programs=[source], signature=signature, cost=cost, options=options,
            board=one,
        )  # fmt: skip
        with working(f"solving {one.name}" if one else "solving") as progress:
            found.append(answered(request, progress))
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
