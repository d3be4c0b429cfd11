"""`snl step`: a run step by step, as text, a page, a picture or a film."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from .. import ALGORITHMS, BoardError, Trace, trace
from ..answer import Answer
from ..boards.notations import NamedBoard
from ..costs import COSTS
from ..extras import import_optional
from ..programs import Program, read_answer
from ..sandbox import NotUnderstood
from ..tracing.replay import FILM, PICTURES, Theme, file_kind
from .files import check_place, write
from .inputs import one_board, one_of_each
from .options import (
    AlgorithmOption,
    CostOption,
    Force,
    NotationOption,
    SignatureOption,
    Things,
    program_option,
)
from .output import visible, working
from .process import Source, Tell, apart, board_for, say_what_was_chosen

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: A stepper of a larger board would be too small to read.
MAX_STEPPED = 900
#: The time limit for a run, in seconds.
TRACE_SECONDS = 100.0

Made = TypeVar("Made")


@app.command()
def step(
    things: Things = None,
    algorithm: AlgorithmOption = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output",
            help="A page: .html. A picture of one step, 6.4 inches or 1280 pixels "
            "wide: .svg, .png, .pdf. A film of all steps, 800 pixels wide: .gif. "
            "The record itself: .json.",
        ),
    ] = None,
    number: Annotated[
        int | None,
        typer.Option(
            "--step", min=0,
            help="Which step a picture shows (by default the last) or a page opens at (by "
            "default the first), numbered as in the text: from 0.",
        ),
    ] = None,
    compare: Annotated[
        str | None,
        program_option(
            "For a page: another algorithm or mistake on the same board, side by side."
        ),
    ] = None,
    theme: Annotated[
        Theme | None, typer.Option(help="The colours of a picture or a film; by default light.")
    ] = None,
    transparent: Annotated[
        bool, typer.Option("--transparent", help="Transparent background.")
    ] = False,
    every_line: Annotated[
        bool,
        typer.Option(
            "--every-line", help="Show every executed line, not only those with a sentence."
        ),
    ] = False,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    cost: CostOption = "throws",
    force: Force = False,
) -> None:  # fmt: skip
    """Step through a run, as text, or as a page, picture or film.

    The exit code is 1 if the program raised an error, else 0.
    """
    _check_output(output, number, compare, theme, transparent, force)
    file, source = one_of_each(things, algorithm, notation, cost)
    board = None if file is None else one_board(file, notation)
    if board is not None and board.board.cells > MAX_STEPPED:
        raise BoardError(
            f"a stepper shows at most {MAX_STEPPED} cells, and this board has {board.board.cells}"
        )
    run = _recorded(source, board, signature, cost, every_line)
    if output is None:
        print(run.to_text() + _right(run, cost))
    else:
        runs = [run]
        if compare is not None:
            same = board or NamedBoard(run.board, run.to_dict()["board"].get("name", ""))
            runs.append(_recorded(Source(name=compare), same, None, cost, every_line))
        _save(output, runs, number, theme or "light", transparent, force)
    if run.outcome == "raised":
        raise typer.Exit(1)


def _right(run: Trace, cost: str) -> str:
    """Return what the run of a wrong program should have ended with; nothing for a right one."""
    right = ALGORITHMS["queue-bfs"](run.board).throws
    answer = read_answer(run.answer) if run.outcome == "returned" else None
    if cost != "throws" or (isinstance(answer, Answer) and answer.throws == right):
        return ""
    return "; the goal is out of reach" if right is None else f"; right is {right}"


def _save(
    output: Path, runs: list[Trace], number: int | None, theme: Theme, transparent: bool,
    force: bool,
) -> None:  # fmt: skip
    """Write a run to its file, or two to a page."""
    if len(runs) > 1:
        page = import_optional("widgets.page").page_of
        write(output, _at_a_step(page, *runs, step=number or 0).encode(), force)
        return
    with working(f"making {output.name}") as progress:
        data = _at_a_step(
            runs[0].to_bytes, file_kind(output), step=number, theme=theme, transparent=transparent,
            progress=progress,
        )  # fmt: skip
    write(output, data, force)


def _check_output(
    output: Path | None, number: int | None, compare: str | None, theme: Theme | None,
    transparent: bool, force: bool,
) -> None:  # fmt: skip
    """Refuse impossible output before anything is run."""
    if output is None:
        options = {
            "--step": number, "--compare": compare, "--theme": theme,
            "--transparent": transparent or None,
        }  # fmt: skip
        for option, given in options.items():
            if given is not None:
                raise typer.BadParameter("this needs a file: -o FILE", param_hint=f"'{option}'")
        return
    hint = "'--output'"
    try:
        file_kind(output)
        hint = "'--transparent'" if transparent else "'--step'"
        kind = file_kind(output, step=number, transparent=transparent)
    except ValueError as error:
        raise typer.BadParameter(visible(str(error)), param_hint=hint) from None
    if compare is not None and kind != "html":
        raise typer.BadParameter("only a page (.html) can show two runs", param_hint="'--compare'")
    is_drawn = kind in (*PICTURES, FILM)
    if theme is not None and not is_drawn:
        raise typer.BadParameter(
            f"only a picture or a film has a theme, not a .{kind} file", param_hint="'--theme'"
        )
    check_place(output, force)
    if is_drawn:
        import_optional("pictures")  # before a long run


def _recorded(
    source: Source, board: NamedBoard | None, signature: str | None, cost: str, every_line: bool
) -> Trace:
    """Return the run of a program, recorded in a separate process if it may never end."""

    def work(programs: list[Program], tell: Tell) -> dict[str, Any]:
        program = programs[0] if cost == "throws" else programs[0].at(COSTS[cost])
        chosen, named = board_for(program, board)
        tell(program.name, most=TRACE_SECONDS)
        return {"chosen": chosen, "trace": trace(program, named, every_line=every_line).to_dict()}

    with working(f"{source.file or source.name}, step by step") as progress:
        data = apart(work, [source], signature, progress)
    say_what_was_chosen(data)
    try:
        return Trace.from_dict(data["trace"])
    except (AttributeError, LookupError, TypeError, ValueError):
        raise NotUnderstood(data["trace"]) from None


def _at_a_step(make: Callable[..., Made], *arguments: Any, **options: Any) -> Made:
    """Call `make`; a missing step is a wrong value of the option --step."""
    try:
        return make(*arguments, **options)
    except IndexError as error:
        raise typer.BadParameter(str(error), param_hint="'--step'") from None
