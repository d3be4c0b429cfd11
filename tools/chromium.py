"""Chromium, for what is printed or photographed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["chromium"]


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
