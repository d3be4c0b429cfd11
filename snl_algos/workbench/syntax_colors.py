"""Highlights Python with only the standard library, so that it also works in a web page.

The classes are the short names of Pygments (`k` for a keyword, `nf` for the name of a function,
...), limited to those in the stepper's style sheet.
"""

from __future__ import annotations

import builtins
import keyword
import token
import tokenize
from collections.abc import Iterator, Sequence
from html import escape
from io import StringIO
from tokenize import TokenInfo

__all__ = ["highlighted"]

OPERATORS = {"and", "or", "not", "in", "is"}
CONSTANTS = {"True", "False", "None"}
BUILT_IN = {name for name in dir(builtins) if not name.startswith("_")}
#: Tokens between two statements.
BETWEEN = {token.NEWLINE, token.INDENT, token.DEDENT, tokenize.NL, tokenize.COMMENT}
#: The tokens that begin and end an f-string. (In Python 3.11 it is one token.)
OPENING, CLOSING = (
    {
        getattr(token, f"{letter}STRING_{end}")
        for letter in "FT"
        if hasattr(token, f"{letter}STRING_{end}")
    }
    for end in ("START", "END")
)


def highlighted(lines: Sequence[str]) -> list[str]:
    """Return each line of Python code as HTML. What cannot be parsed stays plain text.

    Examples
    --------
    >>> print(highlighted(["return x < 1  # so far"])[0])
    <span class="k">return</span> x &lt; <span class="mi">1</span>  <span class="c1"># so far</span>
    """
    rows = [""] * len(lines)
    done = [0] * len(lines)  # how much of each line is already in its row
    for name, one in _named(lines):
        (first, start), (last, end) = one.start, one.end
        for at in range(first - 1, min(last, len(lines))):
            line = lines[at]
            begin = max(done[at], start if at == first - 1 else 0)
            until = end if at == last - 1 else len(line)
            if begin < until:
                rows[at] += escape(line[done[at] : begin])
                rows[at] += f'<span class="{name}">{escape(line[begin:until])}</span>'
                done[at] = until
    return [row + escape(line[at:]) for row, line, at in zip(rows, lines, done, strict=True)]


def _named(lines: Sequence[str]) -> Iterator[tuple[str, TokenInfo]]:
    """Yield (class, token) for each token that has a class."""
    before, earlier = "", ""  # the tokens before, within the statement
    for one in _tokens(lines):
        if one.type in BETWEEN:
            if one.type == tokenize.COMMENT:
                yield "c1", one
            else:
                before = earlier = ""
            continue
        name = _class_of(one, before, earlier)
        if name:
            yield name, one
        earlier, before = before, one.string


def _class_of(one: TokenInfo, before: str, earlier: str) -> str:
    """Return the class of a token, which depends on it and on the two before it."""
    text = one.string
    if one.type == token.STRING:
        return "s1" if text.endswith("'") else "s2"
    if one.type == token.NUMBER:
        whole = text[:2].lower() in ("0x", "0o", "0b") or text.replace("_", "").isdigit()
        return "mi" if whole else "mf"
    if text == "@" and not before:
        return "nd"
    if one.type != token.NAME:
        return ""
    if keyword.iskeyword(text):
        return (
            "kc"
            if text in CONSTANTS
            else "ow"
            if text in OPERATORS
            else ("kn" if text in ("import", "from") else "k")
        )
    if before == "@" and not earlier:
        return "nd"
    if before in ("def", "class"):
        return "nf" if before == "def" else "nc"
    if before == "." or text not in BUILT_IN:
        return ""
    found = getattr(builtins, text)
    return "ne" if isinstance(found, type) and issubclass(found, BaseException) else "nb"


def _tokens(lines: Sequence[str]) -> Iterator[TokenInfo]:
    """Yield the tokens as far as they can be read; an f-string is a single token."""
    depth, begin = 0, (0, 0)
    text = "".join(f"{line}\n" for line in lines)
    try:
        for one in tokenize.generate_tokens(StringIO(text, newline="\n").readline):
            if one.type in OPENING:
                begin = one.start if depth == 0 else begin
                depth += 1
            elif one.type in CLOSING:
                depth -= 1
                if depth == 0:
                    yield TokenInfo(token.STRING, one.string, begin, one.end, one.line)
            elif depth == 0:
                yield one
    except (tokenize.TokenError, SyntaxError):
        return  # for example part of a statement: the rest stays plain text
