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
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from sphinx.application import Sphinx

__all__ = ["lighten", "lightened", "make_way", "rules_of"]

#: The sheets that the theme and Sphinx bring, below `_static`; `theme.css` only imports another.
THEIRS = ("styles/*-theme.css", "basic.css", "pygments.css", "mystnb.*.css")
#: What theirs call important is outdone by an earlier layer alone.
ORDER = "@layer first,theme,book;"
#: A class or an id of a selector, and parts of it that name something without asking for it.
NAMED, OTHER = re.compile(r"[.#](-?[A-Za-z_][\w-]*)"), re.compile(r":not\([^()]*\)|\[[^\]]*\]")
#: Strings, comments and addresses hold braces that are none.
PIECE = re.compile(
    r"""/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"'/]+|/""", re.DOTALL
)


def lighten(app: Sphinx, error: Exception | None) -> None:
    """Rewrite the sheets of a finished site, and their addresses, which caches know them by."""
    if error is not None or app.builder.format != "html":
        return
    site = Path(app.outdir)
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html")}
    named = {
        word
        for text in [*pages.values(), *(one.read_text("utf-8") for one in scripts(site))]
        for word in re.findall(r"[\w-]+", text)
    }
    addresses = {}
    for sheet in (one for name in THEIRS for one in (site / "_static").glob(name)):
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


def scripts(site: Path) -> Iterator[Path]:
    """The scripts that can change a page: not the runs and records, which are data."""
    yield from (site / "_static").glob("*.js")
    yield from (site / "_static" / "scripts").glob("*.js")


def lightened(css: str, named: set[str]) -> str:
    """Return a sheet without the rules whose classes or ids are not among these words.

    Examples
    --------
    >>> lightened(".a, .b > #c { top: 0 } @media print { .b { margin: 0 } } p { top: 0 }", {"a"})
    '.a{ top: 0 }p{ top: 0 }'
    >>> lightened("p:not(.b) { top: 0 } @keyframes turn { 0% { top: 0 } }", set())
    'p:not(.b){ top: 0 }@keyframes turn{ 0% { top: 0 } }'
    """
    kept = []
    for head, body in rules_of(css):
        if body is None:
            kept.append(f"{head};")
        elif head.startswith(("@media", "@supports")):
            inner = lightened(body, named)
            kept.append(f"{head}{{{inner}}}" if inner else "")
        elif head.startswith("@"):
            kept.append(f"{head}{{{body}}}")
        else:
            wanted = [one for one in selectors(head) if needs(one) <= named]
            kept.append(f"{','.join(wanted)}{{{body}}}" if wanted else "")
    return "".join(kept)


def needs(selector: str) -> set[str]:
    """The classes and ids that must be there for a selector to mean anything.

    Examples
    --------
    >>> sorted(needs(".a > #b:not(.c) [href$='.pdf']")), needs(":is(.a, .b)")
    (['a', 'b'], set())
    """
    plain = OTHER.sub("", selector)
    return set() if re.search(r":(is|where|not)\(", plain) else set(NAMED.findall(plain))


def selectors(head: str) -> list[str]:
    """The selectors of a rule; a comma in brackets does not part them.

    Examples
    --------
    >>> selectors(".a, :is(.b, .c) p")
    ['.a', ':is(.b, .c) p']
    """
    return [one.strip() for one in re.split(r",(?![^()]*\))", head)]


def rules_of(css: str) -> Iterator[tuple[str, str | None]]:
    """Each rule of a sheet as its head and what is in its braces, None for `@import` and the like.

    Examples
    --------
    >>> list(rules_of('@charset "a;b"; p { content: "}" } @media print { p { top: 0 } } /* {} */'))
    [('@charset "a;b"', None), ('p', ' content: "}" '), ('@media print', ' p { top: 0 } ')]
    """
    head, body, depth = "", "", 0
    for piece in (found[0] for found in PIECE.finditer(css)):
        if piece.startswith("/*"):
            continue
        depth += (piece == "{") - (piece == "}")
        if depth == 0 and piece in "};":
            if head.strip():
                yield head.strip(), body[1:] if piece == "}" else None
            head, body = "", ""
        elif depth:
            body += piece
        else:
            head += piece
