"""`snl grade`: grade a class, a folder of submissions in, marks and feedback out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..grading import (
    LANGUAGES,
    Gradebook,
    Settings,
    class_list_in,
    decisions_in,
    grade,
    languages_in,
    read_rubric,
    write_results,
)
from ..grading.isolation import ISOLATIONS
from ..grading.results import STORE, check_folder
from ..grading.submissions import Roster
from .check import RulesOption
from .options import Force, SignatureOption, refuse, value
from .output import say, show, visible, warn, working

__all__ = ["command"]

#: The most files of a student to list when a class is found.
MAX_FILES = 4


def command(
    submissions: Annotated[
        Path,
        typer.Argument(
            metavar="SUBMISSIONS",
            help="The folder of the class, or a zip file of it.",
        ),
    ],
    output: Annotated[Path, value("DIR", "The folder for the results.", "--output", "-o")],
    signature: SignatureOption = None,
    rules: RulesOption = None,
    function: Annotated[
        str | None,
        value("NAME", "The function, or CLASS.METHOD, of each submission."),
    ] = None,
    exercises: Annotated[
        str | None,
        value(
            "LIST",
            "Grade by exercises: lessons, numbers or names, such as 2,3.1. By default all "
            "in the class's files, if it hands in nothing but exercises.",
        ),
    ] = None,
    points: Annotated[
        float | None,
        value("N", "The points of a right submission [10], or of each exercise [1].", min=0),
    ] = None,
    rubric: Annotated[
        Path | None,
        value("FILE.toml", "Points for kinds of boards, all or nothing each."),
    ] = None,
    student: Annotated[
        str | None,
        value(
            "PATTERN", "A regular expression with (?P<student>...), found in the path of a file."
        ),
    ] = None,
    roster: Annotated[
        Path | None,
        value(
            "FILE.csv",
            "The class list of your platform; those who handed in nothing get a row as well.",
        ),
    ] = None,
    decisions: Annotated[
        Path | None,
        value("FILE.toml", "For single students: a function, a file, or excused."),
    ] = None,
    jobs: Annotated[int, value("N", "Submissions judged at a time.", min=1)] = 1,
    call_seconds: Annotated[
        float,
        value("N", "The time limit of a call, in CPU seconds.", min=0.1, max=60),
    ] = 1,
    languages: Annotated[
        Path | None,
        value("FILE.toml", "How to compile and start other languages."),
    ] = None,
    where: Annotated[
        bool,
        typer.Option(
            "--where", help="Look for one small change that makes a wrong function right; slower."
        ),
    ] = False,
    allow_package: Annotated[
        bool, typer.Option("--allow-package", help="Submissions may use snl_algos.")
    ] = False,
    isolate: Annotated[
        str,
        value(
            "|".join(ISOLATIONS),
            "How to isolate submissions from the network, your files and each other.",
        ),
    ] = "none",
    force: Force = False,
) -> None:
    """Grade a class: judge, group the mistakes, write feedback.

    The submissions are found as learning platforms export them, and each is judged on many boards.

    The exit code is 0 if every submission was judged, right or wrong; 1 if some could not be; and
    2 if the folder or the options cannot be used. Stopped and started again, it continues.
    """
    home = submissions.resolve()
    if home.is_dir() and output.resolve().is_relative_to(home):
        raise typer.BadParameter(
            "the results must not be in the folder of the class", param_hint="'--output'"
        )
    if points is not None and rubric is not None:
        refuse({"--points": points, "--rubric": rubric}, "a rubric has its own points: give one")
    settings = Settings(
        signature=signature,
        rules=rules,
        function=function,
        call_seconds=call_seconds,
        allow_package=allow_package,
        where=where,
        isolate=isolate,
        languages=LANGUAGES if languages is None else languages_in(languages),
    )
    rows = None if rubric is None else read_rubric(rubric)
    listed = None if roster is None else class_list_in(roster)
    decided = None if decisions is None else decisions_in(decisions)
    if isolate == "none":
        warn(
            "submissions run with your permissions, and could read files, use the network or "
            "disturb each other; --isolate bwrap prevents that"
        )
    check_folder(output, force)
    try:
        with working(f"grading {submissions}") as progress:
            book = grade(
                submissions,
                settings=settings,
                rubric=rows,
                points=points,
                exercises=exercises,
                student=student,
                class_list=listed,
                decisions=decided,
                jobs=jobs,
                store=output / STORE,
                progress=progress,
                found=_show_roster,
            )
    except KeyboardInterrupt:
        warn("interrupted; what was judged is kept: run the same command again to continue")
        raise
    write_results(book, output)
    _show(book, output)
    raise typer.Exit(0 if book.all_judged else 1)


def _show_roster(roster: Roster) -> None:
    say(f"students found: {len(roster.submissions)} ({roster.layout})")
    show(
        ["student", "file"],
        [
            [visible(one.student), visible(_some_of(one.shown) or one.note)]
            for one in roster.submissions
        ],
        prose=["file"],
    )
    if roster.passed_over:
        say(visible(f"passed over, because they are no programs: {_some_of(roster.passed_over)}"))
    say("")


def _some_of(files: Sequence[str]) -> str:
    left = len(files) - MAX_FILES
    return ", ".join([*files[:MAX_FILES], *[f"and {left} more"] * (left > 0)])


def _show(book: Gradebook, output: Path) -> None:
    for message in book.messages:
        warn(message)
    for verdict, count in book.counts().items():
        say(f"{count:5}  {verdict}", "bold green" if verdict in ("right", "all solved") else "")
    say("")
    if book.groups:
        show(
            ["group", "size", "what is wrong"],
            [[str(one.number), str(len(one.members)), one.title] for one in book.groups],
            right=["group", "size"],
            prose=["what is wrong"],
        )
        say("")
    say(f"{visible(str(output / 'index.html'))}: all grades; class.html next to it has no names")
