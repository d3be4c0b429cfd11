"""What the tests of the lessons share: cells of a notebook, and what they have printed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import nbformat

LESSONS = Path(__file__).parents[2] / "lessons"

#: A lesson: its number, or the path of its notebook.
Lesson = str | int | Path


def path_of(number: str | int) -> Path:
    """The notebook of a lesson, by its number: "02" or 2."""
    (path,) = LESSONS.glob(f"{int(number):02d}_*.ipynb")
    return path


@cache
def notebook(lesson: Lesson) -> Any:
    """A lesson as nbformat reads it."""
    path = lesson if isinstance(lesson, Path) else path_of(lesson)
    return nbformat.read(path, as_version=4)


def cells(lesson: Lesson, kind: str | None = None) -> list[Any]:
    """The cells of a lesson; of one kind only, "code" or "markdown", if it is given."""
    return [cell for cell in notebook(lesson).cells if kind in (None, cell.cell_type)]


def text(lesson: Lesson) -> str:
    """The markdown of a lesson, with its lines joined."""
    return " ".join(" ".join(cell.source for cell in cells(lesson, "markdown")).split())


def printed(cell: Any) -> str:
    """What a code cell has printed, as it is saved."""
    return "".join(output.text for output in cell.outputs if output.output_type == "stream")


def all_printed(lesson: Lesson) -> str:
    """What all code cells of a lesson have printed."""
    return "".join(map(printed, cells(lesson, "code")))


def exercise_part(lesson: Lesson, number: str, part: str) -> Any:
    """The cell that holds a part of an exercise: "task", "stub", "check" or "hints"."""
    wanted = {"exercise": number, "part": part}
    (cell,) = [cell for cell in cells(lesson) if cell.metadata.get("snl") == wanted]
    return cell
