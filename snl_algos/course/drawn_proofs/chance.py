"""The proof about games in which the die decides: how long they take on average."""

from __future__ import annotations

from .drawers import Sketch, spread
from .proof import drawn

AT = spread([1, 2, 3, 4, 6], 92 + 268 / 10, 360 - 268 / 10)
STOPPED = {
    "stopped after 0": "0 0 0 0 0",
    "stopped after 1": "1 1 1 1 0",
    "stopped after 2": "2 2 2 1.5 0",
}

#: Sweeps on a board of six cells with a snake and a die of two faces.
stopped_games = drawn(
    "stopped_games",
    Sketch(360, 212, other="stopped after 1|3 *")
    .rows({"cell": "1 2 3 4 6"}, AT, 12)
    .rows(STOPPED | {"stopped after 3": "3 2.75 2.75 2 0"}, AT, 42, 50, size=(36, 24))
    .arrows({
        "throw 2": "stopped after 3 3 > stopped after 2 2",
        "throw 4": "stopped after 3 3 > stopped after 2 4",
    }, gap=(20, 14)),
)  # fmt: skip
