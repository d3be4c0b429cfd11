"""`snl step`: a run step by step, as text, a page, a picture or a film."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import ALGORITHMS, BoardError, Trace, trace
from ..answer import Answer
from ..boards.notations import NamedBoard
from ..programs import Program, read_answer
from ..sandbox import NotUnderstood
from ..tracing.export import Theme, check_kind, file_kind
from .files import check_place, write
from .inputs import Source, one_board, one_of_each
from .options import (
    AlgorithmOption,
    Force,
    NotationOption,
    SignatureOption,
    ThingsArgument,
    refuse,
    switch,
    value,
)  # fmt: skip
from .output import visible, working
from .process import Tell, apart, board_for, say_what_was_chosen

__all__ = ["command"]

#: A stepper of a larger board would be too small to read.
MAX_STEPPED = 900


def command(
    things: ThingsArgument = None,
    algorithm: AlgorithmOption = None,
    output: Annotated[
        Path | None,
        value("FILE", "A page: .html. A picture of one step: .svg, .png, .pdf. A film of all "
            "steps: .gif. The record itself: .json.", "-o", "--output"),
    ] = None,
    number: Annotated[
        int | None,
        value("N", "Which step a picture shows (by default the last) or a page opens at (by "
            "default the first), numbered as in the text: from 0.", "--step", min=0),
    ] = None,
    theme: Annotated[
        Theme | None, typer.Option(help="The colours of a picture or a film; by default light.")
    ] = None,
    transparent: Annotated[bool, switch("--transparent", "Transparent background.")] = False,
    wide: Annotated[
        bool,
        switch("--wide", "A picture or a film as wide as a slide, 16 to 9, with the code beside "
            "the board."),
    ] = False,
    width: Annotated[
        int | None,
        value("PIXELS", "The width of a .png, by default 1280 (1920 with --wide), or of a .gif, "
            "by default 800 (1200).", min=100, max=8000),
    ] = None,
    steps: Annotated[
        Any,
        value("FIRST:LAST", "The steps that a film shows, as 10:25; by default all.",
            parser=_first_and_last),
    ] = None,
    seconds: Annotated[
        float | None,
        value("NUMBER", "How long a film takes. By default a step takes 0.7 seconds, or less if "
            "the film would take more than 15.", min=0.1),
    ] = None,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    force: Force = False,
) -> None:  # fmt: skip
    """Step through a run, as text, or as a page, picture or film.

    The exit code is 1 if the program raised an error, else 0.
    """
    options = {
        "step": number, "theme": theme, "transparent": transparent or None, "wide": wide or None,
        "width": width, "steps": steps, "seconds": seconds,
    }  # fmt: skip
    options = {name: value for name, value in options.items() if value is not None}
    if output is None:
        refuse({f"--{name}": options[name] for name in options}, "this needs a file: -o FILE")
    else:  # what cannot be written is refused before anything is run
        try:
            check_kind(file_kind(output), options)
        except ValueError as error:
            raise typer.BadParameter(visible(str(error)), param_hint="'--output'") from None
        check_place(output, force)
    file, source = one_of_each(things, algorithm, notation)
    board = None if file is None else one_board(file, notation)
    if board is not None and board.board.cells > MAX_STEPPED:
        raise BoardError(
            f"a stepper shows at most {MAX_STEPPED} cells, and this board has {board.board.cells}"
        )
    run = _recorded(source, board, signature)
    if output is None:
        print(run.to_text() + _right(run))
    else:
        _save(output, run, options, force)
    if run.outcome == "raised":
        raise typer.Exit(1)


def _first_and_last(steps: str) -> tuple[int, int]:
    """Return the numbers in "10:25"."""
    found = re.fullmatch(r"(\d{1,9}):(\d{1,9})", steps)
    if found is None:
        raise typer.BadParameter("give two numbers of steps, as 10:25")
    return int(found[1]), int(found[2])


def _save(output: Path, run: Trace, options: dict[str, Any], force: bool) -> None:
    """Write a run to its file."""
    with working(f"making {output.name}") as progress:
        try:
            data = run.to_bytes(file_kind(output), progress=progress, **options)
        except IndexError as error:
            raise typer.BadParameter(str(error)) from None
    write(output, data, force)


def _recorded(source: Source, board: NamedBoard | None, signature: str | None) -> Trace:
    """Return the run of a program, recorded in a separate process if it may never end."""

    def work(programs: list[Program], tell: Tell) -> dict[str, Any]:
        chosen, named = board_for(programs[0], board)
        tell(programs[0].name)
        return {"chosen": chosen, "trace": trace(programs[0], named).to_dict()}

    with working(f"{source.file or source.name}, step by step") as progress:
        data = apart(work, [source], signature, progress)
    say_what_was_chosen(data)
    try:
        return Trace.from_dict(data["trace"])
    except (AttributeError, LookupError, TypeError, ValueError):
        raise NotUnderstood(data["trace"]) from None


def _right(run: Trace) -> str:
    """Return what the run of a wrong program should have ended with; nothing for a right one."""
    right = ALGORITHMS["queue-bfs"](run.board).throws
    answer = read_answer(run.answer) if run.outcome == "returned" else None
    if isinstance(answer, Answer) and answer.throws == right:
        return ""
    return "; the goal is out of reach" if right is None else f"; right is {right}"
