"""`source`: the code of an algorithm in the package, to read in a notebook."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

from ..errors import CallError
from ..programs import MISTAKES, program_of

__all__ = ["Source", "source"]

#: What follows the first line of a docstring.
DETAILS = re.compile(r'(?<=\n    """)([^"\n]+)\n\n.*?\s*(?=""")', re.DOTALL)


class Source:
    """Code that a notebook shows highlighted, above its whole file. Made by `source`."""

    def __init__(self, text: str, file: str = "") -> None:
        self.text, self.file = text, file

    def __repr__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        """Return the code as Markdown, which every viewer highlights in its own theme."""
        shown = fenced(self.text)
        if not self.file:
            return shown
        summary = "<summary>The whole file, with its idea</summary>"
        return f"{shown}\n\n<details>{summary}\n\n{fenced(self.file)}\n\n</details>"


def fenced(code: str) -> str:
    """Return code as a block of Markdown, between fences longer than any in the code.

    Examples
    --------
    >>> print(fenced("# ```"))
    ````python
    # ```
    ````
    """
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", code)), default=0))
    return f"{fence}python\n{code}\n{fence}"


def source(name: str | Callable[..., Any]) -> Source:
    """Return the code of an algorithm, of a known mistake, or of any function.

    Parameters
    ----------
    name : str or callable
        A key of `ALGORITHMS` or of `MISTAKES`, or a function. Decorators are left out. Of an
        algorithm's or a mistake's docstring only the first line is shown: the code is the point,
        and the example of a mistake gives away a board that it gets wrong. In a notebook the
        whole file of an algorithm opens below its code.

    Raises
    ------
    KeyError
        If no algorithm or mistake has that name.
    CallError
        If it is no function whose code can be found.

    Examples
    --------
    >>> print(str(source("queue-bfs")).splitlines()[0])
    def queue_bfs(board: Board) -> Answer:
    """
    function = program_of(name).function if isinstance(name, str) else name
    try:
        lines = inspect.getsource(function).splitlines()
    except (TypeError, OSError):
        raise CallError(
            f"source: give the name of a program or a function written in Python, not {name!r}"
        ) from None
    heads = ("def ", "class ", "async ")
    first = next((at for at, line in enumerate(lines) if line.lstrip().startswith(heads)), 0)
    text = "\n".join(lines[first:])
    if not isinstance(name, str):
        return Source(text)
    file = "" if name in MISTAKES else "".join(inspect.findsource(function)[0]).strip()
    return Source(DETAILS.sub(r"\1", text, count=1), file)
