"""What the shell is offered."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from command import snl, surroundings


def completed(*words: str) -> list[str]:
    """What bash is offered for the last word."""
    env = {"_SNL_COMPLETE": "complete_bash", "COMP_CWORD": str(len(words))}
    ran = snl(env=env | {"COMP_WORDS": " ".join(["snl", *words])})
    assert ran.err == ""
    return ran.out.split()


def test_boards_are_offered_and_files_are_left_to_the_shell() -> None:
    """Would catch: a gallery that the shell does not know; a name that hides all files."""
    for command in ("solve", "compare", "step", "draw", "convert"):
        assert completed(command, "thi") == ["thirty"]
        assert completed(command, "./mi") == []
    assert completed("compare", "fifty", "thi") == ["thirty"]


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
    """A script that bash reads, but that completes nothing; or that keeps its files from you."""
    bash = shutil.which("bash")
    command = shutil.which("snl", path=str(Path(sys.executable).parent))
    if not bash or not command:
        pytest.skip("there is no bash, or the command is not installed")
    script = (
        'eval "$(_SNL_COMPLETE=source_bash snl)"; COMP_WORDS=(snl solve thi); COMP_CWORD=2; '
        '_snl_completion snl; echo "${COMPREPLY[@]}"; complete -p snl'
    )
    path = f"{Path(command).parent}{os.pathsep}{os.environ['PATH']}"
    env = surroundings(PATH=path)
    ran = subprocess.run([bash, "--norc", "-c", script], capture_output=True, env=env, check=True)
    boards, how = ran.stdout.splitlines()
    assert b"thirty" in boards.split() and b"-o default" in how
