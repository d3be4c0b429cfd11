"""Grade a class: judge every submission, in parallel and once each, and group the mistakes."""

from __future__ import annotations

import hashlib
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..course import Exercise, all_exercises
from ..progress import Progress
from ..sandbox import can_fork
from .archives import ArchiveError, unpack
from .class_list import ClassList
from .class_run import ClassRun
from .decisions import Decisions, decided
from .errors import GradingError
from .exercise_files import attempts_in
from .exercise_run import ExerciseRun, exercises_named
from .groups import Group, groups_of
from .judge import Settings
from .judgement import EXERCISE_VERDICTS, OPEN, VERDICTS, Judgement
from .rubric import RowResult, Rubric, rubric_of
from .store import Store
from .submissions import (
    ARCHIVE,
    PROGRESS,
    Roster,
    Submission,
    enrolled,
    files_in,
    find_submissions,
    no_program,
    programs_in,
    with_doubts,
)

__all__ = ["Grade", "Gradebook", "grade"]

#: How many archives may be inside each other; more than that is no mistake in packing.
MAX_DEPTH = 3


#: The most bytes of a name of a page; a letter has at most four, and most systems take 255.
MAX_NAME = 200


@dataclass(frozen=True)
class Grade:
    """The grade of one student."""

    submission: Submission
    judgement: Judgement
    rows: tuple[RowResult, ...]  # one for each row of the rubric
    name: str = ""  # the student's, told apart from any with the same page
    sha256: str = ""  # of the file; empty without one
    group: int = 0  # the number of its group; 0 if it is in none

    @property
    def student(self) -> str:
        return self.submission.student

    @property
    def page(self) -> str:
        """The name of the file with the feedback."""
        return page_name(self.name)

    @property
    def points(self) -> float | None:
        """The points to enter; None if it could not be judged, or is excused."""
        if self.judgement.verdict in OPEN:
            return None
        return sum(row.points or 0 for row in self.rows)

    @property
    def mark(self) -> str:
        """The points as a text, which is empty if there are none to enter."""
        return "" if self.points is None else f"{self.points:g}"


@dataclass(frozen=True)
class Gradebook:
    """The grades of a class. Made by `grade`."""

    grades: tuple[Grade, ...]  # one for each student, by name
    groups: tuple[Group, ...]  # of wrong submissions; their members are places in `grades`
    rubric: Rubric
    layout: str  # of the folder of submissions
    messages: tuple[str, ...] = ()  # on the whole class, such as a compiler that is missing

    @property
    def all_judged(self) -> bool:
        """Whether every submission could be judged, right or wrong."""
        return all(grade.judgement.verdict != "not-judged" for grade in self.grades)

    def counts(self) -> dict[str, int]:
        """Return the number of submissions with each verdict that occurs, by its words."""
        found = Counter(grade.judgement.verdict for grade in self.grades)
        of_exercises = {"right": "all solved", "wrong": "not all solved"}
        words = of_exercises if self.rubric.of_exercises else {}
        return {words.get(one, one): found[one] for one in VERDICTS if found[one]}

    def exercise_counts(self) -> list[list[str]]:
        """Return, for each exercise, its name and how many have each of `EXERCISE_VERDICTS`."""
        verdicts = [[grade.rows[at].verdict for grade in self.grades]
                    for at in range(len(self.rubric.rows))]  # fmt: skip
        return [
            [row.name, *(str(its.count(verdict)) for verdict in EXERCISE_VERDICTS)]
            for row, its in zip(self.rubric.rows, verdicts, strict=True)
        ]


def grade(
    submissions: str | Path,
    *,
    rubric: Rubric | None = None,
    points: float | None = None,
    exercises: str | None = None,
    student: str | None = None,
    class_list: ClassList | None = None,
    decisions: Decisions | None = None,
    jobs: int = 1,
    settings: Settings | None = None,
    store: str | Path | None = None,
    progress: Progress = lambda words: None,
    found: Callable[[Roster], None] = lambda roster: None,
) -> Gradebook:
    """Grade the submissions of a class.

    Parameters
    ----------
    submissions : str or Path
        The folder of the class, or a zip file of it: one file or folder per student.
    rubric : Rubric, optional
        Points for kinds of boards; by default a right submission gets all points.
    points : float, optional
        The points without a rubric: 10, or 1 for each exercise.
    exercises : str, optional
        Grade by exercises, those of some lessons ("2") or some of them ("2.1, the-route"). By
        default a class is graded so if nothing but notebooks of lessons and progress files is
        handed in, and all exercises in them count.
    student : str, optional
        A regular expression that finds the student in the path of a file: `find_submissions`.
    class_list : ClassList, optional
        The students of the class: those who have handed in nothing have a grade, too.
    decisions : mapping, optional
        Student → a function, a file or that one is excused: `decisions_in`.
    jobs : int, default 1
        How many submissions are judged at a time.
    settings : Settings, optional
        How a submission is judged; by default signature and rules are inferred, as by `check`.
    store : str or Path, optional
        A folder that keeps judgements: an interrupted grading continues.
    progress : callable, optional
        Called with a few words on what is done.
    found : callable, optional
        Called with the roster before anything is judged.

    Returns
    -------
    Gradebook
        The same on every run, with any number of jobs.

    Raises
    ------
    GradingError
        If there are no submissions, one cannot be read, or the options do not fit.

    Notes
    -----
    The submissions run with your permissions unless `settings` isolate them.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     size = Path(folder, "anna.py").write_text("def mine(move, N):\\n    return 3\\n")
    ...     [anna] = grade(folder).grades
    >>> anna.student, anna.judgement.verdict, anna.points
    ('anna', 'wrong', 0)
    """
    settings = settings or Settings()
    wanted = exercises_named(exercises or "")
    rubric_of(rubric, wanted, points)  # refuses what does not fit
    _check(settings)
    with tempfile.TemporaryDirectory(prefix="snl-class-") as name:
        place = Path(name)
        folder = _folder_of(Path(submissions), place)
        try:
            roster = find_submissions(folder, settings.suffixes, student=student)
        except GradingError as error:  # of an archive, not of where it is unpacked
            raise GradingError(str(error).replace(str(folder), str(submissions))) from None
        if class_list is not None:
            roster = enrolled(roster, class_list)
        roster = _unpacked(roster, place / "archives", settings)
        roster = with_doubts(decided(roster, decisions or {}))
        if not wanted and settings.function is None and rubric is None:
            wanted = _exercises_in(roster)
        if not wanted:
            roster = _programs_of(roster)
        found(roster)
        keeps = Store(place / "judgements" if store is None else Path(store), settings)
        given = roster, place, settings, keeps, jobs, progress
        run = ExerciseRun(wanted, *given) if wanted else ClassRun(*given)
        return _gradebook(run, rubric_of(rubric, wanted, points))


def _exercises_in(roster: Roster) -> tuple[Exercise, ...]:
    """Return the exercises in the files of a class; none if other files are handed in."""
    found = set[str]()
    for file in (file for one in roster.submissions for file in one.files):
        attempts = attempts_in(file)
        if attempts is None:
            return ()
        found |= {attempt.exercise.number for attempt in attempts}
    return tuple(one for one in all_exercises().values() if one.number in found)


def _programs_of(roster: Roster) -> Roster:
    """Return a roster without progress files, which are no programs.

    A message names each student who handed in nothing else.
    """
    kept = []
    for one in roster.submissions:
        places = [at for at, file in enumerate(one.files) if file.suffix.lower() != PROGRESS]
        files = tuple(one.files[at] for at in places)
        problem = one.problem
        if one.files and not files:
            problem = f"{one.shown[0]} is a progress file, but the class is graded by programs"
        shown = tuple(one.shown[at] for at in places)
        kept.append(replace(one, files=files, shown=shown, problem=problem))
    return replace(roster, submissions=tuple(kept))


def _check(settings: Settings) -> None:
    if not can_fork():
        raise GradingError("grading needs processes, and this system cannot fork them")
    settings.isolation.check()


def _folder_of(submissions: Path, place: Path) -> Path:
    if submissions.suffix.lower() != ".zip":
        return submissions
    if not submissions.is_file():
        raise GradingError(f"{submissions}: there is no such file")
    folder = place / "class"
    folder.mkdir()
    try:
        unpack(submissions, folder)
    except ArchiveError as error:
        raise GradingError(f"{submissions}: {error}") from None
    return folder


def _unpacked(roster: Roster, place: Path, settings: Settings) -> Roster:
    """Return a roster with the programs inside the archives in place of the archives."""
    found = []
    for number, one in enumerate(roster.submissions):
        for depth in range(MAX_DEPTH):
            if one.file is not None and one.file.suffix.lower() == ARCHIVE:
                one = _opened(one, one.file, place / str(number) / str(depth), settings)
        if one.file is not None and one.file.suffix.lower() == ARCHIVE:
            problem = f"{one.shown[0]}: an archive in more than {MAX_DEPTH - 1} archives"
            one = replace(one, files=(), problem=problem)
        found.append(one)
    return replace(roster, submissions=tuple(found))


def _opened(one: Submission, archive: Path, folder: Path, settings: Settings) -> Submission:
    """Return a submission with what is inside its archive, which is unpacked into a new folder."""
    folder.mkdir(parents=True)
    try:
        unpack(archive, folder)
    except ArchiveError as error:
        return replace(one, files=(), problem=f"{one.shown[0]}: {error}")
    inside = programs_in(folder, settings.suffixes)
    shown = tuple(f"{one.shown[0]}/{path.relative_to(folder)}" for path in inside)
    instead = "" if inside else no_program(files_in(folder), settings.suffixes)
    return replace(one, files=tuple(inside), shown=shown, instead=instead)


def _gradebook(run: ClassRun, rubric: Rubric) -> Gradebook:
    """Do the work on a class, and return its grades."""
    judged = run.judgements()
    groups = groups_of(judged)
    group_of = {at: group.number for group in groups for at in group.members}
    names = _with_pages([one.student for one in run.roster.submissions])
    grades = tuple(
        Grade(
            submission,
            judged[at],
            rubric.results(judged[at]),
            name,
            run.hashes[at],
            group_of.get(at, 0),
        )
        for at, (submission, name) in enumerate(zip(run.roster.submissions, names, strict=True))
    )
    return Gradebook(grades, groups, rubric, run.roster.layout, run.messages(judged))


def _with_pages(students: Sequence[str]) -> list[str]:
    """Return a name for each student; no two have the same page."""
    names: dict[str, str] = {}
    for student in students:
        name, number = student, 1
        while page_name(name).casefold() in names:
            number += 1
            name = f"{student} ({number})"
        names[page_name(name).casefold()] = name
    return list(names.values())


def page_name(student: str) -> str:
    """Return the name of a student's page, without what file systems do not allow.

    Examples
    --------
    >>> page_name("Ada/Lovelace"), page_name("Zoë")
    ('Ada_Lovelace.html', 'Zoë.html')
    """
    kept = "".join(one if one.isalnum() or one in " -_.,'" else "_" for one in student)
    if len(kept.encode()) > MAX_NAME:  # its beginning, and what tells it apart
        told_apart = hashlib.sha256(student.encode(errors="replace")).hexdigest()[:8]
        kept = f"{kept[: MAX_NAME // 4]} {told_apart}"
    return f"{kept.strip(' .') or '_'}.html"
