"""A lesson solved in JupyterLab, and handed in: the notebook that is saved is the one graded."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from command import snl
from lessons.notebooks import cells, exercise_part, path_of
from walks.laboratory import Notebook, lessons_served
from walks.stations import walking

from snl_algos.course import exercise

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]

#: All cells are in the page from the beginning, also those that are scrolled away.
WHOLE = {"windowingMode": "none"}


def test_an_exercise_solved_in_jupyterlab_is_graded(tmp_path: Path) -> None:
    """Would catch: a wrong answer that is taken for right; an answer that is not found in what
    JupyterLab saves, a stub that counts, a notebook of `snl lessons` that is no lesson to it.
    """
    one, code, lesson = exercise("3.1"), cells(3, "code"), path_of(3).name
    stub = code.index(exercise_part(3, one.number, "stub"))
    check = code.index(exercise_part(3, one.number, "check"))
    with lessons_served(tmp_path) as address:
        settings = tmp_path / "CONFIG/lab/user-settings/@jupyterlab/notebook-extension"
        settings.mkdir(parents=True)
        (settings / "tracker.jupyterlab-settings").write_text(json.dumps(WHOLE), "utf-8")
        with walking(address.replace(path_of(1).name, lesson), 1366, 768) as page:
            notebook = Notebook(page)
            notebook.wait_until_ready()
            notebook.run(0)  # what the lesson imports
            notebook.paste(stub, one.wrong_answers[0].code)
            notebook.run(check)
            notebook.output(check).get_by_text("Not yet.").first.wait_for()
            notebook.paste(stub, one.solution)
            notebook.run(check)
            notebook.output(check).get_by_text("is right on all ").first.wait_for()
            notebook.save()
            assert page.errors == []

    saved = tmp_path / "mine" / lesson
    handed = tmp_path / "in/ada" / lesson
    handed.parent.mkdir(parents=True)
    handed.write_bytes(saved.read_bytes())
    ran = snl("grade", tmp_path / "in", "-o", tmp_path / "out")
    assert ran.code == 0, ran
    with (tmp_path / "out/exercises.csv").open(encoding="utf-8", newline="") as file:
        (row,) = [*csv.reader(file)][1:]
    assert row[:3] == ["ada", "solved", "missing"] and row[-2] == "1"
