"""The stepper in a real JupyterLab: run all, step, and ask the kernel where it stands."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from browser import chromium_or_skip, launched, opened

from snl_algos import load_board, trace

# One browser and one server for all of these tests, so they stay with one worker.
pytestmark = pytest.mark.xdist_group("browser")

CELLS = [
    "from snl_algos import load_board, step\n"
    'stepper = step("queue-bfs", load_board("thirty"))\n'
    "stepper",
    'print("the stepper stands at", stepper.position)',
]


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab with one notebook, ended by its own process id."""
    chromium_or_skip()
    home = tmp_path_factory.mktemp("lab")
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(book, home / "stepper.ipynb")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folders = {f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")}
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1",
        f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]  # fmt: skip
    with (home / "log").open("w") as log:
        server = subprocess.Popen(
            command, cwd=home, env={**os.environ, **folders, "IPYTHONDIR": str(home)},
            stdout=log, stderr=log,
        )  # fmt: skip
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_for(f"{address}/api", server, home / "log")
            yield f"{address}/doc/tree/stepper.ipynb"
        finally:
            server.terminate()
            server.wait(20)


def _wait_for(address: str, server: Any, log: Path) -> None:
    for _ in range(240):
        assert server.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.25)
    pytest.fail(f"JupyterLab does not answer: {log.read_text()[-2000:]}")


def _run_selected(page: Any) -> None:
    page.keyboard.press("Shift+Enter")


def test_run_step_and_ask_the_kernel(lab: str) -> None:
    """The widget mounts, is stepped by button, bar and key, and the kernel sees where it is."""
    run = trace("queue-bfs", load_board("thirty"))
    with launched() as browser:
        page = opened(browser, lab, viewport={"width": 1400, "height": 1600})
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
        cells = page.locator(".jp-CodeCell")
        cells.nth(0).locator(".cm-content").click()
        _run_selected(page)
        stepper = page.locator(".snl-stepper").first
        stepper.wait_for(timeout=60_000)
        time_controls = stepper.get_by_role("group", name="Time")
        forward = time_controls.get_by_role("button", name="Forward")
        for _ in range(40):
            forward.click()
        back = time_controls.get_by_role("button", name="Back")
        for _ in range(10):
            back.click()
        assert run.state(30).says in stepper.inner_text()
        page.keyboard.press("ArrowRight")
        assert run.state(31).says in stepper.inner_text()
        bar = stepper.get_by_role("slider", name="Step")
        bar.fill("50")
        assert run.state(50).says in stepper.inner_text()
        page.wait_for_timeout(500)
        cells.nth(1).locator(".cm-content").click()
        _run_selected(page)
        page.get_by_text("the stepper stands at 50").wait_for(timeout=30_000)
        assert page.astray == []
