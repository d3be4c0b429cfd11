"""`make lessons`: the first start, in a new clone."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from browser import MOST, launched, opened
from walks.laboratory import started
from walks.newcomer import cloned, install, surroundings

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))
#: The names that are wider than their place.
CUT = """(nodes) => nodes.filter((node) => {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().right > node.getBoundingClientRect().right + 0.1;
}).map((node) => node.textContent)"""


#: The commands with which the README opens the lessons.
COMMANDS = re.findall(r"^make lessons.*$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)


def test_the_first_start(tmp_path: Path) -> None:
    """In a container, where nearly everything fails that can.

    Would catch: an end or an error where the user is root or has no browser; pages of output in
    which the address is lost; the launcher, a lesson that opening marks unsaved, a name that is cut
    off.
    """
    clone = cloned(tmp_path / "clone")
    install("lessons", clone)
    around = surroundings(tmp_path / "home")
    with started(shlex.split(COMMANDS[0]), clone, around) as told, launched() as chromium:
        address, printed = told
        page = opened(chromium, address, viewport={"width": 1366, "height": 768})
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=MOST)
        page.get_by_role("heading", name=re.compile("^1. Play, then prove")).wait_for()
        names = page.locator(".jp-DirListing-itemText")
        assert not names.first.is_visible()  # the list of files is folded away
        page.locator(".jp-SideBar [data-id=filebrowser]").click()
        names.first.wait_for()
        assert names.evaluate_all(CUT) == []
        assert names.count() == len(LESSONS)
        assert page.locator(".jp-mod-dirty").count() == 0
    assert_plain(printed)


def assert_plain(printed: list[str]) -> None:
    """What a first start prints is a few lines, and none that would worry a newcomer."""
    lines = [line for line in printed if line.strip()]
    assert len(lines) <= 10, "".join(lines)
    assert max(map(len, lines)) < 200, lines
    alarming = re.compile(r"error|warn|fail|not found|not recommended|\[[WE] ", re.IGNORECASE)
    assert [line for line in lines if alarming.search(line)] == []
    if os.geteuid() == 0:
        assert len([line for line in lines if "root" in line and "127.0.0.1" in line]) == 1
