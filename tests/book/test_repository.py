"""The lessons and the documents that the book copies from the repository."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("sphinx")

from snl_book.repository import copy_pages, lead_links_into_the_book


@pytest.fixture
def app(tmp_path: Path) -> Any:
    """What Sphinx says of itself, for a small repository with a book."""
    files = {
        "CONTRIBUTING.md": "[architecture](book/docs/architecture.md)",
        "lessons/README.md": "[guide](../book/docs/guide.md) [first](00_first.ipynb)",
        "lessons/00_first.ipynb": '{"source": "[how](../CONTRIBUTING.md#add) [no](none.md)"}',
        "exams/lesson_01.md": "The answers.",
        "book/docs/guide.md": "[first](../../lessons/00_first.ipynb) [data](../../data.json)",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    book = tmp_path / "book"
    (book / "docs" / "architecture.md").touch()
    return SimpleNamespace(srcdir=book, env=SimpleNamespace(doc2path=lambda name: book / name))


def test_copies_are_brought_up_to_date(app: Any, tmp_path: Path) -> None:
    """A stale copy, one of a lesson that is gone, or one that is written anew without need; the
    answers of an exam in the book.
    """
    copy_pages(app)
    lessons = tmp_path / "book" / "lessons"
    assert sorted(path.name for path in lessons.iterdir()) == ["00_first.ipynb", "README.md"]
    os.utime(lessons / "README.md", (0, 0))
    (tmp_path / "lessons" / "00_first.ipynb").rename(tmp_path / "lessons" / "01_first.ipynb")
    (tmp_path / "CONTRIBUTING.md").write_text("New.", encoding="utf-8")
    copy_pages(app)
    assert sorted(path.name for path in lessons.iterdir()) == ["01_first.ipynb", "README.md"]
    assert (lessons / "README.md").stat().st_mtime == 0
    assert (tmp_path / "book" / "CONTRIBUTING.md").read_text(encoding="utf-8") == "New."


@pytest.mark.parametrize(
    ("document", "read"),
    [
        ("CONTRIBUTING.md", "[architecture](docs/architecture.md)"),
        ("lessons/README.md", "[guide](../docs/guide.md) [first](00_first.ipynb)"),
        ("lessons/00_first.ipynb", '{"source": "[how](../CONTRIBUTING.md#add) [no](none.md)"}'),
        ("docs/guide.md", "[first](../lessons/00_first.ipynb) [data](../../data.json)"),
    ],
)
def test_links_of_the_repository_lead_into_the_book(app: Any, document: str, read: str) -> None:
    """A link that leads out of the book although its target is in it."""
    copy_pages(app)
    source = [(app.srcdir / document).read_text(encoding="utf-8")]
    lead_links_into_the_book(app, document, source)
    assert source == [read]
