"""The book as its tests visit it: how it is built, its pages, and the steppers on them."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from browser import barriers, opened, settled

ROOT = Path(__file__).resolve().parents[1]
LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))


def build(source: Path, out: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What Sphinx says, with warnings as errors. What it keeps for itself goes beside the book."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-b", "html", *words]
    kept = str(out.with_name("doctrees"))
    return subprocess.run(
        [*command, "-d", kept, str(source), str(out)], capture_output=True, text=True, check=False
    )


def need_python(site: Path) -> None:
    """Skip a test if a book has no Python for its pages; in CI that is a failure."""
    if not (site / "_static" / "python").is_dir():
        missing = "the book has no Python for its pages: run `make pyodide`"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)


#: One page of each kind: the others are made of the same parts.
KINDS_OF_PAGES = [
    "index.html", "play.html", "lessons/03_queue_bfs.html", "algorithms/dijkstra.html",
    "mistakes.html", "boards.html", "atlas.html", "docs/inside.html", "reference/board.html",
    "glossary.html",
]  # fmt: skip


class Silent(SimpleHTTPRequestHandler):
    """A server that says nothing of what it is asked for."""

    protocol_version = "HTTP/1.1"  # one connection for many requests

    def log_message(self, *words: Any) -> None:
        """Say nothing."""


@contextmanager
def served_folder(folder: Path, handler: type[Silent] = Silent) -> Iterator[str]:
    """The address of a folder on a server of its own, ending with a slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def pages_of(site: Path) -> list[str]:
    """The pages of the book, below its folder."""
    pages = (page.relative_to(site).as_posix() for page in site.rglob("*.html"))
    return sorted(page for page in pages if not page.startswith("_static/"))


def page_at(browser: Any, address: str, name: str, **context: Any) -> Any:
    """A page of the book; nothing but the book may be asked for."""
    return opened(browser, f"{address}{name}", home=address, **context)


def blank(browser: Any, address: str) -> Any:
    """A page that has loaded nothing yet; later, nothing but the book may be asked for."""
    return opened(browser, "about:blank", home=address)


def opened_quietly(browser: Any, width: int, height: int) -> Any:
    """A page of this size that has loaded nothing yet.

    A narrow one is no phone: while Chromium plays one it reports no layout shift.
    """
    size = {"width": width, "height": height}
    return opened(browser, "about:blank", home="http://127.0.0.1", viewport=size)


def stepper(page: Any, number: int = 1) -> Any:
    """A stepper of a page. It is made when its place comes into sight."""
    place = page.locator("div[data-snl]").nth(number - 1)
    place.scroll_into_view_if_needed()
    region = place.get_by_role("region", name=re.compile("^Stepper"))
    region.wait_for()
    return region


def compressed(page: Any, site: Path, served: str, name: str) -> dict[str, int]:
    """File → bytes, compressed where that makes it smaller, of all that a visit to a page asks for.

    They are weighed in the folder of the book: a browser does not have what its cache gave it.
    """
    asked: set[str] = set()

    def note(request: Any) -> None:
        asked.add(request.url.partition("?")[0].partition("#")[0])

    page.on("request", note)
    page.goto(f"{served}{name}")
    settled(page)
    page.remove_listener("request", note)
    assert page.astray == []
    files = {url.removeprefix(served) for url in asked if url.startswith(served)}
    bodies = {file: (site / file).read_bytes() for file in files}
    return {file: min(len(body), len(gzip.compress(body))) for file, body in bodies.items()}


def no_barrier_in_either_theme(page: Any) -> None:
    """Nothing on a page keeps anybody out, be it light or dark."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        assert barriers(page) == [], (page.url, theme)


def make_all(page: Any, most: int | None = None) -> int:
    """Have the steppers of a page made, those in cards too; how many there are."""
    page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
    places = page.locator("div[data-snl]")
    for at in range(places.count())[:most]:
        stepper(page, at + 1)
    return int(places.count())


def run_of(site: Path, name: str) -> dict[str, Any]:
    """What a stepper shows whose run is in a file of its own."""
    text = (site / "_static" / "runs" / f"{name}.js").read_text("utf-8")
    _, _, data = text.partition(" = ")
    run: dict[str, Any] = json.loads(data.rstrip().removesuffix(";"))
    return run
