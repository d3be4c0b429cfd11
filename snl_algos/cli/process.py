"""Checks a function of a file, from outside: in a process that may die."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from threading import Timer
from typing import Any

from ..checking import ProgramError

__all__ = ["check_file"]

#: A process that takes longer than it was given, and so many seconds, is ended.
GRACE = 15
#: The exit code of a process that was ended so.
ENDED = 1000


def check_file(
    file: Path,
    name: str | None = None,
    signature: str | None = None,
    *,
    rules: str | None = None,
    seconds: float | None = None,
    jobs: int = 1,
    page: bool = False,
    progress: Callable[[str], None] = lambda words: None,
) -> dict[str, Any]:
    """Check a function of a file in a process of its own.

    Parameters
    ----------
    file : Path
        A file of Python.
    name : str, optional
        Which of its functions; by default its only one, or its class `Solution`.
    signature, rules, seconds, jobs, progress
        As in `check`.
    page : bool, default False
        Whether a page of the report is wanted too.

    Returns
    -------
    dict
        `report` as plain data, `text`, and `page` in HTML or None.

    Raises
    ------
    ProgramError
        If the function cannot be had or called, or if its process died.
    """
    request = {
        "file": str(file), "name": name, "signature": signature, "rules": rules, "seconds": seconds,
        "jobs": jobs, "page": page, "log": None,
    }  # fmt: skip
    limit = (60 if seconds is None else seconds) + GRACE
    code, found = _ask(request, limit, progress)
    if "error" in found:
        raise ProgramError(found["error"])
    if "report" in found:
        return found
    # It died. Once more, with a note of each board before it is played.
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "boards"
        _ask({**request, "log": str(log), "jobs": 1}, limit, progress)
        last = (log.read_text("utf-8").splitlines() or [""])[-1] if log.exists() else ""
    where = f" on {last}" if last else ""
    if code == ENDED:
        raise ProgramError(f"{file}: the function does not let itself be interrupted{where}")
    raise ProgramError(f"{file}: the process of the function died ({_died(code)}){where}")


def _ask(
    request: dict[str, Any], limit: float, progress: Callable[[str], None]
) -> tuple[int, dict[str, Any]]:
    """(exit code, last message) of a process that checks; ENDED for one that took too long."""
    words = [sys.executable, "-m", "snl_algos.cli.child", json.dumps(request)]
    found: dict[str, Any] = {}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        late = False

        def end() -> None:
            nonlocal late
            late = True
            process.kill()

        timer = Timer(limit, end)
        timer.start()
        try:
            for line in process.stdout or ():
                message = json.loads(line)
                if "progress" in message:
                    progress(message["progress"])
                else:
                    found = message
            code = process.wait()
            return (ENDED if late else code), found
        finally:
            timer.cancel()
            process.kill()


def _died(code: int) -> str:
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"
