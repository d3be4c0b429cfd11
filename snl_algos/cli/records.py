"""`snl records`: the best boards known here, their proofs, and attempts to beat them."""

from __future__ import annotations

from typing import Annotated

import typer

from ..boards.notations import NamedBoard, write_boards
from ..lab.design.measures import MEASURES
from ..lab.design.record_search import Record, beat, record_named
from ..lab.design.record_search import records as stored
from .files import check_place, print_or_write
from .options import Force, Output, To, starting
from .output import chosen_seed, print_data, say, show, warn, working

__all__ = ["app"]

app = typer.Typer(
    name="records",
    add_completion=False,
    help="List the best boards known here, each with its proof.",
    subcommand_metavar="[COMMAND [ARGS]...]",
)


def complete_record(incomplete: str) -> list[str]:
    return starting(incomplete, MEASURES)


Name = Annotated[
    str,
    typer.Argument(metavar="NAME", help="The name of a record.", autocompletion=complete_record),
]


@app.callback(invoke_without_command=True)
def list_records(context: typer.Context) -> None:
    """List the records, each with its measure, its proof, and how it was found."""
    if context.invoked_subcommand is not None:
        return
    rows = [[name, f"{one.value}", one.measure.title] for name, one in stored().items()]
    show(["record", "value", "measure"], rows, right=["value"], prose=["measure"])
    for name, one in stored().items():
        say(f"{name}: {one.proof()}. Found: {one.found}.")


@app.command("show")
def show_record(name: Name, to: To = "json") -> None:
    """Print the board of a record, and its proof to standard error."""
    record = record_named(name)
    warn(record.proof())
    print_data(_text(record, to))


@app.command("beat")
def beat_record(
    name: Name,
    tries: Annotated[int, typer.Option(min=1, help="The number of boards to try.")] = 10_000,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same boards.")] = None,
    to: To = "json",
    output: Output = None,
    force: Force = False,
) -> None:
    """Try to beat a record, by a local search around its board. Exit code 1: it still stands."""
    if output is not None:
        check_place(output, force)
    seed = chosen_seed(seed)
    with working("searching"):
        better = beat(name, tries=tries, seed=seed)
    if better is None:
        warn(f"{name}: {record_named(name).value} was not beaten in {tries:,} tries")
        raise typer.Exit(1)
    warn(f"{name}: {better.value} instead of {record_named(name).value}: {better.proof()}")
    print_or_write(_text(better, to), output, force)


def _text(record: Record, notation: str) -> str:
    name = f"record {record.measure.name}: {record.value}"
    return write_boards([NamedBoard(record.board, name, "", record.found)], notation)
