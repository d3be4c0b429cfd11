"""Run a submission where it sees no network, no other process and no other file.

Bubblewrap (`bwrap`, on Linux) gives a command separate namespaces. It sees the system's
programs and libraries, Python and this package, all read-only, and the folder of the submission.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from .errors import GradingError

__all__ = ["HOME", "ISOLATIONS", "check_isolation", "isolated"]

#: The ways to isolate.
ISOLATIONS = ("none", "bwrap")
#: Where a submission finds its folder.
HOME = "/submission"
#: What commands of the system need. Not every system has all of it.
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/alternatives",
          "/etc/ld.so.cache")  # fmt: skip
JAVA = "/etc/java-*"


def isolated(
    words: Sequence[str], folder: Path, *, writes: bool = False, read: Iterable[str] = ()
) -> list[str]:
    """Return the words that run a command isolated.

    Parameters
    ----------
    words : sequence of str
        The command. It starts in the folder of the submission.
    folder : Path
        The folder.
    writes : bool, default False
        Whether it may write there, as a compiler does.
    read : iterable of str
        Further folders that it may read.
    """
    settings = {"PATH": os.defpath, "LANG": "C.UTF-8", "HOME": "/tmp",
                "OUTPUT_PATH": "/dev/stdout", "PYTHONPATH": str(_package().parent)}  # fmt: skip
    paths = [str(Path(words[0]).parent)] if "/" in words[0] else []
    found = shutil.which(words[0])
    if found is not None and not paths:
        paths = [str(Path(found).parent)]
    settings["PATH"] = os.pathsep.join([*paths, settings["PATH"]])
    return [
        "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--clearenv",
        *(part for name, value in settings.items() for part in ("--setenv", name, value)),
        "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp",
        *(part for path in _readable(read) for part in ("--ro-bind-try", path, path)),
        "--bind" if writes else "--ro-bind", str(folder.resolve()), HOME,
        "--chdir", HOME, "--", *words,
    ]  # fmt: skip


def _package() -> Path:
    return Path(__file__).resolve().parents[1]


def _readable(more: Iterable[str]) -> Iterator[str]:
    """Yield what may be read, each folder before what is inside it."""
    java = map(str, Path("/").glob(JAVA.removeprefix("/")))
    python = {sys.prefix, sys.base_prefix, str(Path(sys.executable).resolve().parents[1])}
    inside = (*SYSTEM, *java, *python, str(_package()), *more)
    yield from sorted(set(inside), key=lambda path: (path.count("/"), path))


def check_isolation(how: str) -> None:
    """Refuse a way to isolate that does not work here.

    Raises
    ------
    GradingError
        If it does not. The message says why.
    """
    if how not in ISOLATIONS:
        raise GradingError(f"--isolate {how}: the choices are {', '.join(ISOLATIONS)}")
    if how == "none":
        return
    if shutil.which("bwrap") is None:
        raise GradingError(
            "--isolate bwrap: bwrap is not installed (on Debian and Ubuntu: apt install bubblewrap)"
        )
    words = isolated(["true"], Path(__file__).parent)
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise GradingError(f"--isolate bwrap: it cannot isolate here: {ran.stderr.strip()}")
