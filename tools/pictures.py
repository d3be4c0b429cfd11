"""Draws the pictures of the README into `book/pictures`.

    make pictures

Each is made by the function of the package that the README speaks of; two pages are photographed
with Chromium. A test makes them again and compares them with those in the folder.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from snl_algos import Board, check, trace
from snl_algos.pictures import board_picture, film_bytes, still
from snl_algos.tracing import Trace
from snl_algos.workbench.payload import with_first_difference
from tools.page_pictures import photographs

FOLDER = Path(__file__).parents[1] / "book" / "pictures"


def mine(board: Board) -> int:
    """Return how many throws it takes to always go as high as possible."""
    cell, throws = board.start, 0
    while cell != board.goal and throws < board.cells:
        cell, throws = max(board.successors(cell)), throws + 1
    return throws if cell == board.goal else -1


def run() -> bytes:
    """Return the film of a breadth-first search."""
    film: bytes = film_bytes(trace("queue-bfs", "thirty"))
    return film


def step() -> bytes:
    """Return a step of Dijkstra's algorithm, on which a cell joins the heap."""
    picture: bytes = still([trace("dijkstra", "thirty")], 23).to_bytes("svg")
    return picture


def difference() -> bytes:
    """Return the step on which the forward pass first differs from a right algorithm."""
    found: Trace = with_first_difference(trace("forward-dp", "snake-is-a-shortcut"))
    (cell,) = found.findings[0].cells
    at = next(at for at in range(len(found)) if cell in found.state(at).distance)
    picture: bytes = found.picture(at).to_bytes("svg")
    return picture


def report() -> bytes:
    """Return both runs on that board at their ends: the reader's function, and a right one."""
    found = check(mine)
    assert found.run is not None
    right = trace("queue-bfs", found.run.board)
    picture: bytes = still([found.run, right], max(len(found.run), len(right))).to_bytes("svg")
    return picture


def counterexample() -> bytes:
    """Return the smallest board on which the reader's function is wrong, with the right route."""
    found = check(mine)
    assert found.board is not None
    return board_picture(found.board, route=found.route, theme="auto").svg().encode()


#: The file → what draws it.
PICTURES: dict[str, Callable[[], bytes]] = {
    "run.gif": run,
    "step.svg": step,
    "difference.svg": difference,
    "counterexample.svg": counterexample,
    "report.svg": report,
}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    drawn = ((name, draw()) for name, draw in PICTURES.items())
    for name, data in (*drawn, *photographs()):
        (FOLDER / name).write_bytes(data)
        print(f"{name}: {(FOLDER / name).stat().st_size:,} bytes")
