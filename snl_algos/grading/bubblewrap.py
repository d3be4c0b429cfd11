"""Run a submission with Bubblewrap (`bwrap`, on Linux).

It gives a command separate namespaces. The command sees the system's programs and libraries, Python
and this package, all read-only, and the folder of the submission.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from .errors import GradingError

__all__ = ["MAX_PROCESSES", "MAX_WRITTEN", "bubble", "check_bubblewrap"]

# Limits are numbers and not times, so that a program that starts processes or writes files without
# end fails in the same way on every run.
#: Where a submission finds its folder, and the folders that it may write to, which are in memory.
HOME, WRITABLE = "/submission", ("/tmp", "/dev/shm")
#: The most processes and threads of a submission, together; of a compiler. Linux counts those of
#: each user namespace apart from 5.14 on.
MAX_PROCESSES, MAX_COMPILERS = 64, 1024
#: The most files that each of its processes opens.
MAX_OPEN = 1024
#: The most bytes in its temporary folder, and in a file; for a compiler.
MAX_WRITTEN, MAX_COMPILED = 64 * 2**20, 512 * 2**20
PACKAGE = Path(__file__).resolve().parents[1]
#: What commands of the system need. Not every system has all of it.
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/alternatives",
          "/etc/ld.so.cache")  # fmt: skip
JAVA = "/etc/java-*"
#: An administrator's submissions run as users that nobody else is, because the administrator's own
#: processes are not limited: this number, and that of the process that judges.
FIRST_USER = 2_000_000_000


def bubble(
    words: Sequence[str],
    folder: Path,
    *,
    command: str = "",
    writes: bool = False,
    read: Iterable[str] = (),
) -> list[str]:
    """Return the words that run a command isolated, as `Isolation.started` describes."""
    settings = {"PATH": os.defpath, "LANG": "C.UTF-8", "HOME": "/tmp",
                "OUTPUT_PATH": "/dev/stdout", "PYTHONPATH": str(PACKAGE.parent)}  # fmt: skip
    found = filter(None, map(shutil.which, filter(None, (command, words[0]))))
    paths = dict.fromkeys(str(Path(one).parent) for one in found)
    settings["PATH"] = os.pathsep.join([*paths, settings["PATH"]])
    size = MAX_COMPILED if writes else MAX_WRITTEN
    spaces = ["--perms", "1777", "--size", str(size), "--tmpfs"]
    return [
        "bwrap", *_namespaces(), "--die-with-parent", "--new-session", "--clearenv",
        *(part for name, value in settings.items() for part in ("--setenv", name, value)),
        "--proc", "/proc", "--dev", "/dev",
        *(part for path in WRITABLE for part in (*spaces, path)),
        *(part for path in _above(read) for part in ("--perms", "0755", "--dir", path)),
        *(part for path in _readable(read) for part in ("--ro-bind-try", path, path)),
        "--bind" if writes else "--ro-bind", str(folder.resolve()), HOME,
        "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", HOME, "--",
        *_user(folder), *_limits(writes), *words,
    ]  # fmt: skip


def _namespaces() -> list[str]:
    """Return the options for separate namespaces; an administrator needs none of users."""
    if not _is_administrator():
        return ["--unshare-all"]
    kinds = ("ipc", "pid", "net", "uts", "cgroup-try")
    may = ("CAP_SETUID", "CAP_SETGID")  # given up when the user changes
    return [*(f"--unshare-{kind}" for kind in kinds),
            *(part for one in may for part in ("--cap-add", one))]  # fmt: skip


def _user(folder: Path) -> list[str]:
    """Return the words that make an administrator's command run as another user, who is given the
    folder."""
    if not _is_administrator():
        return []
    user = FIRST_USER + os.getpid()
    for path in (folder, *folder.rglob("*")):
        os.chown(path, user, user, follow_symlinks=False)
    return ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--"]


def _limits(compiles: bool) -> list[str]:
    size = MAX_COMPILED if compiles else MAX_WRITTEN
    processes = MAX_COMPILERS if compiles else MAX_PROCESSES
    return ["prlimit", f"--fsize={size}", f"--nofile={MAX_OPEN}", f"--nproc={processes}",
            "--core=0", "--"]  # fmt: skip


@cache
def _is_administrator() -> bool:
    """Return whether this process is the system's administrator, and not only a container's."""
    try:
        return os.geteuid() == 0 and Path("/proc/self/uid_map").read_text().split()[:2] == ["0"] * 2
    except OSError:
        return False


def _readable(more: Iterable[str]) -> Iterator[str]:
    """Yield what may be read, each folder before what is inside it."""
    java = map(str, Path("/").glob(JAVA.removeprefix("/")))
    python = {sys.prefix, sys.base_prefix, str(Path(sys.executable).resolve().parents[1])}
    inside = (*SYSTEM, *java, *python, str(PACKAGE), *more)
    yield from sorted(set(inside), key=lambda path: (path.count("/"), path))


def _above(more: Iterable[str]) -> list[str]:
    """Return the folders above what may be read: another user must be able to pass them."""
    return sorted({str(above) for path in _readable(more) for above in Path(path).parents})


def check_bubblewrap(python: Sequence[str], folder: Path) -> None:
    """Refuse Bubblewrap where it does not work; Python is started in a folder for a try."""
    if shutil.which("bwrap") is None:
        raise GradingError(
            "--isolate bwrap: bwrap is not installed (on Debian and Ubuntu: apt install bubblewrap)"
        )
    words = bubble([*python, "-c", f"import {PACKAGE.name}"], folder)
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        said = (ran.stderr.strip().splitlines() or [f"exit code {ran.returncode}"])[-1]
        raise GradingError(f"--isolate bwrap: it cannot isolate here: {said}")
