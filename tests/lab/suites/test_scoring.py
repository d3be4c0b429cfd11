"""Scores of somebody's tests: what survives, what is missing, and what is wrong with them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from snl_algos.lab.suites import Suite, SuiteError, read_tests, score, write

EMPTY = "1\n0\n0\n"


@pytest.fixture
def notation() -> str:
    return "hackerrank"


@pytest.fixture
def folder(found: Suite, tmp_path: Path) -> Path:
    """A folder with a whole suite, to be spoilt, without its manifest."""
    write(found, tmp_path / "tests")
    (tmp_path / "tests" / "manifest.json").unlink()
    return tmp_path / "tests"


def take_away(folder: Path, number: int) -> None:
    (folder / f"input/input{number:02}.txt").unlink()
    (folder / f"output/output{number:02}.txt").unlink()


@pytest.mark.full
def test_a_survivor_is_named_with_a_board_that_catches_it(found: Suite, folder: Path) -> None:
    """A survivor that is not named, or a board that does not catch it."""
    only = {wrong for wrong, numbers in found.catches.items() if numbers == (1,)}
    take_away(folder, 1)
    after = score(folder)
    assert set(after.survivors) == only
    for wrong, case in after.survivors.items():
        right = after.rules.fewest_throws(case)
        assert wrong.program(after.rules.board(case)) != (-1 if right is None else right)


def test_a_tampered_answer_is_found(folder: Path) -> None:
    """A test that fails right programs, and is counted because it fails wrong ones, too.

    A board that the judge does not send is run, and named.
    """
    (folder / "output/output00.txt").write_text("7\n")
    made(folder, {"input/input10.txt": "1\n2\n2 5\n5 9\n0\n", "output/output10.txt": "17\n"})
    judged = score(folder)
    assert list(judged.wrong_answers) == ["input00.txt"]
    assert "its output says 7, and the right answer is" in judged.wrong_answers["input00.txt"]
    assert not any("input00.txt" in names for names in judged.caught.values())
    assert judged.unusual == ("input10.txt",)


@pytest.mark.full
def test_several_boards_in_one_input(folder: Path) -> None:
    """Only the first board of an input is looked at, or its answers are mixed up."""
    inputs, outputs = sorted((folder / "input").iterdir()), sorted((folder / "output").iterdir())
    boards = "".join(path.read_text().partition("\n")[2] for path in inputs)
    answers = "".join(path.read_text() for path in outputs)
    shutil.rmtree(folder)
    made(folder, {"input/all.txt": f"{len(inputs)}\n{boards}", "output/all.txt": answers})
    judged = score(folder)
    assert not judged.survivors
    assert set(judged.caught.values()) == {("all.txt",)}
    wrong = answers.splitlines()
    wrong[2] = "1"
    (folder / "output/all.txt").write_text("\n".join(wrong))
    assert score(folder).wrong_answers["all.txt"].startswith("board 3: its output says 1,")


def test_tests_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    """Test 10 before test 2; a second test with a number that is taken."""
    for number in ("2", "10", "1"):
        made(tmp_path, {f"input/input{number}.txt": EMPTY, f"output/output{number}.txt": "17"})
    _, tests = read_tests(tmp_path)
    assert [test.name for test in tests] == ["input1.txt", "input2.txt", "input10.txt"]


def made(folder: Path, files: dict[str, str | bytes]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())


SPOILT: dict[str, tuple[dict[str, str | bytes], str]] = {
    "no folder": ({}, "no such folder"),
    "empty": ({"readme.txt": ""}, "it has no tests; a suite has input/input00.txt"),
    "no output": ({"input/input00.txt": EMPTY}, "input00.txt: it has no output"),
    "no input": (
        {"input/a.txt": EMPTY, "output/a.txt": "17", "output/b.txt": "17"},
        "b.txt: it has no input",
    ),
    "not a board": (
        {"input/input00.txt": "1\n1\n2\n", "output/output00.txt": "17"},
        "input00.txt: read as hackerrank: line 3: expected ladder 1 of 1",
    ),
    "no judge": (
        {"input/input00.txt": '{"cells": 9}', "output/output00.txt": "2"},
        "no judge passes boards as json",
    ),
    "not an answer": (
        {"input/input00.txt": EMPTY, "output/output00.txt": "seventeen"},
        "output00.txt: 'seventeen' is not an answer",
    ),
    "two answers": (
        {"input/input00.txt": EMPTY, "output/output00.txt": "17\n17"},
        "output00.txt: expected one answer for each board in input00.txt (1), found 2",
    ),
}


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    """A traceback, or a folder of tests that is refused without naming it."""
    for what, (files, message) in SPOILT.items():
        folder = tmp_path / what
        made(folder, files)
        with pytest.raises(SuiteError) as refused:
            score(folder)
        assert message in str(refused.value)
        assert str(folder) in str(refused.value) or what == "no judge"
