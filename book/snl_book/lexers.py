"""How a text in MyST Markdown is coloured: its head, and the code in its fences."""

from __future__ import annotations

from typing import Any, ClassVar

from pygments.lexer import bygroups, inherit, using
from pygments.lexers.data import YamlLexer
from pygments.lexers.markup import MarkdownLexer
from pygments.lexers.python import PythonLexer
from pygments.token import Keyword, Name, Text

__all__ = ["MystLexer"]


class MystLexer(MarkdownLexer):
    """Markdown as Pygments has it, but its fences may name directives, which have options.

    Examples
    --------
    >>> text = "```{code-cell}\\n:alt: A board.\\n\\nfrom os import path\\n```\\n# Heading\\n"
    >>> [word for kind, word in MystLexer().get_tokens(text) if kind in Keyword]
    ['```{code-cell}', 'from', 'import', '```']
    """

    name = "MyST Markdown"
    tokens: ClassVar[dict[str, Any]] = {
        "root": [
            (r"\A(---\n)((?:.*\n)*?)(---\n)", bygroups(Keyword, using(YamlLexer), Keyword)),
            (
                r"^(```+(?:python|\{code-cell\}))(\n)((?::.*\n)*)((?:.*\n)*?)(```+)$",
                bygroups(Keyword, Text, Name.Attribute, using(PythonLexer), Keyword),
            ),
            (r"^(```+\S*)(.*\n)((?:.*\n)*?)(```+)$", bygroups(Keyword, Text, Text, Keyword)),
            inherit,
        ]
    }
