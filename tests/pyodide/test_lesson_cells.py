"""Every cell of a lesson that runs in the book's page shows there what the notebook has recorded.

The files are those that a page has, in a Python without any library; and some lessons, before a
release all, in the very Python of a page. Times are compared by their form only.
"""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from amounts import mostly_release
from pyodide.page_python import run_there

pytest.importorskip("sphinx")

from snl_book.cells import cells_of
from snl_book.python_in_page import archive

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("pyodide")]

HERE = Path(__file__).parent
LESSONS = sorted((HERE.parents[1] / "lessons").glob("[0-9][0-9]_*.ipynb"))
#: What takes some seconds in a page; a check of a right program takes minutes there.
QUICK = ("01", "05", "12", "14")


@cache
def notebook_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def runs(cell: dict[str, Any]) -> bool:
    """Whether a reader can run it where it stands."""
    return not {"needs", "hidden", "exercise"} & cell.keys()


#: What stands for a stepper, a picture or HTML: that it is shown, and not what it shows.
SHOWN = "(shown)"
#: What a page shows in the words that the notebook records.
PLAIN = ("printed", "text", "svg", "board")


def recorded(path: Path) -> dict[str, str]:
    """Cell → what the notebook has recorded, as text; of times, and of chance, the form."""
    found = {}
    for cell in notebook_of(path)["cells"]:
        texts = [
            output.get("text", output.get("data", {}).get("text/plain", SHOWN))
            for output in cell.get("outputs", ())
        ]
        found[cell["id"]] = in_form("\n".join("".join(text).rstrip() for text in texts), cell)
    return found


def shown_there(piece: dict[str, Any]) -> str:
    """A piece of what a cell shows in a page, as `recorded` has it."""
    return str(piece["text"]).rstrip() if piece["kind"] in PLAIN else SHOWN


def in_form(text: str, cell: dict[str, Any]) -> str:
    """The text; if it is another one each time, what stays of it."""
    if "nbval-ignore-output" in cell["metadata"].get("tags", ()):
        return re.sub(r"[\d.,]+", "#", re.sub(r" +", " ", text))
    return text


def compare(path: Path, there: dict[str, Any]) -> int:
    """Hold what ran against what is recorded; the number of cells."""
    here = recorded(path)
    by_id = {cell["id"]: cell for cell in notebook_of(path)["cells"]}
    cells = [cell["id"] for cell in cells_of(notebook_of(path)) if runs(cell)]
    for name in cells:
        said = there[name]
        assert said["error"] is None, (name, said["error"])
        text = "\n".join(map(shown_there, said["shown"]))
        assert in_form(text, by_id[name]) == here[name], name
    return len(cells)


@pytest.mark.parametrize(
    "path", mostly_release(LESSONS, full=LESSONS[12:13]), ids=lambda path: path.stem
)
def test_a_lesson_without_any_library(tmp_path: Path, path: Path) -> None:
    """Would catch: a cell that is let run in a page and needs a library, or a name that is lost."""
    zipfile.ZipFile(io.BytesIO(archive())).extractall(tmp_path)
    (tmp_path / "lesson_cells.py").write_text((HERE / "lesson_cells.py").read_text("utf-8"))
    call = f"import sys, runpy; sys.path.insert(0, {str(tmp_path)!r}); "
    call += "runpy.run_module('lesson_cells', run_name='__main__')"
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", call],
        input=json.dumps({path.stem: cells_of(notebook_of(path))}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert compare(path, json.loads(ran.stdout)[path.stem]) > 3


@pytest.mark.parametrize(
    "numbers",
    [QUICK, pytest.param(None, marks=pytest.mark.release)],
    ids=["quick", "all"],
)
def test_lessons_in_the_python_of_a_page(tmp_path: Path, numbers: tuple[str, ...] | None) -> None:
    """Would catch: a cell that shows something else in a page than in the notebook."""
    chosen = [path for path in LESSONS if numbers is None or path.stem[:2] in numbers]
    cells = {path.stem: cells_of(notebook_of(path)) for path in chosen}
    pack = tmp_path / "core.zip"
    pack.write_bytes(archive())
    with zipfile.ZipFile(pack, "a") as more:
        text = (HERE / "lesson_cells.py").read_text("utf-8").partition("\n\nif __name__")[0]
        more.writestr("cells.json", json.dumps(cells))
        call = "import json\n    return _main(json.loads(open('cells.json').read()))"
        more.writestr("lesson_cells.py", f"{text}\n\n_main = main\n\n\ndef main():\n    {call}\n")
    there = run_there(pack, "lesson_cells.py")["found"]
    assert sum(compare(path, there[path.stem]) for path in chosen) > 6 * len(chosen)


def test_most_cells_run_in_a_page() -> None:
    """Would catch: a library found where there is none, so that cells stay recorded."""
    needs = [cell.get("needs") for path in LESSONS for cell in cells_of(notebook_of(path))
             if not {"hidden", "exercise"} & cell.keys()]  # fmt: skip
    widgets = ("ipywidgets", "anywidget")  # of workbenches and sliders, which the page has itself
    assert needs.count(None) > 100
    assert 0 < len([one for one in needs if one not in (None, *widgets)]) < 20
