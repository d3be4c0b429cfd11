"""What the shell is offered."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from command import snl, surroundings


def completed(*words: str) -> list[str]:
    """What bash is offered for the last word."""
    env = {"_SNL_COMPLETE": "complete_bash", "COMP_CWORD": str(len(words))}
    ran = snl(env=env | {"COMP_WORDS": " ".join(["snl", *words])})
    assert ran.err == ""
    return ran.out.split()


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "sub").mkdir()
    for name in ("mine.json", "thin.json", "sub/deep.json"):
        (tmp_path / name).write_bytes(b"[-1]")
    monkeypatch.chdir(tmp_path)
    yield tmp_path


def test_boards_and_files_are_offered(in_a_folder: Path) -> None:
    """A completion that knows the gallery only, or files only, or stops after the first file."""
    for command in ("solve", "compare", "step", "draw", "convert"):
        assert completed(command, "thi") == ["thirty", "thin.json"]
        assert completed(command, "./mi") == ["./mine.json"]
        assert completed(command, "sub/") == ["sub/deep.json"]
        assert completed(command, f"{in_a_folder}/mi") == [f"{in_a_folder}/mine.json"]
        assert completed(command, "no/such/folder/") == []
    assert completed("compare", "fifty", "thi") == ["thirty", "thin.json"]


def test_names_are_offered() -> None:
    """Names of algorithms, of mistakes or of commands that the shell does not know."""
    for words, offered in (
        ("solve --algorithm dij", ["dijkstra"]),
        ("compare thirty --algorithm adj", ["adjacency-list-bfs", "adjacency-matrix-bfs"]),
        ("step thirty --algorithm never-g", ["never-goes-back"]),
        ("sol", ["solve"]),
    ):
        assert completed(*words.split()) == offered


def test_completion_in_bash() -> None:
    """A script that bash reads, but that completes nothing."""
    bash = shutil.which("bash")
    command = shutil.which("snl", path=str(Path(sys.executable).parent))
    if not bash or not command:
        pytest.skip("there is no bash, or the command is not installed")
    script = (
        'eval "$(_SNL_COMPLETE=source_bash snl)"; COMP_WORDS=(snl solve thi); COMP_CWORD=2; '
        '_snl_completion snl; echo "${COMPREPLY[@]}"'
    )
    path = f"{Path(command).parent}{os.pathsep}{os.environ['PATH']}"
    env = surroundings(PATH=path)
    ran = subprocess.run([bash, "--norc", "-c", script], capture_output=True, env=env, check=True)
    assert b"thirty" in ran.stdout.split()
