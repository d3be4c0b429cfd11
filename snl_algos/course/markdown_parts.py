"""The parts of a Markdown file: sections below headings, the items of lists, blocks of code.

Everything is read strictly: anything unexpected is an error that names the file and the line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile
from typing import NamedTuple, NoReturn

__all__ = ["Line", "MarkdownError", "MarkdownReader", "Section", "below_blank", "joined"]


class MarkdownError(ValueError):
    """A text that is not written as it has to be: the file, the line, and what is expected."""


class Line(NamedTuple):
    """A line and its number."""

    number: int
    text: str


class Section(NamedTuple):
    """A heading, its title, and the lines below it."""

    heading: Line
    title: str
    lines: list[Line]


class MarkdownReader:
    """Reads the parts of a file. Each is given as lines, which know their numbers.

    Parameters
    ----------
    file : str
        The name of the file, for messages.
    """

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, line: Line, expected: str, but: str = "") -> NoReturn:
        but = but or f'not "{line.text}"'
        raise MarkdownError(f"{self.file}, line {line.number}: expected {expected}, {but}")

    def missing(self, heading: Line, expected: str) -> NoReturn:
        self.fail(heading, expected, f'below "{heading.text}"')

    def sections(self, lines: Sequence[Line], mark: str) -> list[Section]:
        """Return the sections below headings. Before the first of them there is nothing."""
        lead, sections = self.split(lines, mark)
        for line in lead:
            if line.text:
                self.fail(line, f'a heading "{mark.strip()}"')
        return sections

    def split(self, lines: Sequence[Line], mark: str) -> tuple[list[Line], list[Section]]:
        """Return the lines before the first heading, and the sections below headings."""
        lead: list[Line] = []
        sections: list[Section] = []
        block: Line | None = None
        for line in lines:
            if line.text.lstrip().startswith("```"):
                block = line if block is None else None
            if block is None and line.text.startswith(mark):
                sections.append(Section(line, line.text.removeprefix(mark), []))
            else:
                (sections[-1].lines if sections else lead).append(line)
        if block is not None:
            self.fail(block, 'the end of this block, "```"', "and not the end of the file")
        return lead, sections

    def items(self, section: Section, marker: Callable[[int], str]) -> list[list[Line]]:
        """Return the items of a list, without their markers and indentation."""
        items: list[list[Line]] = []
        indent = len(marker(1))
        for line in section.lines:
            mark = marker(len(items) + 1)
            if line.text.startswith(mark):
                items.append([Line(line.number, line.text.removeprefix(mark))])
            elif items and (line.text.startswith(" " * indent) or not line.text):
                items[-1].append(Line(line.number, line.text[indent:]))
            elif line.text:
                self.fail(line, f'"{mark}", or a line indented by {indent}')
        return items or self.missing(section.heading, f'"{marker(1)}"')

    def block(self, lines: list[Line], above: Line) -> tuple[str, list[Line]]:
        """Return the code of the block of Python that comes first, and the lines below it."""
        lines = below_blank(lines) or self.missing(above, "a block of Python")
        if lines[0].text != "```python":
            self.fail(lines[0], 'a block that begins with "```python"')
        code, below = self.inside(lines)
        return joined(code), below

    def inside(self, lines: list[Line]) -> tuple[list[Line], list[Line]]:
        """Return the lines of a block, which the first of these opens, and the lines below it."""
        for at, line in enumerate(lines[1:], start=1):
            if line.text == "```":
                return lines[1:at], lines[at + 1 :]
        self.missing(lines[0], 'the end of this block, "```"')


def below_blank(lines: list[Line]) -> list[Line]:
    """Leave out empty lines at the beginning."""
    return list(dropwhile(lambda line: not line.text, lines))


def joined(lines: list[Line]) -> str:
    return "\n".join(line.text for line in lines).strip("\n")
