"""Docstrings on their way into the reference."""

from __future__ import annotations

import re
from typing import Any

from sphinx.application import Sphinx

__all__ = ["name_each_attribute", "show_code_as_code", "skip_field"]

#: Names that share a type and a description: "time, memory : str".
TOGETHER = re.compile(r"(\w+(?:, \w+)+) : (.*)")


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
    if what != "module":
        return
    marked: list[str] = []
    before = ""  # the last line with something on it
    for line in lines:
        begins = line.startswith("    ") and not before.startswith("    ")
        if begins and not (marked and marked[-1].strip()) and not before.endswith("::"):
            marked += ["::", ""]
        marked.append(line)
        before = line if line.strip() else before
    lines[:] = marked


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
    if "Attributes" not in lines:
        return
    at = lines.index("Attributes")
    while at < len(lines):
        told = TOGETHER.fullmatch(lines[at])
        if told:
            end = at + 1
            while end < len(lines) and lines[end].startswith("    "):
                end += 1
            about = lines[at + 1 : end]
            lines[at:end] = [
                line for one in told[1].split(", ") for line in (f"{one} : {told[2]}", *about)
            ]
        at += 1
