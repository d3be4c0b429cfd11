"""The small pictures of notebooks: each path is where the full picture has it, in either theme."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib")

from snl_algos import Board, load_board, trace
from snl_algos.pictures import board_picture, still
from snl_algos.pictures.palette import colours_of

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
#: Command of a path → how many points it takes.
POINTS = {"m": 1, "l": 1, "q": 2, "c": 3, "z": 1}
BOARDS = [load_board("thirty"), load_board("milton-bradley"), Board(9, {2: 7}, start=0)]


def points_of(path: str) -> list[complex]:
    """Where the points of a path are, however it is written."""
    found: list[complex] = []
    at = begin = 0j
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        sides = [float(number) for number in NUMBER.findall(numbers)]
        from_ = at if command.islower() else 0j
        for number, (x, y) in enumerate(zip(sides[::2], sides[1::2], strict=True), start=1):
            found.append(from_ + complex(x, y))
            if number % POINTS[command.lower()] == 0:
                at = found[-1]
                from_ = at if command.islower() else 0j
        begin = at if command in "mM" else begin
        at = begin if command in "zZ" else at
    return found


def paths(svg: str) -> list[list[complex]]:
    return [points_of(path) for path in re.findall(r' d="([^"]*)"', svg)]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.cells))
def test_a_small_picture_has_the_same_lines(board: Board) -> None:
    """Would catch: a snake that is drawn elsewhere, because a number lost a digit."""
    small = paths(board._repr_svg_() or "")
    whole = paths(board_picture(board).svg())
    assert len(small) == len(whole)
    for mine, theirs in zip(small, whole, strict=True):
        assert len(mine) == len(theirs)
        assert max(abs(a - b) for a, b in zip(mine, theirs, strict=True)) < 0.2


def test_every_colour_has_its_colour_in_the_dark() -> None:
    """Would catch: ink on a dark page that stays dark, or two colours that are one in the light.

    And a tag that is left over when the groups are taken away.
    """
    light = colours_of("auto")
    assert len(set(light)) == len(light)
    svg = still([trace("queue-bfs", load_board("thirty"))], 4).svg()
    ElementTree.fromstring(svg)
    (sheet,) = re.findall(r"<style.*?</style>", svg)
    rules, dark = sheet.split("@media (prefers-color-scheme: dark)")
    for name, style in re.findall(r"\.(s\d+)\{([^}]*)\}", rules):
        (said,) = re.findall(rf"\.{name}\{{([^}}]*)\}}", dark) or [""]
        for part in style.split(";"):
            if "#" in part:
                side, colour = part.strip().split(": ")
                assert colour in light
                assert f"{side}: " in said, name
    body = svg.partition("</defs>")[2]
    assert "style=" not in body and "#" not in re.sub(r"url\(#|href=.#", "", body)
