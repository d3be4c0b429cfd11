"""A command that one process starts again and again ends as if each run had a process to itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from processes import processes_below

from snl_algos.grading.isolation import Isolation
from snl_algos.sandbox import can_fork
from snl_algos.sandbox.command import CommandServer, run_command

pytestmark = pytest.mark.skipif(not can_fork(), reason="grading needs processes")

#: More time than any of the programs needs, in seconds.
AMPLE = 120.0
#: Programs that end in every way in which Python ends.
ENDINGS = {
    "a reply": "print(int(input()) + 1)",
    "main": "import sys\nif __name__ == '__main__': print(sys.argv, __file__)",
    "an exit code": "import sys; print(1); sys.exit(300)",
    "an exception": "def f():\n    return 1 // 0\nprint(1)\nf()",
    "a cause": "try:\n    1 // 0\nexcept ArithmeticError as old:\n    raise KeyError(1) from old",
    "a thread": (
        "import threading, time\n"
        "threading.Thread(target=lambda: (time.sleep(0.1), print('late'))).start()\nprint('soon')"
    ),
    "at exit": "import atexit\natexit.register(print, 'at last')\nprint('first')",
    "a closed stream": "import sys; print(1, flush=True); sys.stdout.close()",
    "a signal": "import os; os.kill(os.getpid(), 9)",
}  # fmt: skip


@contextmanager
def server_of(file: Path) -> Iterator[CommandServer]:
    """A process that runs a file of Python."""
    isolation = Isolation("none")
    with closing(isolation.server([file.name], file.parent, kind="python")) as server:
        yield server


def test_a_file_runs_as_python_runs_a_script(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: output that is lost, another exit code, a traceback that names our files."""
    monkeypatch.chdir(tmp_path)
    for name, code in ENDINGS.items():
        (tmp_path / "mine.py").write_text(code)
        plain = run_command([sys.executable, "mine.py"], "4\n", AMPLE)
        with server_of(tmp_path / "mine.py") as server:
            first, second = server.run("4\n", AMPLE), server.run("4\n", AMPLE)
        assert first[:4] == second[:4] == plain[:4], name


def test_no_run_finds_what_another_left(tmp_path: Path) -> None:
    """Would catch: a global that survives, and a process for each run."""
    code = "import math\nprint(getattr(math, 'seen', 0), input())\nmath.seen = 1"
    (tmp_path / "mine.py").write_text(code)
    before = set(processes_below(os.getpid()))
    with server_of(tmp_path / "mine.py") as server:
        found = []
        for text in ("a", "b", "c"):
            found.append(server.run(text, AMPLE).out)
            kept = set(processes_below(os.getpid())) - before
        assert found == ["0 a\n", "0 b\n", "0 c\n"]
        assert kept == set(processes_below(os.getpid())) - before
    assert set(processes_below(os.getpid())) <= before
