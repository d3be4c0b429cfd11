"""`snl solve --many`: a stream of boards, however it is interrupted."""

from __future__ import annotations

import errno
import io
import json
import random
import resource
import signal
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from command import good, refused, snl

from snl_algos import Board, BoardError, fewest_throws, fewest_throws_on, random_board
from snl_algos.cli.batch import solve_many

fcntl = pytest.importorskip("fcntl")


def lines_of(count: int) -> list[str]:
    """Boards as lines, objects and move arrays, some without a way."""
    source, lines = random.Random(15), []
    for at in range(count):
        board = random_board(cells=30, snakes=3, ladders=3, seed=source.randrange(10**9))
        moves = [board.jumps.get(cell, 0) - 1 for cell in range(1, 31)]
        if at % 4 == 0:
            moves = [-1] * 23 + [0] * 6 + [-1]
        data = {"cells": 30, "die": at % 3 + 4, "jumps": [*map(list, board.jumps.items())]}
        lines.append(json.dumps(data if at % 2 else moves))
    return lines


def throws_of(line: str) -> int | None:
    data = json.loads(line)
    if isinstance(data, list):
        return fewest_throws_on(data)
    return fewest_throws(Board(data["cells"], data["jumps"], die=data["die"]))


def quiet(said: str) -> None:
    """Nobody listens."""


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    file = tmp_path / "boards.jsonl"
    file.write_text("\n".join(lines_of(12)))
    return file


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "answers.jsonl"


def test_the_answers(boards: Path, out: Path) -> None:
    """Would catch: an answer that is wrong, missing, or not in its place."""
    said = good("solve", "--many", boards, "--output", out)
    assert "12" in said
    found = [json.loads(line)["throws"] for line in out.read_text().splitlines()]
    assert found == list(map(throws_of, boards.read_text().splitlines()))
    assert None in found
    before = out.read_bytes()
    good("solve", "--many", boards, "--output", out, "--engine", "fronts")
    assert out.read_bytes() == before  # nothing twice
    good("solve", "--many", boards, "--output", out, "--engine", "fronts", "--force")
    assert out.read_bytes() == before


def test_an_end_at_any_byte(boards: Path, out: Path) -> None:
    """Would catch: an answer lost or written twice, wherever a run was interrupted."""
    solve_many(boards, out, "auto", quiet)
    whole = out.read_bytes()
    for size in range(len(whole) + 1):
        out.write_bytes(whole[:size])
        done, before = solve_many(boards, out, "auto", quiet)
        assert (done, before) == (12, whole[:size].count(b"\n"))
        assert out.read_bytes() == whole


def command(boards: Path, out: Path) -> list[str]:
    """The command as a process of its own."""
    start = [sys.executable, "-m", "snl_algos"]
    return [*start, "solve", "--many", str(boards), "-o", str(out)]


def test_killed_again_and_again(tmp_path: Path, out: Path) -> None:
    """Would catch: a state of the files, after a kill, from which nothing goes on."""
    boards = tmp_path / "many.jsonl"
    lines = lines_of(200) * 25
    boards.write_text("\n".join(lines) + "\n")
    for _ in range(3):
        size = out.stat().st_size if out.exists() else 0
        process = subprocess.Popen(command(boards, out), stdout=subprocess.DEVNULL)
        while process.poll() is None and (not out.exists() or out.stat().st_size <= size):
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
    done, before = solve_many(boards, out, "auto", quiet)
    assert done == len(lines)
    assert before > 0
    throws = {line: throws_of(line) for line in set(lines)}
    found = [json.loads(line)["throws"] for line in out.read_text().splitlines()]
    assert found == [throws[line] for line in lines]


def test_a_full_disk(boards: Path, out: Path) -> None:
    """Would catch: half a line that is left for good, or a batch written behind it again."""

    def with_little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    ran = subprocess.run(
        command(boards, out),
        preexec_fn=with_little_room,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert 0 < out.stat().st_size <= 100
    good("solve", "--many", boards, "--output", out)
    found = [json.loads(line)["throws"] for line in out.read_text().splitlines()]
    assert found == list(map(throws_of, boards.read_text().splitlines()))


class Flaky(io.FileIO):
    """A file on a disk that is full for a moment, in the middle of a line."""

    full = False

    def write(self, data: Any) -> int:
        if self.full:
            self.full = False
            raise OSError(errno.ENOSPC, "No space left on device")
        self.full = len(data) > 50
        return super().write(data[:50])


def test_a_disk_that_is_full_for_a_moment(
    boards: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch: a batch that is written again behind the half of it that is there."""
    boards.write_text("\n".join(lines_of(600)))  # more than a batch
    solve_many(boards, out, "auto", quiet)
    whole = out.read_bytes()
    out.write_bytes(b"")
    with monkeypatch.context() as patch:
        patch.setattr("os.fdopen", lambda file, *how, **options: Flaky(file, "r+"))
        with pytest.raises(OSError, match="space"):
            solve_many(boards, out, "auto", quiet)
    assert out.read_bytes() == whole[:50]
    solve_many(boards, out, "auto", quiet)
    assert out.read_bytes() == whole


def test_boards_that_are_cut_off(boards: Path, out: Path) -> None:
    """Would catch: half a board taken for a whole one, or the answers before it lost."""
    whole = boards.read_bytes()
    solve_many(boards, out, "auto", quiet)
    answers = out.read_bytes()
    for size in range(1, len(whole), 7):
        boards.write_bytes(whole[:size])
        out.unlink()
        if whole[size - 1 : size] != b"\n" and whole[size : size + 1] != b"\n":
            with pytest.raises(BoardError):
                solve_many(boards, out, "auto", quiet)
        else:
            solve_many(boards, out, "auto", quiet)
        assert answers.startswith(out.read_bytes())
        boards.write_bytes(whole)
        solve_many(boards, out, "auto", quiet)
        assert out.read_bytes() == answers


#: Lines that are no boards.
BAD_LINES = ["", "[]", "[-1, 7]", "[-1, NaN]", "{}", "null", "-1 -1", "[" * 10**5, "\ud800"]


def test_a_line_that_is_no_board(boards: Path, out: Path) -> None:
    """Would catch: a traceback, a line that is left out, or a message without its place."""
    text = boards.read_text().splitlines()
    for line in BAD_LINES:
        boards.write_text("\n".join([*text[:3], line, *text[3:]]), errors="surrogatepass")
        assert "line 4" in refused("solve", "--many", boards, "--output", out)
        assert out.read_bytes().count(b"\n") == 3
        with out.open("ab") as file:
            file.write(b'{"thr')
        assert "line 4" in refused("solve", "--many", boards, "--output", out)
        assert out.read_bytes().count(b"\n") == 3
        assert out.read_bytes().endswith(b"\n")


def test_other_answers_are_left_alone(boards: Path, out: Path) -> None:
    """Would catch: a file that is not ours cut off or added to."""
    solve_many(boards, out, "auto", quiet)
    lines = out.read_text().splitlines(keepends=True)
    swapped = "".join([lines[1], lines[0], *lines[2:]])
    for other in (
        "hello",
        "hello\n",
        '{"cells": 30}',
        swapped,
        "".join([*lines, lines[0]]),
        "x" * 999,
    ):
        out.write_text(other)
        assert "line" in refused("solve", "--many", boards, "--output", out)
        assert out.read_text() == other
    assert refused("solve", "--many", boards, "--output", boards)
    assert refused("solve", "--many", boards, "--output", boards.parent)


def test_two_runs_at_a_time(boards: Path, out: Path) -> None:
    """Would catch: two runs that both answer the same boards."""
    with out.open("wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        assert refused("solve", "--many", boards, "--output", out)
    assert out.read_bytes() == b""


@pytest.mark.full
def test_constant_memory(tmp_path: Path, out: Path) -> None:
    """Would catch: boards or answers that are all kept."""
    boards = tmp_path / "many.jsonl"
    boards.write_text("\n".join(lines_of(100) * 60))
    assert boards.stat().st_size > 10**6 / 2
    tracemalloc.start()
    try:
        solve_many(boards, out, "bits", quiet)
        solve_many(boards, out, "bits", quiet)
        assert tracemalloc.get_traced_memory()[1] < 10**6 / 4
    finally:
        tracemalloc.stop()


def test_wrong_usage() -> None:
    """Would catch: an option that is ignored."""
    for words in (
        "--many a", "--output a", "--engine bits", "--force", "thirty --many a --output b",
        "--many a --output b --engine none", "--many a --output b --all-routes",
    ):  # fmt: skip
        assert snl("solve", *words.split()).code == 2, words
