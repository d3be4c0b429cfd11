"""The source as it is highlighted: every character stays, and the classes are Pygments' own."""

from __future__ import annotations

import html
import inspect
import re
import sys
from pathlib import Path

from pygments.lexers.python import PythonLexer
from pygments.token import STANDARD_TYPES

from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.workbench.syntax_colors import highlighted

ROOT = Path(__file__).parents[2]
STYLE = ROOT / "web" / "style" / "syntax.css"
STRINGS = {"s", "s1", "s2", "sd", "si", "sa", "se"}


def bare(row: str) -> str:
    return html.unescape(re.sub(r"</?span[^>]*>", "", row))


def spans(rows: list[str]) -> list[tuple[str, str]]:
    """(class, text) of each span."""
    return [
        (name, html.unescape(text))
        for row in rows
        for name, text in re.findall(r'<span class="(\w+)">([^<]*)</span>', row)
    ]


SOURCES = {
    name: inspect.getsource(inspect.getmodule(program.function) or sys).splitlines()
    for name, program in {**ALGORITHMS, **MISTAKES}.items()
}


def styled() -> set[str]:
    """The classes that the style sheet knows."""
    rules = re.findall(r"^ +:is\((\.[\w., ]+)\) \{", STYLE.read_text("utf-8"), flags=re.MULTILINE)
    return {name.strip(". ") for rule in rules for name in rule.split(",")}


def test_the_classes_are_those_of_pygments() -> None:
    """Letter by letter, for all classes that the style sheet knows; and no letter is lost.

    Only strings are cut up there, and are whole here: in both, they have one colour.
    """

    def letters(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return [
            (kind, letter)
            for kind, text in found
            if kind in styled() and kind not in STRINGS
            for letter in "".join(text.split())
        ]

    for name, lines in SOURCES.items():
        theirs = [
            (STANDARD_TYPES[kind], text)
            for kind, text in PythonLexer(stripnl=False).get_tokens("\n".join(lines))
        ]
        rows = highlighted(lines)
        assert letters(spans(rows)) == letters(theirs), name
        assert [bare(row) for row in rows] == lines, name


def test_each_class_is_known_to_the_style_sheet() -> None:
    assert {"k", "kn", "kc", "ow", "s1", "s2", "mi", "mf", "c1", "nf", "nb", "nc", "nd", "ne"} <= (
        styled()
    )
    used = {kind for lines in SOURCES.values() for kind, _ in spans(highlighted(lines))}
    assert used <= styled()
    assert {"k", "kn", "s2", "mi", "c1", "nf", "nb"} <= used


#: Pieces of Python, and what is none.
BROKEN = [
    ["    return 1"], ["x = (1,"], ["x = 'open"], ['"""open', "still"], ["    a", "  b", " c"],
    ["\t if x:", "        y"], ["lambda board: 1)"], ["¿ what ? $$ `"], ["\x0c x", "\x00"], ["\\"],
    ["x\u2028y"], [""], [], ["f'{'"], ["f'{x'"], ["<script>alert(1)</script>"], ["0777 08 1__0"],
]  # fmt: skip


def test_what_cannot_be_read_stays_plain() -> None:
    """Would catch: an error, or a character that is lost, where a learner has not finished yet."""
    for lines in BROKEN:
        rows = highlighted(lines)
        assert [bare(row) for row in rows] == lines
        assert "<script" not in "".join(rows)
