"""`snl lab`, as researchers and lecturers use it: survey a plan; write and score test suites."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command import cells_of, good, misused, refused, snl

from snl_algos.lab.suites import JUDGED
from snl_algos.lab.survey import Results


@pytest.mark.full
def test_from_a_suite_to_what_survives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that differs from the files, an exit code that hides what survives."""
    monkeypatch.chdir(tmp_path)
    said = good("lab", "suite", "--notation", "dp-arrays", "--output", "whole")
    manifest = json.loads(Path("whole/manifest.json").read_text("utf-8"))
    tests, programs = manifest["tests"], len(manifest["programs"])
    assert said.startswith(
        f"whole: {len(tests)} tests to catch {programs} wrong programs; no fewer of "
    )
    rows = [line.split() for line in said.splitlines() if line.startswith("input") and "." in line]
    assert [row[0] for row in rows] == [Path(test["input"]).name for test in tests]
    assert [row[3] for row in rows] == [str(test["throws"]) for test in tests]
    harmless = {tuple(cells_of(line)) for line in said.splitlines()}
    assert ("mistake skips-snakes (Skips the snakes)", "there are no snakes") in harmless

    assert "whole is not empty" in refused(
        "lab", "suite", "--notation", "dp-arrays", "--output", "whole"
    )
    said = good("lab", "suite", "score", "whole")
    assert said.startswith(
        f"whole: {len(tests)} tests catch {programs} of {programs} wrong programs\n"
    )

    Path("whole/input/input00.txt").unlink()
    Path("whole/output/output00.txt").unlink()
    ran = snl("lab", "suite", "score", "whole")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"whole: {len(tests) - 1} tests catch ")
    surviving = [line for line in ran.out.splitlines() if "Board(" in line]
    assert surviving
    assert all(line.startswith(("mistake ", "mutant ")) for line in surviving)

    shutil.copy(Path("whole") / tests[1]["input"], "whole/input/more.txt")
    Path("whole/output/more.txt").write_text("99")
    ran = snl("lab", "suite", "score", "whole")
    assert ran.code == 1
    assert "more.txt: its output says 99, and the right answer is " in ran.err


def test_what_goes_wrong_is_said(tmp_path: Path) -> None:
    assert "no such folder" in refused("lab", "suite", "score", tmp_path / "none")
    assert "it has no tests" in refused("lab", "suite", "score", tmp_path)
    told = misused("lab", "suite", "--output", tmp_path / "new")
    assert all(name in told for name in ("--notation", *JUDGED))
    assert "--output" in misused("lab", "suite", "--notation", "grid")
    assert "json" in misused("lab", "suite", "--notation", "json", "--output", tmp_path / "new")
    assert "after score" in misused("lab", "suite", "--notation", "grid", "score", tmp_path)
    assert list(tmp_path.iterdir()) == []


PLAN = """
programs = ["forward-dp", "mine.py:mine"]
shard = 20

[[boards]]
every = [4, 5]
dice = [2]
"""
MINE = """
def mine(board):
    return None if board.jumps else board.cells // 2
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(MINE)
    Path("plan.toml").write_text(PLAN)
    return Path("plan.toml")


def test_from_a_plan_to_a_table(plan: Path) -> None:
    """Would catch: a command that does nothing, or counts that differ from view to view."""
    said = good("lab", "survey", plan, "--jobs", 1)
    assert said == "plan.json: 141 boards; to see the counts: snl lab report plan.json\n"
    table = good("lab", "report", "plan.json")
    found = Results.read("plan.json")
    assert {sum(kinds.values()) for kinds in found.totals().values()} == {141}
    for one in found.smallest:
        assert one.kind == "right" or (one.said in table and repr(one.board) in table)
    assert "--force" in refused("lab", "survey", plan)


def test_what_cannot_be_surveyed_is_said(plan: Path) -> None:
    assert "cannot be read" in refused("lab", "survey", "none.toml")
    assert "not results of a survey" in refused("lab", "report", plan)
    Path("mine.py").write_text("def mine(board): return 0 if")
    assert "mine.py" in refused("lab", "survey", plan, "--jobs", 1)
    plan.write_text(PLAN.replace("forward-dp", "forwrd-dp"))
    assert "did you mean 'forward-dp'" in refused("lab", "survey", plan, "--jobs", 1)


#: Python runs it as a worker starts.
SLOW_START = """
import sys, time
if "spawn_main" in " ".join(sys.orig_argv):
    open("begun", "w").close()
    time.sleep(2)
"""


def test_ctrl_c_while_a_worker_starts(plan: Path) -> None:
    """Would catch: a traceback of the command or of a worker."""
    Path("sitecustomize.py").write_text(SLOW_START)
    command = [sys.executable, "-m", "snl_algos", "lab", "survey", plan.name, "--jobs", "1"]
    there = {**os.environ, "PYTHONPATH": os.getcwd()}  # noqa: PTH109
    with subprocess.Popen(
        command, env=there, stderr=subprocess.PIPE, start_new_session=True
    ) as ran:
        while not Path("begun").exists():
            assert ran.poll() is None
            time.sleep(0.01)
        os.killpg(ran.pid, signal.SIGINT)
        err = ran.communicate()[1].decode()
    # Python itself says it of a lock that it releases in a fork.
    said = re.sub(
        r"Exception ignored in: <function _releaseLock.*?KeyboardInterrupt: ?\n",
        "",
        err,
        flags=re.DOTALL,
    )
    assert "Traceback" not in said, err
