"""Checks a function of a file in a process of its own, which may be limited and may die.

It is started by `check_file` with the request as JSON, and writes lines of JSON: progress,
and at last the report. What the function writes itself goes nowhere.
"""

from __future__ import annotations

import contextlib
import importlib.util
import inspect
import json
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

from .. import check
from ..checking import Report
from ..checking.playing import quiet, within_memory
from ..extras import MissingExtra, room
from ..programs import ProgramError

#: The most memory such a process may take, in bytes.
MOST_MEMORY = 4 * 2**30


def main() -> None:
    """Do what the request says."""
    request = json.loads(sys.argv[1])
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)

    def say(**line: Any) -> None:
        print(json.dumps(line), file=out, flush=True)

    try:
        with within_memory(MOST_MEMORY), quiet():
            function = function_in(Path(request["file"]), request["name"])
        report = check(
            function,
            request["signature"],
            rules=request["rules"],
            seconds=request["seconds"],
            jobs=request["jobs"],
            progress=lambda words: say(progress=words),
            log=_log(request["log"]),
        )
        page = _page(report) if request["page"] else None
        say(report=report.to_dict(), text=str(report), page=page)
    except ProgramError as error:
        say(error=str(error))


def _log(path: str | None) -> TextIO | None:
    return None if path is None else Path(path).open("w", encoding="utf-8")


def _page(report: Report) -> str:
    try:
        return str(room("widgets.page").page_of_report(report))
    except MissingExtra as missing:
        raise ProgramError(str(missing)) from None


def function_in(file: Path, name: str | None) -> Any:
    """The function of a file, or its class with one method; by name, or the only one.

    Raises
    ------
    ProgramError
        If there is no such file, if it does not run, or if it is not clear which is meant.
    """
    module = _module_of(file)
    own = {
        key: value
        for key, value in vars(module).items()
        if not key.startswith("_")
        and (inspect.isfunction(value) or inspect.isclass(value))
        and value.__module__ == module.__name__
    }
    if name is not None:
        if not callable(getattr(module, name, None)):
            there = f"; there are {', '.join(own)}" if own else ""
            raise ProgramError(f"{file}: there is no function {name}{there}")
        return getattr(module, name)
    if "Solution" in own:
        return own["Solution"]
    functions = {key: value for key, value in own.items() if inspect.isfunction(value)}
    if len(functions) != 1:
        there = (
            f"{len(functions)} functions ({', '.join(functions)})" if functions else "no function"
        )
        raise ProgramError(f"{file}: it holds {there}; say which one with {file}:NAME")
    return next(iter(functions.values()))


def _module_of(file: Path) -> ModuleType:
    """The file, run as a module."""
    if not file.is_file():
        raise ProgramError(f"{file}: no such file")
    spec = importlib.util.spec_from_file_location("checked_by_snl", file)
    if spec is None or spec.loader is None:
        raise ProgramError(f"{file}: a file of Python ends with .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    with contextlib.suppress(ValueError):
        sys.path.insert(0, str(file.parent))
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise ProgramError(f"{file}: line {error.lineno}: {error.msg}") from None
    except BaseException as error:
        trail, line = error.__traceback__, None
        while trail is not None:
            if trail.tb_frame.f_code.co_filename == str(file):
                line = trail.tb_lineno
            trail = trail.tb_next
        place = "" if line is None else f", in line {line}"
        raise ProgramError(f"{file}: it raised {type(error).__name__}: {error}{place}") from None
    return module


if __name__ == "__main__":
    main()
