"""`source`: the code of an algorithm in the package, to read in a notebook."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

from ..errors import CallError
from ..programs import program_of

__all__ = ["Source", "source"]

#: What follows the first line of a docstring.
DETAILS = re.compile(r'(?<=\n    """)([^"\n]+)\n\n.*?\s*(?=""")', re.DOTALL)


class Source:
    """Code that a notebook shows highlighted. Made by `source`.

    Attributes
    ----------
    text : str
        The code.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        """Return the code as Markdown, which every viewer highlights in its own theme."""
        return f"```python\n{self.text}\n```"


def source(name: str | Callable[..., Any]) -> Source:
    """Return the code of an algorithm, of a known mistake, or of any function.

    Parameters
    ----------
    name : str or callable
        A key of `ALGORITHMS` or of `MISTAKES`, or a function. Decorators are left out. Of an
        algorithm's or a mistake's docstring only the first line is shown: the code is the point,
        and the example of a mistake gives away a board that it gets wrong.

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
    return Source(DETAILS.sub(r"\1", text, count=1) if isinstance(name, str) else text)
