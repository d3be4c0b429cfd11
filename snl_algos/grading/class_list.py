"""Read the class list that a platform exports: who is in the class, whether or not they hand in."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .errors import GradingError

__all__ = ["CANVAS", "ClassList", "Student", "class_list_in"]

#: The columns that Canvas needs to import grades. The first two show that a list is one of Canvas.
CANVAS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
#: Headings of a student's name, in small letters; and of its two parts.
NAMES = ("student", "full name", "name", "student name")
FIRST, LAST = ("first name", "given name"), ("last name", "surname", "family name")
#: Headings of what else may stand in the name of a submission. The first that a list has is the
#: student's number: on Moodle that of the worksheet, on Gradescope that of the submission.
NUMBERS = ("identifier", "submission id", "id", "github_username", "sid", "student id",
           "id number", "sis user id", "sis login id", "username", "login", "email",
           "email address")  # fmt: skip
#: Rows of Canvas that are no students.
NO_STUDENTS = {"points possible", "student, test", "test student"}


class Student(NamedTuple):
    """A student of the class list."""

    name: str
    number: str  # what tells students of one name apart; empty if the list has nothing
    keys: frozenset[str]  # what may stand in the name of a submission
    row: Mapping[str, str]  # heading → text


class ClassList(NamedTuple):
    """The students of a class."""

    students: tuple[Student, ...]

    def place_of(self, name: str, identifier: str) -> int | None:
        """Return which student has handed something in; None if it is none, or may be several."""
        for key in filter(None, (identifier, in_one_form(name))):
            found = [at for at, one in enumerate(self.students) if key in one.keys]
            if found:
                return found[0] if len(found) == 1 else None
        return None


def class_list_in(path: Path) -> ClassList:
    r"""Return the class list in a CSV file, as Moodle, Canvas, Gradescope or GitHub export it.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "students.csv")
    ...     size = file.write_text("Student,ID,Section\nPoints Possible,,\n\"Li, Wei\",7,A\n")
    ...     students = class_list_in(file)
    >>> students.students[0].name, students.place_of("liwei", "7")
    ('Li, Wei', 0)
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise GradingError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    first_line = text.partition("\n")[0]
    delimiter = max(",;\t", key=first_line.count)
    rows = csv.DictReader(io.StringIO(text), delimiter=delimiter, restval="")
    students = tuple(filter(None, map(_student, rows)))
    if not students:
        raise GradingError(
            f"{path}: it names no student; a class list is a CSV file with a heading such as "
            "Student, Full name, First name and Last name, ID, Email address, github_username"
        )
    return ClassList(students)


def _student(row: dict[str, str]) -> Student | None:
    texts = {str(head).strip().lower(): (row[head] or "").strip() for head in row if head}
    parts = [next((texts[one] for one in heads if texts.get(one)), "") for heads in (FIRST, LAST)]
    whole = next((texts[one] for one in NAMES if texts.get(one)), "")
    numbers = [texts[one] for one in NUMBERS if texts.get(one)]
    name = whole or " ".join(parts).strip() or (numbers or [""])[0]
    of_canvas = {one.lower() for one in CANVAS[:2]} <= {*texts}
    if not name or whole.lower() in NO_STUDENTS or (of_canvas and not texts["id"]):
        return None
    last, _, first = whole.partition(",")
    names = {whole, f"{first}{last}", "".join(parts), "".join(parts[::-1])}
    plain = [re.sub(r"^Participant ", "", one) for one in numbers]
    keys = {*map(in_one_form, names), *plain, *(one.partition("@")[0] for one in plain)} - {""}
    return Student(name, (plain or [""])[0], frozenset(keys | {*map(in_one_form, keys)}), row)


def in_one_form(name: str) -> str:
    """Return the letters and digits of a name, in small letters."""
    letters = unicodedata.normalize("NFC", name).casefold()
    return "".join(one for one in letters if one.isalnum())
