"""`snl grade`: grade a class, a folder of submissions in, marks and feedback out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..board_text import counted
from ..grading import (
    LANGUAGES,
    Gradebook,
    Settings,
    grade,
    languages_in,
    read_rubric,
    write_results,
)
from ..grading.exercise_run import exercises_named
from ..grading.gradebook import grade_one
from ..grading.isolation import ISOLATIONS
from ..grading.judgement import EXERCISE_VERDICTS
from ..grading.results import ALSO, STORE, check_folder, check_result_file, write_gradescope
from ..grading.rubric import rubric_of
from ..grading.submissions import Roster, Submission
from .check import RulesOption
from .options import Force, SignatureOption
from .output import say, show, visible, warn, working

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: The most students to list when a class is found, and the most files of each.
MAX_LISTED, MAX_FILES = 200, 4

#: Options that do nothing if the result for Gradescope is written.
OF_A_CLASS = ("student", "jobs", "also")


@app.command(name="grade")
def grade_class(
    context: typer.Context,
    submissions: Annotated[
        Path,
        typer.Argument(
            metavar="SUBMISSIONS",
            help="The folder of the class, or a zip file of it; with --gradescope, one file.",
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="DIR",
            help="The folder for the results. Needed, except with --gradescope.",
        ),
    ] = None,
    signature: SignatureOption = None,
    rules: RulesOption = None,
    function: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The function, or CLASS.METHOD, of each submission."),
    ] = None,
    exercises: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Grade by exercises: lessons, numbers or names, such as 2,3.1. By default all "
            "in the class's files, if it hands in nothing but exercises.",
        ),
    ] = None,
    points: Annotated[
        float | None,
        typer.Option(min=0, help="The points of a right submission [10], or of each exercise [1]."),
    ] = None,
    rubric: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", help="Points for kinds of boards, all or nothing each."),
    ] = None,
    student: Annotated[
        str | None,
        typer.Option(
            metavar="PATTERN",
            help="A regular expression with (?P<student>...), found in the path of a file.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Submissions judged at a time.")] = 1,
    call_seconds: Annotated[
        float, typer.Option(min=0.1, max=60, help="The time limit of a call, in CPU seconds.")
    ] = 1,
    languages: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", help="How to compile and start other languages."),
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
        typer.Option(
            metavar="|".join(ISOLATIONS),
            help="How to isolate submissions from the network, your files and each other.",
        ),
    ] = "none",
    also: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help=f"Also write these, separated by commas: {', '.join(ALSO)}."
        ),
    ] = "",
    gradescope_file: Annotated[
        Path | None,
        typer.Option(
            "--gradescope",
            metavar="results.json",
            help="Judge one submission inside an autograder of Gradescope.",
        ),
    ] = None,
    force: Force = False,
) -> None:
    """Grade a class: judge, group the mistakes, write feedback.

    The submissions are found as learning platforms export them, and each is judged on many boards.

    The exit code is 0 if every submission was judged, right or wrong; 1 if some could not be; and
    2 if the folder or the options cannot be used. Stopped and started again, it continues.
    """
    names = [name.strip() for name in also.split(",") if name.strip()]
    if unknown := [name for name in names if name not in ALSO]:
        raise typer.BadParameter(
            f"no format is called {unknown[0]!r}; the formats are {', '.join(ALSO)}",
            param_hint="'--also'",
        )
    if (output is None) == (gradescope_file is None):
        raise typer.BadParameter(
            "give either a folder for the results or a file for Gradescope",
            param_hint="'--output' / '--gradescope'",
        )
    if gradescope_file is not None:
        _refuse_unused(context)
    home = submissions.resolve()
    if output is not None and home.is_dir() and output.resolve().is_relative_to(home):
        raise typer.BadParameter(
            "the results must not be in the folder of the class", param_hint="'--output'"
        )
    if points is not None and rubric is not None:
        raise typer.BadParameter(
            "a rubric has its own points: give one of them", param_hint="'--points' / '--rubric'"
        )
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
    if isolate == "none" and gradescope_file is None:
        warn(
            "submissions run with your permissions, and could read files, use the network or "
            "disturb each other; --isolate bwrap prevents that"
        )
    if gradescope_file is not None:
        check_result_file(gradescope_file, force)
        of_one = rubric_of(rows, exercises_named(exercises or ""), points)
        with working(f"grading {submissions}"):
            book = grade_one(submissions, settings, of_one)
        write_gradescope(book, gradescope_file)
        (one,) = book.grades
        say(f"{one.points:g} of {counted(book.rubric.most, 'point')}: {one.judgement.note}")
        raise typer.Exit(0 if book.all_judged else 1)
    assert output is not None
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
                jobs=jobs,
                store=output / STORE,
                progress=progress,
                found=_show_roster,
            )
    except KeyboardInterrupt:
        warn("interrupted; what was judged is kept: run the same command again to continue")
        raise
    write_results(book, output, also=names)
    _show(book, output)
    raise typer.Exit(0 if book.all_judged else 1)


def _refuse_unused(context: typer.Context) -> None:
    for parameter in context.command.params:
        name = parameter.name or ""
        source = context.get_parameter_source(name)
        if name in OF_A_CLASS and source is not None and source.name == "COMMANDLINE":
            raise typer.BadParameter(
                "--gradescope does not use it", param_hint=f"'{parameter.opts[0]}'"
            )


def _show_roster(roster: Roster) -> None:
    say(f"students found: {len(roster.submissions)} ({roster.layout})")
    show(
        ["student", "file"],
        [
            [visible(one.student), visible(_handed_in(one))]
            for one in roster.submissions[:MAX_LISTED]
        ],
        prose=["file"],
    )
    if roster.passed_over:
        say(visible(f"passed over, because they are no programs: {_some_of(roster.passed_over)}"))
    say("")


def _handed_in(one: Submission) -> str:
    return _some_of(one.shown) or one.problem or one.instead or "no file"


def _some_of(files: Sequence[str]) -> str:
    left = len(files) - MAX_FILES
    return ", ".join([*files[:MAX_FILES], *[f"and {left} more"] * (left > 0)])


def _show(book: Gradebook, output: Path) -> None:
    for message in book.messages:
        warn(message)
    for verdict, count in book.counts().items():
        say(f"{count:5}  {verdict}", "bold green" if verdict in ("right", "all solved") else "")
    say("")
    if book.rubric.of_exercises:
        _show_exercises(book)
    if book.groups:
        show(
            ["group", "size", "what is wrong"],
            [[str(one.number), str(len(one.members)), one.title] for one in book.groups],
            right=["group", "size"],
            prose=["what is wrong"],
        )
        say("")
    say(f"{visible(str(output / 'index.html'))}: all grades; class.html next to it has no names")


def _show_exercises(book: Gradebook) -> None:
    words = list(EXERCISE_VERDICTS.values())
    show(["exercise", *words], book.exercise_counts(), right=words, prose=["exercise"])
    say("")
