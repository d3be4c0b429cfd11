"""Python in the page: the times to start, to start again, to check and to record."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import launched
from visiting import ROOT, compressed, page_at, served_folder
from workbench.asking import RIGHT

pytestmark = pytest.mark.xdist_group("book")

Record = Callable[[str, object], None]


@pytest.fixture(scope="module")
def site(book: Path) -> Path:
    """Return the book with two lessons, if Pyodide is installed."""
    if not (ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("Pyodide is not installed: run `make pyodide`")
    return book


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Serve the book in a subfolder of a separate server."""
    with served_folder(site.parent) as server:
        yield f"{server}{site.name}/"


#: Presses a button and checks in each frame whether the answer is there. Waiting from outside the
#: page would check only twice a second. A workbench lives in a shadow root.
PRESS = """(button, busy) => new Promise((done, failed) => {
    const began = performance.now();
    const answered = `.s-cards[aria-busy="${busy}"]`;
    const look = () => {
        const spent = performance.now() - began;
        if (button.getRootNode().querySelector(answered)) done(spent);
        else if (spent > 120000) failed(new Error(`no ${answered} after two minutes`));
        else requestAnimationFrame(look);
    };
    button.click();
    requestAnimationFrame(look);
})"""


def seconds_of(page: Any, name: str, busy: str = "false") -> float:
    """Press a button, and return the seconds until its answer is there."""
    region = page.get_by_role("region", name="Workbench")
    button = region.get_by_role("button", name=name, exact=True)
    button.wait_for()
    return float(button.evaluate(PRESS, busy)) / 1000


def test_workbench(address: str, record_property: Record) -> None:
    """The times from the first run on, in one page."""
    with launched() as browser:
        page = page_at(browser, address, "play.html#board=30.3-22.17-4&write")
        region = page.get_by_role("region", name="Workbench")
        editor = region.get_by_role("textbox", name="Program")
        editor.wait_for()
        cold = seconds_of(page, "Run")
        editor.focus()
        page.keyboard.press("Control+a")
        page.keyboard.insert_text("def mine(board):\n    while True: pass")
        seconds_of(page, "Check", busy="true")
        seconds_of(page, "Stop")
        page.keyboard.press("Control+z")
        fresh = seconds_of(page, "Run")
        editor.focus()
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(RIGHT)
        check = seconds_of(page, "Check")
        page.goto(re.sub("#.*", "#board=100.3-60.50-12&write", page.url))
        seconds_of(page, "Run")
        trace = seconds_of(page, "Step")
    record_property("the first run, with Python and the package loaded", f"{cold:.1f} s")
    record_property("a run after Stop, in a new worker", f"{fresh:.1f} s")
    record_property("check of a correct BFS", f"{check:.1f} s")
    record_property("a trace of 100 cells, shown in the stepper", f"{trace * 1000:.0f} ms")


def test_weights(site: Path, address: str, record_property: Record) -> None:
    """The compressed size of what a first visit loads before anything is run."""
    with launched() as browser:
        for name in ("index.html", "lessons/03_queue_bfs.html"):
            page = page_at(browser, address, "run.html")
            size = sum(compressed(page, site, address, name).values())
            record_property(f"{name}, before the first run", f"{size / 1000:.0f} kB")
            page.context.close()
    editor = Path(ROOT / "snl_algos" / "widgets" / "editor.js").read_bytes()
    record_property("the editor", f"{len(gzip.compress(editor)) / 1000:.0f} kB")
    from snl_book.python_in_page import files

    record_property("Python and the package", f"{files()['python']['weight'] / 1e6:.1f} MB")
