"""The `snl` command: what it prints and writes, on a terminal and in a pipe."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest

pytest.importorskip("typer")

from jsonschema import Draft202012Validator

from snl_algos import ALGORITHMS, Board, __version__, cli, gallery, load_board
from snl_algos.notations import NOTATIONS, schema

ROOT = Path(__file__).parents[1]
JUDGES = json.loads((ROOT / "tests/data/judges.json").read_text(encoding="utf-8"))["groups"]
EXACT = [name for name, algorithm in ALGORITHMS.items() if algorithm.exact]

#: What the surroundings may set that changes how a terminal is seen.
STEERING = ("NO_COLOR", "FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "TTY_COMPATIBLE", "COLUMNS")
STEERING += ("TTY_INTERACTIVE", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "_SNL_COMPLETE", "TERM")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
BOX = set("│┃┏┓└┘┡┩━─╭╮╰╯")


class Ran(NamedTuple):
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


def surroundings(**more: str) -> dict[str, str]:
    """The environment without what steers a terminal, and with some more in it."""
    return {name: text for name, text in os.environ.items() if name not in STEERING} | more


def snl(*args: object, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Ran:
    """Run the command in this process, as in a pipe."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n") for _ in range(2))
    code: object = 0
    with (
        mock.patch.object(sys, "argv", ["snl", *map(str, args)]),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, surroundings(**(env or {})), clear=True),
    ):
        try:
            cli.run()
        except SystemExit as end:
            code = end.code or 0
    printed = []
    for stream in (out, err):
        stream.flush()
        printed.append(stream.buffer.getvalue().decode("utf-8"))  # type: ignore[attr-defined]
    assert isinstance(code, int)
    return Ran(code, *printed)


def good(*args: object, stdin: bytes = b"") -> str:
    """What a run prints that has nothing to complain about."""
    ran = snl(*args, stdin=stdin)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def refused(*args: object, stdin: bytes = b"") -> str:
    """The one line of a run that refuses its input."""
    ran = snl(*args, stdin=stdin)
    assert ran.out == ""
    assert ran.code == 2
    assert ran.err.startswith("snl: ")
    assert ran.err.endswith("\n")
    assert len(ran.err.splitlines()) == 1
    assert "Traceback" not in ran.err
    return ran.err


def process(*args: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    options = {"capture_output": True, "env": surroundings(), "timeout": 120} | options
    return subprocess.run([sys.executable, "-m", "snl_algos", *args], check=False, **options)


def on_terminal(command: Sequence[str], **env: str) -> tuple[int, str]:
    """The exit code of a program and what it shows on a terminal of 100 columns."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    env = surroundings(**{"TERM": "xterm-256color", "COLUMNS": "100"} | env)
    try:
        program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    finally:
        os.close(theirs)
    shown = b""
    try:
        while piece := os.read(ours, 65536):
            shown += piece
    except OSError:  # the other side is closed
        pass
    finally:
        os.close(ours)
    return program.wait(timeout=60), shown.decode("utf-8")


def judged(boards: Sequence[Mapping[str, Any]]) -> bytes:
    """Boards in the text of the HackerRank judge, written here once more."""
    lines = [str(len(boards))]
    for board in boards:
        for kind in (1, -1):
            jumps = [(a, b) for a, b in board["jumps"] if (b - a) * kind > 0]
            lines += [str(len(jumps)), *(f"{a} {b}" for a, b in jumps)]
    return ("\n".join(lines) + "\n").encode()


SAMPLES = JUDGES["hackerrank-quickest-way-up"]
#: Six snakes in a row, which no throw passes.
UNREACHABLE = {"jumps": [[head, 1] for head in range(50, 56)]}


def sequences_by_trial(cells: int, jumps: Mapping[int, int], throws: int) -> set[str]:
    """Every sequence of this many throws that ends on the goal, by trying all of them."""
    found = set()
    for faces in product(range(1, 7), repeat=throws):
        cell = 1
        for face in faces:
            if cell != cells and cell + face <= cells:
                cell = jumps.get(cell + face, cell + face)
            else:
                break
        else:
            if cell == cells:
                found.add(" ".join(map(str, faces)))
    return found


# -- solve ------------------------------------------------------------------------


def test_solve_shows_each_move_with_its_jump() -> None:
    """A column swapped, a jump missing, a move counted from 0."""
    assert good("solve", "thirty").splitlines() == [
        "throws: 3",
        "move  face  landing  cell  jump",
        "----  ----  -------  ----  ----",
        "   1     2        3    22  3→22",
        "   2     2       24    24",
        "   3     6       30    30",
        "certified: 3 throws are enough and no fewer will do",
    ]


@pytest.mark.parametrize("name", ALGORITHMS)
def test_solve_takes_each_algorithm(name: str) -> None:
    """An algorithm that is registered, but that the command cannot run or show."""
    lines = good("solve", "thirty", "--algorithm", name).splitlines()
    assert lines[0] == "throws: 3"
    assert lines[-1].startswith("certified: " if name in EXACT else "not certified: ")
    assert (f"{name} keeps no route" in lines) == (
        ALGORITHMS[name](load_board("thirty")).route is None
    )


def test_level_bfs_says_that_it_keeps_no_route() -> None:
    """An answer without a route that is shown as an empty one."""
    lines = good("solve", "thirty", "--algorithm", "level-bfs").splitlines()
    assert lines[1] == "level-bfs keeps no route"
    assert len(lines) == 3


@pytest.mark.parametrize("name", EXACT)
def test_unreachable_goal_is_said(name: str) -> None:
    """`None` printed as a number of throws; a route made up."""
    lines = good("solve", "out-of-reach", "--algorithm", name).splitlines()
    assert lines[0] == "throws: the goal cannot be reached"
    assert lines[1].startswith("certified: ")
    assert len(lines) == 2


def test_board_of_one_cell() -> None:
    """A game that is over before it begins, taken for one without a route."""
    lines = good("solve", "-", stdin=b'{"cells": 1, "jumps": []}').splitlines()
    assert lines[0] == "throws: 0"
    assert len(lines) == 2


@pytest.mark.parametrize("name", EXACT)
def test_all_routes_are_exactly_those_that_trial_finds(name: str) -> None:
    """A sequence left out, listed twice or made up, whatever algorithm gave the distances."""
    heading, *routes = good("solve", "thirty", "--all-routes", "--algorithm", name).splitlines()
    expected = sequences_by_trial(30, load_board("thirty").jumps, 3)
    assert len(expected) == 7
    assert heading == "shortest sequences of throws: 7"
    assert sorted(routes) == sorted(expected)


def test_limit_cuts_the_list_and_says_so() -> None:
    """One too many or too few; a list cut in silence; a full list called cut."""
    every = good("solve", "thirty", "--all-routes").splitlines()[1:]
    lines = good("solve", "thirty", "--all-routes", "--limit", 3).splitlines()
    assert lines[0] == "shortest sequences of throws: the first 3"
    assert lines[1:4] == every[:3]
    assert lines[4:] == ["there are more; --limit shows more of them"]
    whole = good("solve", "thirty", "--all-routes", "--limit", 7)
    assert whole == good("solve", "thirty", "--all-routes", "--limit", "9" * 20)
    assert len(whole.splitlines()) == 8
    assert len(good("solve", "hundred-plain", "--all-routes").splitlines()) == 102


def test_all_routes_of_an_unreachable_goal() -> None:
    """A crash where there is nothing to list."""
    assert good("solve", "out-of-reach", "--all-routes") == "shortest sequences of throws: 0\n"


def test_all_routes_need_an_exact_algorithm() -> None:
    """Sequences listed from distances that are wrong."""
    told = refused("solve", "thirty", "--algorithm", "forward-dp", "--all-routes")
    assert "forward-dp is not exact" in told


def test_several_boards_in_one_file(tmp_path: Path) -> None:
    """Only the first board solved; answers without the name of their board."""
    file = tmp_path / "input.txt"
    file.write_bytes(judged([*SAMPLES, UNREACHABLE]))
    lines = good("solve", file).splitlines()
    names = [line for line in lines if line.startswith(str(file))]
    assert names == [f"{file}, board {at}" for at in (1, 2, 3)]
    throws = [line for line in lines if line.startswith("throws: ")]
    assert throws == ["throws: 3", "throws: 5", "throws: the goal cannot be reached"]


@pytest.mark.parametrize("name", EXACT)
def test_answers_are_printed_as_the_judge_accepts_them(name: str) -> None:
    """A word too many, `None` for -1, a missing line break: the judge takes none of it."""
    arguments = ("solve", "--notation", "hackerrank", "--algorithm", name)
    assert good(*arguments, stdin=judged(SAMPLES)) == "3\n5\n"
    assert good(*arguments, stdin=judged([UNREACHABLE, SAMPLES[1]])) == "-1\n5\n"
    assert good(*arguments, stdin=judged(SAMPLES).replace(b"\n", b"\r\n")) == "3\n5\n"


# -- compare ----------------------------------------------------------------------

HEADINGS = [
    *("algorithm", "throws", "agrees", "certified", "cells taken", "edges looked at"),
    *("longest frontier", "time", "memory"),
]


def cells_of(line: str) -> list[str]:
    return re.split(r"\s{2,}", line.strip())


def test_compare_prints_every_column_in_a_pipe() -> None:
    """A table cut to the width of a terminal that is not there."""
    lines = good("compare", "thirty").splitlines()
    assert lines[0] == "thirty: 30 cells, die 6, 4 ladders, 4 snakes"
    assert cells_of(lines[1]) == HEADINGS
    rows = [cells_of(line) for line in lines[3:10]]
    assert [row[0] for row in rows] == list(ALGORITHMS)
    assert all(len(row) == len(HEADINGS) for row in rows)
    assert [row[0] for row in rows if row[3] == "no"] == ["forward-dp"]
    assert lines[-1] == ""
    assert [line.split(" is ")[0] for line in lines[10:12]] == ["forward-dp"] * 2


def test_compare_several_files(tmp_path: Path) -> None:
    """Boards without a table of their own; a summary that counts wrong."""
    file = tmp_path / "input.txt"
    file.write_bytes(judged(SAMPLES))
    lines = good("compare", file, "standing-on-a-foot").splitlines()
    assert sum(cells_of(line) == HEADINGS for line in lines) == 3
    at = lines.index("summary")
    assert cells_of(lines[at + 1]) == ["algorithm", "agrees", "certified", "refused"]
    summary = {row[0]: row[1:] for row in map(cells_of, lines[at + 3 :])}
    assert list(summary) == list(ALGORITHMS)
    for name in EXACT:
        assert summary[name] == ["3 of 3", "3 of 3", "0"]
    answers = [*(one["expected"] for one in SAMPLES), 4]
    boards = [Board(100, [tuple(jump) for jump in one["jumps"]]) for one in SAMPLES]
    boards += [load_board("standing-on-a-foot")]
    agree = sum(
        ALGORITHMS["forward-dp"](board).throws == throws
        for board, throws in zip(boards, answers, strict=True)
    )
    assert agree < 3
    assert summary["forward-dp"][0] == f"{agree} of 3"
    assert "summary" not in good("compare", "thirty").splitlines()


def test_compare_tells_who_refused(tmp_path: Path) -> None:
    """A refusal that ends the comparison, or that counts as an agreement."""
    file = tmp_path / "large.json"
    file.write_text('{"cells": 20000, "jumps": []}')
    arguments = ("--algorithm", "adjacency-matrix-bfs", "--algorithm", "queue-bfs")
    lines = good("compare", file, "thirty", *arguments).splitlines()
    assert cells_of(lines[3])[:2] == ["adjacency-matrix-bfs", "refused"]
    assert any(line.startswith("adjacency-matrix-bfs refused: ") for line in lines)
    at = lines.index("summary")
    assert cells_of(lines[at + 3]) == ["adjacency-matrix-bfs", "1 of 2", "1 of 2", "1"]
    assert cells_of(lines[at + 4]) == ["queue-bfs", "2 of 2", "2 of 2", "0"]


def test_compare_json() -> None:
    """A field renamed or missing; a board that is not in our own notation."""
    data = json.loads(good("compare", "thirty", "out-of-reach", "--json"))
    assert [one["name"] for one in data] == ["thirty", "out-of-reach"]
    assert [one["throws"] for one in data] == [3, None]
    for one in data:
        assert set(one) == {"name", "board", "throws", "rows"}
        Draft202012Validator(schema()).validate(one["board"])
        assert [row["algorithm"] for row in one["rows"]] == list(ALGORITHMS)
        for row in one["rows"]:
            assert set(row) == {
                *("algorithm", "throws", "route", "refused", "agrees", "certified", "reason"),
                *("cells_taken", "edges_looked_at", "longest_frontier", "seconds", "memory"),
                *("limits", "first_difference"),
            }
    first = data[0]["rows"][0]
    assert first["route"][0] == {"face": 2, "landing": 3, "cell": 22}
    assert first["refused"] is None
    assert first["seconds"] > 0
    wrong = next(row for row in data[0]["rows"] if row["algorithm"] == "forward-dp")
    assert wrong["first_difference"]["cell"] == 3
    assert Board(30, data[0]["board"]["jumps"]) == load_board("thirty")


def test_compare_takes_algorithms_one_by_one() -> None:
    """Only the last `--algorithm` kept; the order asked for lost."""
    arguments = ("--algorithm", "dijkstra", "--algorithm", "queue-bfs")
    lines = good("compare", "thirty", *arguments).splitlines()
    assert [cells_of(line)[0] for line in lines[3:-1]] == ["dijkstra", "queue-bfs"]


@pytest.mark.parametrize("command", ["solve", "compare"])
def test_unknown_algorithm(command: str) -> None:
    """A KeyError shown raw, or no hint of what was meant."""
    told = refused(command, "thirty", "--algorithm", "dijkstr")
    assert "'dijkstr' (did you mean 'dijkstra'?)" in told
    assert all(name in told for name in ALGORITHMS)


def test_compare_reads_standard_input() -> None:
    """A command without a file that reads nothing."""
    told = good("compare", "--algorithm", "queue-bfs", stdin=b"[-1, 3, -1, -1]")
    assert told.startswith("standard input: 4 cells, die 6, 1 ladder, no snakes\n")


# -- draw, convert, algorithms, boards, random --------------------------------------


@pytest.mark.parametrize(
    ("suffix", "magic"),
    [("svg", b'<?xml version="1.0"'), ("png", b"\x89PNG\r\n\x1a\n"), ("pdf", b"%PDF-")],
)
def test_draw_writes_pictures(tmp_path: Path, suffix: str, magic: bytes) -> None:
    """The wrong kind of file under a name; a route that changes nothing."""
    pytest.importorskip("matplotlib")
    plain, route = tmp_path / f"plain.{suffix}", tmp_path / f"route.{suffix.upper()}"
    assert good("draw", "thirty", "-o", plain) == ""
    assert good("draw", "thirty", "-o", route, "--route") == ""
    assert plain.read_bytes().startswith(magic)
    assert route.read_bytes().startswith(magic)
    assert plain.read_bytes() != route.read_bytes()


def test_drawn_route_is_a_shortest_one(tmp_path: Path) -> None:
    """A picture whose route has another number of moves."""
    pytest.importorskip("matplotlib")
    file = tmp_path / "thirty.svg"
    good("draw", "thirty", "-o", file, "--route")
    ids = [element.get("id", "") for element in ET.parse(file).iter()]
    assert sum(bool(re.search(r"-move-\d+$", name)) for name in ids) == 3


def test_draw_in_text() -> None:
    """A picture written where none was asked for; moves left out."""
    assert good("draw", "thirty") == f"{load_board('thirty')}\n"
    with_route = good("draw", "thirty", "--route").splitlines()
    assert with_route[-3:] == [
        "1. throw 2 to 3, ladder to 22",
        "2. throw 2 to 24",
        "3. throw 6 to 30",
    ]


def test_draw_takes_one_board() -> None:
    """Several boards, and only the first drawn."""
    assert "it holds 2 boards" in refused("draw", "-", stdin=judged(SAMPLES))


def test_draw_without_matplotlib(tmp_path: Path) -> None:
    """A traceback where the pictures are not installed; a drawing in text needs none."""
    gone = [name for name in sys.modules if name.startswith("snl_algos.pictures")]
    with mock.patch.dict(sys.modules, {"matplotlib": None}):
        for name in gone:
            del sys.modules[name]
        told = refused("draw", "thirty", "-o", tmp_path / "thirty.svg")
        assert "pip install 'snl_algos[pictures]'" in told
        assert good("draw", "thirty").endswith("4 snakes\n")
    assert list(tmp_path.iterdir()) == []


#: For each notation, boards that it can hold.
HELD = {
    "move-array": [Board(30, {3: 22, 27: 1}), Board(1), Board(2)],
    "grid": [Board(36, {2: 15, 17: 4}), Board(4, {2: 3}), Board(1)],
    "hackerrank": [Board(100, {3: 90, 97: 13}), Board(100)],
    "pairs": [Board(100, {3: 90, 97: 13}), Board(100)],
    "dp-arrays": [Board(30, {3: 22, 5: 8}, start=0), Board(1, start=0)],
    "json": [
        Board(7, {2: 6, 6: 3}, die=(1, 3), start=0, chained=True, overshoot="bounce"),
        Board(10**18, {2: 10**17}),
    ],
}


@pytest.mark.parametrize(
    ("notation", "board"), [(notation, board) for notation, boards in HELD.items() for board in boards]
)
def test_convert_there_and_back(notation: str, board: Board, tmp_path: Path) -> None:
    """A board changed on its way through a notation, on the screen, in a file or in a pipe."""
    text = good("convert", "--to", "json", stdin=_json(board)).encode()
    there = good("convert", "-", "--to", notation, stdin=text).encode()
    file = tmp_path / "board"
    assert good("convert", "--to", notation, "-o", file, stdin=text) == ""
    assert file.read_bytes() == there
    assert load_board(file, notation) == board
    for arguments in ((file,), ("-",), (file, "--notation", notation)):
        back = good("convert", *arguments, "--to", "json", stdin=there).encode()
        assert load_board(_written(tmp_path / "back.json", back)) == board


def _json(board: Board) -> bytes:
    rules = {"cells": board.cells, "jumps": list(board.jumps.items()), "die": board.die}
    rules |= {"start": board.start, "chained": board.chained, "overshoot": board.overshoot}
    return json.dumps(rules).encode()


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def test_every_form_has_boards_to_convert() -> None:
    """A notation added, and not tested here."""
    assert HELD.keys() == NOTATIONS.keys()


@pytest.mark.parametrize(("one", "other"), [*product(["move-array", "grid", "hackerrank"], NOTATIONS)])
def test_convert_between_all_forms(one: str, other: str) -> None:
    """A pair of notations that do not understand each other."""
    board = Board(100, {3: 90, 5: 8, 97: 13})
    text = good("convert", "--to", one, stdin=_json(board)).encode()
    if other == "dp-arrays":
        assert "dp-arrays has no place for start 1" in refused("convert", "--to", other, stdin=text)
        return
    there = good("convert", "--to", other, stdin=text).encode()
    assert good("convert", "--to", one, stdin=there).encode() == text


@pytest.mark.parametrize(
    ("name", "notation", "lost"),
    [
        ("die-with-gaps", "move-array", "a die with the faces"),
        ("thirty", "grid", "30 cells make no square"),
        ("thirty", "hackerrank", "30 cells (always 100)"),
        ("thirty", "pairs", "30 cells (always 100)"),
        ("milton-bradley", "dp-arrays", "snakes from 16"),
        ("milton-bradley", "move-array", "start 0"),
    ],
)
def test_convert_refuses_what_would_be_lost(
    name: str, notation: str, lost: str, tmp_path: Path
) -> None:
    """A board that comes out changed, or a file left behind by a refusal."""
    assert lost in refused("convert", name, "--to", notation, "-o", tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_convert_keeps_name_author_and_source() -> None:
    """Credit that is lost on the way."""
    named = gallery.get("milton-bradley")
    kept = json.loads(good("convert", "milton-bradley"))
    assert (kept["name"], kept["source"]) == (named.name, named.source)
    again = json.loads(good("convert", "-", stdin=json.dumps(kept).encode()))
    assert again == kept | {"jumps": again["jumps"]}


def test_convert_keeps_all_letters_in_a_narrow_encoding(tmp_path: Path) -> None:
    """A name that comes out of a pipe as question marks, and a file that can't be read again."""
    file = _written(tmp_path / "b.json", '{"name": "Füße →", "cells": 8, "jumps": []}'.encode())
    for encoding in ("ascii", "latin-1", "cp1252:strict"):
        ran = process("convert", str(file), env=surroundings(PYTHONIOENCODING=encoding))
        assert ran.returncode == 0
        assert json.loads(ran.stdout.decode("utf-8"))["name"] == "Füße →"


@pytest.mark.parametrize("name", gallery.names())
def test_gallery_names_work_wherever_a_file_does(name: str, tmp_path: Path) -> None:
    """A command that knows files only; a gallery board that a command cannot take."""
    board = load_board(name)
    assert good("solve", name).startswith("throws: ")
    assert good("compare", name, "--algorithm", "queue-bfs").startswith(f"{name}: ")
    assert good("draw", name) == f"{board}\n"
    assert load_board(_written(tmp_path / "b", good("convert", name).encode())) == board


def test_a_file_goes_before_the_gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's own file passed over for a gallery board of the same name."""
    monkeypatch.chdir(tmp_path)
    _written(tmp_path / "thirty", b"[-1, 3, -1, -1]")
    assert good("solve", "thirty").startswith("throws: 1\n")


def test_boards_lists_exactly_the_gallery() -> None:
    """A board hidden, or listed with another board's numbers."""
    heading, _, *rows = good("boards").splitlines()
    assert cells_of(heading) == ["board", "cells", "ladders", "snakes", "title"]
    listed = [cells_of(row) for row in rows]
    assert [row[0] for row in listed] == list(gallery.names())
    for name, *numbers, title in listed:
        board = load_board(name)
        assert list(map(int, numbers)) == [board.cells, len(board.ladders), len(board.snakes)]
        assert title == gallery.get(name).name
    files = (ROOT / "snl_algos/gallery/boards").glob("*.json")
    assert sorted(file.stem for file in files) == sorted(row[0] for row in listed)


def test_algorithms_lists_all_and_their_limits() -> None:
    """An algorithm or a limit that is kept from the reader."""
    lines = good("algorithms").splitlines()
    rows = [cells_of(line) for line in lines[2 : 2 + len(ALGORITHMS)]]
    assert rows == [
        [a.name, a.title, "yes" if a.exact else "no", a.time, a.memory] for a in ALGORITHMS.values()
    ]
    limits = [f"{a.name}: {limit}" for a in ALGORITHMS.values() for limit in a.limits]
    assert lines[2 + len(ALGORITHMS) :] == limits


def test_random_is_the_same_for_a_seed() -> None:
    """A seed that is not used, or not told."""
    one = good("random", "--cells", 60, "--snakes", 4, "--ladders", 3, "--seed", 7, "--die", 8)
    data = json.loads(one)
    assert (data["cells"], data["die"], len(data["jumps"])) == (60, 8, 7)
    assert sum(end < foot for foot, end in data["jumps"]) == 4
    program, *arguments = data["source"].split()
    assert program == "snl"
    assert good(*arguments) == one
    assert good("random", "--seed", 1) != good("random", "--seed", 2)


def test_random_tells_the_seed_it_drew() -> None:
    """A board that cannot be had again; a seed in the middle of the JSON."""
    ran = snl("random")
    assert ran.code == 0
    seed = re.fullmatch(r"snl: seed (\d+)\n", ran.err)
    assert seed
    assert good("random", "--seed", seed[1]) == ran.out


@pytest.mark.parametrize("notation", ["json", "move-array", "grid", "hackerrank", "pairs"])
def test_random_pipes_into_solve(notation: str) -> None:
    """A board printed in a way that the next command cannot read."""
    ours = process("random", "--seed", "5", "--to", notation)
    assert (ours.returncode, ours.stderr) == (0, b"")
    assert good("solve", "-", stdin=ours.stdout) == good(
        "solve", stdin=good("random", "--seed", 5).encode()
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--cells", "20"], "20 jumps do not fit"),
        (["--cells", "1"], "20 jumps do not fit"),
        (["--snakes", "-1"], "there can't be -1 snakes"),
        (["--cells", "99", "--to", "grid"], "99 cells make no square"),
        (["--die", "0"], "a die must have 1 to 1000 faces"),
        (["--cells", "0"], "the number of cells must be 1 to"),
        (["--to", "gird"], "did you mean 'grid'?"),
    ],
)
def test_random_refuses(arguments: list[str], told: str) -> None:
    """A board that cannot be, tried all the same."""
    assert told in refused("random", "--seed", "1", *arguments)


def test_version_and_help() -> None:
    """A version of its own; a command without a word of help."""
    assert good("--version") == f"snl_algos {__version__}\n"
    for help_option in ("-h", "--help"):
        assert "Fewest throws" in good(help_option)
    for command in ("solve", "compare", "draw", "convert", "algorithms", "boards", "random"):
        assert command in good("--help")
        assert f"snl {command}" in good(command, "--help")


# -- output files -----------------------------------------------------------------

#: The two commands that write files, up to the name of the file.
WRITERS = [("convert", "thirty", "-o"), ("draw", "thirty", "-o")]


@pytest.fixture(params=WRITERS, ids=lambda writer: writer[0])
def writer(request: pytest.FixtureRequest) -> tuple[str, ...]:
    if request.param[0] == "draw":
        pytest.importorskip("matplotlib")
    chosen: tuple[str, ...] = request.param
    return chosen


def test_no_file_is_written_over_unasked(writer: tuple[str, ...], tmp_path: Path) -> None:
    """Somebody's work lost."""
    file = _written(tmp_path / "out.svg", b"precious")
    assert "is there already; --force writes over it" in refused(*writer, file)
    assert file.read_bytes() == b"precious"
    assert good(*writer, file, "--force") == ""
    assert b"precious" not in file.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["out.svg"]


@pytest.mark.parametrize("broken", ["os.replace", "os.fdopen", "tempfile.mkstemp", "os.chmod"])
@pytest.mark.parametrize("there", [False, True])
def test_file_is_written_whole_or_not_at_all(
    writer: tuple[str, ...],
    broken: str,
    there: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half a file on a full disk, the old one gone, or a file beside it left behind."""
    file = tmp_path / "out.svg"
    if there:
        file.write_bytes(b"old")

    def full(*args: object, **options: object) -> None:
        if broken == "os.fdopen":
            os.close(args[0])  # type: ignore[arg-type]
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(broken, full)
    told = refused(*writer, file, "--force")
    assert "out.svg: cannot be written: No space left on device" in told
    monkeypatch.undo()
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"old"] * there


def test_interrupted_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file beside the target that stays after Ctrl-C."""

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", interrupted)
    ran = snl("convert", "thirty", "-o", tmp_path / "out.json")
    assert ran.code not in (0, 2)
    assert "Traceback" not in ran.err
    assert list(tmp_path.iterdir()) == []


def test_full_disk_for_real(tmp_path: Path) -> None:
    """The same with a limit that the system itself sets: no file may grow past 4 KiB."""
    pytest.importorskip("matplotlib")
    resource = pytest.importorskip("resource")
    file = _written(tmp_path / "out.svg", b"old")
    ran = process(
        *("draw", "thirty", "--force", "-o", str(file)),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)),
        env=surroundings(MPLCONFIGDIR=os.environ.get("MPLCONFIGDIR", str(tmp_path / "mpl"))),
    )
    assert ran.returncode == 2
    assert b"cannot be written: File too large" in ran.stderr
    assert b"Traceback" not in ran.stderr
    left = [path.name for path in tmp_path.iterdir() if path.name != "mpl"]
    assert left == ["out.svg"]
    assert file.read_bytes() == b"old"


def test_directory_as_output(writer: tuple[str, ...], tmp_path: Path) -> None:
    """Advice to force what no force can do; a directory replaced by a file."""
    folder = tmp_path / "out.svg"
    folder.mkdir()
    for force in ([], ["--force"]):
        assert "is no file that can be written over" in refused(*writer, folder, *force)
    assert folder.is_dir()


def test_no_such_folder(writer: tuple[str, ...], tmp_path: Path) -> None:
    """A traceback, or folders made that nobody asked for."""
    told = refused(*writer, tmp_path / "nowhere" / "out.svg")
    assert "cannot be written: No such file or directory" in told
    assert list(tmp_path.iterdir()) == []


def test_a_file_for_a_folder(writer: tuple[str, ...], tmp_path: Path) -> None:
    """A path that goes through a file."""
    file = _written(tmp_path / "file", b"old")
    assert "cannot be written: Not a directory" in refused(*writer, file / "out.svg", "--force")


@pytest.mark.parametrize("name", ["out.jpg", "out", "out.", ".svg", "svg", "out.svg.txt"])
def test_pictures_of_another_kind(name: str, tmp_path: Path) -> None:
    """A kind guessed from anything but the end of the name."""
    pytest.importorskip("matplotlib")
    assert "a picture is svg, png or pdf" in refused("draw", "thirty", "-o", tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_names_of_any_length(tmp_path: Path) -> None:
    """A name that is long, and refused; one that is too long, and ends in a traceback."""
    longest = tmp_path / ("a" * 250 + ".json")
    assert good("convert", "thirty", "-o", longest) == ""
    assert load_board(longest) == load_board("thirty")
    told = refused("convert", "thirty", "-o", tmp_path / ("a" * 300))
    assert "File name too long" in told
    assert "File name too long" in refused("solve", "a" * 300)


def test_force_goes_through_a_link(writer: tuple[str, ...], tmp_path: Path) -> None:
    """A link turned into a file, while the file it led to keeps its old contents."""
    file = _written(tmp_path / "real.svg", b"old")
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.svg"
    link.symlink_to(file)
    assert "is there already" in refused(*writer, link)
    assert file.read_bytes() == b"old"
    assert good(*writer, link, "--force") == ""
    assert link.is_symlink()
    assert b"old" not in file.read_bytes()
    assert [path.name for path in link.parent.iterdir()] == ["link.svg"]


def test_link_to_nothing_and_to_itself(tmp_path: Path) -> None:
    """A link lost; an endless search."""
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "new.json")
    assert good("convert", "thirty", "-o", link) == ""
    assert link.is_symlink()
    assert load_board(tmp_path / "new.json") == load_board("thirty")
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)
    for force in ([], ["--force"]):
        assert "is no file that can be written over" in refused(
            "convert", "thirty", "-o", loop, *force
        )
    assert loop.is_symlink()


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)])
def test_permissions_honour_the_umask(umask: int, mode: int, tmp_path: Path) -> None:
    """A file for the owner alone, as temporary files are; or one for everybody."""
    before = os.umask(umask)
    try:
        good("convert", "thirty", "-o", tmp_path / "out.json")
        assert os.umask(umask) == umask  # and it is put back
    finally:
        os.umask(before)
    assert (tmp_path / "out.json").stat().st_mode & 0o777 == mode


def test_force_keeps_the_permissions(tmp_path: Path) -> None:
    """A private file that everybody can read after it was written over."""
    file = _written(tmp_path / "out.json", b"old")
    file.chmod(0o600)
    good("convert", "thirty", "-o", file, "--force")
    assert file.stat().st_mode & 0o777 == 0o600


# -- processes, pipes, terminals -----------------------------------------------------


def test_the_module_is_the_command() -> None:
    """`python -m snl_algos` and `snl` that differ; output with another line end."""
    ran = process("solve", "thirty")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.decode().replace("\r\n", "\n") == good("solve", "thirty")
    command = shutil.which("snl", path=str(Path(sys.executable).parent))
    if command:
        assert (
            subprocess.run([command, "solve", "thirty"], capture_output=True).stdout == ran.stdout
        )


def test_command_without_its_libraries() -> None:
    """A traceback where typer is not installed."""
    code = "import sys; sys.modules['typer'] = None; from snl_algos.__main__ import main; main()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert ran.returncode == 2
    assert b"pip install 'snl_algos[cli]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", ["boards", "random --seed 1 --cells 100000 --snakes 20000"])
def test_closed_pipe(arguments: str, unbuffered: str) -> None:
    """A complaint, or a failure, because `head` has seen enough."""
    bash = shutil.which("bash")
    if not bash:
        pytest.skip("there is no bash")
    head = f'"{sys.executable}" -m snl_algos {arguments} | head -1; echo "${{PIPESTATUS[0]}}"'
    none = f'"{sys.executable}" -m snl_algos {arguments} | true; echo "${{PIPESTATUS[0]}}"'
    for script in (head, none):
        env = surroundings(PYTHONUNBUFFERED=unbuffered)
        ran = subprocess.run([bash, "-c", script], capture_output=True, env=env, check=True)
        assert ran.stderr == b""
        assert ran.stdout.split()[-1] == b"0"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_full_disk_behind_standard_output(unbuffered: str) -> None:
    """A traceback, or success told for a board that was never saved."""
    with Path("/dev/full").open("wb") as full:
        ran = process(
            *("convert", "thirty"),
            capture_output=False,
            stdout=full,
            stderr=subprocess.PIPE,
            env=surroundings(PYTHONUNBUFFERED=unbuffered),
        )
    assert ran.returncode == 2
    assert ran.stderr == b"snl: standard output: No space left on device\n"


def test_narrow_encoding() -> None:
    """An arrow that ends the command on an old terminal."""
    ran = process("solve", "thirty", env=surroundings(PYTHONIOENCODING="ascii"))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"3?22" in ran.stdout


def test_nothing_to_read() -> None:
    """A command that waits for ever at a keyboard; a crash where there is no input at all."""
    told = "snl: give a file or the name of a gallery board (snl boards lists them)"
    for command in ("solve", "compare", "draw", "convert"):
        with (
            mock.patch.object(sys, "stdin", None),
            mock.patch.object(sys, "argv", ["snl", command]),
        ):
            assert _ended_with(2)
    code, shown = on_terminal([sys.executable, "-m", "snl_algos", "solve"])
    assert code == 2
    assert ESCAPES.sub("", shown) == f"{told}\r\n"


def _ended_with(code: int) -> bool:
    with pytest.raises(SystemExit) as end:
        cli.run()
    return end.value.code == code


COMPARE = [sys.executable, "-m", "snl_algos", "compare", "thirty"]


def test_terminal_shows_lines_and_colours() -> None:
    """Plain text on a terminal; a name or a number that is cut off."""
    for columns in ("100", "80"):
        code, shown = on_terminal(COMPARE, COLUMNS=columns)
        assert code == 0
        assert BOX & set(shown)
        assert "\x1b[32myes" in shown
        assert "\x1b[31mno" in shown
        plain = ESCAPES.sub("", shown)
        assert "…" not in plain
        assert all(f"│ {name} " in plain for name in ALGORITHMS)


def test_no_color_is_honoured() -> None:
    """Colours for somebody who asked for none."""
    code, shown = on_terminal(COMPARE, NO_COLOR="1")
    assert code == 0
    assert BOX & set(shown)
    codes = {code for found in ESCAPES.findall(shown) for code in re.findall(r"\d+", found)}
    assert codes <= {"0", "1"}  # bold is no colour


@pytest.mark.parametrize(
    "arguments", ["compare thirty fifty", "solve thirty", "boards", "draw fifty"]
)
def test_pipe_has_no_escape_codes_and_no_boxes(arguments: str) -> None:
    """A table for the eye in a file for a program."""
    ran = process(*arguments.split())
    printed = (ran.stdout + ran.stderr).decode()
    assert "\x1b" not in printed
    assert not BOX & set(printed)


SLOW = """
import sys, time
from snl_algos.cli import commands as cli
seconds = float(sys.argv.pop())
quick = cli.compare_algorithms
def slow(board, names, *, progress):
    progress("queue-bfs")
    time.sleep(seconds)
    return quick(board, names, progress=progress)
cli.compare_algorithms = slow
cli.run()
"""


def _slow(seconds: float) -> list[str]:
    return [*(sys.executable, "-c", SLOW, "compare", "thirty"), str(seconds)]


def test_long_work_is_told_on_a_terminal() -> None:
    """A terminal that looks dead; a line of progress that stays behind or hides the cursor."""
    code, shown = on_terminal(_slow(1.8))
    assert code == 0
    plain = ESCAPES.sub("", shown)
    assert re.search(r"thirty, board 1 of 1.*queue-bfs \.\.\.", plain)
    assert plain.index(" ...") < plain.index("thirty: 30 cells")
    assert shown.rindex("\x1b[?25h") > shown.rindex("\x1b[?25l")


def test_short_work_and_pipes_tell_nothing() -> None:
    """Flicker for a board that takes a moment; progress in a log file."""
    code, shown = on_terminal(_slow(0))
    assert code == 0
    assert " ..." not in shown
    ran = subprocess.run(_slow(1.3), capture_output=True, env=surroundings(), check=True)
    assert ran.stderr == b""
    assert b" ..." not in ran.stdout


# -- completion in the shell ----------------------------------------------------------


def completed(*words: str) -> list[str]:
    """What bash is offered for the last word."""
    env = {"_SNL_COMPLETE": "complete_bash", "COMP_CWORD": str(len(words))}
    ran = snl(env=env | {"COMP_WORDS": " ".join(["snl", *words])})
    assert ran.err == ""
    return ran.out.split()


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "sub").mkdir()
    for name in ("mine.json", "thin.json", "sub/deep.json"):
        (tmp_path / name).write_bytes(b"[-1]")
    monkeypatch.chdir(tmp_path)
    yield tmp_path


@pytest.mark.parametrize("command", ["solve", "compare", "draw", "convert"])
def test_boards_and_files_are_offered(command: str, in_a_folder: Path) -> None:
    """A completion that knows the gallery only, or files only."""
    assert completed(command, "thi") == ["thirty", "thin.json"]
    assert completed(command, "mi") == ["milton-bradley", "mine.json"]
    assert completed(command, "./mi") == ["./mine.json"]
    assert completed(command, "sub/") == ["sub/deep.json"]
    assert completed(command, "sub/de") == ["sub/deep.json"]
    assert completed(command, f"{in_a_folder}/mi") == [f"{in_a_folder}/mine.json"]
    assert completed(command, "no/such/folder/") == []


def test_second_file_is_offered_too(in_a_folder: Path) -> None:
    """A completion that stops after the first file."""
    assert completed("compare", "fifty", "thi") == ["thirty", "thin.json"]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("solve", "--algorithm", "dij"), ["dijkstra"]),
        (
            ("compare", "thirty", "--algorithm", "adj"),
            ["adjacency-list-bfs", "adjacency-matrix-bfs"],
        ),
        (("solve", "--notation", "ha"), ["hackerrank"]),
        (("convert", "thirty", "--to", "g"), ["grid"]),
        (("random", "--to", "p"), ["pairs"]),
        (("sol",), ["solve"]),
    ],
)
def test_names_are_offered(words: tuple[str, ...], offered: list[str]) -> None:
    """An option whose values the shell does not know."""
    assert completed(*words) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_completion_scripts(shell: str) -> None:
    """A script that a shell cannot be given."""
    env = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    ran = snl("--show-completion", shell, env=env)
    assert ran.code == 0
    assert "_SNL_COMPLETE" in ran.out
    assert snl(env={"_SNL_COMPLETE": f"source_{shell}"}).out.strip() == ran.out.strip()


def test_completion_in_bash() -> None:
    """A script that bash reads, but that completes nothing."""
    bash = shutil.which("bash")
    command = shutil.which("snl", path=str(Path(sys.executable).parent))
    if not bash or not command:
        pytest.skip("there is no bash, or the command is not installed")
    script = (
        'eval "$(_SNL_COMPLETE=source_bash snl)"; COMP_WORDS=(snl solve thi); COMP_CWORD=2; '
        '_snl_completion snl; echo "${COMPREPLY[@]}"'
    )
    path = f"{Path(command).parent}{os.pathsep}{os.environ['PATH']}"
    env = surroundings(PATH=path)
    ran = subprocess.run([bash, "--norc", "-c", script], capture_output=True, env=env, check=True)
    assert b"thirty" in ran.stdout.split()
