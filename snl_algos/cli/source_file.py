"""Loads a function from a file of Python."""

from __future__ import annotations

import builtins
import importlib.util
import inspect
import sys
from collections.abc import Mapping
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from ..programs import ProgramError
from ..programs.class_adapters import method_of, methods_of
from ..programs.entry_point import answer_among, defined_in, in_words
from ..programs.judge_conventions import provided
from ..programs.outcomes import outcome_of_error
from ..sandbox.timeouts import run_within

__all__ = ["function_in", "line_in"]

#: The longest that a file may take to be loaded, in seconds.
MAX_SECONDS = 10.0
#: What to do with a file that is not a function.
AS_A_PROGRAM = (
    "a file that reads boards and prints answers is checked as a whole program: "
    'snl check --program "python3 {file}"'
)


def function_in(file: Path, name: str | None) -> Any:
    """A function, a class or a method of a file: by its name, or the one that is the answer.

    Parameters
    ----------
    file : Path
        The file.
    name : str or None
        The name of a function or of a class, or `Class.method`.

    Raises
    ------
    ProgramError
        If there is no such file, if it does not run, or if it is not clear which is meant.
    """
    module = _module_of(file)
    own = defined_in(module)
    if name is not None:
        return _named(name, module, own, file)
    found = answer_among(own)
    if found is None:
        raise ProgramError(_not_clear(file, own))
    return found


def _named(name: str, module: ModuleType, own: Mapping[str, Any], file: Path) -> Any:
    """`function`, `Class` or `Class.method`."""
    first, _, method = name.partition(".")
    found = getattr(module, first, None)
    there = f"; there are {', '.join(own)}" if own else ""
    if not callable(found):
        raise ProgramError(f"{file}: there is no function {first}{there}")
    if not method:
        return found
    if not inspect.isclass(found):
        raise ProgramError(f"{file}: {first} is not a class, so it has no method {method}")
    methods = methods_of(found)
    if method not in methods:
        there = f"; there are {', '.join(methods)}" if methods else ""
        raise ProgramError(f"{file}: class {first} has no method {method}{there}")
    return method_of(found, method)


def _not_clear(file: Path, own: Mapping[str, Any]) -> str:
    there = in_words(own)
    if not there:
        return f"{file}: it holds no function; {AS_A_PROGRAM.format(file=file)}"
    return f"{file}: it holds {there}; choose one with {file}:NAME, or {file}:CLASS.METHOD"


def _reads_input(module: ModuleType) -> bool:
    """Whether a file reads what is typed, so that it fails where there is nothing."""
    try:
        text = Path(str(module.__file__)).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return "input(" in text or "stdin" in text


def line_in(error: BaseException, file: str | Path | None) -> int | None:
    """The last line of a file that ran before an exception; None if none of it did."""
    trail, line = error.__traceback__, None
    while trail is not None:
        if trail.tb_frame.f_code.co_filename == str(file):
            line = trail.tb_lineno
        trail = trail.tb_next
    return line


class _Loader(SourceFileLoader):
    """Runs a file where it has the names that judges import, besides Python's own.

    They are built-in names for it, so that whatever it defines or imports itself comes first.
    """

    def exec_module(self, module: ModuleType) -> None:
        # Never what Python stored of it before: it may have been changed within the same second.
        code = self.source_to_code(self.get_data(self.path), self.path)
        vars(module)["__builtins__"] = {**vars(builtins), **provided(code)}
        exec(code, vars(module))


def _module_of(file: Path) -> ModuleType:
    """The file, run as a module."""
    if not file.is_file():
        raise ProgramError(f"{file}: no such file")
    if file.suffix != ".py":
        raise ProgramError(f"{file}: a file of Python ends with .py")
    loader = _Loader("checked_by_snl", str(file))
    spec = importlib.util.spec_from_file_location(loader.name, file, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    # Its own folder comes first while it is loaded, as when Python runs it; and last afterwards,
    # so that a file random.py beside it does not replace a module that is needed here.
    folder = str(file.absolute().parent)
    sys.path.insert(0, folder)
    stores, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # leave nothing beside it
    try:
        ended = run_within(MAX_SECONDS, lambda: loader.exec_module(module))
    except SyntaxError as error:
        place = "" if error.filename in (None, str(file)) else f" of {error.filename}"
        raise ProgramError(f"{file}: line {error.lineno}{place}: {error.msg}") from None
    except BaseException as error:
        line = line_in(error, file)
        place = "" if line is None else f", in line {line}"
        finding = outcome_of_error(error).finding
        hint = f"; {AS_A_PROGRAM.format(file=file)}" if _reads_input(module) else ""
        raise ProgramError(f"{file}: when it was loaded, {finding}{place}{hint}") from None
    finally:
        sys.dont_write_bytecode = stores
        if folder in sys.path:
            sys.path.remove(folder)
        sys.path.append(folder)
    if not ended:
        raise ProgramError(
            f"{file}: it was not loaded within {MAX_SECONDS:g} seconds; "
            "is there a loop outside its functions?"
        )
    return module
