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
    ran = snl("grade", home, "-o", out, "--rubric", rubric)
    assert ran.code == 0, ran
    data = json.loads((out / "grades.json").read_text())
    ada, alan = data["grades"]
    assert (ada["points"], data["max"]) == (10, 10)
    lost = {row["name"]: row["note"] for row in alan["rows"] if row["points"] < row["max"]}
    assert "Samples" not in lost and "Snakes" not in lost
    assert "0, but the right answer is out of reach" in lost["Out of reach"]
    assert alan["points"] == 10 - sum(row["max"] for row in alan["rows"] if row["name"] in lost)
    (home / "ada.py").write_text("def solve(move, N):\n    return -1\n")
    snl("grade", home, "-o", out, "--rubric", rubric)
    constant = json.loads((out / "grades.json").read_text())["grades"][0]
    assert constant["points"] == 0, "right wherever the goal is out of reach"


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
    for option, text in (("--roster", "nothing"), ("--decisions", "[ada]\nfile = 3")):
        (tmp_path / "file").write_text(text)
        words = refused("grade", home, "-o", tmp_path / "o", option, tmp_path / "file")
        assert "it names no student" in words or "ada: a decision is" in words
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
    out = tmp_path / "out"
    ran = snl("grade", home, "-o", out, "--points", "inf")
    assert (ran.code, ran.out, "cannot be added up" in ran.err) == (2, "", True)
    (tmp_path / "r.toml").write_text('[[row]]\nname = "All"\nboards = "all"\npoints = inf')
    rubric = ("--rubric", tmp_path / "r.toml")
    assert "points must be a number" in refused("grade", home, "-o", out, *rubric)
    assert "its own points" in misused("grade", home, "-o", out, *rubric, "--points", 3)
    assert "this is a file" in snl("grade", home / "ada.py", "-o", out).err
    assert not out.exists()
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as packed:
        packed.writestr("ada.py", RIGHT)
    ran = snl("grade", tmp_path / "class.zip", "-o", out, "--student", "(?P<student>zz)")
    assert f"{tmp_path / 'class.zip'}: --student" in " ".join(ran.err.split())


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_doubt_is_no_0_until_the_lecturer_decides(tmp_path: Path) -> None:
    """Would catch: "nothing was handed in" to a student who did; a 0 for what was not judged; a
    decision that is ignored; who handed in nothing and has no row.
    """
    helper = f"{RIGHT}\ndef helper(move, N):\n    return 0\n"
    files = {"Mia_6": ("essay.docx", ""), "Eve_7": ("a.py", RIGHT), "Ada_8": ("two.py", helper)}
    for name, (file, text) in files.items():
        home = tmp_path / f"in/{name}_assignsubmission_file"
        home.mkdir(parents=True)
        (home / file).write_text(text)
    (home.parent / "Eve_7_assignsubmission_file/b.py").write_text("")
    (tmp_path / "s.csv").write_text(
        "Identifier,Full name\n" + "".join(f"Participant {number},{name}\n" for number, name in
                                           enumerate(("Mia", "Eve", "Ada", "Zoe", "Bob"), 6))
    )  # fmt: skip
    words = ("grade", tmp_path / "in", "-o", tmp_path / "out", "--roster", tmp_path / "s.csv")
    ran = snl(*words)
    assert ran.code == 1 and "essay.docx" in ran.out
    rows = {row["Full name"]: row for row in table(tmp_path / "out/moodle.csv")}
    assert {name: row["Grade"] for name, row in rows.items()} == {
        "Ada": "", "Bob": "0", "Eve": "", "Mia": "0", "Zoe": "0",
    }  # fmt: skip
    assert rows["Zoe"]["Identifier"] == "Participant 9"
    assert rows["Mia"]["Feedback comments"].startswith("No program was handed in, only essay.docx;")
    grades = json.loads((tmp_path / "out/grades.json").read_text())["grades"]
    assert [one["points"] for one in grades] == [None, 0, None, 0, 0]
    page = (tmp_path / "out/feedback/Eve.html").read_text("utf-8")
    assert "No points yet" in page and "which of 2 files is meant: a.py, b.py" in page
    (tmp_path / "d.toml").write_text(
        "[Eve]\nfile = 'a.py'\n[Ada]\nfunction = 'solve'\n[Bob]\nexcused = true\n"
    )
    assert snl(*words, "--decisions", tmp_path / "d.toml").code == 0
    marks = {row["student"]: row["points"] for row in table(tmp_path / "out/grades.csv")}
    assert marks == {"Ada": "10", "Bob": "", "Eve": "10", "Mia": "0", "Zoe": "0"}
    (tmp_path / "d.toml").write_text("[Eva]\nexcused = true")
    assert "no student of this class" in snl(*words, "--decisions", tmp_path / "d.toml").err


#: Lists of a class as platforms export them, and the names of Ada Lovelace's file or folder there.
CLASS_LISTS = {
    "Canvas": ("Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (9)\n    Points Possible,,,,,10\n"
               '"Lovelace, Ada",12,S12,ada,A,\n"Turing, Alan",13,S13,alan,A,\n',
               "lovelaceada_12_4_a.py"),
    "Gradescope": ("First Name,Last Name,SID,Email,Submission ID\n"
                   "Ada,Lovelace,S12,a@x.org,77\nAlan,Turing,S13,b@x.org,\n", "submission_77/a.py"),
    "GitHub Classroom": ("identifier,github_username,github_id,name\n"
                         "Ada Lovelace,countess,5,\nAlan Turing,,,\n", "countess.py"),
    "a spreadsheet": ("Surname;First name;Email address\nLovelace;Ada;ada@x.org\n"
                      "Turing;Alan;alan@x.org\n", "ada.py"),
}  # fmt: skip


@pytest.mark.parametrize("platform", CLASS_LISTS)
def test_a_class_list_of_a_platform(tmp_path: Path, platform: str) -> None:
    """Would catch: a student who is not found on the list, or a row that is no student."""
    text, place = CLASS_LISTS[platform]
    (tmp_path / "s.csv").write_text(text)
    file = tmp_path / "in" / place
    file.parent.mkdir(parents=True)
    file.write_text("def solve(move, N):\n    return 0\n")
    words = ("grade", tmp_path / "in", "-o", tmp_path / "out", "--roster", tmp_path / "s.csv")
    assert snl(*words).code == 0
    found = table(tmp_path / "out/grades.csv")
    assert sorted(row["verdict"] for row in found) == ["missing", "wrong"]
    assert "Not on the class list" not in (tmp_path / "out/index.html").read_text("utf-8")
    if platform == "Canvas":
        possible, ada, alan = table(tmp_path / "out/canvas.csv")
        assert (possible["Grade"], ada["ID"], ada["Grade"]) == ("10", "12", "0")
        assert (alan["Student"], alan["SIS User ID"]) == ("Turing, Alan", "S13")
        (tmp_path / "in/heisenberg_99_8_a.py").write_text("")
        assert snl(*words).code == 1, "whose is it, if Alan has handed in nothing?"
        assert table(tmp_path / "out/canvas.csv")[2]["Grade"] == ""


def test_no_program_of_a_student_on_the_page_for_the_class(home: Path, tmp_path: Path) -> None:
    """Would catch: a student whose name stands in the program that all look at."""
    for name, cells in (("ada.py", "author_zoe = 1"), ("alan.py", "author_zoe = 2")):
        (home / name).write_text(WRONG.replace("level, seen", f"{cells}\n    level, seen", 1))
    (home / "mia.py").write_text("def author_zoe(move, N):\n    return 3\n")
    snl("grade", home, "-o", tmp_path / "out")
    page = (tmp_path / "out/class.html").read_text("utf-8")
    assert "zoe" not in page and page.count("<template>") == 2
    assert "author_zoe" in (tmp_path / "out/index.html").read_text("utf-8")


@pytest.mark.full
def test_a_compiler_that_does_not_work_is_said_once(home: Path, tmp_path: Path) -> None:
    """Would catch: forty messages, or a mark of 0 for what was not judged."""
    (tmp_path / "l.toml").write_text('[Go]\nsuffixes = [".go"]\nrun = "no-such-go run {file}"')
    for name in ("eve.go", "mia.go"):
        (home / name).write_text("package main")
    (tmp_path / "bin").mkdir()
    around = {"PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    words = ("grade", home, "-o", tmp_path / "out", "--languages", tmp_path / "l.toml")
    for text, code, said in (
        ("", 1, "no-such-go is not installed: 2 submissions in Go could not be judged"),
        ("exit 3", 1, "no-such-go does not work with --isolate none (it ends with exit 3): 2 sub"),
        ("exit 0", 0, ""),  # it prints no answer, which is wrong at once
    ):
        if text:
            program = tmp_path / "bin/no-such-go"
            program.write_text(f"#!/bin/sh\n{text}\n")
            program.chmod(0o755)
        ran = snl(*words, env=around)
        assert (ran.code, " ".join(ran.err.split()).count(said) == 1 or not said) == (code, True)
    assert "no-such-go" not in ran.err
