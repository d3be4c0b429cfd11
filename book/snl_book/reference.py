"""Docstrings on their way into the reference."""

from __future__ import annotations

import re
from typing import Any

from sphinx.application import Sphinx

__all__ = ["name_each_attribute", "show_code_as_code", "skip_field"]

#: Names that share a type or a description: "time, memory : str", and what is indented below.
TOGETHER = re.compile(r"^(\w+(?:, \w+)+)((?: : .*)?(?:\n {4}.*)+)", re.MULTILINE)
#: A paragraph above an indented block.
ABOVE = re.compile(r"^(?! )(.+)(?<!::)\n\n(?= {4})", re.MULTILINE)


def skip_field(app: Sphinx, what: str, name: str, member: Any, skip: bool, options: Any) -> Any:
    """Leave out what a named tuple says of its fields: its docstring says more."""
    return skip or (getattr(member, "__doc__", "") or "").startswith("Alias for field number")


def show_code_as_code(
    app: Sphinx, what: str, name: str, member: Any, options: Any, lines: list[str]
) -> None:
    """In the head of a file an indented block is code, though only Markdown takes it so.

    Examples
    --------
    >>> lines = ["It answers.", "", "    $ snl solve thirty", "    throws: 3", "", "So."]
    >>> show_code_as_code(None, "module", "snl_algos.board", None, None, lines)
    >>> lines[2:5]
    ['::', '', '    $ snl solve thirty']
    """
    if what == "module":
        lines[:] = ABOVE.sub(r"\1\n\n::\n\n", "\n".join(lines)).split("\n")


def name_each_attribute(
    app: Sphinx, what: str, name: str, member: Any, options: Any, lines: list[str]
) -> None:
    """Attributes that are described together are listed one by one, or Sphinx drops some.

    Examples
    --------
    >>> lines = ["Attributes", "----------", "time, memory : str", "    How both grow."]
    >>> name_each_attribute(None, "class", "Algorithm", None, None, lines)
    >>> lines[2:]
    ['time : str', '    How both grow.', 'memory : str', '    How both grow.']
    """
    before, head, after = "\n".join(lines).partition("Attributes\n")
    each = TOGETHER.sub(
        lambda found: "\n".join(one + found[2] for one in found[1].split(", ")), after
    )
    lines[:] = (before + head + each).split("\n")
