"""The style sheets of the theme without the rules that no page needs, in a layer below ours.

The theme brings all of Bootstrap: three quarters of its rules are left out, those that ask for a
class or an id that is in no page and that no script names. What a script puts together from parts
it must name somewhere, too.

What is left goes into the layer `theme`. The sheet of these pages is in the layer `book`, and
exercises and cells, which stand among the prose, have layers above it. So no rule of ours needs a
long selector to prevail.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import tinycss2
from sphinx.application import Sphinx

__all__ = ["lighten", "lightened", "make_way"]

#: The sheets that the theme and Sphinx bring, below `_static`; `theme.css` only imports another.
THEIRS = ("styles/*-theme.css", "basic.css", "pygments.css", "mystnb.*.css")
#: What theirs call important is outdone by an earlier layer alone.
ORDER = "@layer first,theme,book;"


def lighten(app: Sphinx, error: Exception | None) -> None:
    """Rewrite the sheets of a finished site, and their addresses, which caches know them by."""
    if error is not None or app.builder.format != "html":
        return
    site = Path(app.outdir)
    static = site / "_static"
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html")}
    scripts = (*static.glob("*.js"), *(static / "scripts").glob("*.js"))  # and no data
    texts = (*pages.values(), *(script.read_text("utf-8") for script in scripts))
    named = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    addresses = {}
    for sheet in (one for name in THEIRS for one in static.glob(name)):
        css = f"{ORDER}@layer theme{{{lightened(sheet.read_text('utf-8'), named)}}}"
        sheet.write_text(css, "utf-8")
        addresses[sheet.name] = sha256(css.encode()).hexdigest()[:8]
    sheets = re.compile(rf'({"|".join(map(re.escape, addresses))})(\?[\w=]*)?"')
    for page, text in pages.items():
        new = sheets.sub(lambda found: f'{found[1]}?v={addresses[found[1]]}"', text)
        if new != text:
            page.write_text(new, "utf-8")


def make_way(app: Sphinx) -> None:
    """Remove the sheet of a former build that MyST-NB would not overwrite."""
    for sheet in (Path(app.outdir) / "_static").glob("mystnb.*.css"):
        sheet.unlink()


def lightened(css: str, named: set[str]) -> str:
    """Return a sheet without the rules whose classes or ids are not among these words.

    Examples
    --------
    >>> lightened(".a, .b > #c { top: 0 } @media print { .b { margin: 0 } } p { top: 0 }", {"a"})
    '.a{ top: 0 }p{ top: 0 }'
    >>> lightened("p:not(.b) { top: 0 } @keyframes turn { 0% { top: 0 } }", set())
    'p:not(.b){ top: 0 }@keyframes turn { 0% { top: 0 } }'
    """
    rules = tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)
    return "".join(kept(rules, named))


def kept(rules: Iterable[Any], named: set[str]) -> Iterator[str]:
    """The text of each rule that is needed."""
    for rule in rules:
        if rule.type == "qualified-rule":
            wanted = [one for one in selectors(rule.prelude) if needs(one) <= named]
            if wanted:
                heads = ",".join(tinycss2.serialize(one).strip() for one in wanted)
                yield f"{heads}{{{tinycss2.serialize(rule.content)}}}"
        elif rule.lower_at_keyword in ("media", "supports"):
            inside = tinycss2.parse_rule_list(
                rule.content, skip_comments=True, skip_whitespace=True
            )
            if inner := "".join(kept(inside, named)):
                yield f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inner}}}"
        else:
            yield rule.serialize()


def selectors(head: list[Any]) -> list[list[Any]]:
    """The selectors of a rule as lists of tokens. What is in brackets is one token."""
    found: list[list[Any]] = [[]]
    for token in head:
        if token == ",":
            found.append([])
        elif token.type != "comment":
            found[-1].append(token)
    return found


def needs(selector: list[Any]) -> set[str]:
    """The classes and ids outside of brackets: they must be there for it to mean anything."""
    return {
        token.value for before, token in pairwise([None, *selector])
        if token.type == "hash" or (token.type == "ident" and before == ".")
    }  # fmt: skip
