"""Write the results of a graded class: tables, data, pages, and what other platforms read."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ..whole_file import write_whole
from .class_list import CANVAS
from .errors import GradingError
from .gradebook import Grade, Gradebook
from .pages import class_page, feedback_page, overview_page

__all__ = ["FORMAT", "STORE", "VERSION", "check_folder", "write_results"]

#: The format and version of the grades as data; their contract is `grades.schema.json`.
FORMAT, VERSION = "snl-grades", 3
#: The folder of the judgements, inside the folder of the results.
STORE = ".judgements"
#: Where a spreadsheet may see a formula begin: some cut a line at each semicolon.
FORMULA = re.compile(r"(?:^|(?<=;))(?=[=+\-@＝＋－＠])")
#: Characters that steer a terminal.
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
COLUMNS = ("student", "file", "sha256", "language", "verdict", "points", "max", "group", "mistake",
           "expected", "got", "board", "boards_run", "note")  # fmt: skip


def check_folder(folder: Path, force: bool) -> None:
    """Refuse what is not a folder, or holds other things than results, unless forced."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise GradingError(f"{folder} is not a folder")
    if any(folder.iterdir()) and not (folder / STORE).is_dir() and not force:
        raise GradingError(
            f"{folder} holds other things; give an empty or new folder, or --force to write there"
        )


def write_results(book: Gradebook, folder: Path) -> None:
    """Write all results into a folder; for Moodle and Canvas also what they import.

    Parameters
    ----------
    book : Gradebook
        The grades.
    folder : Path
        The folder; files of the same names are overwritten.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> from snl_algos.grading import grade
    >>> with TemporaryDirectory() as folder:
    ...     size = Path(folder, "anna.py").write_text("def mine(move, N):\\n    return 3\\n")
    ...     write_results(grade(folder), Path(folder, "grades"))
    ...     print(Path(folder, "grades", "grades.csv").read_text().split(",")[0])
    student
    """
    files: dict[str, str] = {
        "grades.csv": _csv(COLUMNS, map(_row, book.grades, [book] * len(book.grades))),
        "grades.json": json.dumps(to_dict(book), ensure_ascii=False, indent=1) + "\n",
        "index.html": overview_page(book),
        "class.html": class_page(book),
    }  # fmt: skip
    if book.rubric.of_exercises:
        files["exercises.csv"] = _csv(
            ("student", *(row.name for row in book.rubric.rows), "points", "max"),
            (
                (one.student, *(row.verdict for row in one.rows), one.mark,
                 f"{book.rubric.most:g}")
                for one in book.grades
            ),
        )  # fmt: skip
    for grade in book.grades:
        files[f"feedback/{grade.page}"] = feedback_page(grade, book)
    listed = {head for one in book.grades for head in one.submission.listed}
    if {*CANVAS[:2]} <= listed:
        files["canvas.csv"] = _canvas(book)
    if book.layout == "Moodle" or "Identifier" in listed:
        files["moodle.csv"] = _moodle(book)
    # The name of a file need not be text; what is not is shown as "?".
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        write_whole(folder / path, text.encode(errors="replace"))


def _row(grade: Grade, book: Gradebook) -> tuple[object, ...]:
    judged = grade.judgement
    return (
        grade.student, "; ".join(grade.submission.shown), grade.sha256, judged.language,
        judged.verdict, grade.mark, f"{book.rubric.most:g}", grade.group or "",
        judged.like, judged.expected, judged.got, judged.board, judged.boards_run, judged.note,
    )  # fmt: skip


def _csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_harmless(value) for value in row] for row in rows)
    return text.getvalue()


def _harmless(value: object) -> str:
    """Return a value that no spreadsheet takes for a formula, and no terminal for a command."""
    text = CONTROL.sub("�", str(value))
    return text if text[1:].isdecimal() else FORMULA.sub("'", text)


def to_dict(book: Gradebook) -> dict[str, Any]:
    """Return the grades as plain data, ready for JSON."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "layout": book.layout,
        "max": book.rubric.most,
        "messages": list(book.messages),
        "grades": [_grade(grade) for grade in book.grades],
        "groups": [
            {"number": group.number, "title": group.title, "mistake": group.mistake,
             "students": [book.grades[at].student for at in group.members]}
            for group in book.groups
        ],
    }  # fmt: skip


def _grade(grade: Grade) -> dict[str, Any]:
    judged = grade.judgement.to_dict()
    for internal in ("answers", "payload", "report", "exercises"):
        del judged[internal]
    rows = [
        {"name": one.row.name, "boards": one.row.boards, "exercise": one.row.exercise,
         "verdict": one.verdict, "points": one.points, "max": one.row.points, "note": one.note}
        for one in grade.rows
    ]  # fmt: skip
    return {
        "student": grade.student,
        "files": list(grade.submission.shown),
        "sha256": grade.sha256,
        "points": grade.points,
        "group": grade.group,
        "rows": rows,
        **judged,
    }


def _canvas(book: Gradebook) -> str:
    """Return what Canvas imports; it asks which assignment is meant."""
    return _csv(
        (*CANVAS, "Grade"),
        (
            ("Points Possible", *[""] * (len(CANVAS) - 1), f"{book.rubric.most:g}"),
            *(
                (*(one.submission.listed.get(head, "") for head in CANVAS),
                 "EX" if one.judgement.verdict == "excused" else one.mark)
                for one in book.grades
                if one.submission.listed
            ),
        ),
    )  # fmt: skip


def _moodle(book: Gradebook) -> str:
    """Return the grading worksheet that Moodle imports."""
    columns = ("Identifier", "Full name", "Grade", "Maximum Grade", "Feedback comments")
    rows = []
    for one in book.grades:
        number, most = one.submission.identifier, f"{book.rubric.most:g}"
        name = one.student.removesuffix(f" {number}")
        rows.append((f"Participant {number}" * bool(number), name, one.mark, most,
                     one.judgement.note))  # fmt: skip
    return _csv(columns, rows)
