"""Highlights Python with only the standard library, so that it also works in a web page.

The classes are the short names of Pygments (`k` for a keyword, `nf` for the name of a function,
...), limited to those in the stepper's style sheet.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Sequence
from html import escape

__all__ = ["highlighted"]

#: Names with a class of their own → the class.
CLASSES = {
    **dict.fromkeys(keyword.kwlist, "k"),
    **dict.fromkeys(("True", "False", "None"), "kc"),
    **dict.fromkeys(("and", "or", "not", "in", "is"), "ow"),
    **dict.fromkeys(("import", "from"), "kn"),
}
BUILT_IN = {name: found for name, found in vars(builtins).items() if not name.startswith("_")}
TOKEN = re.compile(
    r"""(?P<comment>\#[^\n]*)
    |(?P<string>(?:\b[bfrtuBFRTU]{1,2})?(?:
        '''(?:\\.|[^\\])*?'''|\"\"\"(?:\\.|[^\\])*?\"\"\"|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"))
    |(?P<decorator>(?<![\w)\]])(?<![\w)\]][ ])@\w+)
    |(?P<number>(?<!\w)(?:0[xXoObB]\w+|(?:\d[\d_]*\.?[\d_]*|\.\d+)(?:[eE][+-]?\d+)?[jJ]?))
    |(?P<name>[^\W\d]\w*)""",
    re.VERBOSE | re.DOTALL,
)


def highlighted(lines: Sequence[str]) -> list[str]:
    """Return each line of Python code as HTML. What is no token stays plain text.

    Examples
    --------
    >>> print(highlighted(["return x < 1  # so far"])[0])
    <span class="k">return</span> x &lt; <span class="mi">1</span>  <span class="c1"># so far</span>
    """
    text, html, done, before = "\n".join(lines), "", 0, ""
    for found in TOKEN.finditer(text):
        name = _class_of(found, before)
        html += escape(text[done : found.start()])
        html += "\n".join(_span(name, part) for part in found[0].split("\n"))
        done, before = found.end(), found[0]
    return f"{html}{escape(text[done:])}".split("\n")[: len(lines)]


def _span(name: str, part: str) -> str:
    return f'<span class="{name}">{escape(part)}</span>' if name and part else escape(part)


def _class_of(found: re.Match[str], before: str) -> str:
    """Return the class of a token, which can depend on the one before; empty if it has none."""
    text = found[0]
    if found.lastgroup == "comment":
        return "c1"
    if found.lastgroup == "string":
        return "s1" if text.endswith("'") else "s2"
    if found.lastgroup == "decorator":
        return "nd"
    if found.lastgroup == "number":
        is_whole = text[:2].lower() in ("0x", "0o", "0b") or text.replace("_", "").isdigit()
        return "mi" if is_whole else "mf"
    if text in CLASSES:
        return CLASSES[text]
    if before in ("def", "class"):
        return "nf" if before == "def" else "nc"
    value = None if found.string[found.start() - 1 : found.start()] == "." else BUILT_IN.get(text)
    if value is None:
        return ""
    return "ne" if isinstance(value, type) and issubclass(value, BaseException) else "nb"
