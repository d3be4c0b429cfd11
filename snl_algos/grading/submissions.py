"""Find the submissions of a class in a folder, as a learning platform exports it.

Each student has one file, or one folder with one file. A platform puts the student's name into the
name of the file or folder; `LAYOUTS` knows how, and otherwise the name itself is the student.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path

from .class_list import ClassList
from .errors import GradingError
from .exercise_files import is_exercise_file
from .judgement import VERDICTS
from .languages import suffix_of

__all__ = [
    "LAYOUTS", "Layout", "Roster", "Submission", "enrolled", "files_in", "find_submissions",
    "no_program", "programs_in", "with_doubts",
]  # fmt: skip

#: How an archive ends, and a progress file that a page of the book exports.
ARCHIVE, PROGRESS = ".zip", ".json"
#: Files and folders that systems and editors create.
IGNORED = re.compile(r"\.|__MACOSX$|__pycache__$|Thumbs\.db$|desktop\.ini$", re.IGNORECASE)


@dataclass(frozen=True)
class Submission:
    """What a student handed in."""

    student: str
    files: tuple[Path, ...]  # one; or none, or several if it is not clear which is meant
    shown: tuple[str, ...]  # the files as paths below the folder of the class
    identifier: str = ""  # the student's number on the platform, if known
    verdict: str = ""  # if it is known before anything is judged: a key of `VERDICTS`
    note: str = ""  # why, for the student
    function: str = ""  # the function to call, if the lecturer has decided so
    listed: Mapping[str, str] = field(default_factory=dict)  # the student's row in the class list

    @property
    def file(self) -> Path | None:
        """The file to judge, if there is exactly one."""
        return self.files[0] if len(self.files) == 1 else None


@dataclass(frozen=True)
class Layout:
    """How a platform names what it exports: the expression finds the `student` in a name."""

    name: str
    pattern: re.Pattern[str]
    example: str


#: The number of a submission on Moodle, in the name of its file or folder.
MOODLE_NUMBER = re.compile(r"_(\d+)_assignsubmission_")
#: The first layout that fits all names is taken.
LAYOUTS = (
    Layout(
        "Moodle",
        re.compile(r"(?P<student>.+?)_(?P<identifier>\d+)_assignsubmission_[a-z]+(_.*)?"),
        "Ada Lovelace_1234567_assignsubmission_file_/",
    ),
    Layout("Canvas", re.compile(r"(?P<student>[^_/]+)(_LATE)?_(?P<identifier>\d+)_\d+_.+"),
           "lovelaceada_12345_678901_solution.py"),
    Layout("Gradescope", re.compile(r"(?P<student>submission_(?P<identifier>\d+))"),
           "submission_12345678/"),
)  # fmt: skip
PLAIN = Layout("one file or folder per student", re.compile(r"(?P<student>.+)"), "ada.py, ada/")
CLASSROOM = "GitHub Classroom"


@dataclass(frozen=True)
class Roster:
    """The submissions of a class, by student, and the layout of their folder."""

    layout: str
    submissions: tuple[Submission, ...]
    passed_over: tuple[str, ...] = ()  # files that are no programs, and of no student we know
    unlisted: tuple[str, ...] = ()  # students who are not on the class list


def find_submissions(
    folder: Path, suffixes: Collection[str], *, student: str | None = None
) -> Roster:
    """Return the submissions in the folder of a class; programs end with one of the suffixes.

    An archive counts unless a program is next to it. The layout is recognised, unless `student` is
    a regular expression such as ``lab1/(?P<student>[a-z]+)/solution.py``, which is searched in the
    path of each file below the folder; other files are ignored then.
    """
    if folder.is_file():
        raise GradingError(f"{folder}: this is a file; give the folder of the class, or a zip file")
    if not folder.is_dir():
        raise GradingError(f"{folder}: there is no such folder")
    if student is not None:
        return _by_expression(folder, student, suffixes)
    if not _is_open(folder):
        raise GradingError(f"{folder}: this folder cannot be read")
    folder, names = _home_of(folder)
    entries = [path for path in sorted(folder.iterdir()) if path.name in names]
    found: dict[str, list[Path]] = {}
    others: dict[str, list[Path]] = {}
    passed_over: list[str] = []
    layout, students, numbers = _layout_of(entries)
    for path, name in zip(entries, map(_normal, students), strict=True):
        if _is_foreign(path):
            found.setdefault(name, []).append(path)
        elif path.is_dir():
            found.setdefault(name, []).extend(programs_in(path, suffixes))
            others.setdefault(name, []).extend(files_in(path))
        elif path.suffix.lower() == ARCHIVE or _counts(path, suffixes):
            found.setdefault(name, []).append(path)
        elif layout != PLAIN.name:  # where each entry is a student's
            found.setdefault(name, [])
            others.setdefault(name, []).append(path)
        else:
            passed_over.append(path.name)
    if not found:
        tried = "; ".join(f"{one.name}: {one.example}" for one in (*LAYOUTS, PLAIN))
        raise GradingError(
            f"{folder}: no submissions were found. Layouts that were tried: {tried}. "
            f"Files must end with {', '.join(sorted(suffixes))}. If the students' names are "
            "elsewhere in the paths, say where with --student"
        )
    submissions = _submissions(found, others, folder, numbers, suffixes)
    return Roster(layout, tuple(submissions), tuple(passed_over))


def _submissions(
    found: Mapping[str, list[Path]],
    others: Mapping[str, list[Path]],
    folder: Path,
    numbers: Mapping[str, str],
    suffixes: Collection[str],
) -> Iterator[Submission]:
    for name, files in sorted(found.items(), key=lambda one: (one[0].casefold(), one[0])):
        shown = tuple(str(file.relative_to(folder)) for file in files)
        for file, path in zip(files, shown, strict=True):
            if why := _why_not_opened(file):
                note = f"{path}: {why}."  # no student loses points for one of ours
                yield Submission(name, (), (), numbers.get(name, ""), "not-judged", note)
                break
        else:
            found_nothing = () if files else no_program(others.get(name, ()), suffixes)
            yield Submission(name, tuple(files), shown, numbers.get(name, ""), *found_nothing)


def _why_not_opened(path: Path) -> str:
    """Return why a file of a student's is not judged; empty if it can be."""
    if _is_foreign(path):
        return "it is a link, or no file, and is not opened"
    try:
        path.read_bytes()
    except OSError as error:
        return f"it cannot be read: {error.strerror}"
    return ""


def _is_foreign(path: Path) -> bool:
    """Return whether opening a path may lead to somebody else's file, or wait forever."""
    return path.is_symlink() or not (path.is_file() or path.is_dir())


def no_program(files: Sequence[Path], suffixes: Collection[str]) -> tuple[str, str]:
    """Return verdict and note where no program was handed in, but perhaps other files."""
    if not files:
        return "missing", VERDICTS["missing"]
    more = f" and {len(files) - 1} more" * (len(files) > 1)
    ends = f"programs end with {', '.join(sorted(suffixes))}"
    return "missing", f"No program was handed in, only {files[0].name}{more}; {ends}."


def _home_of(folder: Path) -> tuple[Path, set[str]]:
    """Return the folder whose entries are the students, and the names of its entries."""
    names = {path.name for path in folder.iterdir() if not IGNORED.match(path.name)}
    if len(names) == 1:  # an archive that holds one folder; nbgrader's "submitted"
        (only,) = (folder / name for name in names)
        if _is_open(only) and (
            only.name == "submitted" or sum(path.is_dir() for path in only.iterdir()) > 1
        ):
            return _home_of(only)
    return folder, names


def _is_open(folder: Path) -> bool:
    """Return whether a path is a folder that we may look into."""
    try:
        with os.scandir(f"{folder}/."):
            return True
    except OSError:
        return False


def _layout_of(entries: Sequence[Path]) -> tuple[str, list[str], dict[str, str]]:
    """Return the layout that fits all entries, the students in their names, and their numbers."""
    for layout in LAYOUTS:
        matches = [layout.pattern.fullmatch(path.name) for path in entries]
        if matches and all(matches):
            parts = [match.groupdict(default="") for match in matches if match]
            students = _told_apart([(one["student"], one.get("identifier", "")) for one in parts])
            numbers = {
                _normal(name): one.get("identifier", "")
                for name, one in zip(students, parts, strict=True)
            }
            return layout.name, students, numbers
    names = [path.stem if path.is_file() else path.name for path in entries]
    folders = [path for path in entries if _is_open(path)]
    clones = [(path / ".git").exists() or (path / ".github").exists() for path in folders]
    if len(names) > 1 and clones and all(clones) and all(path.is_dir() for path in entries):
        pairs = zip(min(names), max(names), strict=False)
        common = "".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return CLASSROOM, [name[common.rfind("-") + 1 :] for name in names], {}
    return PLAIN.name, names, {}


def _told_apart(students: Sequence[tuple[str, str]]) -> list[str]:
    """Return names for students with numbers: with the number if two have the same name."""
    numbers: dict[str, set[str]] = {}
    for name, number in students:
        numbers.setdefault(_normal(name), set()).add(number)
    return [
        f"{name} {number}" if len(numbers[_normal(name)]) > 1 else name for name, number in students
    ]


def enrolled(roster: Roster, class_list: ClassList) -> Roster:
    """Return the submissions of the students on a class list, and then those of nobody on it."""
    handed: list[list[Submission]] = [[] for _ in class_list.students]
    others: list[Submission] = []
    for one in roster.submissions:
        place = class_list.place_of(one.student, one.identifier)
        (others if place is None else handed[place]).append(one)
    names = _told_apart([(one.name, one.number) for one in class_list.students])
    found = []
    for name, student, its in zip(names, class_list.students, handed, strict=True):
        nothing = Submission(name, (), (), "", *no_program((), ()))
        first = max(its, key=lambda one: len(one.files) > 0, default=nothing)
        number = first.identifier or student.number * ("Identifier" in student.row)
        files = tuple(file for one in its for file in one.files)
        shown = tuple(path for one in its for path in one.shown)
        first = replace(first, student=name, identifier=number, listed=student.row)
        found.append(replace(first, files=files, shown=shown))
    found.sort(key=lambda one: (one.student.casefold(), one.student))
    unlisted = tuple(one.student for one in others)
    return replace(roster, submissions=(*found, *others), unlisted=unlisted)


def with_doubts(roster: Roster) -> Roster:
    """Return a roster in which no student gets a 0 for nothing while a submission is nobody's."""
    excused = {one.student for one in roster.submissions if one.verdict == "excused"}
    if excused.issuperset(roster.unlisted):
        return roster
    why = "Nothing was found under this name, and a submission is of nobody on the class list."
    submissions = (
        replace(one, verdict="not-judged", note=why)
        if one.listed and one.note == VERDICTS["missing"]
        else one
        for one in roster.submissions
    )
    return replace(roster, submissions=tuple(submissions))


def programs_in(folder: Path, suffixes: Collection[str]) -> list[Path]:
    """Return the programs and progress files below a folder; if there are none, the archives.

    Files that systems and editors create do not count, and links are not followed. A folder that
    we may not look into is among them: who handed it in must hear of it.
    """
    closed: list[str] = []
    files = files_in(folder, closed.append)
    programs = [path for path in files if _counts(path, suffixes)]
    archives = [path for path in files if path.suffix.lower() == ARCHIVE]
    return sorted([*map(Path, closed), *(programs or archives)])


def files_in(folder: Path, closed: Callable[[str], None] = lambda name: None) -> list[Path]:
    """Return the files below a folder, in order; `closed` hears of each that may not be opened."""
    files: list[Path] = []
    for at, folders, names in os.walk(folder, onerror=lambda error: closed(error.filename)):
        folders[:] = [name for name in folders if not IGNORED.match(name)]
        files += [Path(at, name) for name in names if not IGNORED.match(name)]
    return sorted(path for path in files if path.is_file() and not path.is_symlink())


def _counts(path: Path, suffixes: Collection[str]) -> bool:
    suffix = suffix_of(path, suffixes)
    return suffix in suffixes or (suffix == PROGRESS and is_exercise_file(path))


def _by_expression(folder: Path, expression: str, suffixes: Collection[str]) -> Roster:
    try:
        pattern = re.compile(expression)
    except re.error as error:
        raise GradingError(f"--student {expression}: {error}") from None
    if "student" not in pattern.groupindex:
        raise GradingError(
            f"--student {expression}: it needs a group (?P<student>...), for example "
            r"(?P<student>[^/]+)/solution\.py"
        )
    found: dict[str, list[Path]] = {}
    numbers: dict[str, str] = {}
    files = programs_in(folder, suffixes)
    for path in files:
        place = path.relative_to(folder).as_posix()
        match, number = pattern.search(place), MOODLE_NUMBER.search(place)
        if match and (name := _normal(match["student"] or "")) != "?":
            found.setdefault(name, []).append(path)
            numbers[name] = number[1] if number else ""
        elif path.is_dir():
            raise GradingError(
                f"{path}: this folder cannot be read, and --student does not say whose it is"
            )
    if not found:
        seen = (
            f"; the first of {len(files)} files is {files[0].relative_to(folder)}" if files else ""
        )
        raise GradingError(f"{folder}: --student {expression} fits no file{seen}")
    return Roster("--student", tuple(_submissions(found, {}, folder, numbers, suffixes)))


def _normal(name: str) -> str:
    """Return a name in one form: an umlaut may be one character or two."""
    return unicodedata.normalize("NFC", name).strip() or "?"
