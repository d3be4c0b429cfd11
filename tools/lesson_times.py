"""Writes into each lesson how long it takes, counted part by part: `make outputs` runs it.

    python -m tools.lesson_times lessons/text/03_queue_bfs.md

A minute is 130 words of prose, or one output; a question in bold takes two, questions about earlier
lessons take three, and an exercise 3, 8 or 15, by its kind. What is optional is named in the head
of a lesson: titles of parts, and numbers of exercises.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import nbformat

from snl_algos.course import exercise
from tools import lesson_text, outputs

#: Words a minute, and the minutes for a question in bold.
WORDS, QUESTION = 130, 2
#: The three questions of a `recall`.
QUIZ, MINUTES_OF_QUIZ = re.compile(r"^recall\(", re.MULTILINE), 3
KINDS = {"predict": 3, "complete": 8, "draw": 8, "repair": 8, "write": 15, "prove": 15}
#: The most minutes of a lesson without what is optional: a classroom hour. The most for that.
HOUR, OPTIONAL = 45, 25
#: Parts that the evening path leaves out in all lessons.
NOT_IN_AN_EVENING = ("What you remember", "Further reading")
#: The most words of prose in a lesson.
MOST_WORDS = 1200

HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
BEFORE_HEADING = re.compile(r"^(?=## )", re.MULTILINE)
BOLD_QUESTION = re.compile(r"\*\*[^*]+\?\*\*")
NO_PROSE = re.compile(r"^```.*?^```|^\|.*\|$|<[/a-z][^>]*>", re.DOTALL | re.MULTILINE)
SAID = re.compile(r"\*\*Time: .*$", re.MULTILINE)


class Part(NamedTuple):
    """A part of a lesson, or an exercise, with its minutes."""

    name: str
    minutes: float
    is_exercise: bool = False


def parts(book: Any) -> list[Part]:
    """Return the parts of a lesson and its exercises, in order."""
    found = [Part("", 0)]
    for cell in book.cells:
        about = cell.metadata.get("snl", {})
        if "exercise" in about:
            if about["part"] == "task":
                number = about["exercise"]
                found.append(Part(number, KINDS[exercise(number).kind], is_exercise=True))
            continue
        for piece in BEFORE_HEADING.split(cell.source) if is_prose(cell) else [""]:
            if heading := HEADING.match(piece):
                found.append(Part(heading[1], 0))
            at = max(at for at, part in enumerate(found) if not part.is_exercise)
            spent = minutes_of_prose(piece) if is_prose(cell) else minutes_of_code(cell)
            found[at] = found[at]._replace(minutes=found[at].minutes + spent)
    return found


def is_prose(cell: Any) -> bool:
    """Return whether a cell is prose."""
    return bool(cell.cell_type == "markdown")


def words(text: str) -> int:
    """Return the number of words, without code, tables and tags."""
    return len(NO_PROSE.sub("", text).split())


def words_of(book: Any) -> int:
    """Return the number of words of a lesson, without its exercises."""
    prose = [cell for cell in book.cells if is_prose(cell)]
    return sum(
        words(cell.source) for cell in prose if "exercise" not in cell.metadata.get("snl", {})
    )


def minutes_of_prose(text: str) -> float:
    """Return the minutes for prose and the questions in it."""
    return words(text) / WORDS + QUESTION * len(BOLD_QUESTION.findall(text))


def minutes_of_code(cell: Any) -> float:
    """Return the minutes for a cell of code."""
    return MINUTES_OF_QUIZ if QUIZ.search(cell.source) else bool(cell.outputs)


def rounded(minutes: float) -> int:
    """Return minutes as a lesson gives them, in steps of five."""
    return 5 * ceil(minutes / 5)


def in_words(counted: Sequence[Part], optional: Sequence[str]) -> str:
    """Return what a lesson says of its time.

    >>> print(in_words([Part("Rounds", 30), Part("4.1", 8, True), Part("4.2", 8, True)], ["4.2"]))
    **Time: 40 minutes**, 10 of them for the exercise. With exercise 4.2, which is optional: 50.
    """
    exercises = [part for part in counted if part.is_exercise and part.name not in optional]
    many = "exercises" if len(exercises) > 1 else "exercise"
    spent = rounded(sum(part.minutes for part in exercises))
    said = f"**Time: {minutes_of(counted, optional)} minutes**, {spent} of them for the {many}."
    if not optional:
        return said
    names = [f"*{name}*" for name in optional if not name[0].isdigit()]
    numbers = [name for name in optional if name[0].isdigit()]
    if numbers:
        names.append(f"exercise{'s' if len(numbers) > 1 else ''} {_and(numbers)}")
    verb = "are" if len(optional) > 1 else "is"
    return f"{said} With {_and(names)}, which {verb} optional: {minutes_of(counted)}."


def minutes_of(counted: Sequence[Part], optional: Sequence[str] = ()) -> int:
    """Return the minutes of a lesson without what is optional, as the lesson gives them."""
    return rounded(sum(part.minutes for part in counted if part.name not in optional))


def short_minutes(book: Any) -> int:
    """Return the minutes of a lesson on the evening path.

    It has no exercises, and neither what is optional nor what the head of the lesson leaves out.
    """
    head = book.metadata["snl"]
    skipped = {*NOT_IN_AN_EVENING, *head["evening"], *head.get("optional", [])}
    counted = [part for part in parts(book) if not part.is_exercise]
    return ceil(sum(part.minutes for part in counted if part.name not in skipped))


def _and(names: Sequence[str]) -> str:
    """Return names as a list in prose."""
    *before, last = names
    return f"{', '.join(before)} and {last}" if before else last


def needed(book: Any) -> tuple[int, str]:
    """Return the minutes of a lesson without what is optional, and what it says of its time."""
    counted = parts(book)
    optional = book.metadata["snl"].get("optional", [])
    if unknown := set(optional) - {part.name for part in counted}:
        raise ValueError(f"optional names what is not there: {', '.join(sorted(unknown))}")
    part = ""
    for name, _, is_exercise in counted:
        part = part if is_exercise else name
        if is_exercise and part in optional and name not in optional:
            raise ValueError(f"optional names {part!r}, and not exercise {name}, which is in it")
    return minutes_of(counted, optional), in_words(counted, optional)


def write(text: Path) -> None:
    """Write the time of a lesson into its text and its notebook."""
    outputs.reword(text)
    book: Any = nbformat.read(lesson_text.notebook_path(text), as_version=4)
    minutes, said = needed(book)
    old = text.read_text(encoding="utf-8")
    new = re.sub(r"^minutes: .*$", f"minutes: {minutes}", old, count=1, flags=re.MULTILINE)
    new = SAID.sub(lambda _: said, new, count=1)
    if new != old:
        text.write_text(new, encoding="utf-8")
        outputs.reword(text)


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(map(str, lesson_text.TEXTS.glob("*.md"))):
        write(Path(name))
        notebook = lesson_text.notebook_path(Path(name))
        lesson = nbformat.read(notebook, as_version=4)
        print(f"{notebook.stem}: {words_of(lesson)} words. {needed(lesson)[1]}")
