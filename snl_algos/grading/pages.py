"""The pages of a graded class: an overview, one for the projector, and one for each student."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ..board_text import counted
from ..programs import MISTAKES
from ..tracing import Trace, trace
from ..widgets.page import as_lines, furniture, page_with, place, script
from ..workbench.payload import payload_of
from .gradebook import Grade, Gradebook
from .groups import Group
from .judgement import EXERCISE_VERDICTS, VERDICTS, Judgement
from .rubric import RowResult

__all__ = ["class_page", "feedback_page", "overview_page"]

#: Sorts a table by the column whose heading is pressed; again, the other way round. And the stepper
#: of a group is made when the group is opened, so that a page with many opens at once.
SCRIPT = Path(__file__).with_name("pages.js")
#: On a projector the page for the class is as large as on a screen of 1280 pixels.
PROJECTED = ":root { font-size: max(100%, 1.25vw) }"


def overview_page(book: Gradebook) -> str:
    """Return the overview: a table of all submissions, by name, and the groups of mistakes."""
    if book.rubric.of_exercises:
        headings = [row.name.partition(" ")[0] for row in book.rubric.rows]  # the numbers
        cells = [[_exercise_verdict(row.verdict) for row in one.rows] for one in book.grades]
    else:
        headings = ["verdict", "group", "what is wrong", "language"]
        cells = [_cells(one) for one in book.grades]
    rows = [
        [_link(one), one.mark, *its, escape(_file_names(one) + _same_file(one, book))]
        for one, its in zip(book.grades, cells, strict=True)
    ]
    counts = ", ".join(f"{count} {verdict}" for verdict, count in book.counts().items())
    body = (
        f"<h1>{len(book.grades)} submissions</h1>\n"
        f'<p class="about">{escape(counts)}. Layout: {escape(book.layout)}.</p>\n'
        + "".join(f"<p>{escape(message)}</p>\n" for message in book.messages)
        + _look_at(book)
        + _table(
            ["student", "points", *headings, "file"],
            rows,
            numbers=("points", "group"),
            kind="" if book.rubric.of_exercises else "verdicts",
        )
        + _exercises(book)
        + _groups(book)
    )
    return page_with("Grades", body, SCRIPT.read_text(encoding="utf-8"))


def _link(grade: Grade) -> str:
    return f'<a href="feedback/{escape(grade.page)}">{escape(grade.student)}</a>'


def _look_at(book: Gradebook) -> str:
    """Return what needs a second look: all without points but for wrong answers."""
    settled = ("right", "wrong", "excused")
    open_ones = sorted(
        (one for one in book.grades if not one.points and one.judgement.verdict not in settled),
        key=lambda one: (-list(VERDICTS).index(one.judgement.verdict), one.student),
    )
    if not open_ones:
        return ""
    absent = [one.student for one in open_ones if one.judgement.note == VERDICTS["missing"]]
    rows = [
        [_link(one), _verdict(one.judgement), escape(one.judgement.note)]
        for one in open_ones
        if one.student not in absent
    ]
    parts = _table(["student", "verdict", "why there are no points"], rows) if rows else ""
    parts += f"<p>Nothing was handed in by {escape(', '.join(absent))}.</p>\n" * bool(absent)
    return f"<h2>Look at these</h2>\n{parts}<h2>All submissions</h2>\n"


def _same_file(grade: Grade, book: Gradebook) -> str:
    """Return who else has handed in the same file."""
    others = [
        one.student
        for one in book.grades
        if one is not grade and one.sha256 == grade.sha256 and one.judgement.verdict != "missing"
    ]
    return f" (the same file: {', '.join(others)})" if grade.sha256 and others else ""


def _file_names(grade: Grade) -> str:
    """Return the names of a student's files, without the folders of the export."""
    return ", ".join(Path(one).name for one in grade.submission.shown)


def _cells(grade: Grade) -> list[str]:
    judged, link = grade.judgement, f'<a href="#group-{grade.group}">{grade.group}</a>'
    note = "" if judged.verdict == "right" else escape(judged.note)
    return [_verdict(judged), link * bool(grade.group), note, escape(judged.language)]


def _exercise_verdict(verdict: str) -> str:
    kind = {"solved": "is-right", "not-yet": "is-wrong"}.get(verdict, "")
    return f'<span class="{kind}">{EXERCISE_VERDICTS[verdict]}</span>'


def _exercises(book: Gradebook) -> str:
    """Return the table of the exercises, with how many have solved each."""
    if not book.rubric.of_exercises:
        return ""
    headings = [*EXERCISE_VERDICTS.values()]
    rows = []
    for at, row in enumerate(book.rubric.rows):
        found = Counter(one.rows[at].verdict for one in book.grades)
        rows.append([escape(row.name), *(str(found[verdict]) for verdict in EXERCISE_VERDICTS)])
    return "<h2>Exercises</h2>\n" + _table(["exercise", *headings], rows, numbers=headings)


def _verdict(judged: Judgement) -> str:
    kind = {"right": "is-right", "not-judged": "", "excused": ""}.get(judged.verdict, "is-wrong")
    return f'<span class="{kind}">{judged.verdict}</span>'


def _table(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Sequence[str] = (),
    kind: str = "",
) -> str:
    kinds = [' class="number"' * (heading in numbers) for heading in headings]
    head = "".join(
        f'<th scope="col"{kind}><button type="button">{heading}</button></th>'
        for heading, kind in zip(headings, kinds, strict=True)
    )
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{cell}</td>" for cell, kind in zip(row, kinds, strict=True))
        + "</tr>\n"
        for row in rows
    )  # fmt: skip
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="Grades">'
        f'<table class="{kind}"><thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}</tbody></table></div>\n"
    )


def _groups(book: Gradebook) -> str:
    if not book.groups:
        return ""
    parts = _folded(book, named=True)
    return f"<h2>Groups: submissions with one mistake</h2>\n{parts}{_stepper_script()}"


def _folded(book: Gradebook, *, named: bool) -> str:
    """Return all groups, those of one submission in a fold."""
    several, single = (
        "".join(_group(one, book, named) for one in book.groups if (len(one.members) == 1) is alone)
        for alone in (False, True)
    )
    if not single:
        return several
    count = sum(len(one.members) == 1 for one in book.groups)
    return (
        f'{several}<details><summary>Made by one student each <span class="count">'
        f"{counted(count, 'mistake')}</span></summary>\n{single}</details>\n"
    )


def _stepper_script() -> str:
    return f"<script>\n{script()}</script>\n"


def class_page(book: Gradebook) -> str:
    """Return the page to discuss with the class: each group with its size and stepper, no names."""
    right = sum(one.judgement.verdict == "right" for one in book.grades)
    done = "have solved every exercise" if book.rubric.of_exercises else "are right"
    parts = _folded(book, named=False)
    about = "A group shares a mistake, or answers alike on every board." if parts else ""
    body = (
        f"<style>{PROJECTED}</style>\n<h1>What went wrong</h1>\n"
        f'<p class="about">{right} of {len(book.grades)} {done}. {about}</p>\n'
        + _exercises(book)
        + parts
        + _stepper_script()
    )
    return page_with("What went wrong", body, SCRIPT.read_text(encoding="utf-8"))


def _group(group: Group, book: Gradebook, named: bool) -> str:
    """Return a group, which opens its stepper.

    Named, it says who is in it and steps the program of the first; else it steps a program of ours
    with the same mistake, and shows none of a student's.
    """
    first = book.grades[group.members[0]].judgement
    size = len(group.members)
    count = "1 submission" if size == 1 else f"{size} submissions"
    title = escape(group.title[:1].upper() + group.title[1:])
    repair = f"<p>{escape(MISTAKES[group.mistake].repair)}</p>\n" if group.mistake else ""
    members = escape(", ".join(book.grades[at].student for at in group.members))
    changes = Counter(book.grades[at].judgement.change for at in group.members)
    repair += "".join(
        f"<p>Right with one change ({among} of {size}): <code>{escape(change)}</code></p>\n"
        for change, among in changes.most_common()
        if change and named
    )
    payload = first.payload if named else _of_ours(group, first)
    stepper = ""
    if payload is not None:
        stepper = f"<template>{place(payload, '', difference=True)}</template>\n"
    return (
        f'<details id="group-{group.number}"><summary>{title} '
        f'<span class="count">{count}</span></summary>\n'
        + f'<p class="about">{members}</p>\n' * named
        + f"<p>{escape(first.note)}</p>\n{repair}{stepper}</details>\n"
    )


def _of_ours(group: Group, judged: Judgement) -> dict[str, Any] | None:
    """Return the runs without the student's: a right one, and one of the known mistake."""
    if judged.payload is None:
        return None
    runs = judged.payload.get("together", {}).get("traces") or [judged.payload["trace"]]
    right = Trace.from_dict(runs[-1])
    if not group.mistake:
        return payload_of(right)
    return payload_of(trace(group.mistake, right.board), right)


def feedback_page(grade: Grade, book: Gradebook) -> str:
    """Return the page for one student: verdict, points, and the first difference in the stepper.

    It holds nothing of other students.
    """
    judged, title = grade.judgement, f"Feedback for {grade.student}"
    kind = "is-right" if judged.verdict == "right" else "is-wrong"
    verdict, note = ("", judged.note) if book.rubric.of_exercises else _said(judged)
    points = (
        f"{grade.mark} of {counted(book.rubric.most, 'point')}" if grade.mark else "No points yet"
    )
    body = (
        f"<h1>{escape(title)}</h1>\n"
        f'<p class="about">{escape(_file_names(grade) or "no file")}</p>\n'
        f'<p class="points">{points}</p>\n'
        + f'<p class="verdict {kind}">{escape(verdict)}</p>\n' * (not book.rubric.of_exercises)
        + f"<p>{escape(note)}</p>\n" * bool(note)
    )
    if book.rubric.of_exercises:
        body += "".join(_exercise(row, judged) for row in grade.rows)
    elif len(grade.rows) > 1:
        rows = [[escape(row.row.name), _points(row), escape(row.note)] for row in grade.rows]
        body += _table(["row", "points", "a board"], rows)
    if judged.payload is not None:
        body += place(judged.payload, "", level=2, difference="together" in judged.payload)
        body += furniture(keys=True)
    if judged.report:
        report = as_lines(judged.report[1:])
        body += f"<details><summary>The whole report</summary>\n{report}</details>\n"
    return page_with(title, body, SCRIPT.read_text(encoding="utf-8"))


def _points(row: RowResult) -> str:
    most = counted(row.row.points, "point")
    return f"no points yet of {most}" if row.points is None else f"{row.points:g} of {most}"


def _said(judged: Judgement) -> tuple[str, str]:
    """Return the verdict in words, and the note; the note alone if it repeats the verdict."""
    words = VERDICTS[judged.verdict]
    if judged.note.startswith(words.rstrip(".")):
        return judged.note, ""
    return words, judged.note


def _exercise(row: RowResult, judged: Judgement) -> str:
    """Return an exercise of one student: its verdict, the reason of its check, and the code."""
    head = (
        f"<h2>{escape(row.row.name)}</h2>\n"
        f'<p class="verdict">{_exercise_verdict(row.verdict)}, {_points(row)}</p>\n'
    )
    its = judged.exercises.get(row.row.exercise)
    if its is None or row.verdict == "missing":
        return head
    parts = "".join(
        f"<details><summary>{title}</summary>\n<pre>{escape(text)}</pre></details>\n"
        for title, text in (("The whole reply of the check", its["report"]),
                            ("The code that was checked", its["code"]))
        if text
    )  # fmt: skip
    return f"{head}<p>{escape(row.note)}</p>\n{parts}"
