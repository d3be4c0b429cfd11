"""A recorded run: its steps, how it ended, and what it did. States are replayed from it.

The JSON of a trace is a contract, written down in `book/docs/trace-format.md`. A state is
replayed from it, as every reader of a trace does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, cast

from ..answer import Answer
from ..board import Board
from ..extras import MissingExtra, import_optional
from ..findings import Finding, in_throws
from ..images import image
from ..programs import read_answer
from .delta import apply_frontier
from .export import Progress, Theme, exported, kind_of, shown_in_notebook, write_whole
from .format import TraceError, answer_from, check_header

__all__ = ["State", "Trace"]


#: Deeper calls are indented no further in plain text.
MAX_INDENTED = 20
#: So many steps are listed in a notebook, and boards of so many cells are drawn there.
MAX_LISTED, MAX_DRAWN = 200, 400


@dataclass(slots=True)
class State:
    """All that holds after a step.

    Attributes
    ----------
    step : int
        Which step, from 0.
    function, line, depth : int
        The function, its line (from 0) and the depth of the call.
    says : str
        The sentence of the step.
    current : int or None
        The cell being worked on.
    frontier : list
        Entries (cell, text) in order, the front first.
    distance, predecessor, visited : dict
        By cell.
    variables : dict
        Name → text of the value, of the function the step is in.
    """

    step: int = -1
    function: int = 0
    line: int = 0
    depth: int = 0
    says: str = ""
    current: int | None = None
    frontier: list[list[Any]] = field(default_factory=list)
    distance: dict[int, float] = field(default_factory=dict)
    predecessor: dict[int, int] = field(default_factory=dict)
    visited: dict[int, bool] = field(default_factory=dict)
    variables: dict[str, str] = field(default_factory=dict)

    def apply(self, step: Mapping[str, Any]) -> None:
        """Go on by one step, given as the contract has it."""
        self.step += 1
        self.function = step.get("function", 0)
        self.line = step["line"]
        self.depth = step.get("depth", 0)
        self.says = step.get("says", "")
        self.current = step.get("current", self.current)
        if "frontier" in step:
            self.frontier = apply_frontier(self.frontier, step["frontier"])
        for role, table in (
            ("distance", self.distance),
            ("predecessor", self.predecessor),
            ("visited", self.visited),
        ):
            _update(cast(dict[Any, Any], table), step.get(role, {}), int)
        if step.get("scope"):
            self.variables = {}
        _update(cast(dict[Any, Any], self.variables), step.get("variables", {}), str)


def _update(table: dict[Any, Any], change: Mapping[Any, Any], kind: Callable[[Any], Any]) -> None:
    for key, value in change.items():
        if value is None:
            table.pop(kind(key), None)
        else:
            table[kind(key)] = value


class Trace:
    """The record of one run of one program on one board. Made by `trace`, or by `from_dict`.

    Attributes
    ----------
    board : Board
        The board it ran on.
    outcome : str
        "returned", "raised" or "stopped".
    answer : object
        What it returned, an `Answer` or anything else; None if it did not.
    steps : list of dict
        The steps, as the contract has them.
    counts : dict
        What the run did: steps, lines, cells_taken, edges_looked_at, longest_frontier.
    findings : tuple of Finding
        What was found to be wrong with the run. Empty when it is made: a comparison or a
        check adds them.
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
    def from_dict(cls, data: Mapping[str, Any]) -> Trace:
        """The trace that `to_dict` wrote, also after a trip through JSON.

        Raises
        ------
        TraceError
            If it is not a trace, or one of another version, or damaged. The message says where.

        Examples
        --------
        >>> from snl_algos import trace
        >>> from snl_algos.board import Board
        >>> run = trace("queue-bfs", Board(8))
        >>> again = Trace.from_dict(run.to_dict())
        >>> again.answer == run.answer, again.state(5) == run.state(5)
        (True, True)
        """
        check_header(data)
        try:
            keys = Board(1).to_dict().keys()
            board = Board.from_dict(
                {key: data["board"][key] for key in keys & data["board"].keys()}
            )
            replayed = State()
            for step in data["steps"]:
                replayed.apply(step)
            made = cls(board, answer_from(data["answer"]), dict(data))
            findings = made.findings  # a kind that is not known is damage, too
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise TraceError(f"the trace is damaged: {error}") from None
        for at, finding in enumerate(findings):
            try:
                str(finding)
            except (KeyError, IndexError, TypeError, ValueError, AttributeError):
                raise TraceError(
                    f"the trace is damaged: findings[{at}]: a part is missing"
                ) from None
        return made

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(map(Finding.from_dict, self._data["findings"]))

    def with_findings(self, *findings: Finding) -> Trace:
        """The same trace with findings about the run."""
        data = {**self._data, "findings": [finding.to_dict() for finding in findings]}
        return Trace(self.board, self.answer, data)

    def state(self, i: int) -> State:
        """The state after step `i`, replayed from the changes.

        Raises
        ------
        IndexError
            If there is no such step.

        Examples
        --------
        >>> from snl_algos import Board, trace
        >>> run = trace("queue-bfs", Board(8))
        >>> run.state(1).says
        'Take cell 1 from the front (0 throws).'
        """
        count = len(self.steps)
        if not -count <= i < count:
            raise IndexError(
                f"there is no step {i}; this trace has {count} step{'s' * (count != 1)}"
            )
        i %= count
        if self._replayed.step > i:
            self._replayed = State()
        now = self._replayed
        while now.step < i:
            now.apply(self.steps[now.step + 1])
        return State(
            now.step, now.function, now.line, now.depth, now.says, now.current,
            [list(entry) for entry in now.frontier], dict(now.distance), dict(now.predecessor),
            dict(now.visited), dict(now.variables),
        )  # fmt: skip

    def to_dict(self) -> dict[str, Any]:
        """The trace as the contract has it."""
        return self._data

    def to_json(self) -> str:
        """The trace as JSON, without needless spaces."""
        return json.dumps(self._data, ensure_ascii=False, separators=(",", ":"))

    def to_html(
        self, path: str | Path, *, step: int = 0, beside: Trace | Sequence[Trace] = ()
    ) -> None:
        """Write a page that steps through the run, with nothing else needed to show it.

        Parameters
        ----------
        path : str or Path
            The file. It is written whole or not at all.
        step : int, default 0
            The step at which it opens.
        beside : Trace or sequence of Trace
            One to three other runs on the same board, to step through side by side.

        Raises
        ------
        IndexError
            If there is no such step.
        ValueError
            If there are more than four runs, or they are not on the same board.
        """
        others = [beside] if isinstance(beside, Trace) else list(beside)
        page = import_optional("widgets.page")
        if others:
            html: str = page.page_of_several([self, *others], step=step)
        else:
            html = page.page_of(self, step=step)
        write_whole(Path(path), html.encode())

    def picture(self, step: int = -1, *, theme: Theme = "light", transparent: bool = False) -> Any:
        """A picture of one step, with what the step says and what waits. Needs matplotlib.

        It shows itself in a notebook: it is a `snl_algos.pictures.Picture`, and its `figure` is
        matplotlib's.

        Parameters
        ----------
        step : int
            Which step, from 0 as in `state`. By default the last one, with the route.
        theme : {"light", "dark"}
            The colours: for light or for dark paper.
        transparent : bool, default False
            Whether the paper is left out, for a slide with a ground of its own.

        Raises
        ------
        IndexError
            If there is no such step.
        BoardError
            If the board has more than 900 cells.
        MissingExtra
            If matplotlib is not installed.
        """
        return import_optional("pictures").step_picture(
            self, step, theme=theme, transparent=transparent
        )

    def save(
        self,
        path: str | Path,
        *,
        step: int | None = None,
        theme: Theme = "light",
        transparent: bool = False,
        progress: Progress | None = None,
    ) -> None:
        """Save a picture of a step, a film of the run, a page, or the trace itself.

        The end of the name says what: .svg, .png and .pdf show one step, 6.4 inches wide (a PNG
        has 1280 pixels across); .gif, .webp and .mp4 show all steps, 800 pixels wide; .html is
        the page of `to_html`, and .json the trace. The same run gives the same file.

        Parameters
        ----------
        path : str or Path
            The file. It is written whole or not at all, over another of this name.
        step : int, optional
            Which step, from 0 as in `state`. By default a picture shows the last one, and a page
            opens at the first.
        theme : {"light", "dark"}
            The colours of a picture or a film.
        transparent : bool, default False
            Whether a picture has no paper.
        progress : callable, optional
            Is given a few words before each step of a film is drawn. By default a notebook shows
            them in one line.

        Raises
        ------
        ValueError
            If the file is of another kind, or does not go with `step` or `transparent`.
        IndexError
            If there is no such step.
        MissingExtra
            If matplotlib is not installed, or for an .mp4 the extra `video`.

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
        kind = kind_of(path, step=step, transparent=transparent)
        progress = progress or shown_in_notebook(Path(path).name)
        data = exported(
            self, kind, step=step, theme=theme, transparent=transparent, progress=progress
        )
        write_whole(Path(path), data)

    def to_text(self) -> str:
        """The run in plain text: a line for each step, and how it ended."""
        width = len(str(len(self.steps)))
        lines = [f"{self._data['title']} on {self.board.summary()}"]
        for at, step in enumerate(self.steps):
            indent = "  " * min(step.get("depth", 0), MAX_INDENTED)
            lines.append(f"{at:>{width}}  {indent}{step.get('says', '')}".rstrip())
        return "\n".join([*lines, self.ending()])

    def to_answer(self) -> Answer | None:
        """The answer, or what the watched distances say of it; None if the run did not return.

        So a function that returns only a number can be compared too.
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
        """How the run ended, in a sentence."""
        data = self._data
        if self.outcome == "stopped":
            return f"stopped: the run reached the limit of {data['limit']}"
        if self.outcome == "raised":
            error = data["error"]
            line = self.line_of_error()
            where = "" if line is None else f", in line {line}"
            message = f": {error['message']}" if error["message"] else ""
            return f"raised {error['kind']}{message}{where}"
        if isinstance(self.answer, Answer):
            return f"answer: {in_throws(self.answer.throws)}"
        return f"returned {data['answer']['value']}"

    def line_of_error(self) -> int | None:
        """The line in its file on which the run raised its exception; None if not known."""
        error = self._data["error"]
        if error is None or error["line"] is None:
            return None
        return int(self._data["functions"][error["function"]]["first"]) + int(error["line"])

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        count = len(self.steps)
        steps = f"{count} step{'s' * (count != 1)}"
        return f"<trace of {self._data['name']}: {steps}, {self.outcome}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: how it ended, a picture of the last step, and the steps."""
        title, *steps, ending = self.to_text().splitlines()
        picture = ""
        if self.steps and self.board.cells <= MAX_DRAWN:
            try:
                pictures = import_optional("pictures")
                picture = image(pictures.step_picture(self, theme="auto").svg())
            except MissingExtra:
                picture = f"<pre>{escape(str(self.board))}</pre>"
        more = [f"... and {len(steps) - MAX_LISTED} more"] if len(steps) > MAX_LISTED else []
        listed = escape("\n".join([*steps[:MAX_LISTED], *more]))
        return (
            f"<p><strong>{escape(title)}</strong>: {escape(ending)}</p>\n{picture}\n"
            f"<details><summary>{len(self.steps)} steps</summary><pre>{listed}</pre></details>\n"
            "<p>Step through it with <code>step(program, board)</code>.</p>"
        )
