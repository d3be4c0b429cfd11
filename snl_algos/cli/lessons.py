"""`snl lessons`: a copy of the lessons to work in, opened in JupyterLab.

They are notebooks in a folder: beside the package in a clone; inside it where a wheel was installed
(`tools/pack_lessons.py`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from platform import python_version
from typing import Annotated, Any

import typer

from ..extras import library
from .options import switch
from .output import fail, say, visible

__all__ = ["command"]

INSIDE = Path(__file__).parents[1] / "lessons"
#: Where the lessons are.
SOURCE = INSIDE if INSIDE.exists() else INSIDE.parents[1] / "lessons"
#: For each file of a copy, the hash of its lesson and the hash of the file as it was written:
#: a file with another hash was edited.
WRITTEN = ".written.json"
#: How JupyterLab looks at first: a lesson has the width of the list of files, too.
COLLAPSED = {"collapsed": True, "visible": True, "widgets": ["filebrowser"]}
LAYOUT = {"layout-restorer:data": {"left": COLLAPSED}}
#: The column of dates would cut off the names of the lessons, and questions about news and updates
#: would cover the first lesson.
SETTINGS = {
    "@jupyterlab/filebrowser-extension:browser": {"showLastModifiedColumn": False},
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "fetchNews": "false",
    },
}


def command(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DIR [-- OPTION ...]",
            help="The folder of your copy, by default my-lessons; and options for JupyterLab.",
        ),
    ] = None,
    no_browser: Annotated[
        bool, switch("--no-browser", "Print the address instead of opening it.")
    ] = False,
    copy_only: Annotated[
        bool, switch("--copy-only", "Copy the lessons, and open nothing.")
    ] = False,
) -> None:
    """Copy the lessons to a folder, and open lesson 1 in JupyterLab.

    A file that you have edited is never overwritten: a newer version is written next to it, as
    NAME.new.ipynb. Git ignores the folder, unless it has a .gitignore already.

    What follows -- goes to JupyterLab: snl lessons -- --port=9000. It prints its address and
    errors; -- --log-level=INFO prints more.
    """
    options = list(words or [])
    folder = Path("my-lessons" if not options or options[0][:1] == "-" else options.pop(0))
    texts = {path.name: path.read_text("utf-8") for path in SOURCE.glob("[0-9][0-9]_*.ipynb")}
    if not texts:
        fail("the lessons are not here: install the package from a wheel, or run this in a clone")
    if folder.resolve() == SOURCE:
        fail(f"{visible(str(folder))} holds the lessons themselves: choose another folder")
    if folder.exists() and not folder.is_dir():
        fail(f"{visible(str(folder))} is a file, and the lessons need a folder")
    notary = library("nbformat.sign", "lessons").NotebookNotary()
    read = library("nbformat", "lessons").reads
    for name, file in copied(texts, folder):
        notary.sign(read(file.read_text("utf-8"), as_version=4))  # or its pictures are not shown
        if file.name != name:
            print(visible(f"{name} was edited and stays; its new version is {file.name}"))
    if copy_only:
        print(visible(f"{len(texts)} lessons in {folder}"))
        return
    library("jupyterlab", "lessons")
    root = os.name == "posix" and os.geteuid() == 0
    around = _settings(folder.resolve(), min(texts), root)
    say("JupyterLab starts with lesson 1. Press Ctrl-C twice to end it.")
    if root:
        say("You are root: it gets --allow-root, and listens on 127.0.0.1 if no --ip follows --.")
    server = [sys.executable, "-m", "jupyterlab", *["--no-browser"] * no_browser, *options]
    if os.name == "posix":  # the server replaces this process, so signals reach it
        os.execve(server[0], server, around)
    raise typer.Exit(subprocess.call(server, env=around))


def copied(texts: dict[str, str], folder: Path) -> Iterator[tuple[str, Path]]:
    """Bring a copy up to date, or make it; yield the name of each new lesson, and its file."""
    folder.mkdir(parents=True, exist_ok=True)
    ignored = folder / ".gitignore"
    if not os.path.lexists(ignored):  # one of your own stays
        ignored.write_text("*\n", "utf-8")
    record = folder / WRITTEN
    try:
        written: dict[str, list[str]] = json.loads(record.read_text("utf-8"))
    except (OSError, ValueError):  # there is none, or it is broken: all counts as edited
        written = {}
    for name, text in sorted(texts.items()):
        lesson = _hash(text.encode())
        file = _target(folder, name, lesson, written)
        if file is not None:
            file.write_text(_for_a_learner(text), "utf-8", newline="\n")
            written[file.name] = [lesson, _hash(file.read_bytes())]
            record.write_text(json.dumps(written, indent=1), "utf-8")
            yield name, file


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()


def _for_a_learner(text: str) -> str:
    """Remove the outputs that answer a question: a learner guesses, and then runs the cell.

    JupyterLab would fold them, but show the first line of each. It would also mark a notebook of
    another Python as unsaved.
    """
    notebook = json.loads(text)
    if "language_info" in notebook["metadata"]:
        notebook["metadata"]["language_info"]["version"] = python_version()
    for cell in notebook["cells"]:
        if "hide-output" in cell["metadata"].get("tags", []):
            for folded in ("collapsed", "jupyter"):
                cell["metadata"].pop(folded, None)
            cell.update(outputs=[], execution_count=None)
    return f"{json.dumps(notebook, indent=1, ensure_ascii=False)}\n"


def _target(folder: Path, file: str, lesson: str, written: dict[str, list[str]]) -> Path | None:
    """Return a file to write a lesson to, never an edited one; None if the copy is current."""
    number = 0
    while True:
        name = Path(file).stem + (".new" + str(number) * (number > 1) if number else "")
        target = folder / f"{name}.ipynb"
        if not os.path.lexists(target):
            return target
        copied_lesson, copied_file = written.get(target.name, ("", ""))
        if copied_lesson == lesson:
            return None
        if target.is_file() and _hash(target.read_bytes()) == copied_file:
            return target
        number += 1


def _settings(folder: Path, first: str, root: bool) -> dict[str, str]:
    """Write the settings of JupyterLab, and return the environment in which it finds them.

    As options they would clash with yours: JupyterLab refuses one that is given twice.
    """
    settings = folder / ".jupyter"
    settings.mkdir(exist_ok=True)
    server: dict[str, Any] = {"root_dir": str(folder)}
    if root:  # it refuses to start otherwise
        server |= {"allow_root": True, "ip": "127.0.0.1"}
    # Without keys a kernel warns that others on this machine could read along.
    keys = "auto" if library("zmq", "lessons").has("curve") else "disabled"
    config = {
        "Application": {"log_level": "ERROR"},  # its address is critical
        "KernelManager": {"transport_encryption": keys},
        "LabApp": {
            "default_url": f"/lab/tree/{first}",
            "app_settings_dir": str(settings),
            "workspaces_dir": str(settings / "workspaces"),
        },
        "ServerApp": server,
    }
    if not (settings / "workspaces").exists():  # later it is as you have left it
        layouts = library("jupyterlab_server.workspaces_handler", "lessons").WorkspacesManager
        layout = {"data": LAYOUT, "metadata": {"id": "default"}}
        layouts(str(settings / "workspaces")).save("default", json.dumps(layout))
    (settings / "overrides.json").write_text(json.dumps(SETTINGS), "utf-8")
    (settings / "jupyter_server_config.json").write_text(json.dumps(config), "utf-8")
    path = filter(None, [str(settings), os.environ.get("JUPYTER_CONFIG_PATH")])
    return {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(path)}
