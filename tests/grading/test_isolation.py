"""An isolated submission sees no network, no other file and no other process."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from contextlib import closing
from pathlib import Path

import pytest
from grading.whole_programs import RIGHT_CPP, RIGHT_JAVA, RIGHT_JS, RIGHT_MAIN
from processes import processes_below

from snl_algos.grading import GradingError, Settings
from snl_algos.grading.bubblewrap import MAX_PROCESSES, MAX_WRITTEN
from snl_algos.grading.isolation import Isolation
from snl_algos.grading.judge import judge

pytestmark = pytest.mark.full


@pytest.fixture(autouse=True)
def _bubblewrap() -> None:
    if shutil.which("bwrap") is None and (sys.platform != "linux" or not os.environ.get("CI")):
        pytest.skip("bwrap is not installed")
    Isolation("bwrap").check()


def answer(tmp_path: Path, body: str, name: str = "odd.py") -> str:
    """What an isolated submission that fails on purpose says."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    (tmp_path / name).write_text(f"import os, socket, subprocess\ndef f(move, N):\n{lines}")
    judged = judge(tmp_path / name, Settings(isolate="bwrap"))
    assert judged.verdict == "raises", judged
    return judged.got


def test_it_sees_no_file_of_the_lecturers_and_no_process(tmp_path: Path) -> None:
    """Would catch: a submission that reads another one, or a home folder, or sees who runs it."""
    (tmp_path / "other.py").write_text("the solution of somebody else")
    says = answer(
        tmp_path,
        f"paths = {str(tmp_path / 'other.py')!r}, '/etc/passwd'\n"
        "files = [os.path.exists(path) for path in paths]\n"
        "processes = sum(name.isdigit() for name in os.listdir('/proc'))\n"
        "raise ValueError(files, os.listdir('.'), processes)",
    )
    before, processes = says.removesuffix(")").rsplit(", ", 1)
    assert before.endswith("([False, False], ['submission.py']")
    assert int(processes) <= 3


def test_it_writes_nothing_and_reaches_nothing(tmp_path: Path) -> None:
    """Would catch: a changed mark, a file left behind, a question to the network."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        says = answer(
            tmp_path,
            "try:\n    open('new.txt', 'w')\n"
            "except OSError as refused:\n    written = str(refused)\n"
            f"try:\n    socket.create_connection(('127.0.0.1', {port}), 1)\n"
            "except OSError as refused:\n    raise ValueError(written, str(refused))",
        )
    assert "Read-only" in says
    assert "refused" in says or "unreachable" in says


#: It starts processes and writes files until the system refuses, and says how many, and how much.
GREEDY = """
import os, time
count = 0
try:
    while True:
        if os.fork() == 0:
            time.sleep(1000)
        count += 1
except OSError:
    print(count)
for folder in ("/tmp", "/dev/shm", "/dev", "/", "."):
    size = 0
    try:
        for number in range(200):
            with open(f"{folder}/{number}", "ab") as file:
                for _ in range(8):
                    size += file.write(bytes(2**20))
    except OSError:
        print(size)
"""


def test_it_starts_few_processes_and_writes_little(tmp_path: Path) -> None:
    """Would catch: a program that keeps the machine busy with processes, or fills its memory."""
    before = set(processes_below(os.getpid()))
    with closing(Isolation("bwrap").server([sys.executable, "-c", GREEDY], tmp_path)) as server:
        ran = server.run("", 60.0)
    count, *sizes = map(int, ran.out.split())
    assert 0 < count < MAX_PROCESSES
    assert all(0 < size <= MAX_WRITTEN for size in sizes[:2])
    assert sizes[2:] == [0, 0, 0]
    assert set(processes_below(os.getpid())) <= before


@pytest.mark.parametrize(
    ("name", "compiler"),
    [
        ("main.py", ""),
        ("loop.py", ""),
        ("main.cpp", "g++"),
        ("main.js", "node"),
        pytest.param("Main.java", "javac", marks=pytest.mark.release),
    ],
)
def test_a_verdict_is_the_same_there(tmp_path: Path, name: str, compiler: str) -> None:
    """Would catch: a library that is missing inside; a call without end taken for a crash."""
    if compiler and not shutil.which(compiler):
        pytest.skip(f"{compiler} is not installed")
    right = {"main.py": RIGHT_MAIN, "main.cpp": RIGHT_CPP, "main.js": RIGHT_JS,
             "Main.java": RIGHT_JAVA}  # fmt: skip
    (tmp_path / name).write_text(right.get(name, "def f(move, N):\n    while True: pass\n"))
    verdict = "right" if name in right else "too-slow"
    assert judge(tmp_path / name, Settings(isolate="bwrap")).verdict == verdict


def test_what_does_not_work_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: submissions that run in the open although isolation was asked for."""
    with pytest.raises(GradingError, match="the choices are none, bwrap"):
        Isolation("jail").check()
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(GradingError, match="apt install bubblewrap"):
        Isolation("bwrap").check()
