"""Run a submission in a container of Docker or Podman.

The image needs Python only; this package and the folder of the submission are mounted, read-only.
Each process of a submission has its own container, which ends with it:
`attendant.py` sees to that inside.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .errors import GradingError
from .limits import HOME, MAX_COMPILED, MAX_COMPILERS, MAX_OPEN, MAX_PROCESSES, MAX_WRITTEN

__all__ = ["CLIENTS", "PREFIX", "PYTHON", "check_container", "contained"]

#: How the option begins, before the name of an image.
PREFIX = "docker:"
#: The commands that start containers, the first that is installed and works is taken.
CLIENTS = ("docker", "podman")
#: Python in the container, with this package.
PYTHON = ("python3", "-P", "-s")
#: Where the package is mounted.
PACKAGES = "/snl"
#: The most memory of a container, with its files in memory.
MAX_MEMORY = "2g"
#: An unprivileged user, for an administrator's containers.
NOBODY = 65534
#: The time for starting a container that does nothing, in seconds.
CHECK_SECONDS = 60.0


def contained(image: str, words: Sequence[str], folder: Path, *, writes: bool = False) -> list[str]:
    """Return the words that run a command in a container, as `Isolation.started` describes."""
    package = Path(__file__).resolve().parents[1]
    client, size = _client(os.environ.get("PATH", "")), MAX_COMPILED if writes else MAX_WRITTEN
    user, group = (os.getuid(), os.getgid()) if os.getuid() else (NOBODY, NOBODY)
    _open(folder, writes)
    return [
        client, "run", "--rm", "--interactive", "--pull=never", "--log-driver=none",
        "--network=none", "--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges",
        f"--user={user}:{group}", *(["--userns=keep-id"] if client == "podman" and user != NOBODY
                                    else []),
        f"--pids-limit={MAX_COMPILERS if writes else MAX_PROCESSES}",
        f"--memory={MAX_MEMORY}", f"--memory-swap={MAX_MEMORY}",
        f"--ulimit=nofile={MAX_OPEN}:{MAX_OPEN}", f"--ulimit=fsize={size}:{size}",
        "--ulimit=core=0:0", f"--shm-size={MAX_WRITTEN}",
        f"--tmpfs=/tmp:rw,exec,nosuid,nodev,mode=1777,size={size}",
        f"--volume={package}:{PACKAGES}/{package.name}:ro",
        f"--volume={folder.resolve()}:{HOME}:{'rw' if writes else 'ro'}", f"--workdir={HOME}",
        *(f"--env={name}={value}" for name, value in (
            ("PYTHONPATH", PACKAGES), ("PYTHONDONTWRITEBYTECODE", "1"), ("HOME", "/tmp"),
            ("LANG", "C.UTF-8"), ("OUTPUT_PATH", "/dev/stdout"))),
        f"--entrypoint={PYTHON[0]}", image, *PYTHON[1:], "-m", f"{__package__}.attendant", *words,
    ]  # fmt: skip


def _open(folder: Path, writes: bool) -> None:
    """Let the user of the container read the folder, or write into it."""
    folder.chmod(0o777 if writes else 0o755)
    for path in folder.iterdir():
        if path.is_file() and os.access(path, os.W_OK):
            path.chmod(path.stat().st_mode | 0o444)


@cache
def _client(path: str) -> str:
    """Return the first client on a path that works, otherwise the first that is installed."""
    there = [one for one in CLIENTS if shutil.which(one, path=path)]
    works = (one for one in there if _said([one, "version"]) == "")
    return next(works, there[0] if there else "")


def _said(words: Sequence[str]) -> str:
    """Return the last line of what a failing command says; empty if it succeeds."""
    reads, writes = os.pipe()  # its input does not end, which would end a container
    try:
        ran = subprocess.run(
            words, capture_output=True, stdin=reads, check=False, timeout=CHECK_SECONDS
        )
    except subprocess.TimeoutExpired:
        return f"no answer within {CHECK_SECONDS:g} seconds"
    finally:
        os.close(reads)
        os.close(writes)
    lines = ran.stderr.decode("utf-8", "replace").strip().splitlines()
    return (lines or [f"exit code {ran.returncode}"])[-1] if ran.returncode else ""


def check_container(image: str, folder: Path) -> None:
    """Refuse an image in which no submission can run; a folder is mounted for a try."""
    option = f"--isolate {PREFIX}{image}"
    if not image:
        raise GradingError(f"{option}: name an image, such as {PREFIX}python:3.13-slim")
    client = _client(os.environ.get("PATH", ""))
    if not client:
        raise GradingError(f"{option}: neither {' nor '.join(CLIENTS)} is installed")
    if said := _said([client, "version"]):
        raise GradingError(f"{option}: {client} does not work here: {said}")
    if _said([client, "image", "inspect", image]):
        raise GradingError(
            f"{option}: there is no such image here; fetch it: {client} pull {image}"
        )
    code = f"import sys; assert sys.version_info >= (3, 11), sys.version; import {__package__}"
    if said := _said(contained(image, [*PYTHON, "-c", code], folder)):
        raise GradingError(
            f"{option}: it needs Python 3.11 or later, as {PYTHON[0]}, to run this package: {said}"
        )
