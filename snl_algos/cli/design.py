"""`snl design`: a board with given properties, or the proof that there is none."""

from __future__ import annotations

from typing import Annotated

import typer

from ..board import Board
from ..boards.notations import NamedBoard, write_boards
from ..lab.design import NotFound, design
from .files import check_place, print_or_write
from .options import Cells, Die, Force, Output, Seed, To, program_option
from .output import chosen_seed, warn, working

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command("design")
def design_command(
    context: typer.Context,
    cells: Cells = 100,
    snakes: Annotated[int, typer.Option(help="Number of snakes.")] = 8,
    ladders: Annotated[int, typer.Option(help="Number of ladders.")] = 8,
    die: Die = 6,
    throws: Annotated[
        int | None, typer.Option(min=1, help="The fewest throws to the goal.")
    ] = None,
    unique_route: Annotated[
        bool, typer.Option("--unique-route", help="Only one sequence of throws is shortest.")
    ] = False,
    requires_snake: Annotated[
        bool, typer.Option("--requires-snake", help="Every shortest route takes a snake.")
    ] = False,
    wrong: Annotated[
        list[str] | None,
        program_option("An algorithm or a mistake that is wrong on the board; repeat for each."),
    ] = None,
    right: Annotated[
        list[str] | None, program_option("One that is right on the board; repeat for each.")
    ] = None,
    only_wrong: Annotated[
        str | None,
        program_option("One that is wrong, while all others that can be compared are right."),
    ] = None,
    fewest_cells: Annotated[
        str | None,
        program_option("An exact algorithm that takes fewer cells than each of the others."),
    ] = None,
    tries: Annotated[int, typer.Option(min=1, help="The most boards to try.")] = 20_000,
    seed: Seed = None,
    to: To = "json",
    output: Output = None,
    force: Force = False,
) -> None:
    """Design a board with the properties that you ask for.

    It looks like a printed one. The board is printed to standard output and its properties,
    counted again, to standard error. If all possible boards fit into --tries, all are tried, and
    "no such board" is a proof. Exit code 1: no such board was found.
    """
    if output is not None:
        check_place(output, force)
    write_boards([NamedBoard(Board(cells, die=die))], to)  # fail before the search, not after it
    seed = chosen_seed(seed)
    try:
        with working("searching"):
            found = design(
                cells, snakes=snakes, ladders=ladders, die=die, throws=throws,
                unique_route=unique_route, requires_snake=requires_snake, wrong=wrong or (),
                right=right or (), only_wrong=only_wrong, fewest_cells=fewest_cells, tries=tries,
                seed=seed,
            )  # fmt: skip
    except NotFound as error:
        warn(str(error))
        raise typer.Exit(1) from None
    for line in found.properties:
        warn(line)
    named = NamedBoard(found.board, "made by a search", "", _command(context, seed))
    print_or_write(write_boards([named], to), output, force)


def _command(context: typer.Context, seed: int) -> str:
    """Return the command that makes the same board again."""
    words = ["snl", "design"]
    for parameter in context.command.params:
        name, value = parameter.name or "", context.params.get(parameter.name or "")
        if name in ("to", "output", "force", "seed") or value in (parameter.default, None, ()):
            continue
        option = parameter.opts[0]
        if value is True:
            words.append(option)
        else:
            for one in value if isinstance(value, list | tuple) else [value]:
                words += [option, str(one)]
    return " ".join([*words, "--seed", str(seed)])
