"""Load a program from a Python file."""

from __future__ import annotations

import builtins
import inspect
import sys
from collections.abc import Mapping
from linecache import getlines
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from ..errors import ProgramError
from ..sandbox import quiet_if_not_isolated
from ..sandbox.in_process import run_within
from .entry_point import answer_among, counted_in, defined_in, method_of, methods_of
from .judge_imports import provided
from .program import Program, finding_of_error, line_in
from .resolve import program_of

__all__ = ["check_text", "program_in", "run_as"]

#: The time limit for loading a file, in seconds.
MAX_LOAD_SECONDS = 10.0
#: The name of the module that a file becomes.
MODULE = "checked_by_snl"
#: Advice for a file that defines no function.
AS_A_PROGRAM = (
    "a file that reads boards and prints answers is checked as a whole program: "
    'snl check --program "python3 {file}"'
)


def program_in(file: Path, name: str | None, signature: str | None) -> Program:
    """Return the program of a file: what has the name, or the function that is the answer.

    A ProgramError says if the file does not exist or does not run, or if it is not clear which
    function is meant. The name of a method is `Class.method`.
    """
    module = _module_of(file)
    own = defined_in(module)
    found = answer_among(own) if name is None else _named(name, module, own, file)
    if found is None:
        raise _not_clear(file, own)
    return program_of(found, signature)


def _named(name: str, module: ModuleType, own: Mapping[str, Any], file: Path) -> Any:
    """Return `function`, `Class` or `Class.method`."""
    first, _, method = name.partition(".")
    found, inside, what = getattr(module, first, None), own, f"no function {first}"
    if callable(found) and not method:
        return found
    if callable(found):
        inside, what = {}, f"{first} is not a class, so it has no method {method}"
        if inspect.isclass(found):
            inside, what = methods_of(found), f"class {first} has no method {method}"
            if method in inside:
                return method_of(found, method)
    there = f"; there are {', '.join(inside)}" if inside else ""
    raise ProgramError(f"{file}: {what}{there}", kind="no-function")


def _not_clear(file: Path, own: Mapping[str, Any]) -> ProgramError:
    there = counted_in(own)
    advice, kind = AS_A_PROGRAM, "no-function"
    if there:
        advice, kind = "choose one with {file}:NAME, or {file}:CLASS.METHOD", "several-functions"
    what = f"it holds {there or 'no function'}"
    return ProgramError(f"{file}: {what}", f"{{file}}: {what}; {advice}", kind)


def _why_not_loaded(error: BaseException, file: Path) -> str:
    """Return why a file cannot be loaded, from the exception that it raised."""
    if isinstance(error, SyntaxError):
        place = "" if error.lineno is None else f"line {error.lineno}"  # None: a byte 0
        place += "" if error.filename in (None, str(file)) else f" of {error.filename}"
        return ": ".join([str(file), *[place.strip()] * bool(place), error.msg])
    line = line_in(error, file)
    place = "" if line is None else f", in line {line}"
    finding = finding_of_error(error)
    text = "".join(getlines(str(file)))
    reads_input = "input(" in text or "stdin" in text  # it fails where there is none
    hint = f"; {AS_A_PROGRAM.format(file=file)}" if reads_input else ""
    return f"{file}: when it was loaded, {finding}{place}{hint}"


def check_text(data: bytes, path: str) -> None:
    """Raise a SyntaxError for a file that is no plain text: Python names no line or no cure."""
    place, message = data.find(b"\0"), "it holds a byte 0, so it is not plain text"
    if place < 0 and b"coding" not in data[:200]:  # Python reads the encoding in the first lines
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            place, message = error.start, "this is not UTF-8; save the file as UTF-8"
    if place >= 0:
        line = data[:place].count(b"\n") + 1
        raise SyntaxError(message, (path, line, None, None))


def _module_of(file: Path) -> ModuleType:
    """Run the file as a module."""
    if not file.is_file():
        is_folder = "this is a folder, and a Python file is needed"
        raise ProgramError(f"{file}: {is_folder if file.is_dir() else 'no such file'}")
    if file.suffix != ".py":
        raise ProgramError(f"{file}: a Python file ends with .py")
    module = ModuleType(MODULE)
    module.__file__ = str(file)
    # Its folder comes first while it is loaded, as when Python runs it; and last afterwards, so
    # that a file random.py in the folder does not replace a module that is needed here.
    folder = str(file.absolute().parent)
    sys.path.insert(0, folder)
    stores, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # leave no files there
    try:
        # In this process, input() outside of a function would wait for the keyboard.
        with quiet_if_not_isolated():
            ended = run_within(MAX_LOAD_SECONDS, lambda: _load(file, module))
    except BaseException as error:
        if not isinstance(error, SystemExit) or not defined_in(module):
            raise ProgramError(_why_not_loaded(error, file), kind="does-not-load") from None
        ended = True  # by its own will, below its functions
    finally:
        sys.dont_write_bytecode = stores
        if folder in sys.path:
            sys.path.remove(folder)
        sys.path.append(folder)
    if not ended:
        raise ProgramError(
            f"{file}: loading it takes more than {MAX_LOAD_SECONDS:g} seconds; "
            "perhaps a loop outside its functions does not end",
            kind="does-not-load",
        )
    return module


def _load(file: Path, module: ModuleType) -> None:
    data = file.read_bytes()
    check_text(data, str(file))
    run_as(module, data, compile(data, str(file), "exec", dont_inherit=True))


def run_as(module: ModuleType, source: str | bytes, code: CodeType) -> None:
    """Run a text as a module, with the names that judges import."""
    # They are built-in names, so that the module's own definitions and imports come first.
    vars(module)["__builtins__"] = {**vars(builtins), **provided(source)}
    sys.modules[module.__name__] = module
    exec(code, vars(module))
