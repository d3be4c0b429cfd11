"""`source`: the code of an algorithm as it stands in the package, to read it in a notebook."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from ..programs import program_of

__all__ = ["Source", "source"]


class Source:
    """Code that is shown highlighted in a notebook. Made by `source`.

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
        """So that whoever shows it takes the colours of its own theme."""
        return f"```python\n{self.text}\n```"


def source(name: str | Callable[..., Any]) -> Source:
    """The code of an algorithm, of a mistake of the gallery, or of any function.

    Parameters
    ----------
    name : str or callable
        A key of `ALGORITHMS` or of `MISTAKES`, or a function. The decorator that registers
        it is left out.

    Raises
    ------
    KeyError
        If there is none of that name.

    Examples
    --------
    >>> print(str(source("queue-bfs")).splitlines()[0])
    def queue_bfs(board: Board) -> Answer:
    """
    function = program_of(name).function if isinstance(name, str) else name
    lines = inspect.getsource(function).splitlines()
    while not lines[0].lstrip().startswith(("def ", "class ", "async ")):
        lines.pop(0)
    return Source("\n".join(lines))
