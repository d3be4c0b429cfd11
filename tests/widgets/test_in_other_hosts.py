"""Voilà and marimo: the stepper, the workbench, a report and a board, without matplotlib.

Both are in the extra `test-hosts`, and in what continuous integration installs. Without them the
tests are skipped, and say so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import indent
from typing import Any

import nbformat
import pytest
from browser import MOST, free_port, launched, opened, wait_for
from widgets.acts import Shown, forward_and_back

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.release]

CELLS = [
    "import sys\nsys.modules['matplotlib'] = None\n"
    "from snl_algos import Board, check, explore, load_board, step",
    'step("queue-bfs", load_board("thirty"))',
    "explore()",
    "def mine(board):\n    return max(board.goal - 1, 0)\n\ncheck(mine).show()",
    "Board(12, {3: 9, 11: 2})",
]


def for_voila(cells: Sequence[str], folder: Path) -> list[str]:
    v4: Any = nbformat.v4
    notebook = v4.new_notebook(cells=[v4.new_code_cell(cell) for cell in cells])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    (folder / "hosted.ipynb").write_text(v4.writes(notebook), "utf-8")
    return ["voila", "hosted.ipynb", "--no-browser", "--Voila.ip=127.0.0.1", "--port={port}"]


def for_marimo(cells: Sequence[str], folder: Path) -> list[str]:
    head, *others = (f"@app.cell\ndef _({{}}):\n{indent(cell, '    ')}\n" for cell in cells)
    names = "Board, check, explore, load_board, step"
    parts = [head.format("").rstrip() + f"\n    return {names}\n"]
    parts += [other.replace("{}", names, 1) for other in others]
    program = "\n\n".join(["import marimo\n\napp = marimo.App()", *parts])
    (folder / "hosted.py").write_text(program, "utf-8")
    return ["marimo", "run", "hosted.py", "--headless", "--no-token", "--port={port}"]


HOSTS = {"voila": for_voila, "marimo": for_marimo}


@contextmanager
def hosted(host: str, folder: Path) -> Iterator[str]:
    """The address of a host that shows the cells. It is ended by its own process id."""
    port = free_port()
    words = [word.format(port=port) for word in HOSTS[host](CELLS, folder)]
    own = ("HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")
    around = os.environ | {name: str(folder) for name in own}
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-m", *words]
        server = subprocess.Popen(command, cwd=folder, env=around, stdout=log, stderr=log)
        try:
            wait_for(port, server, folder / "log")
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait(MOST / 1000)


@pytest.mark.parametrize("host", HOSTS)
def test_step_explore_check_and_board(host: str, tmp_path: Path) -> None:
    """Would catch: a widget that leans on JupyterLab, a kernel that does not answer, a board
    that only matplotlib shows.
    """
    pytest.importorskip(host)
    with hosted(host, tmp_path) as address, launched() as browser:
        page = opened(browser, address, viewport={"width": 1366, "height": 3700})
        forward_and_back(Shown(page.get_by_role("region", name="Stepper: BFS with a queue").first))
        page.get_by_text("12 cells, die 6, 1 ladder, 1 snake").wait_for()
        together = page.get_by_role("region", name="Steppers together")
        together.get_by_role("button", name="First difference").click()
        together.get_by_text("Right: 1 throw. mine says 2 throws.").wait_for()

        bench = page.get_by_role("region", name="Workbench")
        bench.get_by_role("button", name="Write", exact=True).click()
        bench.get_by_role("textbox", name="Program").focus()
        page.keyboard.press("Control+a")
        page.keyboard.type("def mine(board): return 4")
        bench.get_by_role("button", name="Check", exact=True).click()
        bench.get_by_role("button", name="Step to the first difference").wait_for()
        assert page.errors == [] or host == "voila"  # whose own page asks for fonts elsewhere
