"""`snl grade`: options, exit codes and messages."""

from __future__ import annotations

import csv
import json
import os
import zipfile
from pathlib import Path

import pytest
from command import misused, refused, snl

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="grading needs processes")

RIGHT = """
def solve(move, N):
    level, seen, throws = {0}, {0}, 0
    while level and N - 1 not in level:
        ends = {c + f for c in level for f in range(1, 7) if c + f < N}
        level = {end if move[end] < 0 else move[end] for end in ends} - seen
        seen |= level
        throws += 1
    return throws if level else -1
"""
#: Wrong on small boards, which takes a second.
WRONG = RIGHT.replace("range(1, 7)", "range(1, 6)")
#: Right but for boards whose goal is out of reach.
ALWAYS_ARRIVES = RIGHT.replace("else -1", "else 0")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A class of two."""
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "ada.py").write_text(RIGHT)
    (folder / "alan.py").write_text(WRONG)
    return folder


def test_a_file_that_is_no_program_is_named(home: Path, tmp_path: Path) -> None:
    """Would catch: a student who hands in a text, and is missing from the marks without a word."""
    (home / "alan.py").rename(home / "alan.txt")
    (home / "ada.py").write_text("no program")
    ran = snl("grade", home, "-o", tmp_path / "out")
    assert "students found: 1 " in ran.out
    assert "passed over, because they are no programs: alan.txt" in ran.out


def test_a_rubric(home: Path, tmp_path: Path) -> None:
    """Would catch: points for a lost row, a lost row without a board, a wrong sum."""
    (home / "alan.py").write_text(ALWAYS_ARRIVES)
    rubric = tmp_path / "rubric.toml"
    rows = (("Samples", "samples", 3), ("Snakes", "snakes", 2), ("Out of reach", "unreachable", 2),
            ("Random", "random", 2), ("Time", "time", 1))  # fmt: skip
    rubric.write_text(
        "".join(f'[[row]]\nname = "{name}"\nboards = "{kind}"\npoints = {points}\n'
                for name, kind, points in rows)
    )  # fmt: skip
    out = tmp_path / "out"
    ran = snl("grade", home, "-o", out, "--rubric", rubric, "--also", "gradescope, moodle")
    assert ran.code == 0, ran
    data = json.loads((out / "grades.json").read_text())
    ada, alan = data["grades"]
    assert (ada["points"], data["max"]) == (10, 10)
    lost = {row["name"]: row["note"] for row in alan["rows"] if row["points"] < row["max"]}
    assert "Samples" not in lost and "Snakes" not in lost
    assert "0, but the right answer is out of reach" in lost["Out of reach"]
    assert alan["points"] == 10 - sum(row["max"] for row in alan["rows"] if row["name"] in lost)
    result = json.loads((out / "gradescope/alan.json").read_text())
    assert result["score"] == alan["points"] and len(result["tests"]) == 5
    with (out / "moodle.csv").open(newline="", encoding="utf-8") as file:
        marks = {row["Full name"]: row["Grade"] for row in csv.DictReader(file)}
    assert marks == {"ada": "10", "alan": f"{alan['points']:g}"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it holds no row"),
        ("[[row]]\nname = 'a'", "row 1: it needs name, boards and points"),
        ("[[row]]\nname='a'\nboards='x'\npoints=1", "the kinds are samples, snakes"),
        ("[[row]]\nname='a'\nboards='time'\npoints=-1", "not negative"),
        ("[[row]", "rubric.toml: "),
    ],
)
def test_a_rubric_that_cannot_be_read(home: Path, tmp_path: Path, text: str, words: str) -> None:
    """Would catch: a traceback, or a row that is left out in silence."""
    (tmp_path / "rubric.toml").write_text(text)
    ran = snl("grade", home, "-o", tmp_path / "out", "--rubric", tmp_path / "rubric.toml")
    assert ran.code == 2 and words in ran.err and "Traceback" not in ran.err


def test_what_cannot_be_used(home: Path, tmp_path: Path) -> None:
    """Would catch: a traceback, or an exit code that a script takes for a mark."""
    assert "no such folder" in snl("grade", tmp_path / "none", "-o", tmp_path / "o").err
    assert "the formats are gradescope" in misused(
        "grade", home, "-o", tmp_path / "o", "--also", "x"
    )
    assert "give either a folder" in misused("grade", home)
    (tmp_path / "empty").mkdir()
    ran = snl("grade", tmp_path / "empty", "-o", tmp_path / "o")
    assert (ran.code, "Moodle" in ran.err) == (2, True)
    (tmp_path / "l.toml").write_text("[python]\nsuffix = 3")
    assert "suffixes" in refused(
        "grade", home, "-o", tmp_path / "o", "--languages", tmp_path / "l.toml"
    )


def test_options_that_would_harm(home: Path, tmp_path: Path) -> None:
    """Would catch: results graded as a student the next time, a file that is lost, points without
    end, an option that does nothing."""
    assert "must not be in the folder" in misused("grade", home, "-o", home / "out")
    mine = tmp_path / "mine.json"
    mine.write_text('{"precious": 1}')
    assert "holds something else" in refused("grade", home / "ada.py", "--gradescope", mine)
    assert mine.read_text() == '{"precious": 1}'
    out = tmp_path / "out"
    ran = snl("grade", home, "-o", out, "--points", "inf")
    assert (ran.code, ran.out, "cannot be added up" in ran.err) == (2, "", True)
    (tmp_path / "r.toml").write_text('[[row]]\nname = "All"\nboards = "all"\npoints = inf')
    rubric = ("--rubric", tmp_path / "r.toml")
    assert "points must be a number" in refused("grade", home, "-o", out, *rubric)
    assert "its own points" in misused("grade", home, "-o", out, *rubric, "--points", 3)
    assert "this is a file" in snl("grade", home / "ada.py", "-o", out).err
    of_one = (home / "ada.py", "--gradescope", tmp_path / "new.json")
    assert "--gradescope does not use it" in misused("grade", *of_one, "--jobs", 2)
    assert not out.exists()
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as packed:
        packed.writestr("ada.py", RIGHT)
    ran = snl("grade", tmp_path / "class.zip", "-o", out, "--student", "(?P<student>zz)")
    assert f"{tmp_path / 'class.zip'}: --student" in " ".join(ran.err.split())


def test_what_was_handed_in_instead_of_a_program(tmp_path: Path) -> None:
    """Would catch: "nothing was handed in" to a student who did, and a mark of 0 in Moodle for what
    was not judged."""
    folder = tmp_path / "in"
    for path, text in {"mia/essay.docx": "", "eve/a.py": RIGHT, "eve/b.py": RIGHT}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    ran = snl("grade", folder, "-o", tmp_path / "out", "--also", "moodle")
    assert ran.code == 1 and "essay.docx" in ran.out
    with (tmp_path / "out/moodle.csv").open(encoding="utf-8") as file:
        eve, mia = csv.DictReader(file)
    assert (eve["Grade"], mia["Grade"]) == ("", "0")
    assert mia["Feedback comments"].startswith("No program was handed in, only essay.docx;")


def test_no_name_on_the_page_for_the_class(home: Path, tmp_path: Path) -> None:
    """Would catch: a student whose name stands in the program that all look at."""
    copy = WRONG.replace("level, seen", "zoe = 1\n    level, seen", 1)
    (home / "ada.py").write_text(copy)  # of another student's, with the name
    own = WRONG.replace("level, seen", "author_zoe_stringer = 'zoe stringer'\n    level, seen", 1)
    for name, text in {"alan.py": WRONG, "zoe stringer.py": own}.items():
        (home / name).write_text(text)
    snl("grade", home, "-o", tmp_path / "two")
    two = (tmp_path / "two/class.html").read_text("utf-8")
    assert "stringer" not in two.casefold() and two.count("<template>") == 1
    (home / "alan.py").unlink()  # the others of the group hold a name
    snl("grade", home, "-o", tmp_path / "one")
    one = (tmp_path / "one/class.html").read_text("utf-8")
    assert "stringer" not in one.casefold() and "holds the name of a student" in one
    assert "stringer" in (tmp_path / "one/index.html").read_text("utf-8").casefold()


@pytest.mark.full
def test_a_compiler_that_is_missing_is_said_once(home: Path, tmp_path: Path) -> None:
    """Would catch: forty messages, or a mark of 0 for what was not judged."""
    (tmp_path / "l.toml").write_text('[Go]\nsuffixes = [".go"]\nrun = "no-such-go run {file}"')
    for name in ("eve.go", "mia.go"):
        (home / name).write_text("package main")
    ran = snl("grade", home, "-o", tmp_path / "out", "--languages", tmp_path / "l.toml")
    assert ran.code == 1
    assert ran.err.count("no-such-go is not installed: 2 submissions in Go") == 1
    # It is judged as soon as there is one.
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin/no-such-go"
    program.write_text("#!/bin/sh\nexit 3\n")  # wrong at once
    program.chmod(0o755)
    around = {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"}
    words = ("grade", home, "-o", tmp_path / "out", "--languages", tmp_path / "l.toml")
    ran = snl(*words, env=around)
    assert (ran.code, "not installed" in ran.err) == (0, False)


def test_one_submission_inside_an_autograder(home: Path, tmp_path: Path) -> None:
    """Would catch: a result that Gradescope does not read."""
    ran = snl("grade", home / "alan.py", "--gradescope", tmp_path / "results.json")
    assert ran.code == 0
    result = json.loads((tmp_path / "results.json").read_text())
    assert result["score"] == 0 and "On Board(7) it says 2" in result["output"]
    ran = snl("grade", home, "--gradescope", tmp_path / "results.json")  # an earlier result
    assert (ran.code, "2 files" in ran.out) == (1, True)
