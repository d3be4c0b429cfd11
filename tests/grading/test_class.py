"""A whole class: every verdict and every group is known beforehand."""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from html import escape
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from browser import launched
from command import ROOT, snl
from grading.classroom import Handed, class_of, write_class
from own_programs import GFG, WRONG
from processes import processes_below

from snl_algos.grading import VERDICTS

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs processes"),
    pytest.mark.xdist_group("class"),  # one process grades it, once
]


@pytest.fixture(scope="module")
def handed() -> list[Handed]:
    return class_of()


@pytest.fixture(scope="module")
def graded(handed: list[Handed], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the submissions, and with the results of two jobs."""
    place = tmp_path_factory.mktemp("class")
    write_class(place / "in", handed)
    ran = snl("grade", place / "in", "-o", place / "out", "--jobs", 2,
              "--call-seconds", 0.5)  # fmt: skip
    assert ran.code == exit_code(handed), ran
    return place


def exit_code(handed: list[Handed]) -> int:
    """The exit code of a grading: 1 if something could not be judged."""
    return int(any(one.verdict == "not-judged" for one in handed))


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_verdict_is_as_known(handed: list[Handed], graded: Path) -> None:
    """Would catch: a right program marked wrong, or a wrong one right; a kind not told."""
    found = {row["student"]: row for row in rows(graded / "out/grades.csv")}
    assert {one.student: one.verdict for one in handed} == {
        name: row["verdict"] for name, row in found.items()
    }
    for one in handed:
        row = found[one.student]
        assert row["points"] == {"right": "10", "not-judged": ""}.get(one.verdict, "0")
        assert row["note"], one
        assert "/tmp" not in row["note"] and "snl-" not in row["note"], row["note"]


def test_the_groups_are_the_mistakes(handed: list[Handed], graded: Path) -> None:
    """Would catch: the same mistake in other words in two groups, or two mistakes in one."""
    meant = defaultdict(set)
    for one in handed:
        if one.group:
            meant[one.group].add(one.student)
    groups = json.loads((graded / "out/grades.json").read_text("utf-8"))["groups"]
    found = [sorted(one["students"]) for one in groups]
    assert sorted(found) == sorted(map(sorted, meant.values()))
    assert "A die of five" in {one["title"] for one in groups}


def test_the_data_keeps_its_contract(graded: Path) -> None:
    """Would catch: a field that a script reads and that is renamed or left out."""
    data = json.loads((graded / "out/grades.json").read_text("utf-8"))
    schema = json.loads((ROOT / "snl_algos/grading/grades.schema.json").read_text("utf-8"))
    jsonschema.validate(data, schema)
    verdicts = schema["properties"]["grades"]["items"]["properties"]["verdict"]["enum"]
    assert verdicts == [*VERDICTS]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and ".judgements" not in path.parts
    }


def different(one: Path, other: Path) -> list[str]:
    """The files that differ; to list the bytes that do would take hours."""
    ours, theirs = contents(one), contents(other)
    return sorted(name for name in ours | theirs if ours.get(name) != theirs.get(name))


def test_a_later_submission_is_added(handed: list[Handed], graded: Path, tmp_path: Path) -> None:
    """Would catch: everything judged anew, or the late one left out."""
    shutil.copytree(graded / "in", tmp_path / "in")
    shutil.copytree(graded / "out", tmp_path / "out")
    late = tmp_path / "in/Late One_99_assignsubmission_file"
    late.mkdir()
    (late / "late.py").write_text("def f(move, N):\n    return 0\n")
    words = ("grade", tmp_path / "in", "-o", tmp_path / "out", "--call-seconds", 0.5)
    assert snl(*words).code == exit_code(handed)
    found = {row["student"]: row["verdict"] for row in rows(tmp_path / "out/grades.csv")}
    assert found["Late One"] == "wrong"
    before, after = (set(kept(place / "out")) for place in (graded, tmp_path))
    assert before < after and len(after - before) == 1
    old = {path.stat().st_mtime_ns for path in kept(tmp_path / "out").values()}
    assert len(old - {path.stat().st_mtime_ns for path in kept(graded / "out").values()}) == 1


def kept(out: Path) -> dict[str, Path]:
    """The judgements that are kept, each in a file."""
    return {path.name: path for path in (out / ".judgements").glob("*/*.json")}


def test_changed_settings_begin_anew_and_say_so(graded: Path, tmp_path: Path) -> None:
    """Would catch: marks of other settings, kept in silence."""
    home = tmp_path / "in"
    home.mkdir()
    (home / "ada.py").write_text("def f(move, N):\n    return 0\n")
    snl("grade", home, "-o", tmp_path / "out")
    ran = snl("grade", home, "-o", tmp_path / "out", "--rules", "geeksforgeeks")
    assert "settings have changed" in ran.err
    assert len([*(tmp_path / "out/.judgements").glob("*/*.json")]) == 2


#: Programs that fail at once, each in its own way.
AT_ONCE = ("0", "move[N]", "99")


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing watches the processes")
def test_killed_and_started_again(tmp_path: Path) -> None:
    """Would catch: a half-written judgement that is believed; a process left behind."""
    (tmp_path / "in").mkdir()
    for number, says in enumerate(AT_ONCE):
        (tmp_path / f"in/{number}.py").write_text(f"def f(move, N):\n    return {says}\n")
    words = [sys.executable, "-m", "snl_algos", "grade", str(tmp_path / "in"), "-o"]
    quiet: dict[str, Any] = {
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
        "cwd": ROOT,
    }
    with subprocess.Popen([*words, str(tmp_path / "out")], **quiet) as child:
        while len(kept(tmp_path / "out")) < 2:
            assert child.poll() is None
            time.sleep(0.02)
        below = processes_below(child.pid)
        child.kill()
    _all_end(below)
    for out in ("out", "whole"):
        assert subprocess.run([*words, str(tmp_path / out)], **quiet).returncode == 0
    assert not different(tmp_path / "out", tmp_path / "whole")


def _all_end(pids: list[int]) -> None:
    until = time.monotonic() + 60
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < until, "a process was left behind"
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing lists the processes")
def test_an_interrupt_ends_the_work(tmp_path: Path) -> None:
    """Would catch: Ctrl-C that waits for a program without end, or leaves it or its copy behind."""
    (tmp_path / "in").mkdir()
    (tmp_path / "tmp").mkdir()
    started = tmp_path / "started"
    (tmp_path / "in/ada.py").write_text(
        f"from pathlib import Path\ndef f(move, N):\n    Path({str(started)!r}).touch()\n"
        "    while True: pass\n"
    )
    words = [sys.executable, "-m", "snl_algos", "grade", str(tmp_path / "in"), "-o",
             str(tmp_path / "out"), "--call-seconds", "60"]  # fmt: skip
    around = {**os.environ, "TMPDIR": str(tmp_path / "tmp")}
    child = subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT, env=around, text=True
    )
    try:
        while not started.exists():
            assert child.poll() is None
            time.sleep(0.05)
        below = processes_below(child.pid)
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=100)  # a call may work for 60 seconds, and then 240
    finally:
        child.kill()
    assert child.returncode != 0
    assert "run the same command again" in err
    assert "Traceback" not in err
    _all_end(below)
    assert not list((tmp_path / "tmp").iterdir())


def test_pages_show_what_they_may(handed: list[Handed], graded: Path) -> None:
    """Would catch: a name on the page for the projector; another student's data in a feedback."""
    page = (graded / "out/class.html").read_text("utf-8")
    names = {one.student for one in handed} | {"Ada Lovelace"}  # it stands in a comment
    assert not [name for name in names if name in page]
    for one in handed:
        text = (graded / f"out/feedback/{one.student}.html").read_text("utf-8")
        others = {other.student for other in handed} - {one.student}
        assert one.student.replace("'", "&#x27;") in text
        assert not [other for other in others if other in text], one
    overview = (graded / "out/index.html").read_text("utf-8")
    looked_at, _, table = overview.partition("All submissions")
    assert table.count("feedback/") == len(handed)
    assert "Look at these" in looked_at and "Nothing was handed in by" in looked_at
    again = [one for one in handed if one.verdict not in ("right", "wrong", "missing")]
    assert all(escape(one.student) in looked_at for one in again)
    assert f"right.py (the same file: {handed[1].student})" in table


@pytest.mark.full
def test_a_group_opens_its_stepper_on_both_pages(graded: Path) -> None:
    """Would catch: a stepper that only one page has; a link in the table that opens nothing; a
    reason that is off the screen of a phone.
    """
    with launched() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        for name in ("class.html", "index.html"):
            page.goto((graded / "out" / name).as_uri())
            assert page.evaluate("document.documentElement.scrollWidth") == 390, name
            group = page.locator("details[id^=group]:has(> template)").first
            name = f"#{group.get_attribute('id')}"
            assert page.locator("[data-snl]").count() == 0  # it is made when it is opened
            page.locator(f"{name} > summary").click()
            page.locator(f"{name} button[aria-label=Forward]").wait_for()
        page.set_viewport_size({"width": 1024, "height": 768})  # a phone shows no table
        page.reload()
        page.locator(f"td a[href='{name}']").first.click()
        page.locator(f"{name}[open] button[aria-label=Forward]").wait_for()


def test_the_same_change_in_the_same_line(tmp_path: Path) -> None:
    """Would catch: a change that is not compared, or is told to those who did not ask for it."""
    text = WRONG + GFG
    for name in ("anna", "ben"):
        (tmp_path / "in" / name).mkdir(parents=True)
        (tmp_path / "in" / name / "mine.py").write_text(f"{text}# {name}\n", encoding="utf-8")
    assert snl("grade", tmp_path / "in", "-o", tmp_path / "out", "--where").code == 0
    overview = (tmp_path / "out/index.html").read_text("utf-8")
    assert "Right with one change (2 of 2): <code>line 6: " in overview
    assert "one change" not in (tmp_path / "out/class.html").read_text("utf-8")
    assert snl("grade", tmp_path / "in", "-o", tmp_path / "plain").code == 0
    assert "one change" not in (tmp_path / "plain/index.html").read_text("utf-8")
