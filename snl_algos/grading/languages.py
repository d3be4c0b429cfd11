"""The languages of submissions: how a file is compiled and started, and whether it can be here.

Python files are Python files and notebooks; everything else is a whole program, which reads boards
from its standard input, as "The Quickest Way Up" of HackerRank asks.
"""

from __future__ import annotations

import re
import shlex
import shutil
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..findings import visible
from ..sandbox import CallFailed
from ..sandbox.command import CommandResult, CommandServer
from .errors import GradingError, tables_in
from .isolation import Isolation

__all__ = [
    "LANGUAGES", "CompilerError", "Language", "languages_in", "main_class_of", "started",
    "suffix_of", "trouble_with",
]  # fmt: skip

#: The time for compiling a program, and for starting a trivial one, in seconds.
SECONDS = 60.0


@dataclass(frozen=True)
class Language:
    """A language, and the words of its commands.

    `{file}` stands for the file, `{class}` for the class of Java with the method `main`.

    Examples
    --------
    >>> c = next(language for language in LANGUAGES if ".c" in language.suffixes)
    >>> c.name, c.compile[0]
    ('C', 'gcc')
    """

    name: str
    suffixes: tuple[str, ...]
    compile: tuple[str, ...] = ()  # without it, nothing is compiled
    run: tuple[str, ...] = ()  # without it, the file holds a function of Python
    read: tuple[str, ...] = ()  # further folders that the commands read, if they run isolated
    trivial: str = ""  # a program that does nothing, to try the commands with

    @property
    def missing(self) -> str:
        """The first command that is not installed; empty if all are."""
        firsts = [words[0] for words in (self.compile, self.run) if words]
        needed = [first for first in firsts if not first.startswith("./")]
        return next((one for one in needed if shutil.which(one) is None), "")


def suffix_of(file: Path, suffixes: Collection[str]) -> str:
    """Return how a file ends, in small letters unless it is one of the suffixes as it is."""
    return file.suffix if file.suffix in suffixes else file.suffix.lower()


def _language(
    name: str, suffixes: str, compiled: str = "", run: str = "", trivial: str = ""
) -> Language:
    suffix, compiler, runner = (tuple(text.split()) for text in (suffixes, compiled, run))
    return Language(name, suffix, compiler, runner, trivial=trivial)


LANGUAGES: tuple[Language, ...] = (
    _language("Python", ".py"),
    _language("notebook", ".ipynb"),
    _language("C", ".c", "gcc -O2 -o main {file} -lm", "./main", "int main() { return 0; }"),
    _language("C++", ".cpp .cc .cxx", "g++ -O2 -std=c++17 -o main {file}", "./main",
              "#include <iostream>\nint main() { return 0; }"),
    _language("Java", ".java", "javac -d . {file}", "java -Xss64m -XX:-UsePerfData -cp . {class}",
              "class Trivial { public static void main(String[] words) {} }"),
    _language("JavaScript", ".js", "", "node {file}", ";"),
    _language("Go", ".go", "go build -o main {file}", "./main", "package main\nfunc main() {}"),
    _language("Rust", ".rs", "rustc -O -o main {file}", "./main", "fn main() {}"),
)  # fmt: skip

#: What the table of a language may hold.
KEYS = {"suffixes": list, "compile": str, "run": str, "read": list, "trivial": str}


def languages_in(path: Path) -> tuple[Language, ...]:
    r"""Return the languages; a language in a TOML file replaces the one with its name.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "languages.toml")
    ...     text = '[perl]\nsuffixes = [".pl"]\nrun = "perl {file}"'
    ...     size = file.write_text(text)
    ...     languages_in(file)[-1].run
    ('perl', '{file}')
    """
    data = tables_in(path)
    known = {language.name.lower(): language for language in LANGUAGES}
    for name, table in data.items():
        known[name.lower()] = _read(path, name, table, known.get(name.lower()))
    return tuple(known.values())


def _read(path: Path, name: str, table: Any, known: Language | None) -> Language:
    example = '[kotlin] suffixes = [".kt"], compile = "kotlinc {file}", run = "..."'
    if not isinstance(table, Mapping) or not all(_fits(*one) for one in table.items()):
        raise GradingError(
            f"{path}: {name}: it must be a table with suffixes and read, which are lists of texts, "
            f"and compile, run and trivial, which are texts, such as {example}"
        )
    old = known or Language(name, ())
    found = Language(
        old.name,
        tuple(table.get("suffixes", old.suffixes)),
        tuple(shlex.split(table.get("compile", ""))),
        tuple(shlex.split(table.get("run", ""))),
        tuple(table.get("read", ())),
        table.get("trivial", old.trivial),
    )
    if not found.suffixes or not found.run:
        raise GradingError(f"{path}: {name}: it needs suffixes and a command to run: {example}")
    return found


def _fits(key: str, value: Any) -> bool:
    """Return whether a key may have a value in the table of a language."""
    texts = value if isinstance(value, list) else [value]
    return isinstance(value, KEYS.get(key, ())) and all(isinstance(one, str) for one in texts)


def main_class_of(source: str) -> str:
    """Return the class of a Java program that has the method `main`.

    Examples
    --------
    >>> main_class_of("class Board {} public class Solution { static void main(String[] a) {} }")
    'Solution'
    """
    place = source.find("static void main")
    names = re.findall(r"\bclass\s+(\w+)", source[:place] if place >= 0 else source)
    return names[-1] if names else "Solution"


class CompilerError(Exception):
    """A program does not compile. The message is what the compiler says."""


@contextmanager
def started(
    language: Language, source: Path, main_class: str, isolation: Isolation
) -> Iterator[CommandServer]:
    """Compile a file if necessary, and return what starts the program, in the file's folder."""
    commands = (language.compile, language.run)
    compiler, runner = (
        [word.replace("{file}", source.name).replace("{class}", main_class) for word in words]
        for words in commands
    )
    server = partial(isolation.server, folder=source.parent, read=language.read)
    if compiler:
        with closing(server(compiler, writes=True)) as compiling:
            if said := _trouble(compiling.run("", SECONDS)):
                raise CompilerError(said)
    with closing(server(runner)) as running:
        yield running


def _trouble(ran: CommandResult) -> str:
    """Return what a command says of an error; empty if there is none."""
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
        source = Path(name, f"{main_class}{language.suffixes[0]}")
        source.write_text(language.trivial, encoding="utf-8")
        try:
            with started(language, source, main_class, isolation) as server:
                said = _trouble(server.run("", SECONDS))
        except (CallFailed, CompilerError) as error:
            said = str(error)
    return f"{tool} does not work with --isolate {isolation.how} ({said})" if said else ""
