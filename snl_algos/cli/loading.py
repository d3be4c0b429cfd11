"""Loads a function from a file of Python."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ..programs import ProgramError
from ..programs.outcomes import outcome_of_error
from ..watching.stopping import run_within

__all__ = ["function_in", "line_in"]

#: The longest that a file may take to be loaded, in seconds.
MOST_SECONDS = 30.0


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
        raise ProgramError(f"{file}: it holds {there}; choose one with {file}:NAME")
    return next(iter(functions.values()))


def line_in(error: BaseException, file: str | Path | None) -> int | None:
    """The last line of a file that ran before an exception; None if none of it did."""
    trail, line = error.__traceback__, None
    while trail is not None:
        if trail.tb_frame.f_code.co_filename == str(file):
            line = trail.tb_lineno
        trail = trail.tb_next
    return line


def _module_of(file: Path) -> ModuleType:
    """The file, run as a module."""
    if not file.is_file():
        raise ProgramError(f"{file}: no such file")
    spec = importlib.util.spec_from_file_location("checked_by_snl", file)
    if spec is None or spec.loader is None:
        raise ProgramError(f"{file}: a file of Python ends with .py")
    loader, module = spec.loader, importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    # Its own folder comes first while it is loaded, as when Python runs it; and last afterwards,
    # so that a file random.py beside it does not replace a module that is needed here.
    folder = str(file.absolute().parent)
    sys.path.insert(0, folder)
    try:
        ended = run_within(MOST_SECONDS, lambda: loader.exec_module(module))
    except SyntaxError as error:
        place = "" if error.filename in (None, str(file)) else f" of {error.filename}"
        raise ProgramError(f"{file}: line {error.lineno}{place}: {error.msg}") from None
    except BaseException as error:
        line = line_in(error, file)
        place = "" if line is None else f", in line {line}"
        finding = outcome_of_error(error).finding
        raise ProgramError(f"{file}: when it was loaded, {finding}{place}") from None
    finally:
        if folder in sys.path:
            sys.path.remove(folder)
        sys.path.append(folder)
    if not ended:
        raise ProgramError(
            f"{file}: it was not loaded within {MOST_SECONDS:g} seconds; "
            "is there a loop outside its functions?"
        )
    return module
