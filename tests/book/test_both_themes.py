"""Every page of the book in both themes, on a phone, a tablet, a laptop and a large screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser import settled
from visiting import no_barrier_in_either_theme, page_at, pages_of

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

pytestmark = [pytest.mark.release, pytest.mark.xdist_group("book")]


@pytest.mark.parametrize("width", [390, 768, 1280, 1920])
def test_every_page(browser: Any, served: str, site: Path, width: int) -> None:
    """Would catch: text without contrast or a page wider than its window, where only one page of
    each kind is looked at.
    """
    page = page_at(browser, served, "index.html", viewport={"width": width, "height": 800})
    for name in pages_of(site):
        page.goto(f"{served}{name}")
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        no_barrier_in_either_theme(page)
    page.context.close()
