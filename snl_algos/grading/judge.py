"""Judge one submission: load or compile it, check it, and run it on the boards of the class.

It is copied alone into an empty folder, and runs there.
"""

from __future__ import annotations

import ast
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from ..checker import RULES, Report
from ..checker.board_tester import THOROUGH, BoardTester, Failure
from ..checker.calls import ExternalProgram, elsewhere
from ..checker.checks import report_on, report_on_command
from ..checker.report import Where
from ..checker.rules import Case, rules_for
from ..checker.stdin_program import StdinProgramTester
from ..programs import SIGNATURES, ProgramError
from ..programs.source_file import check_text
from ..sandbox import CallFailed, Limit, NotUnderstood
from ..sandbox.command import CommandServer
from ..tracing import trace
from ..workbench.payload import payload_of
from .class_boards import class_boards
from .isolation import Isolation, serve_function
from .judgement import VERDICTS, Judgement, in_short, judgement_of
from .languages import (
    LANGUAGES,
    CompilerError,
    Language,
    main_class_of,
    started,
    suffix_of,
)
from .python_source import (
    PERMITTED,
    NotebookError,
    definitions_in,
    is_whole_program,
    uses_the_package,
)

__all__ = ["Settings", "judge"]

#: After this many costly calls it is run on no further board.
MAX_STOPS = 3
#: There is time enough on a busy machine: what is said of a program is the same everywhere.
MINUTE = 60.0
#: A whole program is started anew for every few boards, so it is run on few.
OF_A_WHOLE_PROGRAM = THOROUGH._replace(boards=300, proof=300, work=MINUTE)
#: A function is run on fewer boards than by `check`, and on fewer to prove which failing one is the
#: smallest, so that no submission of a class takes more than seconds.
OF_A_FUNCTION = THOROUGH._replace(boards=40_000, proof=60_000, work=MINUTE)
#: Starting a process and loading a file, in seconds.
LOAD_LIMIT = Limit(15.0, 15.0)
#: Added to the note on a Python file that was run as a whole program.
AS_A_PROGRAM = "It was run as a whole program, because it reads standard input."
#: The most bytes of a submission.
MAX_BYTES = 2**20


@dataclass(frozen=True)
class Settings:
    """The settings that all submissions of a class share.

    Examples
    --------
    >>> Settings(isolate="bwrap").language_of(Path("anna.py")).name
    'Python'
    """

    signature: str | None = None  # how to call the function; inferred if None, as the next two
    rules: str | None = None  # of the boards
    function: str | None = None  # its name
    call_seconds: float = 1.0  # the time limit of a call, in seconds of CPU time
    allow_package: bool = False  # whether a submission may use this package
    isolate: str = "none"  # one of `isolation.ISOLATIONS`
    languages: tuple[Language, ...] = LANGUAGES
    where: bool = False  # whether to look for a small change that makes a wrong function right

    @property
    def isolation(self) -> Isolation:
        return Isolation(self.isolate)

    @property
    def suffixes(self) -> frozenset[str]:
        """How the files of programs end."""
        return frozenset(suffix for one in self.languages for suffix in one.suffixes)

    def language_of(self, file: Path) -> Language:
        """Return the language of a file."""
        suffix = suffix_of(file, self.suffixes)
        return next(one for one in self.languages if suffix in one.suffixes)


class _Refused(Exception):
    """A submission cannot be run. The arguments are the verdict and the reason."""


def judge(file: Path, settings: Settings, place: Path | None = None) -> Judgement:
    """Judge a submission. Its copy is made in a place, by default among the temporary files."""
    language = settings.language_of(file)
    try:
        with _runnable(file, language, settings, place) as runnable:
            report = runnable.report()
            judged = replace(judgement_of(report, language.name), payload=_payload_of(report))
            if not (judged.verdict == "right" or language.run or isinstance(runnable, _Function)):
                judged = replace(judged, note=f"{judged.note} {AS_A_PROGRAM}")
            if settings.where and report.search is not None:
                judged = replace(judged, change=_change_in(report.where()))
            if report.rules not in RULES or judged.verdict == "not-judged":
                return judged
            with runnable.tester(report) as tester:
                outcomes = tester.outcomes(class_boards(tester.rules), MAX_STOPS)
                answers = tuple(in_short(outcome) for _, outcome in outcomes)
            return replace(judged, answers=answers)
    except _Refused as refused:
        verdict, reason = refused.args
        return Judgement(verdict, _sentence(verdict, reason), reason, language.name)
    except NotUnderstood as error:
        note = f"Its process wrote {error.words} where an answer is expected."
        return Judgement("not-judged", note, language=language.name)
    except CallFailed as end:
        note = f"The process that starts it does not answer ({end.words})."
        return Judgement("not-judged", note, language=language.name)


def _change_in(where: Where) -> str:
    """Return a repair as one line of text, which is the same for the same repair."""
    parts = [f"{line[0]} {line[1:].strip()}" for line in where.diff.splitlines()]
    return f"{where.place}: {' '.join(parts)}" if where else ""


def _sentence(verdict: str, reason: str) -> str:
    words = VERDICTS[verdict]
    if reason.lower() in words.lower():  # also an empty one
        return words
    return f"{words.rstrip('.')}: {reason.rstrip('.')}."


@dataclass(frozen=True)
class _Function:
    """A Python function, in a separate process."""

    program: ExternalProgram
    settings: Settings

    def report(self) -> Report:
        try:
            rules, seconds = self.settings.rules, self.settings.call_seconds
            return report_on(self.program, rules, seconds, budget=OF_A_FUNCTION)
        except ProgramError as error:
            raise _Refused(error.kind or "not-judged", str(error)) from None

    def tester(self, report: Report) -> BoardTester:
        program = replace(self.program, signature=SIGNATURES[report.signature])
        rules = rules_for(report.rules, program.signature, takes_die=program.takes_die)
        return BoardTester.of(program, rules, self.settings.call_seconds)


@dataclass(frozen=True)
class _WholeProgram:
    """A program in any language, which is started for a few boards at a time."""

    server: CommandServer
    name: str
    settings: Settings
    alone: dict[Case, Failure | None] = field(default_factory=dict)

    def tester(self, report: Report | None = None) -> StdinProgramTester:
        rules, seconds = RULES["hackerrank"], self.settings.call_seconds
        return StdinProgramTester(self.server.run, rules, seconds, name=self.name, alone=self.alone)

    def report(self) -> Report:
        try:
            return report_on_command(self.tester(), budget=OF_A_WHOLE_PROGRAM)
        except ProgramError as error:
            raise _Refused(error.kind or "raises", str(error)) from None


@contextmanager
def _runnable(
    file: Path, language: Language, settings: Settings, place: Path | None
) -> Iterator[_Function | _WholeProgram]:
    """Copy a submission into an empty folder, and prepare it to run there.

    The copy has a name of ours: the same file of two students is judged once, and what is said of
    it must not tell one the name of the other's.
    """
    with tempfile.TemporaryDirectory(prefix="snl-", dir=place) as name:
        folder = Path(name)
        source = _text_of(file)
        if not language.run:
            with _python(file, source, folder, settings) as runnable:
                yield runnable
            return
        main_class = main_class_of(source)
        suffix = suffix_of(file, language.suffixes)
        copy = f"{main_class}.java" if suffix == ".java" else f"submission{suffix}"
        shutil.copyfile(file, folder / copy)
        try:
            with started(language, folder / copy, main_class, settings.isolation) as server:
                yield _WholeProgram(server, copy, settings)
        except CompilerError as error:
            raise _Refused("does-not-compile", str(error)) from None


def _text_of(file: Path) -> str:
    data = file.read_bytes()
    if len(data) > MAX_BYTES:
        raise _Refused("does-not-load", f"it is larger than {MAX_BYTES // 2**20} MB")
    if not data.strip():
        raise _Refused("missing", "the file is empty")
    try:
        check_text(data, file.name)
        return data.decode("utf-8-sig")
    except SyntaxError as error:
        raise _Refused("does-not-load", f"line {error.lineno}: {error.msg}") from None
    except UnicodeDecodeError:  # it names another encoding, which Python reads
        return data.decode("latin-1")


@contextmanager
def _python(
    file: Path, source: str, folder: Path, settings: Settings
) -> Iterator[_Function | _WholeProgram]:
    name = "submission.py"
    if file.suffix.lower() == ".ipynb":
        try:
            source = definitions_in(source)
        except NotebookError as error:
            raise _Refused("does-not-load", str(error)) from None
        (folder / name).write_text(source, encoding="utf-8")
    else:
        shutil.copyfile(file, folder / name)
    try:
        tree = ast.parse((folder / name).read_bytes())
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = f"line {error.lineno}: {error.msg}" if isinstance(error, SyntaxError) else str(error)
        raise _Refused("does-not-load", line) from None
    if not settings.allow_package and uses_the_package(tree):
        raise _Refused("uses-the-package", f"it may import only {', '.join(sorted(PERMITTED))}")
    if settings.function is None and is_whole_program(tree):
        with closing(settings.isolation.server([name], folder, kind="python")) as server:
            yield _WholeProgram(server, name, settings)
        return
    given = name, settings.function or "", settings.signature or ""
    start = partial(settings.isolation.served, serve_function, *given, folder=folder)
    try:
        function = _Function(elsewhere(start, LOAD_LIMIT), settings)
    except ProgramError as error:
        reason = str(error).removeprefix(f"{name}: ")
        kind = "not-judged" if error.kind == "several-functions" else error.kind
        raise _Refused(kind or "no-function", reason) from None
    yield function


def _payload_of(report: Report) -> dict[str, Any] | None:
    """Return the runs for the stepper on the failing board."""
    shown = report.shown
    if shown.board is None:
        return None
    right = trace("queue-bfs", shown.board)
    return payload_of(right) if shown.run is None else payload_of(shown.run, right)
