"""`snl check`: is a function in a file, or a whole program, right?"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

import typer

from ..checking import SIGNATURES, ProgramError, check_program
from ..checking.rules import rules_for
from . import process
from .front import app
from .options import Force, Page, RulesOption, SignatureOption, Source
from .reading import program_in
from .requests import Request
from .showing import hand_on, say, working
from .writing import write

__all__ = ["check"]

#: A day. Whoever asks for more has mistyped.
MOST_SECONDS = 86_400
#: How long a whole program is played, unless something else is said.
SECONDS_FOR_A_PROGRAM = 10.0


@app.command()
def check(
    source: Source = None,
    program: Annotated[
        str | None,
        typer.Option(help='Instead: how to start a whole program, "python3 mine.py".'),
    ] = None,
    signature: SignatureOption = None,
    rules: RulesOption = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=1,
            max=MOST_SECONDS,
            help="How long to go on. By default a file is played on a fixed number of boards, "
            "and a whole program for 10 seconds.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that share the work.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
    output: Page = None,
    force: Force = False,
) -> None:
    """Is it right? If not, a board that shows it, the smallest that can be found.

    The exit code is 0 if no board was found on which it is wrong, 1 if one was found, and 2 if
    it could not be judged.
    """
    if (source is None) == (program is None):
        raise typer.BadParameter(
            'give a file of Python, or --program "python3 mine.py"',
            param_hint="FILE.py / '--program'",
        )
    if program is not None:
        unfit = {
            "--signature": signature, "--rules": rules, "--jobs": jobs > 1, "--output": output,
        }  # fmt: skip
        given = [f"'{name}'" for name, value in unfit.items() if value]
        if given:
            raise typer.BadParameter(
                "this is for a file of Python; a whole program is played as HackerRank does, "
                "by one process, and --json gives its report as data",
                param_hint=" / ".join(given),
            )
    if signature is not None and rules is not None:
        _refuse_what_does_not_fit(signature, rules)
    with working(f"playing {program or source}") as tell:
        if program is not None:
            found = _of_program(program, seconds or SECONDS_FOR_A_PROGRAM, tell)
        else:
            options = {"rules": rules, "seconds": seconds, "jobs": jobs}
            options |= {"page": output is not None, "log": None}
            request = Request(
                do="check", programs=[program_in(source or "")], signature=signature,
                options=options,
            )  # fmt: skip
            found = process.ask(request, tell)
    correct = found["report"]["correct"]
    if output is not None:
        write(output, found["page"].encode(), force)
    if as_json:
        hand_on(json.dumps(found["report"], ensure_ascii=False, indent=2) + "\n")
    else:
        head, _, rest = found["text"].partition("\n")
        say(head, "bold green" if correct else "bold red")
        say(rest)
    raise typer.Exit({True: 0, False: 1, None: 2}[correct])


def _refuse_what_does_not_fit(signature: str, rules: str) -> None:
    try:  # whether the function takes a die is not known yet
        rules_for(rules, SIGNATURES[signature], takes_die=True)
    except ProgramError as error:
        raise typer.BadParameter(str(error), param_hint="'--signature' / '--rules'") from None


def _of_program(program: str, seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    report = check_program(program, seconds=seconds, progress=tell)
    return {"report": report.to_dict(), "text": str(report), "page": None}
