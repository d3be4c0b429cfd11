"""The book in a real browser: every page, from a server's subfolder and from the file."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from visiting import KINDS_OF_PAGES, LESSONS, ROOT, blank, build, compressed, make_all, page_at

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from bs4 import BeautifulSoup

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


# -- stepping ------------------------------------------------------------------------------------


# -- for everybody, on paper, on a slow line ------------------------------------------------------


def test_weight(browser: Any, site: Path, served: str) -> None:
    """At most 215 kB for the first lesson, and 90 kB for each after it; no editor before it is
    opened, no Python, and no picture for the other theme.
    """
    known: set[str] = set()
    page = blank(browser, served)
    page.emulate_media(color_scheme="dark")
    for name in LESSONS[::4]:
        loaded = compressed(page, site, served, f"lessons/{name}.html")
        fresh = sum(size for file, size in loaded.items() if file not in known)
        assert fresh <= (90_000 if known else 215_000), (name, loaded)
        assert not any("editor" in file or "python/" in file for file in loaded)
        assert not any(file.endswith("-light.svg") for file in loaded)
        own = sum(size for file, size in loaded.items() if "/stepper." in file)
        assert 0 < own <= 32 * 1024
        known |= loaded.keys()
    page.context.close()


def test_a_first_visit(browser: Any, site: Path, served: str) -> None:
    """At most 230 kB, wherever it begins: these pages are the heaviest."""
    for name in ("mistakes", "boards", "atlas", "lessons/11_is_it_right"):
        page = blank(browser, served)
        loaded = compressed(page, site, served, f"{name}.html")
        page.context.close()
        assert sum(loaded.values()) <= 230_000, (name, loaded)


# -- what breaks the build -------------------------------------------------------------------------


def copy_of_the_book(folder: Path) -> Path:
    """Copy the book into a folder; the path of a lesson to spoil."""
    shutil.copytree(ROOT / "lessons", folder / "lessons")
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "CITATION.cff"):
        shutil.copy(ROOT / name, folder)
    (folder / "benchmarks").mkdir()
    shutil.copy(ROOT / "benchmarks" / "peers.json", folder / "benchmarks")
    (folder / "snl_algos").symlink_to(ROOT / "snl_algos")
    ignore = shutil.ignore_patterns("_build", "generated", "__pycache__")
    shutil.copytree(ROOT / "book", folder / "book", ignore=ignore)
    return folder / "lessons" / "04_land_and_stand.ipynb"


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A book with a spoilt lesson, and what Sphinx says of it."""
    folder = tmp_path_factory.mktemp("spoilt")
    lesson = copy_of_the_book(folder)
    text = lesson.read_text("utf-8")
    for sound, bad in {
        '"mystnb"': '"other"',  # pictures without words
        "# 3. ": "# [3](nowhere.md). ",  # a dead link
    }.items():
        assert sound in text
        text = text.replace(sound, bad)
    lesson.write_text(text, "utf-8")
    record = folder / "book" / "turns" / "land_and_stand.json"  # sliders of another version
    record.write_text(json.dumps({**json.loads(record.read_text("utf-8")), "turns": []}), "utf-8")
    ran = build(folder / "book", folder / "out", "-t", "quick")
    assert ran.returncode != 0
    return folder / "out", ran.stderr


@pytest.mark.release
def test_a_broken_lesson_breaks_the_build_with_its_name(spoilt: tuple[Path, str]) -> None:
    """Would catch: a book that is built around a lesson that is out of date."""
    said = [line for line in spoilt[1].splitlines() if "WARNING" in line]
    for words in ("make outputs", "mystnb.image.alt", "nowhere"):
        assert any("04_land_and_stand" in line and words in line for line in said), words
    assert all("04_land_and_stand" in line for line in said)


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
