"""A real Chromium for the tests, from which nothing but this machine can be reached."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_or_skip() -> str:
    """The path of Chromium. Without one the tests are skipped; in CI that is a failure."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("there is no Chromium; `make browser` installs it where apt is")
        pytest.skip("there is no Chromium; `make browser` installs it where apt is")
    return path


@contextmanager
def launched() -> Iterator[Any]:
    """A running browser, ended when the block ends."""
    path = chromium_or_skip()
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def opened(browser: Any, address: str, **context: Any) -> Any:
    """A page at an address. `page.astray` lists what went elsewhere, `page.errors` what failed."""
    page = browser.new_context(**context).new_page()
    page.astray, page.errors = [], []

    def only_here(route: Any) -> None:
        url = route.request.url
        if url.startswith(("file:", "data:", "blob:", "http://127.0.0.1:")):
            route.continue_()
        else:
            page.astray.append(url)
            route.abort()

    page.context.route("**/*", only_here)
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda m: page.errors.append(m.text) if m.type == "error" else None)
    page.goto(address)
    return page
