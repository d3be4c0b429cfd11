"""Grade a class: judge every submission, in parallel and once each, and group the mistakes."""

from __future__ import annotations

import hashlib
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ..course import Exercise, all_exercises
from ..progress import Progress
from ..sandbox import can_fork
from .archives import class_folder, unpacked
from .class_list import ClassList
from .class_run import ClassRun
from .decisions import Decisions, decided
from .errors import GradingError
from .exercise_files import attempts_in
from .exercise_run import ExerciseRun, exercises_named
from .groups import Group, groups_of
from .judge import Settings
from .judgement import OPEN, VERDICTS, Judgement, Store
from .rubric import RowResult, Rubric, rubric_of
from .submissions import PROGRESS, Roster, Submission, enrolled, find_submissions, with_doubts

__all__ = ["Grade", "Gradebook", "grade"]

#: The most bytes of a name of a page; a letter has at most four, and most systems take 255.
MAX_NAME = 200


@dataclass(frozen=True)
class Grade:
    """The grade of one student."""

    submission: Submission
    judgement: Judgement
    rows: tuple[RowResult, ...]  # one for each row of the rubric
    page: str  # the name of the file with the feedback
    sha256: str = ""  # of the file; empty without one
    group: int = 0  # the number of its group; 0 if it is in none

    @property
    def student(self) -> str:
        return self.submission.student

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
    if not can_fork():
        raise GradingError("grading needs processes, and this system cannot fork them")
    settings.isolation.check()
    with tempfile.TemporaryDirectory(prefix="snl-class-") as name:
        place = Path(name)
        folder = class_folder(Path(submissions), place)
        try:
            roster = find_submissions(folder, settings.suffixes, student=student)
        except GradingError as error:  # of an archive, not of where it is unpacked
            raise GradingError(str(error).replace(str(folder), str(submissions))) from None
        if class_list is not None:
            roster = enrolled(roster, class_list)
        opened = (
            unpacked(one, place / "archives" / str(at), settings.suffixes)
            for at, one in enumerate(roster.submissions)
        )
        roster = replace(roster, submissions=tuple(opened))
        roster = with_doubts(decided(roster, decisions or {}))
        if not wanted and settings.function is None and rubric is None:
            wanted = _exercises_in(roster)
        if not wanted:
            roster = _programs_of(roster)
        found(roster)
        keeps = Store(place / "judgements" if store is None else Path(store), asdict(settings))
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
    """Return a roster without progress files; who handed in nothing else hears of it."""
    kept = []
    for one in roster.submissions:
        places = [at for at, file in enumerate(one.files) if file.suffix.lower() != PROGRESS]
        if one.files and not places and not one.verdict:
            note = f"{one.shown[0]} is a progress file, but the class is graded by programs."
            one = replace(one, verdict="does-not-load", note=note)
        files = tuple(one.files[at] for at in places)
        kept.append(replace(one, files=files, shown=tuple(one.shown[at] for at in places)))
    return replace(roster, submissions=tuple(kept))


def _gradebook(run: ClassRun, rubric: Rubric) -> Gradebook:
    """Do the work on a class, and return its grades."""
    judged = run.judgements()
    groups = groups_of(judged)
    group_of = {at: group.number for group in groups for at in group.members}
    handed_in = run.roster.submissions
    pages = _pages([one.student for one in handed_in])
    results = map(rubric.results, judged)
    numbers = (group_of.get(at, 0) for at in range(len(judged)))
    grades = tuple(map(Grade, handed_in, judged, results, pages, run.hashes, numbers))
    return Gradebook(grades, groups, rubric, run.roster.layout, run.messages(judged))


def _pages(students: Sequence[str]) -> list[str]:
    """Return the name of each student's page; no two are one file on any system."""
    pages: dict[str, str] = {}
    for student in students:
        page, number = page_name(student), 1
        while page.casefold() in pages:
            number += 1
            page = page_name(f"{student} ({number})")
        pages[page.casefold()] = page
    return list(pages.values())


def page_name(student: str) -> str:
    """Return the name of a student's page, without what file systems do not allow."""
    kept = "".join(one if one.isalnum() or one in " -_.,'" else "_" for one in student)
    if len(kept.encode()) > MAX_NAME:  # its beginning, and what tells it apart
        told_apart = hashlib.sha256(student.encode(errors="replace")).hexdigest()[:8]
        kept = f"{kept[: MAX_NAME // 4]} {told_apart}"
    return f"{kept.strip(' .') or '_'}.html"
