"""A recorded run: its steps, its outcome and its counts; `format.py` says what a step changes.

`book/docs/trace-format.md` specifies the JSON of a trace. Every reader replays states from it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from html import escape
from pathlib import Path
from typing import Any, Unpack

from ..answer import Answer
from ..board import Board
from ..board_text import KEYS, counted
from ..extras import MissingExtra, import_optional
from ..findings import Finding, in_throws
from ..images import image
from ..programs import read_answer
from ..progress import Progress, shown
from ..whole_file import write_whole
from .export import FILM, FileOptions, Theme, check_kind, file_kind
from .format import State, TraceError, answer_from, check_header
from .values import escaped

__all__ = ["Trace"]

#: The deepest call that is indented in plain text.
MAX_INDENTED = 20
#: The most steps that a notebook lists, and the largest board that it draws.
MAX_LISTED, MAX_DRAWN = 200, 400


class Trace:
    """The record of one run of one program on one board. Made by `trace`, or by `from_dict`.

    Attributes
    ----------
    board : Board
        The board it ran on.
    outcome : str
        "returned", "raised" or "stopped".
    answer : object
        The value it returned, an `Answer` or another; None if it did not return.
    steps : list of dict
        The steps, in the format of a trace.
    counts : dict
        The work of the run: steps, lines, cells_taken, edges_looked_at, longest_frontier.
    findings : tuple of Finding
        The errors found in the run. Empty at first; a comparison or a check adds them.

    Examples
    --------
    >>> from snl_algos import trace
    >>> run = trace("queue-bfs", "thirty")
    >>> run.outcome, run.answer.throws, run.counts["cells_taken"]
    ('returned', 3, 22)
    >>> run.state(3).says
    'Cell 2 joins the queue, 1 throw from the start.'
    """

    def __init__(self, board: Board, answer: Any, data: dict[str, Any]) -> None:
        self.board = board
        self.answer = answer
        self.outcome: str = data["outcome"]
        self.steps: list[dict[str, Any]] = data["steps"]
        self.counts: dict[str, int | None] = data["counts"]
        self._data = data
        self._replayed = State()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], board: Board | None = None) -> Trace:
        """Return the trace from the data of `to_dict`, also after a round trip through JSON.

        The board is read from the data, unless it is given. What is not a trace, has another
        version or is damaged raises a TraceError.

        Examples
        --------
        >>> from snl_algos import Board, trace
        >>> run = trace("queue-bfs", Board(8))
        >>> again = Trace.from_dict(run.to_dict())
        >>> again.answer == run.answer, again.state(5) == run.state(5)
        (True, True)
        """
        check_header(data)
        try:
            if board is None:
                whole = data["board"]
                board = Board.from_dict({key: whole[key] for key in KEYS if key in whole})
            replayed = State()
            for step in data["steps"]:
                replayed.apply(step)
                change = step.get("frontier", {})
                for _cell, _text in (*change.get("is", ()), *change.get("add", ())):
                    pass  # each entry has two parts
                _ = str(replayed.says), " " * min(replayed.depth, 1)
            made = cls(board, answer_from(data["answer"]), dict(data))
            _ = str(data["title"]), made.ending()
            [str(finding) for finding in made.findings]  # an unknown kind counts as damage
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            what = f"{error} is missing" if isinstance(error, KeyError) else error
            raise TraceError(f"the trace is damaged: {what}") from None
        return made

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(map(Finding.from_dict, self._data["findings"]))

    def with_findings(self, *findings: Finding) -> Trace:
        """Return a copy of the trace with findings about the run."""
        data = {**self._data, "findings": [finding.to_dict() for finding in findings]}
        return Trace(self.board, self.answer, data)

    def state(self, i: int) -> State:
        """Return the state after step `i`, replayed from the changes; else raise an IndexError."""
        count = len(self.steps)
        if not -count <= i < count:
            steps = counted(count, "step")
            raise IndexError(f"there is no step {i}; this trace has {steps}, counted from 0")
        i %= count
        if self._replayed.step > i:
            self._replayed = State()
        while self._replayed.step < i:
            self._replayed.apply(self.steps[self._replayed.step + 1])
        return deepcopy(self._replayed)

    def to_dict(self) -> dict[str, Any]:
        """Return the trace as plain data, in its documented format."""
        return self._data

    def to_json(self) -> str:
        """Return the trace as compact JSON."""
        return json.dumps(self._data, ensure_ascii=False, separators=(",", ":"))

    def to_html(
        self, path: str | Path, *, step: int = 0, beside: Trace | Sequence[Trace] = ()
    ) -> None:
        """Write a self-contained page that steps through the run.

        Parameters
        ----------
        path : str or Path
            The file. It is written completely or not at all.
        step : int, default 0
            The step at which it opens. The trace must have it (IndexError).
        beside : Trace or sequence of Trace
            Up to three other runs on the same board (ValueError), shown side by side with this one.
        """
        others = [beside] if isinstance(beside, Trace) else list(beside)
        html: str = import_optional("widgets.page").page_of(self, *others, step=step)
        write_whole(Path(path), html.encode())

    def picture(
        self,
        step: int = -1,
        *,
        theme: Theme = "light",
        transparent: bool = False,
        wide: bool = False,
    ) -> Any:
        """Return a picture of one step, with its sentence and the frontier. Needs matplotlib.

        The `snl_algos.pictures.Picture` is displayed in a notebook, and its `figure` is a figure
        of matplotlib. A board of more than 900 cells is refused (BoardError).

        Parameters
        ----------
        step : int
            The number of the step, from 0 as in `state`. By default the last one, with the route.
        theme : {"light", "dark"}
            The colours, for a light or a dark background.
        transparent : bool, default False
            Whether to leave out the background, for a slide that has one.
        wide : bool, default False
            Whether it is as wide as a slide, 16 to 9, with the code beside the board.
        """
        return import_optional("pictures").step_picture(
            self, step, theme=theme, transparent=transparent, wide=wide
        )

    def save(
        self, path: str | Path, *, progress: Progress | None = None, **options: Unpack[FileOptions]
    ) -> None:
        """Save a picture of a step, a film of the run, a page, or the trace itself.

        The suffix of the name decides: .svg, .png and .pdf show one step, .gif shows all of them or
        some, .html is the page of `to_html`, and .json the trace. The same run gives the same file.

        Parameters
        ----------
        path : str or Path
            The file, which is overwritten if it exists. It is written completely or not at all.
        progress : callable, optional
            Called with a few words before each step of a film is drawn. By default a
            terminal or a notebook shows them in one line after a few seconds.
        step : int
            The step of a picture, by default the last; or where a page opens, by default the first.
        theme, transparent, wide
            As for a `picture`. A film has a theme, and can be wide.
        width : number
            The width of a .png or a .gif in pixels. By default a picture has 1280, or 1920 if it
            is wide, and a film 800 or 1200.
        steps : tuple of int
            The first and the last step of a film; by default it shows all.
        seconds : number
            How long a film takes. By default a step takes 0.7 seconds, or less if the film would
            take more than 15.

        Raises
        ------
        ValueError
            If the suffix is unknown, or that kind of file does not take an option.
        IndexError
            If the trace has no such step.
        MissingExtra
            If matplotlib is not installed.

        Examples
        --------
        >>> import tempfile
        >>> from snl_algos import trace
        >>> run = trace("queue-bfs", "thirty")
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     run.save(Path(folder) / "run.json")
        ...     Trace.from_dict(json.loads((Path(folder) / "run.json").read_text())).counts["steps"]
        78
        """
        kind = file_kind(path)
        with shown(f"making {Path(path).name}", progress) as tell:
            data = self.to_bytes(kind, progress=tell, **options)
        write_whole(Path(path), data)

    def to_bytes(
        self, kind: str, *, progress: Progress | None = None, **options: Unpack[FileOptions]
    ) -> bytes:
        """Return the contents of a file of this kind ("json", "html" ...); see `save`."""
        check_kind(kind, options)
        if kind == "json":
            return f"{self.to_json()}\n".encode()
        how: dict[str, Any] = {**options}
        if kind == "html":
            page: str = import_optional("widgets.page").page_of(self, **how)
            return page.encode()
        if kind == FILM:
            film: bytes = import_optional("pictures").film_bytes(self, progress=progress, **how)
            return film
        width = how.pop("width", None)
        contents: bytes = self.picture(**how).to_bytes(kind, width=width)
        return contents

    def to_text(self) -> str:
        """Return the run in plain text: a line for each step, and how it ended."""
        width = len(str(len(self.steps)))
        lines = [escaped(f"{self._data['title']} on {self.board.summary()}")]
        for at, step in enumerate(self.steps):
            indent = "  " * min(step.get("depth", 0), MAX_INDENTED)
            lines.append(f"{at:>{width}}  {indent}{step.get('says', '')}".rstrip())
        return "\n".join([*lines, self.ending()])

    def to_answer(self) -> Answer | None:
        """Return the answer, with the recorded distances if it has none; None if the run failed.

        This way even a function that returns only a number can be compared.
        """
        if self.outcome != "returned":
            return None
        answer = read_answer(self.answer)
        if isinstance(answer, Finding):
            return Answer(None, None, self.state(-1).distance) if self.steps else None
        if answer.distance or not self.steps:
            return answer
        return answer._replace(distance=self.state(-1).distance)

    def ending(self) -> str:
        """Return how the run ended, in a sentence."""
        data = self._data
        if self.outcome == "stopped":
            return f"stopped: the run reached the limit of {data['limit']}"
        if self.outcome == "raised":
            error = data["error"]
            if not error["kind"]:
                return str(error["message"])
            line = self.line_of_error()
            where = "" if line is None else f", in line {line}"
            message = f": {error['message']}" if error["message"] else ""
            return f"raised {error['kind']}{message}{where}"
        if isinstance(self.answer, Answer):
            return f"answer: {in_throws(self.answer.throws)}"
        return f"returned {data['answer']['value']}"

    def line_of_error(self) -> int | None:
        """Return the line of the file that raised the exception; None if it is not known."""
        error = self._data["error"]
        if error is None or error["line"] is None:
            return None
        return int(self._data["functions"][error["function"]]["first"]) + int(error["line"])

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        steps = counted(len(self.steps), "step")
        return f"<trace of {self._data['name']}: {steps}, {self.outcome}>"

    def _repr_html_(self) -> str:
        """Return HTML for a notebook: the outcome, a picture of the last step, and the steps."""
        title, *steps, ending = self.to_text().splitlines()
        picture = ""
        if self.steps and self.board.cells <= MAX_DRAWN:
            try:
                pictures = import_optional("pictures")
                picture = image(pictures.step_picture(self, theme="auto").svg())
            except MissingExtra:
                picture = f"<pre>{escape(str(self.board))}</pre>"
        more = [f"... and {len(steps) - MAX_LISTED} more"] if len(steps) > MAX_LISTED else []
        all_steps = escape("\n".join([*steps[:MAX_LISTED], *more]))
        return (
            f"<p><strong>{escape(title)}</strong>: {escape(ending)}</p>\n{picture}\n"
            f"<details><summary>{len(self.steps)} steps</summary><pre>{all_steps}</pre></details>\n"
            "<p>Step through it with <code>step(program, board)</code>.</p>"
        )
