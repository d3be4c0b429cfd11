"""`snl step -o`: pages, pictures and films of a run, and what is refused before it begins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import good, misused, refused, snl, written

from snl_algos import Trace

BOARD = '{"format": "snl-board", "version": 1, "cells": 3, "jumps": [[2, 3]]}'


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return written(tmp_path / "board.json", BOARD.encode())


def test_the_end_of_the_name_says_what_is_written(board: Path, tmp_path: Path) -> None:
    """A picture of another kind than its name says, or a file beside it."""
    pytest.importorskip("matplotlib")
    folder = tmp_path / "out"
    folder.mkdir()
    for name, start in (
        ("step.svg", b"<?xml"),
        ("step.PNG", b"\x89PNG"),
        ("step.pdf", b"%PDF"),
        ("run.gif", b"GIF89a"),
        ("run.html", b"<!DOCTYPE html>"),
        ("run.json", b'{"format":"snl-trace"'),
    ):
        file = folder / name
        assert good("step", board, "-o", file) == ""
        assert file.read_bytes().startswith(start)
        if name.endswith("json"):
            assert Trace.from_dict(json.loads(file.read_text("utf-8"))).outcome == "returned"
        file.unlink()
        assert list(folder.iterdir()) == []


def test_one_step_of_many(tmp_path: Path) -> None:
    """A step that is counted from 1 in one place and from 0 in the other."""
    pytest.importorskip("matplotlib")
    good("step", "thirty", "--step", 4, "-o", tmp_path / "step.svg")
    line = good("step", "thirty").splitlines()[1 + 4].split("  ", 1)[1].strip()
    assert line in (tmp_path / "step.svg").read_text("utf-8")
    wide = tmp_path / "wide.gif"
    how = ("--steps", "0:1", "--wide", "--width", 160, "--seconds", 6)
    good("step", "thirty", *how, "-o", wide)
    assert wide.read_bytes()[6:10] == bytes([160, 0, 90, 0])
    dark = tmp_path / "dark.svg"
    good("step", "thirty", "--step", 4, "--theme", "dark", "--transparent", "-o", dark)
    assert dark.read_text("utf-8") != (tmp_path / "step.svg").read_text("utf-8")


def test_what_does_not_go_together(
    board: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A traceback; half a file; an option that is passed over in silence."""
    monkeypatch.chdir(tmp_path)
    for options in (
        "-o run.jpg", "-o run", "-o run.gif --step 3", "-o run.gif --transparent",
        "-o run.svg --width 900", "-o run.html --wide",
        "-o run.png --steps 0:1", "-o run.gif --steps 3", "-o run.gif --steps 5:999",
        "-o run.png --seconds 3", "-o run.gif --seconds 0", "--wide",
        "-o run.svg --step -1", "-o run.html --step 999", "--step 3", "--theme dark",
        "--transparent", "-o run.html --theme dark", "-o run.json --theme light",
    ):  # fmt: skip
        misused("step", board, *options.split())
        assert list(tmp_path.iterdir()) == [board], options


def test_a_place_where_nothing_can_be_written_is_refused_before_the_run(
    board: Path, tmp_path: Path
) -> None:
    """A film that is drawn for a minute, and then cannot be saved."""
    has_run = tmp_path / "has_run"
    code = f"def mine(board):\n    open({str(has_run)!r}, 'w').close()\n    return 1\n"
    mine = written(tmp_path / "mine.py", code.encode())
    for file in (tmp_path / "nowhere" / "run.gif", board.with_name("run.gif")):
        if file.parent == tmp_path:
            written(file, b"precious")
        refused("step", board, mine, "-o", file)
    assert (tmp_path / "run.gif").read_bytes() == b"precious"
    assert not has_run.exists()
    good("step", board, mine)
    assert has_run.exists()


def test_a_run_that_fails_exits_with_1(board: Path, tmp_path: Path) -> None:
    """Would catch: a script that goes on, because the run of a failing program exits with 0."""
    mine = written(tmp_path / "mine.py", b"def mine(board):\n    return 1 // 0\n")
    for name in ("", "run.html", "run.json"):
        output = ["-o", tmp_path / name] if name else []
        ran = snl("step", board, mine, *output)
        assert (ran.code, ran.err) == (1, "")
        shown = (tmp_path / name).read_text("utf-8") if name else ran.out
        assert "ZeroDivisionError" in shown
