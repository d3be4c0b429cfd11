"""The command that opens the lessons: a copy to work in, in JupyterLab."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from platform import python_version
from typing import Annotated

import typer

from ..extras import library
from .output import fail, visible

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: Where the lessons are, in a clone: the package does not carry them.
SOURCE = Path(__file__).parents[2] / "lessons"
#: Says of each file of a copy which lesson it was, and what it was when it was written, as
#: fingerprints: what differs was edited.
WRITTEN = ".written.json"
Written = dict[str, list[str]]
#: In JupyterLab the names of the lessons need the room of the column of dates; and it asks nobody
#: about news and updates, which would cover the first lesson.
SETTINGS = {
    "@jupyterlab/filebrowser-extension:browser": {"showLastModifiedColumn": False},
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "fetchNews": "false",
    },
}


@app.command()
def lessons(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where your copy is, or is made.")
    ] = Path("my-lessons"),
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Print the address instead of opening it.")
    ] = False,
    copy_only: Annotated[
        bool, typer.Option("--copy-only", help="Copy the lessons, and open nothing.")
    ] = False,
) -> None:
    """Copy the lessons into a folder of yours, and open lesson 0 in JupyterLab.

    What you have edited is never overwritten: a newer version comes beside it, as NAME.new.ipynb.
    Git ignores the folder.
    """
    sources = sorted(SOURCE.glob("[0-9][0-9]_*.ipynb"))
    if not sources:
        fail("the lessons are not installed with the package: call `snl lessons` in a clone")
    if folder.resolve() == SOURCE:
        fail(f"{visible(str(folder))} holds the lessons themselves: choose another folder")
    notary = library("nbformat.sign", "lessons").NotebookNotary()
    read = library("nbformat", "lessons").reads
    for place, said in copied(sources, folder):
        if place is not None:  # its pictures are shown only if it is trusted
            notary.sign(read(place.read_text("utf-8"), as_version=4))
        if said:
            print(visible(said))
    if copy_only:
        print(visible(f"{len(sources)} lessons in {folder}"))
        return
    library("jupyterlab", "lessons")
    server = _server(folder.resolve(), sources[0].name, no_browser)
    if os.name == "posix":  # the server takes the place of this command, and is ended with it
        os.execv(server[0], server)
    raise typer.Exit(subprocess.call(server))


def copied(sources: list[Path], folder: Path) -> Iterator[tuple[Path | None, str]]:
    """Bring a copy up to date.

    Parameters
    ----------
    sources : list of Path
        The lessons.
    folder : Path
        The copy. It is made if it is not there.

    Yields
    ------
    tuple
        For each lesson the file that was written, or None; and what is to be said, or "".
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".gitignore").write_text("*\n", "utf-8")
    list_of = folder / WRITTEN
    written: Written = json.loads(list_of.read_text("utf-8")) if list_of.exists() else {}
    for source in sources:
        mark = _mark(source)
        place, said = _place(folder, source, mark, written), ""
        if place is not None:
            place.write_text(_for_this_python(source.read_text("utf-8")), "utf-8", newline="\n")
            written[place.name] = [mark, _mark(place)]
            list_of.write_text(json.dumps(written, indent=1), "utf-8")
            if place.name != source.name:
                said = f"{source.name} was edited and stays; its new version is {place.name}"
        yield place, said


def _mark(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def _for_this_python(text: str) -> str:
    """A notebook that names the Python it will run on, or JupyterLab would mark it unsaved."""
    return re.sub(
        r'("pygments_lexer": "ipython3",\s*"version": ")[^"]*', rf"\g<1>{python_version()}", text
    )


def _place(folder: Path, source: Path, mark: str, written: Written) -> Path | None:
    """Where a lesson is written: over no file that was edited. None if this version is there."""
    number = 0
    while True:
        name = source.stem + (".new" + str(number) * (number > 1) if number else "")
        place = folder / f"{name}.ipynb"
        if not place.exists():
            return place
        lesson, file = written.get(place.name, ("", ""))
        if mark == lesson:
            return None
        if _mark(place) == file:
            return place
        number += 1


def _server(folder: Path, first: str, no_browser: bool) -> list[str]:
    """The command that starts JupyterLab on the first lesson."""
    settings = folder / ".jupyter"
    settings.mkdir(exist_ok=True)
    (settings / "overrides.json").write_text(json.dumps(SETTINGS), "utf-8")
    return [
        sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{first}", f"--LabApp.app_settings_dir={settings}",
        *["--no-browser"] * no_browser,
    ]  # fmt: skip
