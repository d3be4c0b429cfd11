"""`explore`: the workbench in a notebook. Play on a board, draw jumps, and try programs on it.

It is the same workbench as in the book. There its requests are answered by Python in the page;
here by a process that the kernel starts.
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
from .page import script
from .saved import EXPLORE, VERSION
from .worker_process import WorkerProcess

__all__ = ["Explore", "explore"]

HERE = Path(__file__).parent
#: The stepper and the workbench, built from web/, as one module.
MODULE = f"{script()}\n{(HERE / 'workbench.mjs').read_text(encoding='utf-8')}"

#: The cells of a larger board would be too small in a page.
MAX_CELLS = 400


class Explore(anywidget.AnyWidget):
    """The workbench in a notebook. Made by `explore`.

    Attributes
    ----------
    board : Board
        The current board. Setting it updates the workbench.
    """

    _esm = MODULE
    drawn = traitlets.Dict().tag(sync=True)
    boards = traitlets.List(traitlets.Dict()).tag(sync=True)

    def __init__(self, drawn: dict[str, Any]) -> None:
        small = [one for one in map(gallery.get, gallery.names()) if one.board.cells <= MAX_CELLS]
        boards = [{"name": one.name, **one.board.to_dict()} for one in small]
        super().__init__(drawn=drawn, boards=boards)
        self._asked = WorkerProcess(
            lambda said: self.send({"said": said}), lambda: self.send({"ended": True})
        )
        self.on_msg(self._on_message)

    @property
    def board(self) -> Board:
        """The current board."""
        return read_boards(json.dumps(self.drawn), "json")[0].board

    @board.setter
    def board(self, board: Board) -> None:
        self.drawn = _as_data(board)

    def _on_message(self, _: object, message: dict[str, Any], buffers: object) -> None:
        """Answer a message from the page."""
        wanted = message.get("wants")
        if wanted == "shelf":
            self.send({"name": wanted, "content": catalog()})
        elif wanted == "editor":
            text = (HERE / "editor.js").read_text("utf-8")
            self.send({"name": wanted, "content": text})
        elif "ask" in message:
            self._asked.ask(message["ask"])
        elif "stop" in message:
            self._asked.stop()

    def close(self) -> None:
        """Close the widget, and end the process."""
        self._asked.stop()
        super().close()

    def __repr__(self) -> str:
        return f"Run this cell to explore. The board: {self.board.summary()}"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget and, for a saved notebook, its board as one line of data and an SVG."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        saved = {"version": VERSION, "board": json.dumps(self.drawn, sort_keys=True)}
        data = {**(data or {}), "text/plain": repr(self), EXPLORE: saved}
        svg = self.board._repr_svg_()
        if svg is not None:
            data["image/svg+xml"] = svg
        return data, metadata


def _as_data(board: Board) -> dict[str, Any]:
    """Return a board as data for the page, unless it is too large."""
    if board.cells > MAX_CELLS:
        raise BoardError(f"at most {MAX_CELLS} cells can be explored, not {board.cells}")
    return {"name": "", **board.to_dict()}


def explore(board: BoardLike = "thirty") -> Explore:
    """Show the workbench in a notebook: play on a board, draw jumps, and try programs on it.

    *Write* has an editor for your own function. You can run it on the board, check it on many
    boards, step through it, and compare it with the algorithms.

    Parameters
    ----------
    board : Board, NamedBoard, str, Path or list, default "thirty"
        The board to begin with, of at most 400 cells: a board, its name in the gallery, a
        file that `load_board` takes, or the lists that an online judge passes.

    Raises
    ------
    BoardError
        If the board does not exist, or if it is too large to be drawn by hand.

    Examples
    --------
    >>> tool = explore(Board(8, {3: 7}))
    >>> tool.board.jumps[3]
    7
    """
    return Explore(_as_data(gallery.named_board(board).board))
