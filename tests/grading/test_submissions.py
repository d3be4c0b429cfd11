"""Submissions are found in what platforms export, and archives are unpacked safely."""

from __future__ import annotations

import io
import json
import os
import shutil
import stat
import tempfile
import zipfile
from pathlib import Path

import pytest

from snl_algos.grading import GradingError, Settings, grade, write_results
from snl_algos.grading.archives import MAX_BYTES, ArchiveError, unpack
from snl_algos.grading.judge import judge
from snl_algos.grading.python_source import NotebookError, definitions_in
from snl_algos.grading.submissions import Roster, find_submissions

SUFFIXES = {".py", ".ipynb", ".cpp"}

#: Layout → the files, and the student of each.
LAYOUTS = {
    "Moodle": {
        "Ada Lovelace_123_assignsubmission_file/solution.py": "Ada Lovelace",
        "Zoë Krüger_124_assignsubmission_file/lab/solution.py": "Zoë Krüger",
        "Alan_Turing_125_assignsubmission_file/solution.py": "Alan_Turing",
    },
    "Canvas": {
        "lovelaceada_123_4567_solution.py": "lovelaceada",
        "turingalan_LATE_124_4568_solution-1.py": "turingalan",
    },
    "Gradescope": {
        "submission_123/solution.py": "submission_123",
        "submission_124/solution.py": "submission_124",
    },
    "GitHub Classroom": {
        "lab-1-ada/solution.py": "ada",
        "lab-1-alan-t/solution.py": "alan-t",
    },
    "one file or folder per student": {
        "ada.py": "ada",
        "alan/main.cpp": "alan",
    },
}


def write(folder: Path, *paths: str) -> None:
    for path in paths:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("def f(move, N): return 1\n")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_is_recognised(tmp_path: Path, layout: str) -> None:
    """Would catch: a student whose name is cut off, or taken from the wrong part."""
    files = LAYOUTS[layout]
    write(tmp_path, *files)
    write(tmp_path, ".DS_Store", "__MACOSX/._solution.py")
    if layout == "GitHub Classroom":
        for path in files:
            (tmp_path / Path(path).parts[0] / ".git").mkdir()
    roster = find_submissions(tmp_path, SUFFIXES)
    assert roster.layout == layout
    found = {one.student: one.file for one in roster.submissions}
    assert found == {name: tmp_path / path for path, name in files.items()}
    if layout == "Moodle":
        assert {one.identifier for one in roster.submissions} == {"123", "124", "125"}


def test_an_expression_of_the_users(tmp_path: Path) -> None:
    """Would catch: a group of the expression that is not used; other files taken."""
    write(tmp_path, "week1/ada/main.py", "week1/Alan/main.py", "week1/Alan/test.py")
    roster = find_submissions(tmp_path, SUFFIXES, student=r"week1/(?P<student>\w+)/main\.py$")
    assert [one.student for one in roster.submissions] == ["ada", "Alan"], "as people sort names"
    for wrong, words in ((r"(?P<student>x", "--student"), (r"(.*)", r"(?P<student>...)")):
        with pytest.raises(GradingError, match="--student") as error:
            find_submissions(tmp_path, SUFFIXES, student=wrong)
        assert words in str(error.value)
    with pytest.raises(GradingError, match="fits no file; the first of 3 files is week1/Alan"):
        find_submissions(tmp_path, SUFFIXES, student=r"week2/(?P<student>\w+)")


def test_an_empty_folder_says_what_was_tried(tmp_path: Path) -> None:
    """Would catch: a message that leaves a lecturer alone with another platform's export."""
    (tmp_path / "notes.txt").write_text("nothing")
    with pytest.raises(GradingError) as error:
        find_submissions(tmp_path, SUFFIXES)
    for words in ("Moodle", "Canvas", "Gradescope", "--student", ".ipynb"):
        assert words in str(error.value)
    with pytest.raises(GradingError, match="no such folder"):
        find_submissions(tmp_path / "nowhere", SUFFIXES)


def test_two_students_with_one_name_are_two(tmp_path: Path) -> None:
    """Would catch: a student who is gone, because another has the same name."""
    for number in (7, 8):
        write(tmp_path, f"Ada_{number}_assignsubmission_file/a.py")
    write(tmp_path, "Eve_9_assignsubmission_file_a.py", "Mia_6_assignsubmission_file_essay.docx")
    found = find_submissions(tmp_path, SUFFIXES).submissions
    assert [(one.student, one.identifier) for one in found] == [
        ("Ada 7", "7"), ("Ada 8", "8"), ("Eve", "9"), ("Mia", "6"),
    ]  # fmt: skip
    assert (found[3].verdict, "essay.docx" in found[3].note) == ("missing", True)


def test_one_name_in_two_forms_is_one_student(tmp_path: Path) -> None:
    """Would catch: an umlaut of two characters, which makes a second student."""
    write(tmp_path, "Zoe\u0308_1_assignsubmission_file/a.py")
    (one,) = find_submissions(tmp_path, SUFFIXES).submissions
    assert one.student == "Zoë"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no system with pipes in folders")
def test_what_is_a_link_or_no_file_is_not_opened(tmp_path: Path) -> None:
    """Would catch: the file of another shown to a student who has linked it; a wait without end."""
    write(tmp_path, "elsewhere/key.py", "class/ada.py")
    home = tmp_path / "class"
    (home / "bob.py").symlink_to(tmp_path / "elsewhere/key.py")
    (home / "carl").symlink_to(tmp_path / "elsewhere")
    os.mkfifo(home / "dora.py")
    os.mkfifo(home / "eve.json")
    ada, *others = grade(home).grades
    assert ada.judgement.verdict == "wrong"
    assert [one.judgement.verdict for one in others] == ["not-judged"] * 4
    assert others[0].judgement.note == "bob.py: it is a link, or no file, and is not opened."


def test_names_that_are_no_text_or_too_long_stop_no_class(tmp_path: Path) -> None:
    """Would catch: a traceback after all is judged; a page that cannot be written."""
    write(tmp_path, "class/bob.py", "class/Bob.py")  # one page where capitals are no letters apart
    names = ["Zoë.py".encode("latin-1"), b"a" * 252 + b".py", b"esc\x1b[31m;=1+1.py", b"=1+1.py"]
    for name in names:
        Path(os.fsdecode(bytes(tmp_path / "class") + b"/" + name)).write_text("no Python")
    write_results(grade(tmp_path / "class"), tmp_path / "out")
    assert len(list((tmp_path / "out/feedback").iterdir())) == len(names) + 2
    assert (tmp_path / "out/feedback/bob _2_.html").exists()
    table = (tmp_path / "out/grades.csv").read_text("utf-8")
    assert "Zo?.py" in table
    assert "\x1b" not in table
    assert "\n'=1+1,'=1+1.py" in table
    assert ";'=1+1.py" in table, "some spreadsheets cut a line at a semicolon"


# -- archives ------------------------------------------------------------------------------


def archive(path: Path, **entries: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in entries.items():
            packed.writestr(name, data)
    return path


def test_an_archive_is_unpacked(tmp_path: Path) -> None:
    """Would catch: a file that is missing, or a folder of Windows that becomes a file's name."""
    made = archive(tmp_path / "a.zip", **{"lab/main.py": b"1", "lab\\more\\b.py": b"2"})
    unpack(made, tmp_path / "out")
    assert (tmp_path / "out/lab/main.py").read_bytes() == b"1"
    assert (tmp_path / "out/lab/more/b.py").read_bytes() == b"2"


@pytest.mark.parametrize("name", ["../evil.py", "/tmp/evil.py", "a/../../evil.py", "C:evil.py"])
def test_no_path_leads_outside(tmp_path: Path, name: str) -> None:
    """Would catch: an archive that overwrites another student's file."""
    with pytest.raises(ArchiveError, match="leads outside"):
        unpack(archive(tmp_path / "a.zip", **{name: b"1"}), tmp_path / "out")
    assert not list(tmp_path.rglob("evil.py"))


def test_no_link_and_no_bomb(tmp_path: Path) -> None:
    """Would catch: a link to a file of the lecturer's; an archive that fills the disk."""
    link = zipfile.ZipInfo("link.py")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "l.zip", "w") as packed:
        packed.writestr(link, "/etc/passwd")
    with pytest.raises(ArchiveError, match="is a link"):
        unpack(tmp_path / "l.zip", tmp_path / "l")
    bomb = archive(tmp_path / "b.zip", **{f"{at}.py": bytes(MAX_BYTES // 4) for at in range(5)})
    assert bomb.stat().st_size < MAX_BYTES // 100
    with pytest.raises(ArchiveError, match="more than 200 MB"):
        unpack(bomb, tmp_path / "b")
    (tmp_path / "no.zip").write_bytes(b"PK\3\4 and nothing more")
    with pytest.raises(ArchiveError, match="cannot be unpacked"):
        unpack(tmp_path / "no.zip", tmp_path / "n")


# -- notebooks -----------------------------------------------------------------------------


def notebook(*sources: str) -> str:
    return json.dumps({"cells": [{"cell_type": "code", "source": one} for one in sources]})


def test_only_definitions_are_kept() -> None:
    """Would catch: an experiment that runs when the notebook is loaded; a decorator lost."""
    text = definitions_in(
        notebook(
            "%matplotlib inline\nimport math\n!ls\nmath?",
            "%%time\n@staticmethod\ndef f(move, N):\n    return 7 \\\n    % 4",
            "%%bash\ndef no",
            "DIE, FAR = 6, float('inf')\nboard = open('board.txt').read()\nprint(f(1, 2))",
            "class Solution:\n    pass",
        )
    )
    space: dict[str, object] = {}
    exec(compile(text, "notebook", "exec"), space)
    assert {"math", "f", "DIE", "FAR", "Solution"} <= set(space)
    assert "open" not in text and "print" not in text and "@staticmethod" in text


def test_a_broken_cell_is_named() -> None:
    """Would catch: a line counted in a file that the student has never seen."""
    with pytest.raises(NotebookError, match="code cell 2, line 2"):
        definitions_in(notebook("x = 1", "y = 1\ndef f(:"))
    for text in ("{}", "[]", "no notebook", '{"cells": [1]}'):
        with pytest.raises(NotebookError, match="not a notebook"):
            definitions_in(text)


def test_a_class_in_an_archive_of_archives(tmp_path: Path) -> None:
    """Would catch: a download to be unpacked by hand; a student with nothing who is not listed."""
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as packed:
        packed.writestr("lab/main.py", "def f(move, N):\n    return 0\n")
    packs = [inner.getvalue()]
    for _ in range(3):  # an archive of an archive, and so on
        outer = io.BytesIO()
        with zipfile.ZipFile(outer, "w") as packed:
            packed.writestr("hw.zip", packs[-1])
        packs.append(outer.getvalue())
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as packed:
        packed.writestr("week1/ada/work.zip", inner.getvalue())
        packed.writestr("week1/barbara/work.zip", packs[1])
        packed.writestr("week1/edsger/work.zip", packs[3])
        packed.writestr("week1/alan/work.zip", b"no archive")
        packed.writestr("week1/grace/", b"")
    found: list[Roster] = []
    with pytest.raises(Found):
        grade(tmp_path / "class.zip", found=lambda roster: stop_at(roster, found))
    ((ada, alan, barbara, edsger, grace),) = (one.submissions for one in found)
    assert ada.shown == ("ada/work.zip/lab/main.py",)
    assert barbara.shown == ("barbara/work.zip/hw.zip/lab/main.py",)
    assert "more than 2 archives" in edsger.note and "cannot be unpacked" in alan.note
    assert (grace.student, grace.files) == ("grace", ())


class Found(Exception):
    """The class is found, and nothing of it need be judged."""


def stop_at(roster: Roster, found: list[Roster]) -> None:
    found.append(roster)
    raise Found


def test_a_name_may_end_with_large_letters(tmp_path: Path) -> None:
    """Would catch: no points for a program that some system has named A.PY."""
    write(tmp_path, "ada/A.PY", "alan.ZIP")
    with zipfile.ZipFile(tmp_path / "alan.ZIP", "w") as packed:
        packed.writestr("B.Py", "def f(move, N):\n    return 1\n")
    (tmp_path / "grace.IPYNB").write_text(notebook("def f(move, N):\n    return 1"))
    book = grade(tmp_path)
    assert [(one.student, one.judgement.verdict) for one in book.grades] == [
        ("ada", "wrong"),
        ("alan", "wrong"),
        ("grace", "wrong"),
    ]


@pytest.mark.parametrize("name", ["ada.py", "ada.ipynb", "ada.zip"])
def test_a_file_without_permission_stops_no_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Would catch: a traceback; others not graded; no points for what we may not read."""
    write(tmp_path, "bob.py", name)
    read = Path.read_bytes

    def refused(path: Path) -> bytes:  # whoever runs the tests as root may read everything
        if path.name == name:
            raise PermissionError(13, "Permission denied", str(path))
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refused)
    ada, bob = find_submissions(tmp_path, {*SUFFIXES, ".zip"}).submissions
    assert ada.verdict == "not-judged"
    assert ada.note == f"{name}: it cannot be read: Permission denied."
    assert bob.file == tmp_path / "bob.py"


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="no system without users")
def test_a_folder_without_permission_stops_no_class() -> None:
    """Would catch: a traceback for the folder of one student; one who handed in nothing at all; a
    folder further down that is skipped in silence.
    """
    home = Path(tempfile.mkdtemp(dir="/tmp"))  # whoever this test becomes may look into it
    home.chmod(0o755)
    user, closed = os.geteuid(), [home / "bob", home / "eve/src/more"]
    try:
        write(home, "ada/main.py", "bob/main.py", "eve/src/main.py", "eve/src/more/main.py")
        for folder in closed:
            folder.chmod(0)
        if user == 0:
            os.seteuid(65534)
        roster = find_submissions(home, SUFFIXES)
        with pytest.raises(GradingError, match="bob: this folder cannot be read, and --student"):
            find_submissions(home, SUFFIXES, student=r"(?P<student>\w+)/src/main.py")
    finally:
        os.seteuid(user)
        for folder in closed:
            folder.chmod(0o755)
        shutil.rmtree(home)
    ada, bob, eve = roster.submissions
    assert ada.files
    assert bob.verdict == eve.verdict == "not-judged"
    assert bob.note == "bob: it cannot be read: Permission denied."
    assert eve.note == "eve/src/more: it cannot be read: Permission denied."


def test_a_function_in_a_file_that_reads_input_hears_why_it_is_not_called(tmp_path: Path) -> None:
    """Would catch: "it printed 2 lines for 1 board" for a right function and a leftover line."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def fewest(move, N):\n    return 3\n\nprint(3)\ninput('Press enter')\nprint(3)\n"
    )
    judged = judge(file, Settings())
    assert judged.verdict == "wrong-output"
    assert judged.note.endswith("It was run as a whole program, because it reads standard input.")
