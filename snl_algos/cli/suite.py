"""`snl lab suite`: a small suite that kills every known mistake, and a score for your tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ..board_text import counted
from ..boards.notations import answers
from ..lab.suites import JUDGED, Score, Suite, check_place, write
from ..lab.suites import score as judge
from ..lab.suites import suite as make
from .options import refuse
from .output import say, show, visible, warn, working

__all__ = ["app"]

app = typer.Typer(
    name="suite",
    add_completion=False,
    invoke_without_command=True,
    subcommand_metavar="[COMMAND [ARGS]...]",
)

if TYPE_CHECKING:
    JudgedName = str
else:
    JudgedName = Literal[JUDGED]


@app.callback()
def _write(
    context: typer.Context,
    notation: Annotated[
        JudgedName | None, typer.Option(help="The notation of the inputs.  [required]")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="DIR", help="An empty or new folder.  [required]"),
    ] = None,
) -> None:
    """Write a test suite that kills every known mistake and mutant.

    There are few boards, and they are small. A mutant is a right solution with one small change
    that makes it wrong. DIR/input and DIR/output hold the tests, and DIR/manifest.json lists the
    wrong programs that each test catches. What your own tests catch: snl lab suite score DIR.
    """
    if context.invoked_subcommand is not None:
        given = {"--notation": notation, "--output": out}
        refuse(given, f"write these options after {context.invoked_subcommand}")
        return
    if notation is None:
        raise typer.BadParameter(f"give one of {', '.join(JUDGED)}", param_hint="'--notation'")
    if out is None:
        raise typer.BadParameter("give a folder", param_hint="'--output'")
    check_place(out)
    with working(f"choosing tests in {notation}"):
        made = make(notation)
        write(made, out)
    _show_suite(made, out)
    say("")
    show(
        ["no test can catch", "because"],
        [[str(wrong), why] for wrong, why in made.harmless.items()],
        prose=["no test can catch", "because"],
    )


@app.command()
def score(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR",
            help="A folder with input/input00.txt, output/output00.txt and so on.",
        ),
    ],
    notation: Annotated[
        JudgedName | None,
        typer.Option(help="The notation of the inputs; by default it is recognised."),
    ] = None,
) -> None:
    """Say which mistakes and mutants these tests kill, and which survive.

    The exit code is 0 if all are caught and all answers are right, 1 if not, and 2 if the tests
    cannot be read.
    """
    with working(f"running wrong programs on {folder}"):
        found = judge(folder, notation)
    _show_score(found, folder)
    raise typer.Exit(1 if found.survivors or found.wrong_answers else 0)


def _show_suite(made: Suite, folder: Path) -> None:
    tests = counted(len(made.boards), "test")
    programs = counted(len(made.catches), "wrong program")
    fewest = f"of {made.tried:,} boards at least {made.at_least} are needed"
    if len(made.boards) == made.at_least:
        fewest = f"no fewer of {made.tried:,} boards would do"
    say(f"{visible(str(folder))}: {tests} to catch {programs}; {fewest}")
    show(
        ["input", "cells", "jumps", "throws", "catches"],
        [
            [f"input{at:02}.txt", str(case.cells), str(len(case.jumps)), _answer(throws),
             str(sum(at in numbers for numbers in made.catches.values()))]
            for at, (case, throws) in enumerate(zip(made.boards, made.answers, strict=True))
        ],
        right=["cells", "jumps", "throws", "catches"],
    )  # fmt: skip


def _show_score(found: Score, folder: Path) -> None:
    caught, all_ = len(found.caught), len(found.caught) + len(found.survivors)
    verb = "catches" if len(found.tests) == 1 else "catch"
    say(
        f"{visible(str(folder))}: {counted(len(found.tests), 'test')} {verb} {caught} of {all_} "
        "wrong programs",
        "bold green" if caught == all_ and not found.wrong_answers else "bold red",
    )
    for name, flaw in found.wrong_answers.items():
        warn(f"{name}: {flaw}; what it catches is not counted")
    for name in found.unusual:
        warn(f"{name}: the judge sends no such board: {found.rules.title}")
    show(
        ["input", "boards", "catches", "only this one"],
        [
            [visible(test.name), str(len(test.boards)),
             str(sum(test.name in names for names in found.caught.values())),
             str(sum((test.name,) == names for names in found.caught.values()))]
            for test in found.tests
        ],
        right=["boards", "catches", "only this one"],
    )  # fmt: skip
    if found.survivors:
        say("")
        show(
            ["survives", "a board that catches it", "throws"],
            [
                [
                    str(wrong),
                    repr(found.rules.board(case)),
                    _answer(found.rules.fewest_throws(case)),
                ]
                for wrong, case in found.survivors.items()
            ],
            right=["throws"],
            prose=["survives", "a board that catches it"],
        )
    say("")
    show(
        ["right but slow", "a time limit stops it on"],
        [[name, ", ".join(map(visible, on)) or "no test"] for name, on in found.slow.items()],
        prose=["a time limit stops it on"],
    )


def _answer(throws: int | None) -> str:
    return answers([throws]).strip()
