"""Writes what the pages about the lessons take from the notebooks: titles, times, notes.

    python -m tools.guide

Between `<!-- times -->` and `<!-- end -->` stand the tables of the times, in lessons/README.md,
where the book has cards; after `<!-- evening -->` what the evening path leaves out; between
`<!-- note 3 -->` and `<!-- end -->` the time and the lecturer's note of lesson 3, with the minutes
of its parts, in book/docs/for-lecturers.md. All else in these pages is written by hand.
"""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

import nbformat

from tools import lesson_times

ROOT = Path(__file__).parents[1]
LESSONS = ROOT / "lessons"
PAGES = (LESSONS / "README.md", ROOT / "book" / "docs" / "for-lecturers.md")

PART = re.compile(r"(<!-- (times|evening|note (\d+)) -->\n).*?(<!-- end -->)", re.DOTALL)


class Lesson(NamedTuple):
    """What the pages say of a lesson."""

    number: int
    file: str
    title: str
    minutes: int
    with_optional: int
    exercises: int
    note: str
    parts: str
    elective: int | None  # the lesson that it can come after
    left_out: list[str] | None  # parts that the evening path leaves out
    evening: int | None  # its minutes on the evening path


def opening_of(book: Any) -> str:
    """Return the prose of a lesson before its first part: title, question, goals, needs."""
    prose = (cell.source for cell in book.cells if cell.cell_type == "markdown")
    return "\n\n".join(takewhile(lambda source: not source.startswith("## "), prose))


def lesson(path: Path) -> Lesson:
    """Return what a notebook says of itself."""
    book: Any = nbformat.read(path, as_version=4)
    told = book.metadata["snl"]
    text = "\n".join(cell.source for cell in book.cells if cell.cell_type == "markdown")
    return Lesson(
        int(path.name[:2]),
        path.name,
        re.sub(r"^# (?:\d+\. )?", "", opening_of(book).splitlines()[0]),
        told["minutes"],
        lesson_times.minutes_of(lesson_times.parts(book)),
        len(re.findall(r"^### Exercise \d", text, re.MULTILINE)),
        " ".join(told["lecturer"].split()),
        parts_of(book),
        told.get("elective"),
        told.get("evening"),
        lesson_times.short_minutes(book) if "evening" in told else None,
    )


def parts_of(book: Any) -> str:
    """Return the parts of a lesson that take two minutes or more, and its exercises."""
    return ", ".join(
        f"{'exercise ' * part.is_exercise}{part.name or 'opening'} ({part.minutes:.0f})"
        for part in lesson_times.parts(book)
        if part.minutes >= 1.5
    )


def lessons() -> dict[int, Lesson]:
    """Return number → lesson, in order."""
    found = map(lesson, sorted(LESSONS.glob("[0-9][0-9]_*.ipynb")))
    return {one.number: one for one in found}


def times(known: dict[int, Lesson]) -> str:
    """Return the table of the course, with the sums of its times, and that of the electives."""
    course = [one for one in known.values() if one.elective is None]
    rows = [
        "| | lesson | minutes | with what is optional | exercises | evening path |",
        "| --: | --- | --: | --: | --: | --: |",
    ]
    rows += [f"| {_row(one)} | {one.evening or ''} |" for one in course]
    counts = [(o.minutes, o.with_optional, o.exercises, o.evening or 0) for o in course]
    sums = " | ".join(str(sum(column)) for column in zip(*counts, strict=True))
    rows += [
        f"| | together | {sums} |",
        "",
        "| | elective | minutes | with what is optional | exercises | after lesson |",
        "| --: | --- | --: | --: | --: | --: |",
    ]
    rows += [f"| {_row(one)} | {one.elective} |" for one in known.values() if one.elective]
    return "\n".join(rows) + "\n"


def evening(known: dict[int, Lesson]) -> str:
    """Return what the evening path leaves out, and the minutes of what is left."""
    path = [one for one in known.values() if one.evening]
    parts = "; ".join(
        f"in lesson {one.number} *{'* and *'.join(one.left_out)}*" for one in path if one.left_out
    )
    minutes = ", ".join(f"{one.evening} for lesson {one.number}" for one in path)
    general = "*What you remember*, *Further reading*, the exercises and what is optional"
    return (
        fill(f"The short form leaves out {general}, and these parts: {parts}.", 118)
        + "\n\n"
        + fill(f"Minutes: {minutes}, {sum(one.evening or 0 for one in path)} together.", 118)
        + "\n"
    )


def _row(one: Lesson) -> str:
    link, minutes = f"[{one.title}]({one.file})", f"{one.minutes} | {one.with_optional}"
    return f"{one.number} | {link} | {minutes} | {one.exercises}"


def note(one: Lesson | None) -> str:
    """Return the time and the note of a lesson."""
    if one is None:
        return ""
    link = f"[{one.title}](../../lessons/{one.file})"
    more = f" ({one.with_optional} with what is optional)" * (one.with_optional > one.minutes)
    many = "exercise" if one.exercises == 1 else "exercises"
    head = f"{link}, {one.minutes} minutes{more}, {one.exercises} {many}."
    minutes = fill(f"Minutes: {one.parts}.", 118, break_on_hyphens=False)
    return f"{head}\n\n{fill(one.note, 118, break_on_hyphens=False)}\n\n{minutes}\n"


def renewed(text: str) -> str:
    """Return a page with its parts taken from the notebooks anew."""
    known = lessons()

    def part(found: re.Match[str]) -> str:
        whole = {"times": times, "evening": evening}.get(found[2])
        body = whole(known) if whole else note(known.get(int(found[3])))
        return f"{found[1]}{body}{found[4]}"

    return PART.sub(part, text)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")
