"""Makes the notebooks of the lessons from their texts, runs them, and saves them: `make outputs`.

    python -m tools.outputs lessons/text/03_queue_bfs.md

What would differ from machine to machine, or needs a kernel to be shown, is left out: times of
execution, the state of widgets, and the live view of a widget. So is what nobody reads: the verdict
on a stub, plain text that says again what a picture or HTML shows, and the whole file that opens
below a listing; the book has a link to it. Data and a still picture stay; a stepper stands on the
step that its cell names. `tidy` makes of a notebook what JupyterLab would make of it, so that
opening one does not change it.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from io import BytesIO
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from PIL import Image

from snl_algos.pictures import Picture, still
from snl_algos.widgets.saved import STEPPER, TURN, SavedStepper
from tools.lesson_text import TEXTS, LessonError, notebook_of, notebook_path

LIVE = "application/vnd.jupyter.widget-view+json"
#: What is shown in the place of plain text, wherever both are there.
SHOWN_INSTEAD = {STEPPER, "text/html", "text/markdown"}
#: The dots of a still in an inch, and its colours: few, but a letter of code has whole dots.
DPI, COLOURS = 96, 64

#: What a kernel says of its language, which JupyterLab adds to a notebook that lacks it. The
#: version of Python is that of the oldest that is supported, on whatever machine this runs.
LANGUAGE = {
    "codemirror_mode": {"name": "ipython", "version": 3},
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
    "version": "3.11.0",
}
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}

#: Tag of a cell → what JupyterLab folds for it, and the names that it has for that.
FOLDED = {"hide-output": "outputs_hidden", "hide-input": "source_hidden"}


def tidy(notebook: Any) -> None:
    """Set what JupyterLab reads, by the tags that the book reads."""
    notebook.nbformat_minor = 5
    notebook.metadata["kernelspec"] = dict(KERNEL)
    notebook.metadata["language_info"] = LANGUAGE
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        tags = cell.metadata.get("tags", [])
        folded = {name: True for tag, name in FOLDED.items() if tag in tags}
        for key, value in (("jupyter", folded), ("collapsed", "outputs_hidden" in folded)):
            cell.metadata.pop(key, None)
            if value:
                cell.metadata[key] = value


def picture_of(saved: SavedStepper, opens_on: str | None) -> Picture:
    """Return the still of a stepper, on the step in which a condition holds, or on the first."""
    return still(saved.traces, 0 if opens_on is None else saved.position_of(opens_on))


def drawn(picture: Picture) -> bytes:
    """Return a still as PNG."""
    file = BytesIO()
    picture.figure.savefig(file, format="png", dpi=DPI)
    return file.getvalue()


def small(png: bytes, colours: int = COLOURS) -> str:
    """Return a PNG with a palette, as text."""
    file = BytesIO()
    image = Image.open(BytesIO(png)).convert("RGB")
    image.quantize(colours, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return f"{b64encode(file.getvalue()).decode()}\n"


def unrun(text: Path) -> Any:
    """Return the notebook of a lesson as it is before it runs."""
    notebook = notebook_of(text)
    tidy(notebook)
    return notebook


def renew(text: Path) -> None:
    """Make the notebook of a lesson, run it from the top, and save it.

    Raise a LessonError if the text cannot be read, a cell fails, or a stepper lacks its step.
    """
    notebook, path = unrun(text), notebook_path(text)
    client = NotebookClient(
        notebook, timeout=300, coalesce_streams=True, resources={"metadata": {"path": path.parent}}
    )
    try:
        client.execute()
    except CellExecutionError as error:
        raise LessonError(f"{text}: a cell of code fails:\n{error}") from None
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.metadata.get("snl", {}).get("part") == "check":
            cell.outputs = []
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            data.pop(LIVE, None)
            if TURN not in data and SHOWN_INSTEAD & data.keys():
                data.pop("text/plain", None)
            if "text/markdown" in data:
                data["text/markdown"] = data["text/markdown"].partition("\n\n<details>")[0]
            if STEPPER in data:
                saved = SavedStepper.from_dict(data[STEPPER])
                opens_on = cell.metadata.get("snl", {}).get("opens_on")
                try:
                    picture = picture_of(saved, opens_on)
                except ValueError as error:
                    raise LessonError(f"{text}: :opens_on: {opens_on}: {error}") from None
                data["image/svg+xml"] = picture.svg()
                data["image/png"] = small(drawn(picture))
            elif "image/png" in data:
                data["image/png"] = small(b64decode(data["image/png"]))
    tidy(notebook)  # the kernel has said its own language
    nbformat.write(notebook, path)


def reword(text: Path) -> None:
    """Make the notebook of a lesson anew, with the outputs that it has: only its prose differs.

    Raise a ValueError if a cell of code is another one, so that the lesson has to be run.
    """
    made, path = unrun(text), notebook_path(text)
    code = [cell for cell in made.cells if cell.cell_type == "code"]
    saved: Any = nbformat.read(path, as_version=4)
    kept = {cell.source: cell for cell in saved.cells if cell.cell_type == "code"}
    for number, cell in enumerate(code, start=1):
        if cell.metadata.get("snl", {}).get("part") == "check":
            cell.execution_count = number
            continue
        if cell.source not in kept:
            raise ValueError(f"{path.name}: cell {cell.id} has not been run: make outputs")
        cell.outputs, cell.execution_count = kept[cell.source].outputs, number
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = number
    nbformat.write(made, path)


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(map(str, TEXTS.glob("*.md"))):
        print(name)
        try:
            renew(Path(name))
        except LessonError as error:
            sys.exit(str(error))
