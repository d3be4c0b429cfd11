"""`snl check`: is a function in a file, or a whole program, right?"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from ..board import BoardError
from ..checking import RULES, SIGNATURES, ProgramError, check_program
from .commands import app
from .process import check_file
from .reading import Force
from .showing import hand_on, say, working, write

__all__ = ["check"]


@app.command()
def check(
    source: Annotated[
        str, typer.Argument(help="A file of Python; FILE.py:NAME if it holds several functions.")
    ] = "",
    program: Annotated[
        str, typer.Option(help='Instead: how to start a whole program, "python3 mine.py".')
    ] = "",
    signature: Annotated[
        str | None,
        typer.Option(help=f"How to call it, if not recognised: {', '.join(SIGNATURES)}."),
    ] = None,
    rules: Annotated[
        str | None, typer.Option(help=f"Which boards there are: {', '.join(RULES)}.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=1, help="How long to go on; by default a few seconds.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that share the work.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to: a page, .html.")
    ] = None,
    force: Force = False,
) -> None:
    """Is it right? If not, the smallest board that shows it.

    The exit code is 0 if it is right, 1 if it is wrong, 2 if it could not be judged.
    """
    if bool(source) == bool(program):
        raise BoardError('give a file of Python, or --program "python3 mine.py"')
    if program and (signature or rules or jobs > 1):
        raise BoardError(
            "a program is always played as HackerRank does, by one process: "
            "--signature, --rules and --jobs are for a file of Python"
        )
    if output is not None and output.suffix.lower() not in (".html", ".htm"):
        raise BoardError(f"{output}: a page is .html, not {output.suffix or 'without a suffix'}")
    try:
        with working(f"playing {program or source}") as tell:
            if program:
                found = _of_program(program, seconds, tell)
            else:
                file, name = _parted(source)
                found = check_file(
                    file, name, signature, rules=rules, seconds=seconds, jobs=jobs,
                    page=output is not None, progress=tell,
                )  # fmt: skip
    except ProgramError as error:
        raise BoardError(str(error)) from None
    correct = found["report"]["correct"]
    if output is not None:
        if found["page"] is None:
            raise BoardError("a page of a program is not made; --json gives the report as data")
        write(output, found["page"].encode(), force)
    if as_json:
        hand_on(json.dumps(found["report"], ensure_ascii=False, indent=2) + "\n")
    else:
        head, _, rest = found["text"].partition("\n")
        say(head, "bold green" if correct else "bold red")
        say(rest)
    raise typer.Exit({True: 0, False: 1, None: 2}[correct])


def _of_program(program: str, seconds: float | None, tell: Any) -> dict[str, Any]:
    report = check_program(program, seconds=seconds or 10.0, progress=tell)
    return {"report": report.to_dict(), "text": str(report), "page": None}


def _parted(source: str) -> tuple[Path, str | None]:
    """FILE.py:NAME in its parts. A colon may also belong to the file's own name."""
    told = re.fullmatch(r"(.+):([^\W\d]\w*)", source)
    if told and not Path(source).exists():
        return Path(told[1]), told[2]
    return Path(source), None
