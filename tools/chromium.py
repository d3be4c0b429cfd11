"""Chromium, for what is printed or photographed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

__all__ = ["chromium", "print_a4"]

FOOTER = (
    '<div style="width: 100%; font: 9px sans-serif; text-align: center; color: #555">'
    '<span class="title"></span> · <span class="pageNumber"></span> of '
    '<span class="totalPages"></span></div>'
)


@contextmanager
def chromium() -> Iterator[Any]:
    """Run Chromium, as Playwright drives it; end with what to do if there is none."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        sys.exit("this needs Chromium; `make browser` installs it")
    from playwright.sync_api import sync_playwright

    flags = ["--no-sandbox", "--disable-gpu"]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=flags, timeout=0)
        yield browser
        browser.close()


def print_a4(page: Any, file: Path, margin: dict[str, str], *, scale: float = 1) -> None:
    """Print a page, with its title and the number of each sheet at the foot."""
    page.pdf(path=file, format="A4", margin=margin, scale=scale, print_background=True,
             display_header_footer=True, header_template="<span></span>",
             footer_template=FOOTER)  # fmt: skip
