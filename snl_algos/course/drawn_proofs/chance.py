"""Proofs about games in which the die decides: how long they take on average."""

from __future__ import annotations

from .drawers import Sketch, spread
from .proof import drawn

#: A bar for each chance that a game on the board with four cells is not over after so many throws.
BARS = {
    throws: 128 * over / 2**throws
    for throws, over in enumerate((1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233))
}
BLOCKS = {block: 214 - 128 * (7 / 8) ** block for block in range(4)}


def _bars() -> Sketch:
    """Return the bars, below the blocks of a geometric series."""
    sketch = Sketch(360, 250, other="over *").route({1: 30, 2: 180, 4: 330}, 24)
    for block, top in BLOCKS.items():
        x = 8.0 + 87 * block
        sketch.regions({f"block {block}": (f'path d="M{x:g} 214V{top:.5g}h87V214"', (x, top))})
        name = ("1", "1 - p", "(1 - p)²", "(1 - p)³")[block]
        sketch.notes({f"height {block}": (x + 43.5, top - 10, name)})
    for throws, high in BARS.items():
        x = 8 + 29 * (throws + 0.5)
        sketch.cells(
            {throws: (x, 214 - high / 2)}, name="over", words={throws: ""}, size=(25, high)
        )
        sketch.notes({f"throws {throws}": (x, 225, str(throws))})
    return sketch.notes({"chance 1": (105, 13, "1/2"), "chance 2": (255, 13, "1/2")}).notes(
        {"throws": (356, 241, "throws so far")}, "end"
    )


geometric_series = drawn("geometric_series", _bars())

#: A route to the goal of the board with eight cells, and the other cell after a throw from each.
ROUTE = spread([1, 2, 4, 6, 8], 44, 336)
OTHERS = {1: "3", 2: "3", 4: "5", 6: "3"}

maximum_principle = drawn(
    "maximum_principle",
    Sketch(360, 166, other="end *; throw *")
    .route(ROUTE, 48)
    .cells({cell: (ROUTE[cell], 126) for cell in OTHERS}, name="end", words=OTHERS)
    .arrows({f"throw {cell}": f"cell {cell} > end {cell}" for cell in OTHERS})
    .notes({f"M {c}": (x, 22, "M" if c < 8 else "M = 0") for c, x in ROUTE.items()}, hidden=True)
    .notes({f"0 {cell}": (x, 22, "0") for cell, x in ROUTE.items()}, hidden=True)
    .notes({f"M below {cell}": (ROUTE[cell], 151, "M") for cell in OTHERS}, hidden=True)
    .notes({f"0 below {cell}": (ROUTE[cell], 151, "0") for cell in OTHERS}, hidden=True),
)

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

#: The same board: before each throw you choose this die, or one with a single face.
best_choice = drawn(
    "best_choice",
    Sketch(360, 262, other="stopped after 1|3 *; second 4")
    .rows({"cell": "1 2 3 4 6"}, AT, 12)
    .rows(STOPPED | {"stopped after 3": "3 2.75 2.5 2 0", "never stopped": "5.75 5 4.5 3.5 0"},
          AT, 42, 50, size=(36, 24))
    .arrows({
        "first 2": "stopped after 3 3 > stopped after 2 2",
        "first 4": "stopped after 3 3 > stopped after 2 4",
    }, gap=(20, 14), aside=-4)
    .arrows({"second 4": "stopped after 3 3 > stopped after 2 4"}, gap=(20, 14), aside=4),
)  # fmt: skip
