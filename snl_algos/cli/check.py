"""`snl check`: is a function in a file, or a whole program, right?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ..checker import RULES, SIGNATURES, ProgramError, check_program
from ..checker import check as play
from ..checker.rules import rules_for
from ..extras import import_optional
from . import process
from .files import write
from .inputs import program_in
from .options import Force, Page, SignatureOption, Source
from .output import print_data, say, working

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: A day. Whoever asks for more has mistyped.
MAX_SECONDS = 86_400
#: How long a whole program is played, unless something else is said.
SECONDS_FOR_A_PROGRAM = 10.0


if TYPE_CHECKING:
    RulesName = str
else:
    RulesName = Literal[tuple(RULES)]
RulesOption = Annotated[
    RulesName | None,
    typer.Option(help="Which boards there are; by default those of the signature's judge."),
]


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
            max=MAX_SECONDS,
            help="How long to play. By default a file is played on a fixed number of boards, "
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
    it could not be judged. The code runs with your rights: this is not a sandbox.
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
            seconds = SECONDS_FOR_A_PROGRAM if seconds is None else seconds
            report = check_program(program, seconds=seconds, progress=tell)
        else:
            chosen = process.program_in_file(program_in(source or ""), signature)
            report = play(chosen, rules=rules, seconds=seconds, jobs=jobs, progress=tell)
    if output is not None:
        write(output, import_optional("widgets.page").page_of_report(report).encode(), force)
    if as_json:
        print_data(json.dumps(report.to_dict(), ensure_ascii=False, indent=2) + "\n")
    else:
        head, _, rest = str(report).partition("\n")
        say(head, "bold green" if report.correct else "bold red")
        say(rest)
    raise typer.Exit({True: 0, False: 1, None: 2}[report.correct])


def _refuse_what_does_not_fit(signature: str, rules: str) -> None:
    try:  # whether the function takes a die is not known yet
        rules_for(rules, SIGNATURES[signature], takes_die=True)
    except ProgramError as error:
        raise typer.BadParameter(str(error), param_hint="'--signature' / '--rules'") from None
