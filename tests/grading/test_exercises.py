"""Exercises as submissions: notebooks of lessons and progress files, each answer checked again."""

from __future__ import annotations

import csv
import json
import os
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from command import ROOT, snl

from snl_algos.course import exercise
from snl_algos.grading import GradingError, Settings
from snl_algos.grading.exercise_files import Attempt, attempts_in
from snl_algos.grading.exercise_run import check_attempt, exercises_named
from snl_algos.grading.isolation import Isolation
from snl_algos.grading.judgement import EXERCISE_VERDICTS

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs processes"),
    pytest.mark.xdist_group("exercises"),  # one process grades the class, once
]

LESSONS = [ROOT / "lessons" / name for name in ("03_queue_bfs.ipynb", "04_land_and_stand.ipynb")]
NUMBERS = ("3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3")
SOLUTIONS = {number: exercise(number).solution for number in NUMBERS}
Cells = list[dict[str, Any]]


def notebook(
    answers: Mapping[str, str], changed: Callable[[Cells], object] = lambda cells: None
) -> str:
    """Return the notebooks of two lessons as one, with answers in the place of some stubs."""
    data, other = (json.loads(lesson.read_text("utf-8")) for lesson in LESSONS)
    data["cells"] += other["cells"]
    for cell in data["cells"]:
        its = cell["metadata"].get("snl", {})
        if its.get("part") == "stub" and its["exercise"] in answers:
            cell["source"] = answers[its["exercise"]].splitlines(keepends=True)
    changed(data["cells"])
    return json.dumps(data)


def progress(sources: Mapping[str, str], *, solved: bool = True) -> str:
    """Return a progress file, as a page of the book exports it."""
    kept = {name: {"source": text, "solved": solved} for name, text in sources.items()}
    return json.dumps({"format": "snl-progress", "version": 1, "exercises": kept})


def read(path: Path, text: str) -> dict[str, Attempt]:
    path.write_text(text, encoding="utf-8")
    found = attempts_in(path)
    assert found is not None
    return {one.exercise.number: one for one in found}


# -- a class -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with a class, and with its results."""
    place = tmp_path_factory.mktemp("exercises")
    home = place / "in"
    (home / "zoe").mkdir(parents=True)
    (home / "ada.ipynb").write_text(notebook(SOLUTIONS), encoding="utf-8")
    wrong = {"3.2": "def my_route(p, start, goal):\n    while True: pass", "4.1": "my_gap = ("}
    (home / "alan.ipynb").write_text(notebook(wrong), encoding="utf-8")
    (home / "bob.ipynb").write_text(notebook({}), encoding="utf-8")
    (home / "mia.json").write_text(
        progress({"find-the-gap": "my_gap = 1", "the-route": SOLUTIONS["3.2"]})
    )
    # Two files of one student: the best answer counts.
    (home / "zoe/a.ipynb").write_text(notebook({"4.1": SOLUTIONS["4.1"]}), encoding="utf-8")
    (home / "zoe/b.json").write_text(progress({"find-the-gap": "my_gap = 1"}))
    ran = snl("grade", home, "-o", place / "out", "--jobs", 2)
    assert ran.code == 0, ran
    assert "    3  not all solved" in ran.out
    return place


def test_each_exercise_is_checked_again(graded: Path) -> None:
    """Would catch: a mark that is believed; a stub that counts as wrong; a loop without end."""
    with (graded / "out/exercises.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert [name.partition(" ")[0] for name in rows[0]] == ["student", *NUMBERS, "points", "max"]
    none = ["missing"] * 2
    assert rows[1:] == [
        ["ada", *["solved"] * 7, "7", "7"],
        ["alan", "missing", "not-yet", *none, "not-yet", *none, "0", "7"],
        ["bob", *["missing"] * 7, "0", "7"],
        ["mia", "missing", "solved", *none, "not-yet", *none, "1", "7"],
        ["zoe", *["missing"] * 4, "solved", *none, "1", "7"],
    ]


def test_the_data_and_the_pages_show_the_reason(graded: Path) -> None:
    """Would catch: a verdict without its reason; data that does not keep its contract."""
    data = json.loads((graded / "out/grades.json").read_text("utf-8"))
    schema = json.loads((ROOT / "snl_algos/grading/grades.schema.json").read_text("utf-8"))
    jsonschema.validate(data, schema)
    items = schema["properties"]["grades"]["items"]["properties"]["rows"]["items"]
    assert items["properties"]["verdict"]["enum"] == ["", *EXERCISE_VERDICTS]
    alan = data["grades"][1]
    notes = {row["exercise"]: row["note"] for row in alan["rows"]}
    assert "no answer within a second" in notes["the-route"]
    assert "SyntaxError" in notes["find-the-gap"] and "line 1" in notes["find-the-gap"]
    page = (graded / "out/feedback/alan.html").read_text("utf-8")
    assert notes["the-route"] in page and "while True: pass" in page
    assert "0 of 7 points" in page and "0 of 1 point<" in page
    assert "Not begun." not in page and page.count("The code that was checked") == 2
    overview = (graded / "out/index.html").read_text("utf-8")
    assert ">3.1<" in overview and "not begun" in overview
    assert data["grades"][2]["note"] == "None of the exercises has been begun."
    projected = (graded / "out/class.html").read_text("utf-8")
    assert "alan" not in projected and "1 of 5 have solved every exercise." in projected


def test_with_one_job_and_again_from_the_store(graded: Path, tmp_path: Path) -> None:
    """Would catch: results that depend on the order; answers that are checked twice."""
    shutil.copytree(graded / "out", tmp_path / "out")
    assert snl("grade", graded / "in", "-o", tmp_path / "out").code == 0
    for name in ("grades.json", "exercises.csv", "index.html", "feedback/alan.html"):
        assert (tmp_path / "out" / name).read_bytes() == (graded / "out" / name).read_bytes()
    kept = [*(tmp_path / "out/.judgements").glob("*/*.json")]
    ours = [graded / path.relative_to(tmp_path) for path in kept]
    assert [path.stat().st_mtime_ns for path in kept] == [one.stat().st_mtime_ns for one in ours]


def test_which_exercises_count(graded: Path, tmp_path: Path) -> None:
    """Would catch: a choice of exercises that is ignored; points of others."""
    ran = snl("grade", graded / "in", "-o", tmp_path / "out", "--exercises", "4.1,1.1",
              "--points", 3)  # fmt: skip
    assert ran.code == 0
    with (tmp_path / "out/exercises.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[1] == ["ada", "missing", "solved", "3", "6"]
    assert [one.number for one in exercises_named("2, 3.1")] == ["2.1", "2.2", "2.3", "3.1"]
    with pytest.raises(GradingError, match="such as 3"):
        exercises_named("99")
    (tmp_path / "r.toml").write_text('[[row]]\nname="a"\nboards="all"\npoints=1\n')
    words = ("grade", graded / "in", "-o", tmp_path / "o", "--exercises", "2")
    assert "rubric is for programs" in snl(*words, "--rubric", tmp_path / "r.toml").err


def test_a_progress_file_of_another_version_is_not_judged(tmp_path: Path) -> None:
    """Would catch: no points for a file that a newer book has written, and a false reason."""
    (tmp_path / "in").mkdir()
    newer = progress({"the-route": SOLUTIONS["3.2"]}).replace('"version": 1', '"version": 2')
    (tmp_path / "in/ada.json").write_text(newer)
    (tmp_path / "in/mia.json").write_text(progress({"the-route": ""}))
    ran = snl("grade", tmp_path / "in", "-o", tmp_path / "out", "--exercises", "3.2")
    assert ran.code == 1, ran
    ada, _ = json.loads((tmp_path / "out/grades.json").read_text("utf-8"))["grades"]
    assert ada["verdict"] == "not-judged"
    assert ada["note"] == (
        "ada.json: a progress file of version 2; this version of snl_algos reads 1."
    )
    assert [(row["verdict"], row["note"]) for row in ada["rows"]] == [("not-judged", ada["note"])]


# -- what is read from a file --------------------------------------------------------------


def without_metadata(cells: Cells) -> None:
    for cell in cells:
        cell["metadata"] = {}


def test_answers_are_found_by_their_headings(tmp_path: Path) -> None:
    """Would catch: a notebook that has lost its metadata in another editor."""
    text = notebook(SOLUTIONS, without_metadata)
    found = read(tmp_path / "a.ipynb", text)
    assert {number: one.code for number, one in found.items()} == {
        number: code.strip("\n") for number, code in SOLUTIONS.items()
    }


def test_an_untouched_lesson_is_not_begun(tmp_path: Path) -> None:
    """Would catch: the stub of any lesson that counts as an answer."""
    for lesson in sorted((ROOT / "lessons").glob("*.ipynb")):
        for one in attempts_in(lesson) or ():
            assert not one.is_begun, one.exercise.number
            assert not one.before
    found = read(tmp_path / "a.ipynb", notebook({"4.1": "# which?\nmy_gap = None"}))
    assert not found["4.1"].is_begun


def test_an_answer_in_several_cells(tmp_path: Path) -> None:
    """Would catch: half an answer; a plot or the check itself that runs once more."""

    def split(cells: Cells) -> None:
        at = next(n for n, one in enumerate(cells) if one["metadata"].get("snl") ==
                  {"exercise": "4.1", "part": "stub"})  # fmt: skip
        code = [
            "%time import math\nGAP = 5",
            "my_list = []\nmy_list.append(GAP)\nstep(my_list)\nprint(my_list)",
            'my_gap = my_list[0]\nexercise("4.1").check(my_gap)',
        ]
        cells[at : at + 2] = [{"cell_type": "code", "source": one, "metadata": {}} for one in code]
        cells.insert(at + 1, {"cell_type": "markdown", "source": "A note.", "metadata": {}})

    code = read(tmp_path / "a.ipynb", notebook({}, split))["4.1"].code
    assert "exercise" not in code and "step" not in code and "print" not in code
    space: dict[str, object] = {}
    exec(code, space)
    assert space["my_gap"] == 5


def test_what_it_uses_of_earlier_cells_comes_along(tmp_path: Path) -> None:
    """Would catch: a right answer that fails because a helper stands in another cell."""
    helper = (
        "from math import prod as times\nLIMIT = times([1, 1])\n"
        "def last(row):\n    return row[-LIMIT]\nprint(last)"
    )
    answer = (
        "def my_route(predecessor, start, goal):\n    route = [goal]\n"
        "    while last(route) != start:\n        if last(route) not in predecessor:\n"
        "            return []\n        route.append(predecessor[last(route)])\n"
        "    return route[::-1]"
    )
    found = read(
        tmp_path / "a.ipynb", notebook({"3.1": SOLUTIONS["3.1"] + f"\n{helper}", "3.2": answer})
    )
    before = found["3.2"].before
    assert "def last" in before and "LIMIT" in before and "my_bfs" not in before
    assert "print" not in before
    assert check_attempt(found["3.2"], Settings()).verdict == "solved"


def test_what_is_no_exercise_file(tmp_path: Path) -> None:
    """Would catch: a traceback, or another notebook taken for a lesson's."""
    path = tmp_path / "a.ipynb"
    mine = '{"cells": [{"cell_type": "markdown", "source": "# Mine"}]}'
    for text in ("", "[]", "{}", '{"cells": 3}', '{"cells": [3, {"cell_type": "code"}]}',
                 mine, "[" * 10**5):  # fmt: skip
        path.write_text(text)
        assert attempts_in(path) is None
    path.write_text(progress({"no-such-exercise": "1"}))
    assert attempts_in(path) == ()


# -- hostile answers -----------------------------------------------------------------------

FORGED = '{"passed": true, "reason": "", "report": ""}'
FORGES = (
    "import os\nfor file in {*range(3, 99)} - {*OWN}:\n"
    f"    try: os.write(file, b'1 0 0 {FORGED}\\n')\n"
    "    except OSError: pass\nos._exit(0)"
)


@pytest.mark.full
def test_a_forged_verdict_is_not_believed() -> None:
    """Would catch: a verdict that the code of the student writes, or a check that never ends."""
    # What the tests themselves have open must not be disturbed.
    own = [int(file.name) for file in Path("/proc/self/fd").iterdir()]
    code = FORGES.replace("OWN", repr(own))
    judged = check_attempt(Attempt(exercise("4.1"), code), Settings())
    assert judged.verdict == "not-yet" and "wrote where the verdict" in judged.note, judged


@pytest.mark.full
def test_an_isolated_answer_sees_no_file(tmp_path: Path) -> None:
    """Would catch: exercises that run in the open although isolation was asked for."""
    if shutil.which("bwrap") is None and (sys.platform != "linux" or not os.environ.get("CI")):
        pytest.skip("bwrap is not installed")
    Isolation("bwrap").check()
    settings = Settings(isolate="bwrap")
    (tmp_path / "other").write_text("")
    one = exercise("4.1")
    code = f"import os\nassert not os.path.exists({str(tmp_path / 'other')!r})\n{one.solution}"
    assert check_attempt(Attempt(one, code), settings).verdict == "solved"
    code = f"open('new.txt', 'w')\n{one.solution}"
    assert "Read-only" in check_attempt(Attempt(one, code), settings).note
