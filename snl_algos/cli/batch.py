"""`snl solve --many`: solve a file of boards, and write a file of answers.

Both files have one line per board. Each answer also holds a checksum of the board's line, so the
file of answers records how far the work has come, and for which boards. After any interruption
the same command reads both files in parallel and continues where the answers end. A half-written
last line is written again.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from ..board import Board, BoardError
from ..lab.engines import fewest_throws, fewest_throws_on
from ..lab.engines.board_lines import board_on, lines_of
from .output import visible

__all__ = ["solve_many"]

#: The number of answers that are written at a time.
BATCH_SIZE = 500
#: Every answer is shorter than this, in bytes, and begins with this prefix.
MAX_LINE = 200
PREFIX = b'{"throws": '


def solve_many(
    boards: Path,
    answers: Path,
    engine: str,
    progress: Callable[[str], object],
    *,
    restart: bool = False,
) -> tuple[int, int]:
    """Write the fewest throws of each board, and continue where an interrupted run ended.

    With `restart` the answers that the file holds are discarded. Return the numbers of boards with
    an answer now, and before this run. If a line holds no board, or the file holds other answers, a
    BoardError says so, and the answers before that line are written.
    """
    if boards.resolve() == answers.resolve():
        raise BoardError(f"{answers}: this file holds the boards; name another one for the answers")
    with boards.open("rb") as source, _opened(answers) as target:
        _lock(target, answers)
        if restart:
            target.truncate(0)
        lines = lines_of(source, str(boards))
        before = _checked(target, lines, answers)
        done = before
        pending: list[bytes] = []
        try:
            for line in lines:
                pending.append(_answer_to(line, engine, f"{boards}, line {done + 1}"))
                done += 1
                if len(pending) == BATCH_SIZE:
                    _append(target, pending)
                    progress(f"{done:,} boards")
        finally:
            _append(target, pending)
        return done, before


def _opened(answers: Path) -> BinaryIO:
    """Open the file of answers for reading and appending; create it if necessary."""
    if answers.exists() and not answers.is_file():
        raise BoardError(f"{answers}: the answers cannot be written here, because it is not a file")
    return os.fdopen(os.open(answers, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)


def _lock(target: BinaryIO, answers: Path) -> None:
    """Lock the file, because two runs at a time would both answer the same boards."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(target, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BoardError(f"{answers}: another run is writing to it") from None


def _checked(target: BinaryIO, lines: Iterator[bytes], answers: Path) -> int:
    """Count the answers, check each against its board, and cut off a half-written line."""
    target.seek(0)
    count = whole = 0
    with os.fdopen(os.dup(target.fileno()), "rb") as reader:
        while (answer := reader.readline(MAX_LINE)).endswith(b"\n"):
            line = next(lines, None)
            if line is None or _checksum_in(answer) != zlib.crc32(line):
                raise BoardError(
                    f"{answers}, line {count + 1}: this is not the answer to board {count + 1}; "
                    "--force starts over"
                )
            count += 1
            whole += len(answer)
        if answer[: len(PREFIX)] != PREFIX[: len(answer)] or len(answer) == MAX_LINE:
            raise BoardError(
                f"{answers}, line {count + 1}: this is not an answer; --force starts over"
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
    """Return the line that answers a board's line."""
    try:
        board = board_on(line)
        if isinstance(board, Board):
            throws = fewest_throws(board, engine=engine)
        else:
            throws = fewest_throws_on(board, engine=engine)
    except BoardError as error:
        raise BoardError(f"{place}: {visible(str(error))}") from None
    return json.dumps({"throws": throws, "crc32": zlib.crc32(line)}).encode() + b"\n"


def _append(target: BinaryIO, pending: list[bytes]) -> None:
    """Write the pending lines, or as much of them as the disk has space for."""
    data = b"".join(pending)
    pending.clear()  # even if writing fails, they must not be written a second time
    while data:
        data = data[target.write(data) :]
