"""Pictures: the same every time, complete, and safe to put side by side in a page."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from typing import Any

import pytest

pytest.importorskip("matplotlib")

import matplotlib

from snl_algos import solve
from snl_algos.board import Board, BoardError, Move
from snl_algos.pictures import MAX_DRAWN, board_picture
from snl_algos.pictures.palette import palette_of
from snl_algos.pictures.paper import Group

THIRTY = Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 27: 1, 21: 9})
ROUTE = [Move(2, 3, 22), Move(2, 24, 24), Move(6, 30, 30)]
MILTON_BRADLEY = Board(
    100,
    {1: 38, 4: 14, 9: 31, 21: 42, 28: 84, 36: 44, 51: 67, 71: 91, 80: 100}
    | {16: 6, 48: 26, 49: 11, 56: 53, 62: 19, 64: 60, 87: 24, 93: 73, 95: 75, 98: 78},
    start=0,
)
SVG = "{http://www.w3.org/2000/svg}"


def board_svg(board: Board, **how: Any) -> str:
    return board_picture(board, **how).svg()


def names(svg: str) -> list[str]:
    """The ids in an SVG, without the hash that makes them unique, in order of drawing."""
    found = re.findall(r' id="(snl[0-9a-f]{8})-([^"]+)"', svg)
    assert len({prefix for prefix, _ in found}) <= 1
    return [name for _, name in found]


def random_board(cells: int, count: int) -> Board:
    chance = random.Random(cells)
    feet = chance.sample(range(2, cells), count)
    return Board(cells, [(foot, chance.randrange(1, cells + 1)) for foot in feet])


BOARDS = [
    Board(1),
    Board(1, start=0),
    Board(2, {1: 2}, start=0),
    Board(4, {2: 1}),
    Board(7, {2: 6, 5: 1}),
    Board(9, {2: 9, 9: 3, 1: 4}),  # jumps on the start and on the goal
    THIRTY,
    MILTON_BRADLEY,
    random_board(900, 80),
]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.cells}-{board.start}")
def test_every_cell_and_every_jump_is_drawn_once(board: Board) -> None:
    svg = board_svg(board)
    expected = [f"cell-{cell}" for cell in range(board.start, board.cells + 1)]
    expected += [f"ladder-{foot}-{top}" for foot, top in board.ladders.items()]
    expected += [f"snake-{head}-{tail}" for head, tail in board.snakes.items()]
    drawn = [name for name in names(svg) if name.startswith(("cell-", "ladder-", "snake-"))]
    assert sorted(drawn) == sorted(expected)
    # Numbers lie above all jumps.
    assert not set(drawn) & set(names(svg)[names(svg).index("numbers") :])
    texts = [element.text for element in ET.fromstring(svg).iter(f"{SVG}text")]
    numbers = [text for text in texts if text and text.isdigit()]
    assert numbers == [str(cell) for cell in range(1, board.cells + 1)]
    # It stands in a page, and tells a screen reader what it is.
    assert svg.startswith("<svg ")
    root = ET.fromstring(svg)
    assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
    assert root.findtext(f"{SVG}title") == board.summary()


@pytest.mark.parametrize(("kind", "start"), [("svg", "<?xml"), ("png", "\x89PNG"), ("pdf", "%PDF")])
def test_the_same_board_gives_the_same_bytes(kind: str, start: str) -> None:
    first, again = (board_picture(THIRTY, route=ROUTE).to_bytes(kind) for _ in range(2))
    assert first.decode("latin-1").startswith(start)
    assert first == again != board_picture(THIRTY).to_bytes(kind)


def test_a_file_keeps_its_size_and_names_no_library() -> None:
    file = board_picture(THIRTY).to_bytes("svg")
    assert ET.fromstring(file).get("style") is None
    assert b"matplotlib" not in file.lower()


def test_the_picture_does_not_depend_on_the_readers_settings() -> None:
    plain = board_svg(THIRTY, route=ROUTE)
    loud: Any = {
        "font.size": 30,
        "svg.fonttype": "path",
        "font.family": "serif",
        "lines.linewidth": 9,
    }
    with matplotlib.rc_context(loud):
        before = dict(matplotlib.rcParams)
        assert board_svg(THIRTY, route=ROUTE) == plain
        assert dict(matplotlib.rcParams) == before


def test_two_pictures_in_one_page_share_no_id() -> None:
    def ids(svg: str) -> set[str]:
        return set(re.findall(r'\bid="([^"]+)"', svg))

    with_route, without = board_svg(THIRTY, route=ROUTE), board_svg(THIRTY)
    other = board_svg(Board(30, {3: 22}))
    assert ids(with_route) and ids(without) and ids(other)
    assert not ids(with_route) & ids(without)
    assert not ids(without) & ids(other)
    for svg in (with_route, without, other):
        assert len(ids(svg)) == svg.count(' id="')
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= ids(svg)
        # A style for everything would also change the rest of the page.
        assert all(rule.startswith("#snl") for rule in re.findall(r"<style[^>]*>([^{]+)", svg))


def test_a_route_is_drawn_move_by_move() -> None:
    drawn = names(board_svg(THIRTY, route=ROUTE))
    for part in ("move", "throw"):
        found = sorted(name for name in drawn if name.startswith(f"{part}-"))
        assert found == [f"{part}-1", f"{part}-2", f"{part}-3"]
    # No arrow crosses a number; labels are placed beside them, and lie above all arrows.
    order = [drawn.index(name) for name in ("move-1", "numbers", "throw-3")]
    assert order == sorted(order)
    # What is not taken fades and lies below: the one jump taken comes last.
    jumps = [name for name in drawn if name.startswith(("ladder-", "snake-"))]
    assert len(jumps) == 8 and jumps[-1] == "ladder-3-22"


def test_a_chain_of_jumps_is_taken_link_by_link() -> None:
    board = Board(30, {2: 12, 12: 25, 5: 20}, chained=True)
    jumps = [n for n in names(board_svg(board, route=[Move(1, 2, 25)])) if n.startswith("ladder")]
    assert jumps == ["ladder-5-20", "ladder-2-12", "ladder-12-25"]


def test_everything_stays_on_the_paper() -> None:
    """A snake, an arrow or a label that is cut off at the edge."""
    route = solve(MILTON_BRADLEY).route
    assert route is not None
    figure = board_picture(MILTON_BRADLEY, route=route).figure
    (axes,) = figure.axes
    paper = figure.bbox
    groups = [artist for artist in axes.artists if isinstance(artist, Group)]
    boxes = [part.get_window_extent() for group in groups for part in group.parts]
    assert len(boxes) > 300
    for box in boxes:
        assert paper.x0 - 1 <= box.x0 <= box.x1 <= paper.x1 + 1
        assert paper.y0 - 1 <= box.y0 <= box.y1 <= paper.y1 + 1


def test_dark_and_transparent() -> None:
    """A theme that changes nothing, or paper where none was wanted."""
    light, dark = board_svg(THIRTY), board_svg(THIRTY, theme="dark")
    for svg, palette in ((light, palette_of("light")), (dark, palette_of("dark"))):
        assert palette["paper"] in svg and palette["ladder"] in svg
    assert palette_of("dark")["cell"] not in light
    bare = board_svg(THIRTY, transparent=True)
    assert "paper" not in names(bare) and names(light) == ["paper", *names(bare)]
    with pytest.raises(BoardError, match="light or dark, not 'blue'"):
        board_svg(THIRTY, theme="blue")
    with pytest.raises(BoardError, match="svg, png or pdf, not 'gif'"):
        board_picture(THIRTY).to_bytes("gif")


def test_a_board_too_large_to_read_is_refused() -> None:
    board_picture(Board(MAX_DRAWN))
    for cells in (MAX_DRAWN + 1, 10**18):
        with pytest.raises(BoardError, match=f"2500 cells at most, and this board has {cells}"):
            board_svg(Board(cells))


def test_a_move_off_the_board_is_named() -> None:
    with pytest.raises(BoardError, match="roll 6, land on 31: cell 31 is off the board"):
        board_picture(THIRTY, route=[Move(6, 31, 31)])


def test_no_window_is_ever_opened() -> None:
    code = (
        "import sys\n"
        "from snl_algos.board import Board\n"
        "from snl_algos.pictures import board_picture\n"
        "board_picture(Board(4)).svg(), board_picture(Board(4)).to_bytes('png')\n"
        "print('matplotlib.pyplot' in sys.modules, 'tkinter' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]
