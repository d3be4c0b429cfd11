"""A real Chromium for the tests, from which nothing but this machine can be reached."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import nbformat
import pytest

#: Only what hangs takes longer, in milliseconds, however busy the machine is.
MOST = 240_000
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


#: The first is Chromium without its windows: the same pages for half of the work.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium_or_skip() -> str:
    """The path of Chromium. Without one the tests are skipped; in CI that is a failure."""
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
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
        browser = driver.chromium.launch(executable_path=path, args=FLAGS, timeout=MOST)
        try:
            yield browser
        finally:
            browser.close()


def opened(browser: Any, address: str, home: str = "", **context: Any) -> Any:
    """A page at an address. `page.astray` lists what went elsewhere, `page.errors` what failed;
    `page.asked` counts its requests, and `page.waiting` holds those without an answer.

    Elsewhere is what is not below `home`: by default every other file for a file, and every
    other server for a server. Requests are only listened to: to hold each one up would switch off
    the cache, and `FLAGS` let none leave this machine.
    """
    visit = browser.new_context(**context)
    visit.set_default_timeout(MOST)
    page = visit.new_page()
    page.astray, page.errors, page.asked, page.waiting = [], [], 0, set()
    server = re.match(r"http://[^/]+/", address)
    here = (server[0], server[0].replace("http", "ws")) if server else (address,)
    here = (home, home.replace("http", "ws", 1)) if home else here

    def ask(request: Any) -> None:
        page.asked += 1
        page.waiting.add(request)

    def answer(request: Any) -> None:
        page.waiting.discard(request)

    def note(request: Any) -> None:
        if not request.url.startswith((*here, "data:", "blob:")):
            page.astray.append(request.url)

    page.context.on("request", note)
    page.on("request", ask)
    page.on("requestfinished", answer)
    page.on("requestfailed", answer)
    page.on("websocket", note)
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda m: page.errors.append(m.text) if m.type == "error" else None)
    page.goto(address)
    if context.get("java_script_enabled", True):
        drawn(page)
    return page


def drawn(page: Any) -> None:
    """Wait until a page has been laid out and drawn, as it was before anybody saw it.

    A page is loaded before that; on a busy machine a test can be there first.
    """
    page.evaluate(
        "new Promise((seen) =>"
        " requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen))))"
    )


def settled(page: Any) -> None:
    """Wait until a page has all that it asked for, has drawn itself, and asks for nothing more.

    Playwright's "networkidle" waits for half a second of silence instead; on a busy machine it
    has waited for ever, for a page that had everything.
    """
    until = time.monotonic() + MOST / 1000
    asked = -1
    while page.waiting or page.asked > asked:
        assert time.monotonic() < until, [request.url for request in page.waiting]
        asked = page.asked
        drawn(page)


def printed(page: Any, **options: Any) -> bytes:
    """A page as PDF. On a busy machine Chromium may say "Printing failed", and print it then."""
    from playwright.sync_api import Error

    for _ in range(4):
        try:
            return bytes(page.pdf(**options))
        except Error as error:
            if "Printing failed" not in str(error):
                raise
            drawn(page)
    return bytes(page.pdf(**options))


def run_all(page: Any, last: str) -> None:
    """Run all cells of a notebook by its menu, until the last one has said its words.

    While the page is still busy with itself a choice from the menu may be lost, or a dialog may
    say that the kernel is not ready, and be in the way: then it is closed, and the choice is made
    again; also if the last cell still waits to be run after a quarter of the time.
    """
    from playwright.sync_api import TimeoutError as TooLate

    prompts = page.locator(".jp-CodeCell .jp-InputPrompt").filter(has_not_text="[ ]")
    dialogs = []
    for _ in range(12):
        try:
            for entry in ("Run", "Run All Cells"):
                page.get_by_role("menuitem", name=entry, exact=True).click(timeout=MOST / 12)
            prompts.first.wait_for(timeout=5_000)
            page.get_by_text(last).wait_for(timeout=MOST / 4)
            return
        except TooLate:
            dialogs += page.locator(".jp-Dialog").all_inner_texts()
            page.keyboard.press("Escape")
    said = page.locator(".jp-CodeCell").all_inner_texts()
    pytest.fail(f"the cells did not come to {last!r}: {said}, {dialogs}")


def barriers(page: Any, *where: str) -> list[tuple[str, list[str]]]:
    """The violations of rules that axe-core finds, in a part of a page or in all.

    Minor ones are left out. What is right stays in the browser: it is megabytes for a page.
    """
    options = {"resultTypes": ["violations"]}
    page.evaluate(pytest.importorskip("axe_playwright_python.base").AXE_SCRIPT)
    found = page.evaluate(
        "([where, options]) => axe.run(...where, options).then((found) => found.violations)",
        [where, options],
    )
    return [
        (violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
        for violation in found
        if violation["impact"] != "minor"
    ]


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    """Write a notebook with these cells of code."""
    v4: Any = nbformat.v4
    book = v4.new_notebook(cells=[v4.new_code_cell(cell) for cell in cells])
    book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    path.write_text(v4.writes(book), encoding="utf-8")


@contextmanager
def serving(app: str, home: Path) -> Iterator[str]:
    """The address of a `jupyterlab` or a `notebook` that serves a folder.

    Its settings and data are its own, in that folder. It is ended by its own process id.
    """
    port = free_port()
    folders = {f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")}
    command = [
        sys.executable, "-m", app, "--no-browser", "--allow-root", "--ip=127.0.0.1",
        f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]  # fmt: skip
    with (home / "log").open("w") as log:
        server = subprocess.Popen(
            command, cwd=home, env={**os.environ, **folders, "IPYTHONDIR": str(home)},
            stdout=log, stderr=log,
        )  # fmt: skip
        try:
            wait_for(port, server, home / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(MOST / 1000)


def wait_for(port: int, server: Any, log: Path) -> None:
    """Wait until a server listens. It is asked for nothing: Voilà runs a notebook each time."""
    until = time.monotonic() + MOST / 1000
    while time.monotonic() < until:
        assert server.poll() is None, log.read_text()
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.25)
    pytest.fail(f"nothing listens on port {port}: {log.read_text()[-2000:]}")
