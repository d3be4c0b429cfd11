"""A long call shows how far it is: in a terminal or a notebook that somebody watches."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snl_algos import check, compare, progress, trace
from snl_algos.course import exercise

CELL = """
from snl_algos import compare, progress
progress.DELAY = 0
compared = compare("thirty", ["level-bfs"])
"""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def film(folder: Path) -> None:
    trace("queue-bfs", [[-1, -1], [-1, -1]]).save(folder / "run.gif")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda folder: check("queue-bfs", seconds=2), "checking queue-bfs: "),
        (lambda folder: compare("thirty", ["level-bfs"]), "comparing: level-bfs"),
        (film, "making run.gif: step 1 of "),
    ],
)
def test_a_terminal_shows_one_line_and_erases_it(
    call: Callable[[Path], Any], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: a call that is silent for minutes; a line left behind; a line in a pipe."""
    monkeypatch.setattr(progress, "DELAY", 0.0)
    for terminal in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", terminal)
        call(tmp_path)
        if not terminal.isatty():
            assert terminal.getvalue() == ""
            continue
        assert f"\r{words}" in terminal.getvalue() and "\n" not in terminal.getvalue()
        erased = terminal.getvalue().split("\r")
        assert erased[-1] == "" and not erased[-2].strip()


def test_a_quick_call_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    compare("thirty", ["level-bfs"])
    assert exercise("0.1").check([2, 2]) is not None
    assert terminal.getvalue() == ""


@pytest.mark.full
def test_a_notebook_shows_it_only_if_somebody_watches() -> None:
    """Would catch: silence in a notebook; progress in the saved outputs of nbconvert."""
    from jupyter_client.manager import start_new_kernel

    manager, client = start_new_kernel(kernel_name="python3")
    said = {}
    try:
        for watched in (True, False):
            texts: list[str] = []
            client.execute_interactive(
                CELL,
                allow_stdin=watched,
                timeout=60,
                output_hook=lambda message, texts=texts: texts.append(
                    message["content"].get("text", "")
                ),
            )
            said[watched] = "".join(texts)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    assert said[True].startswith("\rcomparing: level-bfs") and said[True].endswith(" \r")
    assert said[False] == ""
