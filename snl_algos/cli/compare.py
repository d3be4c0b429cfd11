"""`snl compare`: several programs on the same boards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from .. import ALGORITHMS, BoardError
from ..boards.notations import NamedBoard
from ..comparison import NUMBERS
from .inputs import board_names, boards_and_programs, named_boards
from .options import AlgorithmsOption, CostOption, NotationOption, SignatureOption, Things
from .output import print_data, say, show, working
from .process import answered, say_what_was_chosen
from .requests import Request, Source, taking_a_cost

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def compare(
    things: Things = None,
    algorithm: AlgorithmsOption = None,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    cost: CostOption = "throws",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Compare the answers and the work of programs on one board."""
    files, programs = boards_and_programs(things)
    names = dict.fromkeys(algorithm or (ALGORITHMS if cost == "throws" else taking_a_cost()))
    sources = [*programs, *(Source(name=name) for name in names)]
    named = board_names(files, programs, notation)
    boards = [one for file in named for one in named_boards(file, notation)]
    results: list[Any] = []
    for at, one in enumerate(boards or [None], start=1):
        request = Request(
            do="compare", programs=sources, board=one, signature=signature, cost=cost,
            options={"as_json": as_json},
        )  # fmt: skip
        shown = one.name if one else "a board of the gallery"
        with working(f"comparing on {shown}, board {at} of {max(1, len(boards))}") as progress:
            try:
                data = answered(request, progress)
            except BoardError as error:
                raise BoardError(f"{shown}: {error}") from None
        if as_json:
            results.append({"name": shown if one else data["chosen"], **data["data"]})
        else:
            results.append(data["outcomes"])
            say_what_was_chosen(data)
            _show_comparison(one, data)
    if as_json:
        print_data(json.dumps(results, indent=2, ensure_ascii=False) + "\n")
    elif len(results) > 1:
        _show_summary(results)


def _show_comparison(one: NamedBoard | None, data: dict[str, Any]) -> None:
    say(f"{one.name if one else data['chosen']}: {data['summary']}", "bold")
    show(data["columns"], data["rows"], right=[*NUMBERS, data["unit"]])
    for note in data["notes"]:
        say(note)
    print()


def _show_summary(results: Sequence[Sequence[dict[str, Any]]]) -> None:
    """Print one line for each program, over all boards."""
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
