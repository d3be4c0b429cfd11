"""Lessons as PDF, and sheets of empty boards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]


def pages_in(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


def test_a_handout(browser: Any, site: Path, tmp_path: Path) -> None:
    """Would catch: a lesson that is cut off, or without its pictures; a board on two sheets; a bar
    to click or a slider on paper; no room to write."""
    from snl_book.handouts import empty_boards, show, write_handouts

    write_handouts(browser, site, tmp_path, ["03_queue_bfs"])
    lesson = tmp_path / "03_queue_bfs.pdf"
    assert 8 <= pages_in(lesson) <= 16
    page = browser.new_page()
    show(page, site / "lessons" / "03_queue_bfs.html")
    pictures = page.locator(".s-strip img").all()
    assert len(pictures) >= 4
    assert all(picture.is_visible() for picture in pictures)
    assert page.get_by_text(re.compile("Show the (output|source)|Hint 1|A solution")).count() == 0
    assert not any(control.is_visible() for control in page.locator(".snl-controls").all())
    rooms = page.locator(".snl-room").evaluate_all("all => all.map(one => one.dataset.label)")
    assert {label: rooms.count(label) for label in set(rooms)} == {
        "The output": 1, "Your answer": 8, "Your program": 2,
    }  # fmt: skip
    page.close()
    assert pages_in(tmp_path / "empty_boards.pdf") == 4
    assert empty_boards().count("<img ") == 12 + 8 + 2 + 1


def test_no_answer_on_paper(browser: Any, site: Path) -> None:
    """Would catch: a verdict on a program in trial that is printed, or room for it twice."""
    from snl_book.handouts import show

    page = browser.new_page()
    show(page, site / "lessons" / "04_land_and_stand.html")
    folded = page.locator("article summary").filter(has_text=re.compile("^(Answer|Compare)"))
    assert folded.count() == 0
    guessed = page.locator(".cell .snl-room")
    assert guessed.count() >= 4
    following = guessed.evaluate_all(
        "all => all.map(one => one.closest('.cell').nextElementSibling?.className ?? '')"
    )
    assert "snl-room" not in following
    page.close()
