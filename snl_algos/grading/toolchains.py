"""Compile a program; and try once whether programs in a language can run here at all."""

from __future__ import annotations

import tempfile
from contextlib import closing
from pathlib import Path

from ..findings import visible
from ..sandbox import CallFailed
from ..sandbox.command import CommandResult
from .isolation import Isolation
from .languages import Language, filled, main_class_of

__all__ = ["compiled", "trouble_with", "why_not_compiled"]

#: The time for compiling a program, and for starting a trivial one, in seconds.
SECONDS = 60.0


def compiled(
    language: Language, file: str, main_class: str, folder: Path, isolation: Isolation
) -> CommandResult:
    """Run the compiler of a language on a file in a folder."""
    words = filled(language.compile, file, main_class)
    with closing(isolation.server(words, folder, writes=True, read=language.read)) as server:
        return server.run("", SECONDS)


def why_not_compiled(ran: CommandResult) -> str:
    """Return what a compiler says of an error; empty if there is none."""
    if ran.ending == "exit" and ran.code == 0:
        return ""
    lines = [line for line in ran.err.splitlines() if "error" in line] or [ran.err.strip()]
    ended = "it is not found" if ran.not_found else f"it ends with {ran.ending} {ran.code}"
    return visible(lines[0][:300]) or ended


def trouble_with(language: Language, isolation: Isolation, place: Path) -> str:
    """Return why no program in a language can run here; empty if a trivial one does.

    A language without a trivial program is only looked for.
    """
    if language.missing:
        return f"{language.missing} is not installed"
    if not language.trivial:
        return ""
    main_class = main_class_of(language.trivial)
    tool = (language.compile or language.run)[0]
    with tempfile.TemporaryDirectory(prefix="snl-", dir=place) as name:
        folder, file = Path(name), f"{main_class}{language.suffixes[0]}"
        (folder / file).write_text(language.trivial, encoding="utf-8")
        try:
            if language.compile:
                said = why_not_compiled(compiled(language, file, main_class, folder, isolation))
                if said:
                    return _trouble(tool, isolation, said)
            words = filled(language.run, file, main_class)
            with closing(isolation.server(words, folder, read=language.read)) as server:
                said = why_not_compiled(server.run("", SECONDS))
        except CallFailed as error:
            said = str(error)
    return _trouble(tool, isolation, said) if said else ""


def _trouble(tool: str, isolation: Isolation, said: str) -> str:
    return f"{tool} does not work with --isolate {isolation.how} ({said})"
