"""`snl solve --many`: a file of boards, one after the other, into a file of answers.

Both have one line for each board. A line of answers also holds a checksum of the board's line.
So the file itself says how far the work has come, and for which boards: after an interruption,
whatever it was, the same command reads both files side by side and continues where the answers
end. A last line that was only half written is written again.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ..board import Board, BoardError
from ..lab.engines import fewest_throws, fewest_throws_on
from ..lab.engines.board_lines import board_on, lines_of
from .output import visible

__all__ = ["Streamed", "solve_many"]

#: So many answers are written at a time.
BATCH_SIZE = 500
#: No line of answers has so many bytes, and each begins with these.
LONGEST = 200
HEAD = b'{"throws": '


class Streamed(NamedTuple):
    """What was done.

    Attributes
    ----------
    boards : int
        How many boards have an answer now.
    before : int
        How many of them had one already.
    """

    boards: int
    before: int


def solve_many(
    boards: Path, answers: Path, engine: str, tell: Callable[[str], object], *, anew: bool = False
) -> Streamed:
    """Write the fewest throws of each board, and continue where an interrupted run has ended.

    Parameters
    ----------
    boards : Path
        A board on each line: a JSON object as the notation `json` has it, or a move array as a
        JSON list.
    answers : Path
        Where the answers go. If it holds answers to these boards, more are added behind them.
    engine : str
        The name of an engine, or "auto".
    tell : callable
        Is told how far it has come.
    anew : bool, default False
        Whether to begin again, whatever is in the file.

    Raises
    ------
    BoardError
        If a line holds no board, or the file holds other answers. The answers up to there are
        written.
    OSError
        If a file cannot be read or written.
    """
    if boards.resolve() == answers.resolve():
        raise BoardError(f"{answers}: the answers cannot go where the boards are")
    with boards.open("rb") as source, _opened(answers) as target:
        _keep_others_out(target, answers)
        if anew:
            target.truncate(0)
        lines = lines_of(source, str(boards))
        before = _checked(target, lines, answers)
        done = before
        waiting: list[bytes] = []
        try:
            for line in lines:
                waiting.append(_answer_to(line, engine, f"{boards}, line {done + 1}"))
                done += 1
                if len(waiting) == BATCH_SIZE:
                    _append(target, waiting)
                    tell(f"{done:,} boards")
        finally:
            _append(target, waiting)
        return Streamed(done, before)


def _opened(answers: Path) -> BinaryIO:
    """The file of answers, to be read and added to; made if it is not there."""
    if answers.exists() and not answers.is_file():
        raise BoardError(f"{answers}: the answers go into a file, and this is not one")
    return os.fdopen(os.open(answers, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)


def _keep_others_out(target: BinaryIO, answers: Path) -> None:
    """Two runs at a time would both answer the same boards."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(target, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BoardError(f"{answers}: another run is writing into it") from None


def _checked(target: BinaryIO, lines: Iterator[bytes], answers: Path) -> int:
    """How many answers there are; each is held against its board, and half a line is cut off."""
    target.seek(0)
    count = whole = 0
    with os.fdopen(os.dup(target.fileno()), "rb") as reader:
        while (answer := reader.readline(LONGEST)).endswith(b"\n"):
            line = next(lines, None)
            if line is None or _checksum_in(answer) != zlib.crc32(line):
                raise BoardError(
                    f"{answers}, line {count + 1}: this is not the answer to board {count + 1}; "
                    "--force begins again"
                )
            count += 1
            whole += len(answer)
        if answer[: len(HEAD)] != HEAD[: len(answer)] or len(answer) == LONGEST:
            raise BoardError(
                f"{answers}, line {count + 1}: this is no answer; --force begins again"
            )
    target.seek(whole)
    target.truncate()
    return count


def _checksum_in(answer: bytes) -> int | None:
    with suppress(ValueError):
        found = json.loads(answer)
        if isinstance(found, dict) and isinstance(found.get("crc32"), int):
            return int(found["crc32"])
    return None


def _answer_to(line: bytes, engine: str, place: str) -> bytes:
    """The line that answers a board's line."""
    try:
        board = board_on(line)
        if isinstance(board, Board):
            throws = fewest_throws(board, engine=engine)
        else:
            throws = fewest_throws_on(board, engine=engine)
    except BoardError as error:
        raise BoardError(f"{place}: {visible(str(error))}") from None
    return json.dumps({"throws": throws, "crc32": zlib.crc32(line)}).encode() + b"\n"


def _append(target: BinaryIO, waiting: list[bytes]) -> None:
    """Write the lines that wait, or as much of them as there is room for."""
    data = b"".join(waiting)
    waiting.clear()  # whatever becomes of them, they are not written a second time
    while data:
        data = data[target.write(data) :]
