"""Grade a class: judge every submission, in parallel and once each, and group the mistakes."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from ..checker.rules import RULES, Case
from ..sandbox import CallFailed, Limit, call_isolated, can_fork
from .archives import ArchiveError, unpack
from .errors import GradingError
from .groups import Group, groups_of
from .isolation import check_isolation
from .judge import PATIENCE, Settings, answers_on, judge, still_stops
from .judgement import VERDICTS, Judgement
from .rubric import RowResult, Rubric, whole
from .store import Store
from .submissions import ARCHIVE, Roster, Submission, find_submissions, programs_in

__all__ = ["Grade", "Gradebook", "grade", "grade_one"]

#: The address space of a process that judges: that of its submissions, and Java reserves much. What
#: a submission may use has limits of its own.
MEMORY = 2**40

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Grade:
    """The grade of one student.

    Attributes
    ----------
    submission : Submission
        What was handed in.
    judgement : Judgement
        The judgement.
    rows : tuple of RowResult
        What it got in each row of the rubric.
    sha256 : str
        The hash of the file; empty without one.
    group : int
        The number of its group; 0 if it is in none.
    seconds : float
        How long judging took; 0 if it was stored.
    """

    submission: Submission
    judgement: Judgement
    rows: tuple[RowResult, ...]
    sha256: str = ""
    group: int = 0
    seconds: float = 0.0

    @property
    def student(self) -> str:
        """The student."""
        return self.submission.student

    @property
    def points(self) -> float:
        """The points."""
        return sum(row.points for row in self.rows)


@dataclass(frozen=True)
class Gradebook:
    """The grades of a class. Made by `grade`.

    Attributes
    ----------
    grades : tuple of Grade
        One for each student, by name.
    groups : tuple of Group
        The groups of wrong submissions; their members are places in `grades`.
    rubric : Rubric
        The rubric.
    layout : str
        The layout in which the submissions were found.
    messages : tuple of str
        What concerns the whole class, such as a compiler that is not installed.
    """

    grades: tuple[Grade, ...]
    groups: tuple[Group, ...]
    rubric: Rubric
    layout: str
    messages: tuple[str, ...] = ()

    @property
    def all_judged(self) -> bool:
        """Whether every submission could be judged, right or wrong."""
        return all(grade.judgement.verdict != "not-judged" for grade in self.grades)

    def counts(self) -> dict[str, int]:
        """Return the number of submissions with each verdict that occurs."""
        found = Counter(grade.judgement.verdict for grade in self.grades)
        return {verdict: found[verdict] for verdict in VERDICTS if found[verdict]}


def grade(
    submissions: str | Path,
    *,
    signature: str | None = None,
    rules: str | None = None,
    function: str | None = None,
    rubric: Rubric | None = None,
    points: float = 10,
    student: str | None = None,
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
    signature, rules, function : str, optional
        How to call the function, the boards, and the function's name; by default they are inferred
        from each submission, as `check` does.
    rubric : Rubric, optional
        Points for kinds of boards; by default a right submission gets all points.
    points : float, default 10
        The points without a rubric.
    student : str, optional
        A regular expression that finds the student in the path of a file: `find_submissions`.
    jobs : int, default 1
        How many submissions are judged at a time.
    settings : Settings, optional
        Further settings.
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
        If there are no submissions, or the options do not fit.

    Notes
    -----
    The submissions run with your permissions unless ``settings.isolate`` is "bwrap".
    """
    settings = settings or Settings()
    settings = replace(
        settings,
        signature=signature or settings.signature,
        rules=rules or settings.rules,
        function=function or settings.function,
    )
    rubric = rubric or whole(points)
    _check(settings, rubric)
    with TemporaryDirectory(prefix="snl-class-") as place:
        folder = _folder_of(Path(submissions), Path(place))
        roster = _unpacked(
            find_submissions(folder, settings.suffixes, student=student),
            Path(place) / "archives",
            settings,
        )
        found(roster)
        keeps = None if store is None else Store(Path(store), settings)
        return _Class(roster, settings, keeps, jobs, progress).gradebook(rubric)


def grade_one(place: Path, settings: Settings, rubric: Rubric) -> Gradebook:
    """Grade the submission of one student: a file, or a folder with one.

    Raises
    ------
    GradingError
        If there is no such file or folder, or the settings do not fit.
    """
    _check(settings, rubric)
    if not place.exists():
        raise GradingError(f"{place}: there is no such file")
    files = [place] if place.is_file() else programs_in(place, settings.suffixes)
    shown = tuple(path.name for path in files)
    with TemporaryDirectory(prefix="snl-class-") as unpacked:
        one = Submission(place.stem, tuple(files), shown)
        roster = _unpacked(Roster("one submission", (one,)), Path(unpacked), settings)
        return _Class(roster, settings, None, 1, lambda words: None).gradebook(rubric)


def _check(settings: Settings, rubric: Rubric) -> None:
    if not can_fork():
        raise GradingError("grading needs processes, and this system cannot fork them")
    check_isolation(settings.isolate)
    if settings.rules is not None and (row := rubric.unfit_for(RULES[settings.rules])):
        raise GradingError(
            f"row {row} of the rubric: the rules {settings.rules} have no such board"
        )


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
        archive = one.file
        if archive is None or archive.suffix != ARCHIVE:
            found.append(one)
            continue
        folder = place / str(number)
        folder.mkdir(parents=True)
        try:
            unpack(archive, folder)
        except ArchiveError as error:
            found.append(replace(one, files=(), problem=f"{one.shown[0]}: {error}"))
            continue
        inside = programs_in(folder, settings.suffixes)
        shown = tuple(f"{one.shown[0]}/{path.relative_to(folder)}" for path in inside)
        found.append(replace(one, files=tuple(inside), shown=shown))
    return replace(roster, submissions=tuple(found))


class _Class:
    """The work on a class, each submission in a process of its own."""

    def __init__(
        self, roster: Roster, settings: Settings, store: Store | None, jobs: int, progress: Progress
    ) -> None:
        self.roster, self.settings, self.store = roster, settings, store
        self.jobs, self.progress = jobs, progress
        self.hashes = [
            "" if one.file is None else hashlib.sha256(one.file.read_bytes()).hexdigest()
            for one in roster.submissions
        ]
        self.seconds = [0.0] * len(roster.submissions)

    def gradebook(self, rubric: Rubric) -> Gradebook:
        judged = self._judged()
        others = self._others(judged)
        groups = groups_of(judged, others)
        group_of = {at: group.number for group in groups for at in group.members}
        grades = tuple(
            Grade(
                submission,
                judgement,
                rubric.results(judgement),
                sha256,
                group_of.get(at, 0),
                self.seconds[at],
            )
            for at, (submission, judgement, sha256) in enumerate(
                zip(self.roster.submissions, judged, self.hashes, strict=True)
            )
        )
        return Gradebook(grades, groups, rubric, self.roster.layout, self._messages(judged))

    def _judged(self) -> list[Judgement]:
        """Judge every submission; those that gave no answer in time once more, alone."""
        found = dict[int, Judgement]()
        waiting: dict[tuple[str, str], list[int]] = {}
        for at, one in enumerate(self.roster.submissions):
            if one.file is None:
                found[at] = _without_file(one)
            elif (known := self._stored(at, one.file)) is not None:
                found[at] = known
            else:  # the same file twice is judged once
                waiting.setdefault((self.hashes[at], one.file.suffix), []).append(at)
        first = [places[0] for places in waiting.values()]
        done = self._each(first, self._one, "judged", self.jobs)
        slow = [at for at in first if done[at].stopped]
        done |= self._each(slow, lambda at: self._again(at, done[at]), "tried again, alone", 1)
        for places in waiting.values():
            for at in places:
                found[at] = done[places[0]]
        return [found[at] for at in range(len(self.roster.submissions))]

    def _file(self, at: int) -> Path:
        file = self.roster.submissions[at].file
        assert file is not None
        return file

    def _stored(self, at: int, file: Path) -> Judgement | None:
        return None if self.store is None else self.store.judgement(self.hashes[at], file.suffix)

    def _one(self, at: int, patience: int = 1) -> Judgement:
        """Judge a submission, with that many times the usual time for a call."""
        settings = replace(self.settings, call_seconds=patience * self.settings.call_seconds)
        file, began = self._file(at), monotonic()
        try:
            judged = Judgement.from_dict(_isolated(lambda: judge(file, settings).to_dict()))
        except (CallFailed, TypeError, KeyError) as error:
            judged = Judgement("not-judged", f"Judging it ended: {error}.")
        self.seconds[at] += monotonic() - began
        if patience > 1 or not judged.stopped:
            self._keep(at, judged)
        return judged

    def _again(self, at: int, judged: Judgement) -> Judgement:
        """Judge a submission that gave no answer in time once more, if it gives one in longer."""
        seconds = PATIENCE * self.settings.call_seconds
        file, settings = self._file(at), replace(self.settings, call_seconds=seconds)
        with suppress(CallFailed):
            if not _isolated(lambda: still_stops(file, settings, judged)):
                return self._one(at, PATIENCE)
        self._keep(at, judged)
        return judged

    def _keep(self, at: int, judged: Judgement) -> None:
        if self.store is not None:
            self.store.keep(self.hashes[at], self._file(at).suffix, judged)

    def _each(
        self, places: Sequence[int], work: Callable[[int], Any], verb: str, jobs: int
    ) -> dict[int, Any]:
        """Return the results of some work for each place, and report how far it is."""
        began, done = monotonic(), dict[int, Any]()
        with ThreadPoolExecutor(max(1, jobs)) as pool:
            futures = {pool.submit(work, at): at for at in places}
            try:
                for future in as_completed(futures):
                    done[futures[future]] = future.result()
                    left = (monotonic() - began) / len(done) * (len(places) - len(done))
                    self.progress(f"{len(done)} of {len(places)} {verb}, about {left:.0f} s left")
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return done

    def _others(self, judged: Sequence[Judgement]) -> list[Mapping[str, str]]:
        """Return, for each wrong submission, its answers on every smallest board of the class."""
        boards: dict[str, dict[str, Case]] = {}
        for one in judged:
            if one.answers and one.board:
                its = boards.setdefault(one.rules, {})
                its[one.board] = one.failing_case
        found: list[Mapping[str, str]] = [{} for _ in judged]
        wrong: dict[tuple[str, str], list[int]] = {}
        for at, one in enumerate(judged):
            if one.answers and one.verdict != "right" and "stopped" not in one.answers:
                wrong.setdefault((self.hashes[at], self._file(at).suffix), []).append(at)
        known = {key: self._known_answers(key) for key in wrong}
        missing = {
            places[0]: [
                board for board in boards[judged[places[0]].rules] if board not in known[key]
            ]
            for key, places in wrong.items()
        }

        def work(at: int) -> dict[str, str]:
            names, rules = missing[at], judged[at].rules
            cases = [boards[rules][name] for name in names]
            file, settings = self._file(at), self.settings
            answers: list[str] = []
            with suppress(CallFailed):
                answers = _isolated(lambda: list(answers_on(file, settings, judged[at], cases)))
            return dict(zip(names, map(str, answers), strict=False))

        more = self._each(
            [at for at, names in missing.items() if names], work, "compared", self.jobs
        )
        for key, places in wrong.items():
            answers = {**known[key], **more.get(places[0], {})}
            if self.store is not None and more.get(places[0]):
                self.store.keep_answers(*key, answers)
            here = boards[judged[places[0]].rules]
            for at in places:
                found[at] = {board: answers.get(board, "") for board in here}
        return found

    def _known_answers(self, key: tuple[str, str]) -> dict[str, str]:
        return {} if self.store is None else self.store.answers(*key)

    def _messages(self, judged: Sequence[Judgement]) -> tuple[str, ...]:
        """Return what concerns the whole class: changed settings, commands not installed."""
        found = []
        if self.store is not None and self.store.changed:
            found.append("The settings have changed, so everything was judged anew.")
        missing = Counter(
            (language.missing, language.name)
            for at, one in enumerate(judged)
            if one.verdict == "not-judged" and self.roster.submissions[at].file is not None
            for language in [self.settings.language_of(self._file(at))]
            if language.missing
        )
        for (command, language), count in sorted(missing.items()):
            files = "1 submission" if count == 1 else f"{count} submissions"
            found.append(f"{command} is not installed: {files} in {language} could not be judged.")
        return tuple(found)


def _isolated(work: Callable[[], Any]) -> Any:
    """Do some work in a process of its own, which ends with all that it has started."""
    return call_isolated(work, Limit(inf, inf), memory=MEMORY)


def _without_file(one: Submission) -> Judgement:
    """Return the judgement of a submission without a file, or with several."""
    if one.problem:
        return Judgement("does-not-load", f"{one.problem}.")
    if not one.files:
        return Judgement("missing", VERDICTS["missing"])
    names = ", ".join(one.shown[:4]) + ", ..." * (len(one.shown) > 4)
    return Judgement(
        "not-judged", f"{len(one.files)} files, and it is not clear which is meant: {names}."
    )
