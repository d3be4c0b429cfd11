"""What a text of a lesson becomes, and what is said of one that cannot be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jupytext")

from tools import lesson_times
from tools.lesson_text import MARK, LessonError, notebook_of

HEAD = "---\nminutes: 20\nlecturer: Ask first.\n---\n\n"


def read(folder: Path, text: str, head: str = HEAD) -> Any:
    path = folder / "02_short.md"
    path.write_text(head + text, encoding="utf-8")
    return notebook_of(path)


def test_prose_and_code(tmp_path: Path) -> None:
    text = (
        "# 2. Short\n\nSo.\n\n+++\n\nThen:\n\n```{code-cell}\n:tags: [hide-output]\n\n1 + 1\n```\n"
    )
    notebook = read(tmp_path, text)
    assert [(cell.id, cell.cell_type, cell.source) for cell in notebook.cells] == [
        ("02-01", "markdown", "# 2. Short\n\nSo."),
        ("02-02", "markdown", "Then:"),
        ("02-03", "code", "1 + 1"),
    ]
    assert notebook.cells[2].metadata == {"tags": ["hide-output"]}
    assert notebook.metadata == {"snl": {"minutes": 20, "lecturer": "Ask first."}}


def test_a_step_and_a_text_in_place_of_a_picture(tmp_path: Path) -> None:
    text = "```{code-cell}\n:opens_on: cell 7 joins\n:alt: A board.\n\nstep(run)\n```\n"
    (cell,) = read(tmp_path, text).cells
    assert cell.metadata == {
        "snl": {"opens_on": "cell 7 joins"},
        "mystnb": {"image": {"alt": "A board."}},
    }


def test_exercises_and_questions(tmp_path: Path) -> None:
    """Each check imports what it needs: one comes back to it the next day, with a new kernel."""
    text = "```{questions} 3\n```\n\nSo.\n\n```{exercise} 3.1\n```\n\n```{exercise} 3.2\n```\n"
    cells = read(tmp_path, text).cells
    parts = [cell.metadata.get("snl", {}).get("part") for cell in cells]
    assert parts == [None, None, *["task", "stub", "check", "hints"] * 2]
    assert cells[0].source.endswith("recall(3)")
    checks = [cell.source for cell in cells if cell.metadata.get("snl", {}).get("part") == "check"]
    assert [source.count("import") for source in checks] == [1, 1]


def test_what_can_be_left_out_is_marked_at_its_place(tmp_path: Path) -> None:
    head = HEAD.replace("---\n\n", 'optional: ["So", "3.2"]\n---\n\n')
    text = "## So\n\nA.\n\n## Soon\n\n```{exercise} 3.1\n```\n\n```{exercise} 3.2\n```\n"
    book = read(tmp_path, text, head)
    assert book.cells[0].source == f"## So\n\n{MARK}\n\nA.\n\n## Soon"
    tasks = [
        cell.source for cell in book.cells if cell.metadata.get("snl", {}).get("part") == "task"
    ]
    assert MARK not in tasks[0]
    assert tasks[1].split("\n\n")[:2] == [
        "### Exercise 3.2: The route, from the start to the goal", MARK
    ]  # fmt: skip


def test_a_part_is_left_out_with_its_exercises(tmp_path: Path) -> None:
    """Would catch: a mark over a part, and in it an exercise that is to be done."""
    head = HEAD.replace("---\n\n", 'optional: ["So"]\n---\n\n')
    book = read(tmp_path, "## So\n\nA.\n\n```{exercise} 3.1\n```\n", head)
    with pytest.raises(ValueError, match=r"optional names 'So', and not exercise 3\.1"):
        lesson_times.needed(book)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("```{exercise} 3.99\n```\n", 6, "3.99"),
        ("So.\n\n```{exercize} 2.1\n```\n", 8, r"expected \{exercise\} 3.1 or \{questions\} 3"),
        ("```{questions} two\n```\n", 6, "expected"),
        ("```{exercise} 3.1\nWrite it.\n```\n", 6, "expected"),
        ("````{exercise} 3.1\n````\n", 6, "expected"),
        (
            "```{code-cell}\n:tag: [hide-output]\n\n1\n```\n",
            7,
            "options are alt, opens_on, tags",
        ),
        ("```{code-cell}\n:tags: [hide]\n\n1\n```\n", 7, "tags are hide-input, hide-output"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(
    tmp_path: Path, text: str, line: int, message: str
) -> None:
    with pytest.raises(LessonError, match=rf"02_short\.md, line {line}: .*{message}"):
        read(tmp_path, text)


@pytest.mark.parametrize(
    "head", ["", "---\nminutes: 20\n---\n", "---\nminutes: 2\nnote: So.\n---\n"]
)
def test_a_head_that_lacks_something(tmp_path: Path, head: str) -> None:
    with pytest.raises(LessonError, match="line 1: a lesson's head has lecturer and minutes"):
        read(tmp_path, "So.\n", head)
