"""A JupyterLab that a walk is in: notebooks opened, and used by mouse and keyboard alone."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from browser import MOST, serving, write_notebook
from walks.stations import walking


class Notebook:
    """The notebook in front, as its reader uses it."""

    def __init__(self, page: Any) -> None:
        self.page, self.keys = page, page.keyboard
        self.panel = page.locator(".jp-NotebookPanel:visible")
        self.cells = self.panel.locator(".jp-CodeCell")

    def wait_until_ready(self) -> None:
        """Wait for the notebook, and for its kernel: before, a cell that is run opens a dialog."""
        self.cells.first.wait_for()
        self.page.get_by_text(re.compile(r"\| Idle")).first.wait_for()

    def select_first_cell(self) -> None:
        """Click on the first cell of the notebook, beside its text: that selects it."""
        self.panel.locator(".jp-Cell .jp-InputPrompt").first.click()

    def output(self, at: int) -> Any:
        """What a cell gave, when it has ended."""
        cell = self.cells.nth(at)
        cell.scroll_into_view_if_needed()  # what is far from the window is not drawn
        cell.locator(".jp-InputPrompt").filter(has_text=re.compile(r"\[\d+\]")).wait_for()
        return cell.locator(".jp-OutputArea")

    def stepper(self, at: int) -> Any:
        """The stepper below a cell of code."""
        return self.stepper_of(self.cells.nth(at))

    def stepper_of(self, cell: Any) -> Any:
        """The stepper below a cell."""
        return cell.get_by_role("region", name=re.compile("^Stepper"))

    def open(self, name: str) -> None:
        """Open a notebook from the list of files, which may be folded away, and wait for it."""
        file = self.page.locator(".jp-DirListing-item").filter(has_text=name)
        if not file.is_visible():
            self.page.locator(".jp-SideBar [data-id=filebrowser]").click()
        file.dblclick()
        self.show(name)

    def show(self, name: str) -> None:
        """Bring an open notebook to the front, and wait for it."""
        self.page.locator(".jp-NotebookPanel-tab, .lm-DockPanel .lm-TabBar-tab").filter(
            has_text=name
        ).click()
        self.page.locator(".lm-TabBar-tab.jp-mod-current").filter(has_text=name).wait_for()
        self.wait_until_ready()

    def run_all(self) -> None:
        """Run all cells, by the menu."""
        for entry in ("Run", "Run All Cells"):
            self.page.get_by_role("menuitem", name=entry, exact=True).click()

    def save(self) -> None:
        """Save the notebook, by its key."""
        self.keys.press("Control+s")
        self.page.locator(".lm-TabBar-tab.jp-mod-current.jp-mod-dirty").wait_for(state="detached")

    def run(self, at: int) -> None:
        """Run a cell as it is."""
        self.cells.nth(at).locator(".cm-content").click()
        self.keys.press("Shift+Enter")

    def paste(self, at: int, code: str) -> None:
        """Put code in the place of what a cell holds, and run it."""
        self.cells.nth(at).locator(".cm-content").click()
        self.keys.press("Control+a")
        self.keys.insert_text(code)
        self.keys.press("Shift+Enter")


@dataclass(frozen=True)
class Laboratory:
    """A JupyterLab as it is when it is new, for many notebooks."""

    home: Path
    address: str

    @contextmanager
    def notebook(
        self, cells: Sequence[str], width: int = 1366, height: int = 768
    ) -> Iterator[Notebook]:
        """A notebook with these cells, opened alone."""
        name = f"{len(list(self.home.glob('*.ipynb')))}"
        write_notebook(self.home / f"{name}.ipynb", cells)
        place = f"{self.address}/lab/workspaces/{name}/tree/{name}.ipynb"
        with walking(place, width, height) as page:
            notebook = Notebook(page)
            notebook.wait_until_ready()
            yield notebook


@contextmanager
def laboratory_in(home: Path) -> Iterator[Laboratory]:
    """A JupyterLab that serves a folder, and asks about no news."""
    settings = home / "CONFIG/lab/user-settings/@jupyterlab/apputils-extension"
    settings.mkdir(parents=True)
    no_news = json.dumps({"fetchNews": "false"})  # else a question about news lies over the page
    (settings / "notification.jupyterlab-settings").write_text(no_news, "utf-8")
    with serving("jupyterlab", home) as address:
        yield Laboratory(home, address)


@contextmanager
def started(
    command: Sequence[str | Path], folder: Path, around: Mapping[str, str]
) -> Iterator[tuple[str, list[str]]]:
    """The address that a command prints, and the list of all lines that it prints.

    It is ended with what it has started, by its process group.
    """
    printed: list[str] = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder,
        env=around, start_new_session=True,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        rest = Thread(target=lambda: printed.extend(server.stdout or ()))
        try:
            found = None
            for line in server.stdout:
                printed.append(line)
                if found := re.search(r"http://127\.0\.0\.1:\d+/lab\S*token=\S+", line):
                    break
            assert found, "".join(printed)
            rest.start()
            yield found[0], printed
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(MOST / 1000)
        rest.join()


@contextmanager
def lessons_served(home: Path) -> Iterator[str]:
    """The address that `snl lessons` prints, for a copy in the folder `mine` of this one."""
    folders = {f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")}
    command = [sys.executable, "-m", "snl_algos", "lessons", "mine", "--no-browser"]
    around = {**os.environ, **folders, "IPYTHONDIR": str(home)}
    with started(command, home, around) as (address, _):
        yield address
