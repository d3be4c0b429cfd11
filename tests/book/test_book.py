"""The book in a real browser: every page, from a server's subfolder and from the file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from bs4 import BeautifulSoup
from visiting import KINDS_OF_PAGES, LESSONS, ROOT, blank, compressed, make_all, page_at

from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.boards import gallery
from snl_algos.boards.notations import NOTATIONS
from snl_algos.checker import RULES, SIGNATURES
from snl_algos.checker.traps import TRAPS
from snl_algos.finding_kinds import KINDS

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]


def in_code(site: Path, page: str) -> set[str]:
    """The words that a page sets as code."""
    soup = BeautifulSoup((site / f"{page}.html").read_text("utf-8"), "html.parser")
    return {word for code in soup.select("article code") for word in code.get_text().split()}


# -- every page ----------------------------------------------------------------------------------


def test_pages_show_what_is_in_them(browser: Any, address: str) -> None:
    """Would catch: a request elsewhere or a failed one, an error, a stepper that does not come."""
    pages = list(KINDS_OF_PAGES)
    if address.startswith("http"):
        pages += [f"lessons/{name}.html" for name in LESSONS]
    page = page_at(browser, address, pages[0])
    for name in pages:
        page.goto(f"{address}{name}", wait_until="load")
        make_all(page, 3)
        assert (page.astray, page.errors) == ([], []), name
    page.context.close()


def test_the_registers_are_all_there(site: Path) -> None:
    """Would catch: an algorithm, a board or a kind of finding that the book leaves out."""
    algorithms, mistakes, boards, command = (
        (site / f"{page}.html").read_text("utf-8")
        for page in ("algorithms", "mistakes", "boards", "run")
    )
    assert all(f'href="algorithms/{name}.html"' in algorithms for name in ALGORITHMS)
    assert all(f'id="{name}"' in mistakes for name in MISTAKES)
    assert all(f'id="{name}"' in boards for name in gallery.names())
    assert all(f'id="snl-{name}"' in command for name in ("solve", "compare", "check", "step"))
    assert {"--notation", "--signature"} <= in_code(site, "run")
    assert set(KINDS) <= in_code(site, "mistakes")
    assert set(TRAPS) <= in_code(site, "mistakes")
    assert {*NOTATIONS, *SIGNATURES, *RULES} <= in_code(site, "boards")


def test_every_drawing_can_be_read(site: Path) -> None:
    """Would catch: an SVG with an error that Chromium forgives, and that Firefox does not."""
    drawings = list(site.rglob("*.svg"))
    assert len(drawings) > 2 * len(MISTAKES)
    for drawing in drawings:
        ElementTree.parse(drawing)


def test_the_notebooks_can_be_downloaded(site: Path) -> None:
    """Would catch: a page of a lesson without its notebook, or with another one."""
    for name in LESSONS:
        page = (site / "lessons" / f"{name}.html").read_text("utf-8")
        link = re.search(r'href="([^"]*\.ipynb)"', page)
        assert link is not None, name
        there = (site / "lessons" / link[1]).resolve()
        assert there.read_bytes() == (ROOT / "lessons" / f"{name}.ipynb").read_bytes()


def test_what_needs_python_says_so(site: Path) -> None:
    """Would catch: an exercise that only a script explains; a slider that looks as if it ran."""
    live = 0
    for name in LESSONS:
        page = (site / "lessons" / f"{name}.html").read_text("utf-8")
        cells = json.loads((ROOT / "lessons" / f"{name}.ipynb").read_text("utf-8"))["cells"]
        exercises = [cell for cell in cells if "exercise" in cell["metadata"].get("tags", [])]
        alive = [
            cell for cell in cells if "Run this cell to change" in json.dumps(cell.get("outputs"))
        ]
        assert page.count("this page cannot check your answer.") == len(exercises) > 0
        assert page.count("data-snl-exercise=") == len(exercises)
        assert page.count("Without scripts this is alive only where Python runs.") == len(alive)
        assert page.count("data-snl-turn=") == len(alive)
        assert page.count("data-snl-workbench") == ("Run this cell to explore" in json.dumps(cells))
        assert 'href="../run.html"' in page
        live += len(alive)
    assert live


# -- for everybody, on paper, on a slow line ------------------------------------------------------


#: Pages as somebody visits them, one after the other, and what each may add, in kB: the heaviest
#: first visits, a visit that begins on the front page, and one that goes from lesson to lesson.
VISITS = [
    *([(page, 200)] for page in ("mistakes", "boards", "lessons/02_a_board_is_a_graph")),
    [("index", 160), ("lessons/01_play_then_prove", 50)],
    [(f"lessons/{name}", 90 if at else 190) for at, name in enumerate(LESSONS[::4])],
]


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit[0][0])
def test_weight(browser: Any, site: Path, served: str, visit: list[tuple[str, int]]) -> None:
    """Would catch: a page that grew; an editor before it is opened, Python before the first run,
    the pictures for the other theme.
    """
    known: set[str] = set()
    page = blank(browser, served)
    page.emulate_media(color_scheme="dark")
    for name, most in visit:
        loaded = compressed(page, site, served, f"{name}.html")
        fresh = sum(size for file, size in loaded.items() if file not in known)
        assert fresh <= 1000 * most, (name, loaded)
        assert not any(part in file for file in loaded for part in ("editor", "python/"))
        assert not any(file.endswith("-light.svg") for file in loaded)
        known |= loaded.keys()
    page.context.close()


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    """Would catch: a check that follows no link, no picture or no place in a page."""
    from snl_book.links import broken_links

    (tmp_path / "sub").mkdir()
    (tmp_path / "a.html").write_text(
        '<p id="here"></p><a href="#here"></a><a href="sub/b.html#there"></a>'
        '<a href="#step=3"></a>'
        '<a href="http://elsewhere"></a><a href="sub/c.html"></a>'
        '<img src="x.png"><a href="#no"></a>'
    )
    (tmp_path / "sub" / "b.html").write_text('<p id="there"></p><a href="../a.html#gone"></a>')
    assert list(broken_links(tmp_path)) == [
        ("a.html", "#no"),
        ("a.html", "sub/c.html"),
        ("a.html", "x.png"),
        ("sub/b.html", "../a.html#gone"),
    ]


def test_every_server_knows_what_the_files_are(site: Path) -> None:
    """Would catch: a module named .mjs, which nginx in Debian 12 does not send as JavaScript."""
    assert not list(site.rglob("*.mjs"))
