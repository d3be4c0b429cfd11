"""The languages of submissions: how a file is compiled and started.

Python files are Python files and notebooks; everything else is a whole program, which reads boards
from its standard input, as "The Quickest Way Up" of HackerRank asks.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import GradingError, tables_in

__all__ = ["LANGUAGES", "Language", "filled", "languages_in", "main_class_of", "suffix_of"]


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
    """Return how a file ends, in small letters unless it is one of the suffixes as it is.

    Examples
    --------
    >>> suffix_of(Path("A.PY"), [".py"]), suffix_of(Path("a.R"), [".R"])
    ('.py', '.R')
    """
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

KEYS = {"suffixes", "compile", "run", "read", "trivial"}


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
    if not isinstance(table, Mapping) or set(table) - KEYS:
        raise GradingError(
            f"{path}: {name}: it must be a table with {', '.join(sorted(KEYS))}, such as {example}"
        )
    for key in ("suffixes", "read"):
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise GradingError(f"{path}: {name}: {key} must be a list of texts")
    for key in ("compile", "run", "trivial"):
        if not isinstance(table.get(key, ""), str):
            raise GradingError(f"{path}: {name}: {key} must be a text")
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


def filled(words: Sequence[str], file: str, main_class: str) -> list[str]:
    """Return the words of a command for a file."""
    return [word.replace("{file}", file).replace("{class}", main_class) for word in words]
