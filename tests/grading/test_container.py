"""A submission in a container: how it is started, and what a person is told if it cannot be.

A stand-in for Docker keeps its arguments and runs the command here, because no test can count on a
daemon. What a real one does with the arguments is up to it.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from grading.classroom import RIGHT_MAIN

from snl_algos.grading import GradingError, Settings, attendant
from snl_algos.grading.isolation import Isolation
from snl_algos.grading.judge import judge
from snl_algos.sandbox.command import CommandResult

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the stand-in needs Linux")

#: It knows one image, and does nothing if its daemon is not running.
STAND_IN = """\
#!{python}
import json, os, sys, time
from pathlib import Path
words, home = sys.argv[1:], Path({home!r})
if words[0] == "version":
    sys.exit("Cannot connect to the Docker daemon." if (home / "stopped").exists() else 0)
if words[0] == "image":
    sys.exit(words[2] != "course")
at = words.index("course")
options = dict(one.partition("=")[::2] for one in words[1:at])
(home / "options.json").write_text(json.dumps(words[1:at]))
volumes = [one.partition("=")[2].split(":") for one in words[1:at] if one.startswith("--volume")]
(package,) = (source for source, _, how in volumes if source.endswith("snl_algos"))
(folder,) = (source for source, inside, how in volumes if inside == options["--workdir"])
time.sleep(2 * (home / "slow").exists())
os.chdir(folder)
os.environ.update(PYTHONPATH=str(Path(package).parent), PATH={bin!r} + ":" + os.defpath)
os.execv(sys.executable, [sys.executable, *words[at + 1:]])
"""


@pytest.fixture
def docker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the stand-in, which is the only one on the path."""
    home = tmp_path / "docker home"
    (home / "bin").mkdir(parents=True)
    script = home / "bin/docker"
    script.write_text(
        STAND_IN.format(python=sys.executable, home=str(home), bin=str(Path(sys.executable).parent))
    )
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(home / "bin"))
    return home


def test_the_container_may_do_little(docker: Path, tmp_path: Path) -> None:
    """Would catch: a network, a folder it can write to, or a limit that is left out."""
    Isolation("docker:course").check()
    given = json.loads((docker / "options.json").read_text())
    for option in ("--rm", "--network=none", "--read-only", "--cap-drop=ALL", "--pids-limit=64",
                   "--memory=2g", "--security-opt=no-new-privileges", "--pull=never"):  # fmt: skip
        assert option in given
    volumes = [one for one in given if one.startswith("--volume")]
    assert len(volumes) == 2
    assert all(one.endswith(":ro") for one in volumes)
    assert not [one for one in given if one in ("--user=0:0", "--privileged")]


def ran_there(code: str, folder: Path, text: str = "", seconds: float = 60.0) -> CommandResult:
    """Run some code of Python in a container."""
    words = [sys.executable, "-c", code]
    with closing(Isolation("docker:course").server(words, folder)) as server:
        return server.run(text, seconds)


def test_input_and_end_reach_the_command(docker: Path, tmp_path: Path) -> None:
    """Would catch: input that never ends inside; a container that outlives who waits for it."""
    ran = ran_there("print(len(open(0).read()))", tmp_path, "äö\n" * 50_000)
    assert (ran.ending, ran.code, ran.out) == ("exit", 0, "150000\n"), ran
    assert ran_there("while True: pass", tmp_path, seconds=1.0).ending == "time"
    with closing(Isolation("docker:course").server(["no-such-compiler"], tmp_path)) as server:
        assert server.run("", 60.0).not_found


def test_a_container_ends_with_its_client() -> None:
    """Would catch: a container that runs on until a program has read what nobody waits for."""
    words = ["sh", "-c", "echo $$; exec sleep 600"]
    client = [sys.executable, "-m", attendant.__name__, *words]
    with subprocess.Popen(client, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin is not None and running.stdout is not None
        command = int(running.stdout.readline())  # in a container it ends with the first process
        try:
            running.stdin.write(b"unread")
            running.stdin.close()
            assert running.wait(60.0) == 1
        finally:
            os.kill(command, signal.SIGKILL)


def test_the_start_of_a_container_costs_no_time(docker: Path, tmp_path: Path) -> None:
    """Would catch: a right program called too slow, because the daemon is busy."""
    (docker / "slow").touch()
    ran = ran_there("print(input())", tmp_path, "three", seconds=1.0)
    assert (ran.ending, ran.code, ran.out) == ("exit", 0, "three\n"), ran
    assert ran.used < 1.0


@pytest.mark.release
def test_functions_and_programs_are_judged_there(docker: Path, tmp_path: Path) -> None:
    """Would catch: requests or boards that do not arrive; another verdict than elsewhere."""
    (tmp_path / "wrong.py").write_text("def f(move, N):\n    return 0\n")
    (tmp_path / "main.py").write_text(RIGHT_MAIN)
    settings = Settings(isolate="docker:course")
    assert judge(tmp_path / "wrong.py", settings).verdict == "wrong"
    assert judge(tmp_path / "main.py", settings).verdict == "right"


def test_what_is_missing_is_said(docker: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a traceback, or submissions that run in the open instead."""
    for image, message in (("", "name an image"), ("other", "docker pull other")):
        with pytest.raises(GradingError, match=message):
            Isolation(f"docker:{image}").check()
    (docker / "stopped").touch()
    with pytest.raises(GradingError, match="docker does not work here: Cannot connect"):
        Isolation("docker:course").check()
    monkeypatch.setenv("PATH", str(docker))
    with pytest.raises(GradingError, match="neither docker nor podman is installed"):
        Isolation("docker:course").check()
