"""`snl draw` and `snl convert`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import good, refused, written

from snl_algos import load_board
from snl_algos.boards.notations import NOTATIONS, read_boards


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


def test_draw_in_a_theme(tmp_path: Path) -> None:
    """Would catch: a picture that is white on a dark page, or dark on paper."""
    pytest.importorskip("matplotlib")
    files = {theme: tmp_path / f"{theme}.svg" for theme in ("light", "dark", "auto")}
    for theme, file in files.items():
        good("draw", "thirty", "--theme", theme, "-o", file)
    drawn = {theme: file.read_text("utf-8") for theme, file in files.items()}
    assert drawn["light"] != drawn["dark"]
    assert [theme for theme in drawn if "prefers-color-scheme: dark" in drawn[theme]] == ["auto"]


def test_draw_in_text() -> None:
    """A picture written where none was asked for; moves left out."""
    assert good("draw", "thirty") == f"{load_board('thirty')}\n"
    with_route = good("draw", "thirty", "--route").splitlines()
    assert with_route[-3:] == [
        "1. roll 2, land on 3, climb to 22",
        "2. roll 2, land on 24",
        "3. roll 6, land on 30",
    ]


@pytest.mark.parametrize("notation", NOTATIONS)
def test_convert_there_and_back(notation: str, tmp_path: Path) -> None:
    """A board changed on its way through a notation, in a file or in a pipe."""
    (one, *_) = read_boards(NOTATIONS[notation].example, notation)
    text = json.dumps(one.board.to_dict()).encode()
    there = good("convert", "-", "--to", notation, stdin=text).encode()
    file = written(tmp_path / "board", there)
    assert load_board(file, notation) == one.board
    for arguments in ((file,), ("-",), (file, "--notation", notation)):
        back = good("convert", *arguments, "--to", "json", stdin=there).encode()
        assert load_board(written(tmp_path / "back.json", back)) == one.board


def test_convert_refuses_what_would_be_lost() -> None:
    """A board that comes out changed."""
    for name, notation, lost in (
        ("die-with-gaps", "move-array", "a die with the faces"),
        ("milton-bradley", "dp-arrays", "snakes, here from 16"),
    ):
        assert lost in refused("convert", name, "--to", notation)
