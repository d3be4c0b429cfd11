"""`snl check`: is a function in a file, or a whole program, right?"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from ..board import Board
from ..checker import RULES, check_program
from ..checker import check as check_function
from ..checker.report import WIDTH
from ..diagnosis import hold
from ..extras import import_optional
from ..programs import Program, program_of
from .files import check_place, write
from .inputs import Source, program_in
from .options import Force, JsonOption, SignatureOption, SourceArgument, refuse, value
from .output import narrowed, print_json, say, working
from .process import Tell, apart, program_in_file
from .step import MAX_STEPPED

__all__ = ["command"]

#: A day. More is a typing error.
MAX_SECONDS = 86_400
#: How long a whole program is tested by default.
SECONDS_FOR_A_PROGRAM = 10.0

if TYPE_CHECKING:
    RulesName = str
else:
    RulesName = Literal[tuple(RULES)]
RulesOption = Annotated[
    RulesName | None,
    value(
        "NAME",
        "The rules of the test boards; by default those of the judge with this signature. "
        f"One of {', '.join(RULES)}.",
    ),
]


def command(
    source: SourceArgument = None,
    program: Annotated[
        str | None,
        value("COMMAND", 'Check a whole program instead, started like this: "python3 mine.py".'),
    ] = None,
    signature: SignatureOption = None,
    rules: RulesOption = None,
    seconds: Annotated[
        float | None,
        value(
            "N",
            "How long to test. By default a file is tested on a fixed number of boards, "
            "a program for 10 seconds.",
            min=1,
            max=MAX_SECONDS,
        ),
    ] = None,
    invariant: Annotated[
        str | None,
        value(
            "EXPRESSION",
            "Test this invariant in every run, such as 'len(queue) < 7', instead of the answer.",
        ),
    ] = None,
    at: Annotated[
        str | None,
        value(
            "PLACE",
            "Where it should be true: the number of a line, the beginning of its text, "
            "'each statement' or 'the end'. By default before each turn of the first loop.",
        ),
    ] = None,
    as_json: JsonOption = False,
    where: Annotated[
        int,
        typer.Option(
            "--where",
            count=True,
            help="If it is wrong, find the line in which one small change makes it right. Given "
            "twice, also name the kind of change; three times, show it.",
        ),
    ] = 0,
    output: Annotated[
        Path | None,
        value("FILE", "A page (.html) that shows the run on the failing board.", "-o", "--output"),
    ] = None,
    force: Force = False,
) -> None:
    """Check a program. If it is wrong, show the smallest failing board found.

    The exit code is 0 if no failing board was found, 1 if one was found, and 2 if the program
    could not be judged. The code runs with your permissions: this is not a sandbox.
    """
    if (source is None) == (program is None):
        both = "" if source is None else ", not both"
        raise typer.BadParameter(
            f'give a Python file, or --program "python3 mine.py"{both}',
            param_hint="FILE.py / '--program'",
        )
    if output is not None:
        if output.suffix.lower() not in (".html", ".htm"):
            refuse({"--output": output}, "a page must end with .html")
        check_place(output, force)
    if program is not None:
        refuse(
            {
                "--signature": signature,
                "--rules": rules,
                "--output": output,
                "--where": where or None,
            },
            "only for a Python file; --program runs a whole program as HackerRank does, in one "
            "process, and --json gives its report as data",
        )
    named = program_in(source or "")
    if invariant is not None:
        others = {"--program": program, "--rules": rules, "--seconds": seconds}
        others |= {"--where": where or None, "--json": as_json or None}
        refuse(others, "--invariant tests a Python file or a known program without these")
        _hold(named, invariant, at, signature, output, force)
    refuse({"--at": at}, "this is only for --invariant")
    if as_json:
        refuse({"--where": where or None}, "the report as JSON does not hold it")
    with working(f"checking {program or source}") as progress:
        if program is not None:
            report = check_program(
                program, seconds=seconds or SECONDS_FOR_A_PROGRAM, progress=progress
            )
        else:
            if named.file is None:
                function = program_of(named.name, signature)
            else:
                function = program_in_file(named, signature)
            report = check_function(function, rules=rules, seconds=seconds, progress=progress)
    if output is not None:
        page = import_optional("widgets.page").page_of_report(report, source or "")
        write(output, page.encode(), force)
    if as_json:
        print_json(report.to_dict())
    else:
        _say(report.to_text(narrowed(WIDTH)), report.correct)
        if (board := report.shown.board) is not None:
            print(f"To see it: {_to_see(board, named, program, signature)}")
        if where and report.search is not None:
            with working(f"looking for the line in {report.name}") as progress:
                found = report.where(progress=progress)
            say(f"Where: {found.told(where)}")
    raise typer.Exit({True: 0, False: 1, None: 2}[report.correct])


def _hold(
    source: Source, invariant: str, at: str | None, signature: str | None, output: Path | None,
    force: bool,
) -> NoReturn:  # fmt: skip
    """Test an invariant, print the report, and write a page of the run on which it is broken."""

    def held(programs: list[Program], tell: Tell) -> dict[str, Any]:
        tell(programs[0].name)
        report, page = hold(programs[0], invariant, at=at, progress=tell), ""
        if output is not None and report.turn:
            run, step = report.run()
            page = run.to_bytes("html", step=step).decode()
        return {"text": repr(report), "holds": report.holds, "page": page}

    with working(f"testing the invariant in {source}") as progress:
        found = apart(held, [source], signature, progress)
    if output is not None and found["page"]:
        write(output, str(found["page"]).encode(), force)
    _say(str(found["text"]), found["holds"])
    raise typer.Exit({True: 0, False: 1, None: 2}[found["holds"]])


def _say(text: str, right: bool | None) -> None:
    head, _, rest = text.partition("\n")
    say(head, "bold green" if right else "bold red")
    say(rest)


def _to_see(board: Board, named: Source, program: str | None, signature: str | None) -> str:
    """Return the command that shows what the program does on a board."""
    if program is not None:
        return f"{shlex.join(['snl', 'convert', repr(board), '--to', 'hackerrank'])} | {program}"
    command = ["snl", "step" if board.cells <= MAX_STEPPED else "solve"]
    command += ["--algorithm"] if named.file is None else []
    command += [str(named), repr(board)]
    return shlex.join([*command, "--signature", signature] if signature else command)
