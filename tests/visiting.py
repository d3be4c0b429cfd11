"""The book as its tests visit it: how it is built, its pages, and the steppers on them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from browser import opened

ROOT = Path(__file__).resolve().parents[1]
FULL = os.environ.get("TESTS") == "full"
LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))
IN_BOOK = [name for name in LESSONS if FULL or name[:2] in ("00", "02")]


def build(source: Path, out: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What Sphinx says, with warnings as errors."""
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-b", "html", *words]
    return subprocess.run(
        [*command, str(source), str(out)], capture_output=True, text=True, check=False
    )


def pages_of(site: Path) -> list[str]:
    """The pages of the book, below its folder."""
    pages = (page.relative_to(site).as_posix() for page in site.rglob("*.html"))
    return sorted(page for page in pages if not page.startswith("_static/"))


def page_at(browser: Any, address: str, name: str, **context: Any) -> Any:
    """A page of the book; nothing but the book may be asked for."""
    return opened(browser, f"{address}{name}", home=address, **context)


def stepper(page: Any, number: int = 1) -> Any:
    """A stepper of a page. It is made when its place comes into sight."""
    place = page.locator("div[data-snl]").nth(number - 1)
    place.scroll_into_view_if_needed()
    region = place.get_by_role("region", name=re.compile("^Stepper"))
    region.wait_for()
    return region


def make_all(page: Any) -> int:
    """Have all steppers of a page made, those in cards too; how many there are."""
    page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
    places = page.locator("div[data-snl]")
    for at in range(places.count()):
        stepper(page, at + 1)
    return int(places.count())


def payloads(page: Any) -> list[dict[str, Any]]:
    """What the steppers of a page show, as it is saved in the page."""
    scripts = page.locator("div[data-snl] + script")
    texts = scripts.evaluate_all("all => all.map(script => script.textContent)")
    return [json.loads(text) for text in texts if text.lstrip().startswith("{")]


def run_of(site: Path, name: str) -> dict[str, Any]:
    """What a stepper shows whose run is in a file of its own."""
    text = (site / "_static" / "runs" / f"{name}.js").read_text("utf-8")
    _, _, data = text.partition(" = ")
    run: dict[str, Any] = json.loads(data.rstrip().removesuffix(";"))
    return run
