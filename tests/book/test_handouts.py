"""Lessons as PDF, and sheets of empty boards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]


def pages_in(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


def test_a_handout(browser: Any, site: Path, tmp_path: Path) -> None:
    """Would catch: a lesson that is cut off, or without its pictures; a board on two sheets."""
    from snl_book.handouts import empty_boards, show, write_handouts

    write_handouts(browser, site, tmp_path, ["02_queue_bfs"])
    lesson = tmp_path / "02_queue_bfs.pdf"
    assert 8 <= pages_in(lesson) <= 30
    page = browser.new_page()
    show(page, site / "lessons" / "02_queue_bfs.html")
    pictures = page.locator(".s-strip img").all()
    assert len(pictures) >= 4
    assert all(picture.is_visible() for picture in pictures)
    page.close()
    assert pages_in(tmp_path / "empty_boards.pdf") == 4
    assert empty_boards().count("<img ") == 12 + 8 + 2 + 1
