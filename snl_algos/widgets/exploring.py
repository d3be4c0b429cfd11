"""`explore`: make a board by hand and watch the answers change.

The board is a grid of buttons, so that it works by mouse, by touch and by keyboard as any
button does: press the cell a jump leaves, then the cell it ends on. Pressing a cell that
has a jump takes it away.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as widgets

from .. import gallery
from ..board import Board, BoardError
from ..comparison import compare
from ..layout import layout_for
from ..notations import NamedBoard, read_boards
from ..programs import ALGORITHMS
from ..watching import trace
from .stepper import Stepper

__all__ = ["Explore", "explore"]

TABLE_STYLE = "<style>.widget-html table :is(td, th) { padding: 0 .5em; line-height: 1.5 }</style>"
#: More buttons than this are too many to press.
MOST_CELLS = 150


class Explore(widgets.VBox):
    """The explore widget. Made by `explore`.

    Attributes
    ----------
    board : Board
        The board as it is now. Setting it draws it.
    stepper : Stepper
        The stepper of the chosen algorithm on it.
    """

    def __init__(self, board: Board) -> None:
        self._foot: int | None = None
        self._past: list[Board] = []
        self._quiet = False
        self._make_controls()
        self._grid = widgets.GridBox()
        self._says = widgets.HTML()
        self._stepper_box = widgets.VBox()
        self._table = widgets.HTML()
        rows = [
            widgets.HBox([self._source, self._algorithm, self._undo]),
            widgets.HBox([self._die, self._start, self._overshoot, self._chained]),
            widgets.HBox([self._typed, self._take]),
            widgets.HBox([widgets.VBox([self._says, self._grid]), self._table]),
        ]
        for row in rows:
            row.layout.flex_flow = "row wrap"
        super().__init__([*rows, self._stepper_box])
        self._board = board
        self._show()

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self._board

    @board.setter
    def board(self, board: Board) -> None:
        if board == self._board:
            return
        self._past.append(self._board)
        self._board = board
        self._foot = None
        self._show()

    # -- controls -----------------------------------------------------------------

    def __repr__(self) -> str:
        return f"Run this cell to explore. The board: {self.board.summary()}"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget; where it cannot run, a picture of the board and the table."""
        data = super()._repr_mimebundle_(**kwargs) or {}
        picture = self.board._repr_svg_() or ""
        instead = f"<p>{escape(repr(self))}</p>{picture}{self._table.value}"
        return {**data, "text/plain": repr(self), "text/html": instead}

    def _make_controls(self) -> None:
        names = [name for name in gallery.names() if gallery.get(name).board.cells <= MOST_CELLS]
        self._source = widgets.Dropdown(
            options=["as drawn", "random", *names], description="board", value="as drawn"
        )
        self._typed = widgets.Text(
            placeholder='a board in any notation, say {"cells": 9, "jumps": [[2, 7]]}',
            description="typed",
            layout={"width": "40em", "max_width": "100%"},
        )
        self._take = widgets.Button(description="Take it", tooltip="Take the typed board")
        self._die = widgets.IntSlider(6, 1, 12, description="die")
        self._start = widgets.Dropdown(
            options=[("on cell 1", 1), ("off the board", 0)], description="start"
        )
        self._chained = widgets.Checkbox(False, description="jumps are chained", indent=False)
        self._overshoot = widgets.Dropdown(
            options=["stay", "bounce", "win"], description="overshoot"
        )
        self._algorithm = widgets.Dropdown(options=list(ALGORITHMS), description="algorithm")
        self._undo = widgets.Button(description="Undo", tooltip="Back to the board before")
        self._source.observe(self._on_source, "value")
        self._take.on_click(lambda _: self._on_typed())
        for control in (self._die, self._start, self._chained, self._overshoot):
            control.observe(self._on_rule, "value")
        self._algorithm.observe(lambda _: self._show_run(), "value")
        self._undo.on_click(lambda _: self.undo())

    def _on_source(self, change: dict[str, Any]) -> None:
        if change["new"] == "random":
            self.board = gallery.random_board(36, snakes=4, ladders=4)
        elif change["new"] != "as drawn":
            self.board = gallery.get(change["new"]).board
        self._source.value = "as drawn"

    def _on_typed(self) -> None:
        try:
            board = read_boards(self._typed.value)[0].board
            if board.cells > MOST_CELLS:
                raise BoardError(f"at most {MOST_CELLS} cells can be drawn by hand here")
        except BoardError as error:
            self._say(str(error))
            return
        self.board = board

    def _on_rule(self, _: Any) -> None:
        if not self._quiet:
            self.board = self._with_jumps(dict(self._board.jumps))

    def _with_jumps(self, jumps: dict[int, int]) -> Board:
        """A board with these jumps and the rules that are chosen."""
        faces = self._board.faces
        die = self._die.value if self._die.value != len(faces) else faces
        return Board(
            self._board.cells,
            jumps,
            die=die,
            start=self._start.value,
            chained=self._chained.value,
            overshoot=self._overshoot.value,
        )

    # -- drawing jumps --------------------------------------------------------------

    def press(self, cell: int) -> None:
        """Press a cell of the board: the first press is a jump's foot or head, the second its end.

        A cell that has a jump loses it; the same cell twice begins anew.
        """
        jumps = dict(self._board.jumps)
        if self._foot is None and cell in jumps:
            del jumps[cell]
            self.board = self._with_jumps(jumps)
        elif self._foot is None:
            self._foot = cell
            self._show_grid()
            self._say(f"A jump from cell {cell}: press the cell it ends on.")
        elif self._foot == cell:
            self._foot = None
            self._show_grid()
            self._say("No jump.")
        else:
            self.board = self._with_jumps({**jumps, self._foot: cell})

    def undo(self) -> None:
        """Back to the board before, if there was one."""
        if self._past:
            self._board = self._past.pop()
            self._foot = None
            self._show()

    # -- showing ----------------------------------------------------------------------

    def _show(self) -> None:
        board = self._board
        self._quiet = True  # the controls follow the board here, not the other way round
        self._die.value = min(self._die.max, len(board.faces))
        self._start.value, self._chained.value = board.start, board.chained
        self._overshoot.value = board.overshoot
        self._quiet = False
        self._undo.disabled = not self._past
        self._say(f"{board.summary()}. Press a cell to begin a jump.")
        self._show_grid()
        self._table.value = f"{TABLE_STYLE}{compare(board)._repr_html_()}"
        self._show_run()

    def _show_grid(self) -> None:
        layout = layout_for(self._board.cells)
        places = [
            layout.cell_at(row, column)
            for row in reversed(range(layout.rows))
            for column in range(layout.columns)
        ]
        if len(self._grid.children) != len(places) or self._grid_cells != self._board.cells:
            self._grid_cells = self._board.cells
            self._grid.children = [self._button(cell) for cell in places]
            columns = f"repeat({layout.columns}, minmax(3.5em, 6em))"
            self._grid.layout.grid_template_columns = columns
        for cell, button in zip(places, self._grid.children, strict=True):
            if cell is not None:
                self._dress(button, cell)

    _grid_cells = 0

    def _button(self, cell: int | None) -> widgets.Widget:
        if cell is None:
            return widgets.Label()
        button = widgets.Button(layout=widgets.Layout(width="auto", margin="1px", padding="0"))
        button.on_click(self._presser(cell))
        return button

    def _presser(self, cell: int) -> Callable[[Any], None]:
        return lambda _: self.press(cell)

    def _dress(self, button: Any, cell: int) -> None:
        """A button's words and colour: the mark beside the colour is the arrow in its words."""
        end = self._board.jumps.get(cell)
        if end is None:
            text, style, tip = str(cell), "", f"cell {cell}"
        else:
            kind = "ladder" if end > cell else "snake"
            text, tip = f"{cell}→{end}", f"cell {cell}, {kind} to {end}: press to remove it"
            style = "info" if end > cell else "warning"
        if cell == self._foot:
            text, style, tip = f"{cell}→?", "primary", f"cell {cell}, a jump begins here"
        button.description, button.button_style, button.tooltip = text, style, tip

    def _show_run(self) -> None:
        self.stepper = Stepper([trace(self._algorithm.value, self._board)])
        self._stepper_box.children = [self.stepper]

    def _say(self, text: str) -> None:
        self._says.value = f'<span role="status">{escape(text)}</span>'


def explore(board: Board | NamedBoard | str | Path = "thirty") -> Explore:
    """Make a board by hand, in a notebook, and watch the answers follow.

    Parameters
    ----------
    board : Board, NamedBoard, str or Path, default "thirty"
        The board to begin with, of at most 150 cells: a board, its name in the gallery, or a
        file that `load_board` takes.

    Raises
    ------
    BoardError
        If there is no such board, or if it is too large to be drawn by hand.

    Examples
    --------
    >>> tool = explore()
    >>> tool.press(2)
    >>> tool.press(29)
    >>> tool.board.jumps[2]
    29
    >>> tool.undo()
    >>> 2 in tool.board.jumps
    False
    """
    drawn = gallery.named_board(board).board
    if drawn.cells > MOST_CELLS:
        raise BoardError(f"at most {MOST_CELLS} cells can be drawn by hand, not {drawn.cells}")
    return Explore(drawn)
