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
    "from snl_algos import step_together\n"
    'step_together(load_board("snake-is-a-shortcut"), ["queue-bfs", "forward-dp"])',
    "from snl_algos import explore\ntool = explore()\ntool",
    'print("jump from 2 to", tool.board.jumps.get(2))',
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


@pytest.fixture(scope="module")
def page(lab: str) -> Iterator[Any]:
    """The notebook, opened, with a kernel that is ready."""
    with launched() as browser:
        page = opened(browser, lab, viewport={"width": 1400, "height": 1800})
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
        yield page


def run_cell(page: Any, at: int) -> Any:
    """Run a cell of the notebook, and give it back."""
    cell = page.locator(".jp-CodeCell").nth(at)
    cell.locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    return cell


def test_step_and_ask_the_kernel(page: Any) -> None:
    """The widget mounts, is stepped by button, bar and key, and the kernel sees where it is."""
    run = trace("queue-bfs", load_board("thirty"))
    stepper = run_cell(page, 0).locator(".snl-stepper").first
    stepper.wait_for(timeout=60_000)
    controls = stepper.get_by_role("group", name="Time")
    for _ in range(40):
        controls.get_by_role("button", name="Forward").click()
    for _ in range(10):
        controls.get_by_role("button", name="Back").click()
    assert run.state(30).says in stepper.inner_text()
    page.keyboard.press("ArrowRight")
    assert run.state(31).says in stepper.inner_text()
    stepper.get_by_role("slider", name="Step").fill("50")
    assert run.state(50).says in stepper.inner_text()
    page.wait_for_timeout(500)
    run_cell(page, 1)
    page.get_by_text("the stepper stands at 50").wait_for(timeout=30_000)


def test_play(page: Any) -> None:
    """Space plays and stops, and no shortcut of the notebook answers instead."""
    stepper = run_cell(page, 0).locator(".snl-stepper").first
    stepper.wait_for(timeout=60_000)
    bar = stepper.get_by_role("slider", name="Step")
    bar.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    page.wait_for_timeout(2500)
    page.keyboard.press("Space")
    at = int(bar.input_value())
    assert at > 0
    page.wait_for_timeout(1200)
    assert int(bar.input_value()) == at


def test_first_difference(page: Any) -> None:
    """The button says where the two runs part, and why."""
    stepper = run_cell(page, 2).locator(".snl-stepper").first
    stepper.wait_for(timeout=60_000)
    stepper.get_by_role("button", name="first difference").first.click()
    assert "it never takes the snake 33→20" in stepper.inner_text()


def test_explore(page: Any) -> None:
    """Two presses make a jump, by mouse and by keyboard; the kernel has the board."""
    cell = run_cell(page, 3)
    foot = cell.get_by_role("button", name="2", exact=True)
    foot.wait_for(timeout=60_000)
    foot.click()
    cell.get_by_role("button", name="2→?").wait_for(timeout=30_000)
    cell.get_by_role("button", name="28", exact=True).focus()
    page.keyboard.press("Enter")
    cell.get_by_role("button", name="2→28").wait_for(timeout=30_000)
    if "SNL_PICTURES" in os.environ:
        page.screenshot(path=str(Path(os.environ["SNL_PICTURES"]) / "explore.png"))
    run_cell(page, 4)
    page.get_by_text("jump from 2 to 28").wait_for(timeout=30_000)


def test_nothing_goes_elsewhere(page: Any) -> None:
    """No request left this machine while all of that ran."""
    assert page.astray == []
