"""Work with programs in a separate process, if they may never end.

The process is a fork of this one, so it starts at once: all modules are loaded. What the work finds
is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from ..boards import gallery
from ..boards.notations import NamedBoard
from ..errors import Explained
from ..extras import MissingExtra
from ..programs import Mistake, Program, ProgramError, program_of
from ..programs.program import no_answer
from ..programs.source_file import program_in
from ..sandbox import LOAD_MEMORY, CallFailed, Limit, NotUnderstood, call_isolated, can_fork
from ..sandbox.worker import Worker
from .inputs import Source
from .output import warn

__all__ = ["Tell", "apart", "board_for", "program_in_file", "say_what_was_chosen"]

#: A process is ended if it exceeds the time it asked for by this many seconds.
GRACE = 1.0
#: The limit for starting a process and loading a file.
START_LIMIT = Limit(12.0, 12.0)
#: The limit for each step of the work that names no other. Runs have shorter limits of their own.
WORK_SECONDS = 100.0

#: Called with a few words on the current step; `most` is its time limit in seconds.
Tell = Callable[..., None]


def apart(
    work: Callable[[list[Program], Tell], dict[str, Any]],
    sources: Sequence[Source],
    signature: str | None,
    progress: Callable[[str], None],
) -> dict[str, Any]:
    """Load programs and do some work with them; return what it finds, and the programs' notes.

    A ProgramError says how the process failed. `progress` hears what is being done.
    """

    def done(tell: Tell) -> dict[str, Any]:
        programs = [_loaded_as_meant(source, signature) for source in sources]
        notes = [f"{program.name}: {note}" for program in programs for note in program.notes]
        return {**work(programs, tell), "notes_on_programs": notes}

    if not (can_fork() and any(source.may_never_end for source in sources)):
        return done(lambda words, **most: progress(words))
    at_work: list[Any] = [next((one.file for one in sources if one.file), "")]
    at_work.append(START_LIMIT.cpu - GRACE)

    def hear(told: list[Any]) -> None:
        at_work[:] = told
        progress(told[0])

    def in_fork(send: Callable[[Any, Limit], None]) -> dict[str, Any]:
        def tell(words: str, most: float = WORK_SECONDS) -> None:
            send([words, most], Limit(most + GRACE, most + GRACE))

        try:
            return done(tell)
        except (Explained, MissingExtra) as error:
            return {"error": str(error)}
        except MemoryError:
            return {"error": "it needs more memory than your programs may use"}

    try:
        found = call_isolated(in_fork, START_LIMIT, hear=hear, memory=LOAD_MEMORY)
    except NotUnderstood:
        raise
    except CallFailed as failed:
        words, seconds = at_work
        why = no_answer(failed.how, failed.words, seconds)
        raise ProgramError(f"{words}: {why}") from None
    if "error" in found:
        raise ProgramError(str(found["error"]))
    return _Found(found)


class _Found(dict[str, Any]):
    """What a process has found. A program that runs there may have replaced it."""

    def __missing__(self, key: str) -> Any:
        raise NotUnderstood({**self})


def _loaded_as_meant(source: Source, signature: str | None) -> Program:
    """Load a program, and find out how it wants to be called."""
    program = _loaded(source, signature)
    if source.file is None:
        return program
    from ..checker.checks import as_meant  # a registered program does not need it

    return replace(as_meant(program), name=source.shown or program.name)


def _loaded(source: Source, signature: str | None) -> Program:
    """Load the program that a source names; the message of a ProgramError names the file."""
    if source.file is None:
        return program_of(source.name)
    try:
        return program_in(Path(source.file), source.name, signature)
    except ProgramError as error:
        raise _naming(source, error.in_command.format(file=source.file)) from None


def _naming(source: Source, message: str) -> ProgramError:
    """Return an error whose message names the file of a program."""
    file = str(source.file)
    return ProgramError(message if message.startswith(file) else f"{file}: {message}")


def program_in_file(source: Source, signature: str | None) -> Program:
    """Return the function of a file, to be run in a separate process if processes can be forked."""
    if not can_fork():
        return _loaded(source, signature)
    from ..checker.calls import elsewhere, serve

    served = partial(serve, lambda: _loaded(source, signature))
    try:
        return elsewhere(partial(Worker.forked, served), START_LIMIT)
    except ProgramError as error:
        raise _naming(source, str(error)) from None


def board_for(program: Program, board: NamedBoard | None) -> tuple[str, NamedBoard]:
    """Return a board, and how it was chosen if none is given.

    It is the one that exposes a mistake, or one of the gallery that the program can take.
    """
    if board is not None:
        return "", board
    if isinstance(program, Mistake) and program.board is not None:
        name = f"the smallest board that exposes {program.name}"
        return name, NamedBoard(program.board, name)
    return program.signature.board, gallery.get(program.signature.board)


def say_what_was_chosen(data: dict[str, Any]) -> None:
    """Say which board stands for one that was not given, and how the programs are called."""
    if data["chosen"]:
        warn(f"no board was given; this is {data['chosen']}")
    for note in data["notes_on_programs"]:
        warn(note)
