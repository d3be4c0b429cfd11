"""Writes the exercises of the package into the lessons: task, stub, check, hints and solution.

    python tools/exercise_cells.py

An exercise takes four cells of a notebook, one after another. Their metadata name it and the
part, such as `"snl": {"exercise": "2.1", "part": "stub"}`. To place a new exercise in a lesson,
put a cell with the metadata of its task there, and run `make outputs`, which runs this first.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat

from snl_algos.course import Exercise, exercise

LESSONS = Path(__file__).parents[1] / "lessons"

#: The parts of an exercise, in order, and the kind of the cell of each.
PARTS = {"task": "markdown", "stub": "code", "check": "code", "hints": "markdown"}


def text_of(one: Exercise, part: str, first: bool) -> str:
    """Return what the cell of a part holds. The first check of a lesson imports what it needs."""
    if part == "task":
        return f"### Exercise {one.number}: {one.title}\n\n{one.task}"
    if part == "stub":
        return one.stub
    if part == "check":
        head = "from snl_algos.course import exercise\n\n" if first else ""
        return f'{head}exercise("{one.number}").check({one.defines})'
    return folded(one)


def folded(one: Exercise) -> str:
    """Return the hints, each inside the one before it, and the solution."""
    hints = "".join(
        f"<details><summary>Hint {number}</summary>\n\n{hint}\n\n"
        for number, hint in enumerate(one.hints, start=1)
    )
    after = f"\n{one.after}\n" if one.after else ""
    return (
        f"{hints}{'</details>' * len(one.hints)}\n\n"
        f"<details><summary>A solution</summary>\n\n```python\n{one.solution}\n```\n"
        f"{after}\n</details>"
    )


def part_of(cell: Any) -> tuple[str, str] | None:
    """Return the exercise and the part that a cell holds, if it holds one."""
    about = cell.metadata.get("snl", {})
    return (about["exercise"], about["part"]) if "exercise" in about else None


def cells_of(one: Exercise, first: bool, number: str, kept: dict[str, Any]) -> list[Any]:
    """Return the four cells of an exercise. Those that are there keep their place in a lecture."""
    cells = []
    for part, kind in PARTS.items():
        old = kept.get(part)
        cell: Any = old or getattr(nbformat.v4, f"new_{kind}_cell")()
        cell.source = text_of(one, part, first)
        cell.metadata["snl"] = {"exercise": one.number, "part": part}
        if old is None:
            cell.id = f"{number}-{one.number.replace('.', '-')}-{part}"
        slide = {"task": "subslide", "hints": "fragment"}.get(part, "-")
        cell.metadata.setdefault("slideshow", {"slide_type": slide})
        if part == "stub":
            cell.metadata["tags"] = ["exercise"]
        cells.append(cell)
    return cells


def renewed(book: Any, number: str) -> list[Any]:
    """Return the cells of a lesson, with its exercises as they are in the package."""
    cells: list[Any] = []
    done: set[str] = set()
    for cell in book.cells:
        place = part_of(cell)
        if place is None:
            cells.append(cell)
        elif place[0] not in done:
            kept = {p[1]: c for c in book.cells if (p := part_of(c)) and p[0] == place[0]}
            cells += cells_of(exercise(place[0]), not done, number, kept)
            done.add(place[0])
    return cells


if __name__ == "__main__":
    for path in sorted(LESSONS.glob("[0-9][0-9]_*.ipynb")):
        book = nbformat.read(path, as_version=4)
        book.cells = renewed(book, path.name[:2])
        nbformat.write(book, path)
