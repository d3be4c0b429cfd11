"""`explore`: the workbench in a notebook. Play on a board, draw it, and try programs on it.

It is the same workbench as in the book. There Python in the page answers what it asks; here it
is a process that the kernel starts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..board import Board, BoardError
from ..boards import gallery
from ..boards.gallery import BoardLike
from ..boards.notations import read_boards
from ..workbench import catalog
from .saved import EXPLORE, VERSION
from .worker_process import WorkerProcess

__all__ = ["Explore", "explore"]

HERE = Path(__file__).parent
#: The workbench, built from web/.
MODULE = (HERE / "workbench.mjs").read_text(encoding="utf-8")
#: Scripts that the page is sent when it wants them.
SCRIPTS = ("editor", "stepper")

#: A larger board would be too fine in a page.
MAX_CELLS = 400


class Explore(anywidget.AnyWidget):
    """The workbench in a notebook. Made by `explore`.

    Attributes
    ----------
    board : Board
        The board as it is now. Setting it shows it.
    """

    _esm = MODULE
    drawn = traitlets.Dict().tag(sync=True)
    boards = traitlets.List(traitlets.Dict()).tag(sync=True)

    def __init__(self, drawn: dict[str, Any]) -> None:
        named = [gallery.get(name) for name in gallery.names()]
        boards = [
            {"name": one.name, **one.board.to_dict()}
            for one in named
            if one.board.cells <= MAX_CELLS
        ]
        super().__init__(drawn=drawn, boards=boards)
        self._asked = WorkerProcess(
            lambda said: self.send({"said": said}), lambda: self.send({"ended": True})
        )
        self.on_msg(self._on_message)

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return read_boards(json.dumps(self.drawn), "json")[0].board

    @board.setter
    def board(self, board: Board) -> None:
        self.drawn = _as_data(board)

    def _on_message(self, _: object, message: dict[str, Any], buffers: object) -> None:
        """What the page asks of the kernel."""
        wanted = message.get("wants")
        if wanted == "shelf":
            self.send({"name": wanted, "content": catalog()})
        elif wanted in SCRIPTS:
            text = (HERE / f"{wanted}.js").read_text("utf-8")
            self.send({"name": wanted, "content": text})
        elif "ask" in message:
            self._asked.ask(message["ask"])
        elif "stop" in message:
            self._asked.stop()

    def close(self) -> None:
        """Take it away, and end what it runs."""
        self._asked.stop()
        super().close()

    def __repr__(self) -> str:
        return f"Run this cell to explore. The board: {self.board.summary()}"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget; and what stays in a saved notebook: its board, as data and as a picture."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        saved = {"version": VERSION, "board": self.drawn}
        data = {**(data or {}), "text/plain": repr(self), EXPLORE: saved}
        svg = self.board._repr_svg_()
        if svg is not None:
            data["image/svg+xml"] = svg
        return data, metadata


def _as_data(board: Board) -> dict[str, Any]:
    """A board as the page has it.

    Raises
    ------
    BoardError
        If it is too large.
    """
    if board.cells > MAX_CELLS:
        raise BoardError(f"at most {MAX_CELLS} cells can be explored, not {board.cells}")
    return {"name": "", **board.to_dict()}


def explore(board: BoardLike = "thirty") -> Explore:
    """The workbench, in a notebook: play on a board, draw jumps, and try programs on it.

    *Write* has an editor for a function of your own. It can be run on the board, checked on all
    boards, stepped through, and compared with the algorithms.

    Parameters
    ----------
    board : Board, NamedBoard, str, Path or list, default "thirty"
        The board to begin with, of at most 400 cells: a board, its name in the gallery, a
        file that `load_board` takes, or the lists that a judge passes.

    Raises
    ------
    BoardError
        If there is no such board, or if it is too large to be drawn by hand.

    Examples
    --------
    >>> tool = explore(Board(8, {3: 7}))
    >>> tool.board.jumps[3]
    7
    """
    return Explore(_as_data(gallery.named_board(board).board))
