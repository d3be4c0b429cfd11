"""The part of the atlas about programs that look alike: each two were compared."""

from __future__ import annotations

from html import escape
from typing import Any

from snl_algos import Board

from . import rates
from .markup import folded, listed, scrolled, table

__all__ = ["facts", "like", "nearest"]

#: The right program among those that were compared.
RIGHT = "queue-bfs"


def facts() -> dict[str, str]:
    """Which programs say the same everywhere, and for each other one, which is most like it."""
    found = rates.saved("alike")
    plan = found["plan"]
    small, printed = plan["boards"]
    like_right = [name for name in like(RIGHT, found["pairs"]) if name != RIGHT]
    return {
        "compared": str(len(plan["programs"])),
        "compared_boards": f"{found['boards']:,}",
        "compared_largest": str(small["every"][-1]),
        "compared_dice": listed(map(str, small["dice"])),
        "compared_printed": f"{printed['random']:,}",
        "compared_run": rates.once(found),
        "like_right_count": str(len(like_right)),
        "like_right": listed(map(rates.title, like_right)),
        "nearest": _table(nearest(found["pairs"]), found["boards"]),
    }


def like(name: str, pairs: list[dict[str, Any]]) -> list[str]:
    """A program and those that say the same on all boards."""
    same = [(pair["one"], pair["other"]) for pair in pairs if pair["differ"] == 0]
    return [name, *(other for both in same if name in both for other in both if other != name)]


def nearest(pairs: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Program → the pair of it and the one that differs from it on the fewest boards.

    Those that say the same as a right program are left out; so is the right one.
    """
    right = like(RIGHT, pairs)
    found: dict[str, dict[str, Any]] = {}
    for pair in pairs:
        if pair["one"] in right or pair["other"] in right:
            continue
        for name in (pair["one"], pair["other"]):
            if name not in found or pair["differ"] < found[name]["differ"]:
                found[name] = pair
    return {name: found[name] for name in rates.programs() if name in found}


def _table(found: dict[str, dict[str, Any]], boards: int) -> str:
    heads = ["program", "most like it", "they differ on", "first on", "it says", "the other says"]
    lines = [
        (rates.program(name).title, _cells(name, pair, boards)) for name, pair in found.items()
    ]
    return scrolled(table(heads, lines), "Programs that look alike")


def _cells(name: str, pair: dict[str, Any], boards: int) -> list[str]:
    says = [escape(pair["one_says"]), escape(pair["other_says"])]
    other = pair["other"]
    if other == name:
        says, other = says[::-1], pair["one"]
    differ = f"{pair['differ']:,} of {boards:,} boards"
    return [escape(rates.program(other).title), differ, _board(pair["board"]), *says]


def _board(said: dict[str, Any]) -> str:
    board = Board.from_dict(said)
    code = f"<code>{escape(repr(board))}</code>"
    return code if board.cells < 30 else folded(f"a board of {board.cells} cells", code)
