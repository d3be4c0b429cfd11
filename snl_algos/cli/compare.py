"""`snl compare`: several programs on the same boards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import typer

from .. import ALGORITHMS, BoardError, comparison
from ..boards.notations import NamedBoard
from ..comparison import NUMBERS
from ..costs import COSTS, CostError
from ..programs import Program, ProgramError
from .inputs import board_names, boards_and_programs, named_boards, taking_a_cost
from .options import AlgorithmsOption, CostOption, NotationOption, SignatureOption, Things
from .output import print_data, say, show, working
from .process import Source, Tell, apart, board_for, say_what_was_chosen

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
        work = partial(_compared, one, cost, as_json)
        shown = one.name if one else "a board of the gallery"
        with working(f"comparing on {shown}, board {at} of {max(1, len(boards))}") as progress:
            try:
                data = apart(work, sources, signature, progress)
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


def _compared(
    named: NamedBoard | None, cost_name: str, as_json: bool, programs: list[Program], tell: Tell
) -> dict[str, Any]:
    """Return the comparison of some programs, and how each of them did."""
    chosen, one = board_for(programs[0], named)
    tell("finding the true distances", most=None)  # slow on a large board
    progress = partial(tell, most=None)
    try:
        whole = comparison.compare(one.board, programs, cost=COSTS[cost_name], progress=progress)
    except CostError as error:
        raise ProgramError(f"the board has no cheapest route in {cost_name}: {error}") from None
    tell("explaining the differences", most=None)
    if as_json:
        return {"chosen": chosen, "data": whole.to_dict()}
    return {
        "chosen": chosen,
        "summary": one.board.summary(),
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
