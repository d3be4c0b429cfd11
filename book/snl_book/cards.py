"""Mistakes and boards as cards: a picture and what matters, and a stepper when it is opened.

Each card is a section of its page, so that it has a heading, an address and a place in the
contents. In it a `details` element opens the rest, with or without scripts.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable
from html import escape

from snl_algos import MISTAKES, Board, Mistake, solve
from snl_algos.boards import gallery
from snl_algos.findings import in_throws
from snl_algos.layout import layout_for
from snl_algos.pictures import board_picture
from snl_algos.pictures.themed import shortened

__all__ = ["STAND_IN", "THEMES", "boards", "mistakes", "pictures"]

#: The board on which a mistake is shown that gives the right answer everywhere, only too late.
STAND_IN = Board(9, {3: 7})

#: The picture of a board is a file, which does not know what it lies on: there is one for each.
THEMES = ("light", "dark")


def pictures() -> Iterable[tuple[str, str]]:
    """(name, SVG) for each picture on a card."""
    boards = {name: gallery.load_board(name) for name in gallery.names()}
    boards |= {one.name: one.board or STAND_IN for one in MISTAKES.values()}
    for name, board in boards.items():
        for theme in THEMES:
            picture = board_picture(board, theme=theme, transparent=True)
            yield f"{name}-{theme}", shortened(picture.svg())


def card(name: str, title: str, board: Board, summary: str, inside: str, *, level: int = 2) -> str:
    """A section with a picture, a summary in HTML, and Markdown that shows when it is opened."""
    rows = layout_for(board.cells).rows
    images = "".join(
        f'<img class="only-{theme}" src="_static/boards/{name}-{theme}.svg" '
        f'style="--rows: {rows}" alt="{escape(board.summary())}" loading="lazy">'
        for theme in THEMES
    )
    return (
        f"```{{rst-class}} snl-card\n```\n\n({name})=\n{'#' * level} {title}\n\n"
        f"<details>\n<summary>{images}{summary}</summary>\n\n{inside}\n\n</details>"
    )


# -- the mistakes ------------------------------------------------------------------------------


#: What goes wrong in them → the mistakes.
FAMILIES = {
    "What a jump does": (
        "skips-snakes", "stands-on-a-foot", "stands-on-a-head", "chains-jumps", "loops-for-ever",
        "jump-is-optional", "jump-costs-a-throw", "empties-every-foot", "goal-holds-a-jump",
        "corner-holds-a-jump",
    ),
    "In which order, and what is marked": (
        "never-goes-back", "one-visited-set", "meets-too-soon", "memo-over-cycles", "marks-late",
    ),
    "How the board is read": (
        "no-alternation", "alternates-from-the-top", "reverses-only-even", "counts-from-0",
        "starts-off-the-board", "past-the-goal", "edges-both-ways",
    ),
    "A guess in the place of a search": ("greedy", "aims-too-high", "cap-on-depth", "no-memo"),
    "How the search ends": ("last-distance", "fills-with-cells", "never-ends"),
}  # fmt: skip


def families_of(names: Iterable[str]) -> dict[str, list[str]]:
    """The families of some mistakes; those that are in none come last.

    Examples
    --------
    >>> families_of(["mine", "greedy"])
    {'A guess in the place of a search': ['greedy'], 'Others': ['mine']}
    """
    left = list(names)
    found = {}
    for family, members in FAMILIES.items():
        if here := [name for name in members if name in left]:
            found[family] = here
            left = [name for name in left if name not in here]
    return found | ({"Others": left} if left else {})


def mistakes() -> str:
    """A card for each, by families: what its author believed, what is right, what it gives."""
    parts = []
    for family, names in families_of(MISTAKES).items():
        parts += [f"## {family}", *(_mistake(MISTAKES[name]) for name in names)]
    return "\n\n".join(parts) + "\n"


def _mistake(one: Mistake) -> str:
    summary = f'<q>{in_html(one.believed)}</q><span class="snl-verdict">{_verdict(one)}</span>'
    programs = one.name if one.board is None else f"{one.name} queue-bfs"
    facts = [
        ("Why", f"{one.reason[0].upper()}{one.reason[1:]}."),
        ("Where it is met", one.seen_in),
        ("Repair", one.repair),
    ]
    if one.board is not None:
        facts.append(("The smallest board", f"`{one.board!r}`, by the rules `{one.rules}`"))
    facts.append(("In Python and on the command line", f"`{one.name}`"))
    inside = [
        f"```{{stepper}} {programs}\n:later:\n:difference:\n```",
        "\n\n".join(f"{name}\n: {words}" for name, words in facts),
        '<details class="snl-file">\n<summary>The file, as it is</summary>\n\n'
        f"```text\n{inspect.getsource(sys.modules[one.function.__module__])}```\n\n</details>",
    ]
    board = one.board or STAND_IN
    return card(one.name, one.title, board, summary, "\n\n".join(inside), level=3)


def _verdict(one: Mistake) -> str:
    """What is right and what it gives instead, in HTML."""
    if one.board is None:
        return '<span class="snl-wrong">right, but far too late</span>'
    right = in_throws(solve(one.board).throws)
    gives = one.gives
    if not isinstance(gives, str):
        gives = in_throws(None if gives == -1 else gives)
    return (
        f'<span class="snl-right">{escape(right)}</span> → '
        f'<span class="snl-wrong">{escape(gives)}</span>'
    )


# -- the boards --------------------------------------------------------------------------------


def boards() -> str:
    """A card for each board of the gallery."""
    return "\n\n".join(map(_board, gallery.names())) + "\n"


def _board(name: str) -> str:
    named = gallery.get(name)
    board, by = named.board, f" by {named.author}" if named.author else ""
    throws = in_throws(solve(board).throws)
    summary = (
        f"<span>{escape(board.summary())}</span>"
        f'<span class="snl-verdict">fewest throws: <b>{escape(throws)}</b></span>'
    )
    inside = [
        f"```{{stepper}} queue-bfs\n:board: {name}\n:later:\n```",
        f"In Python\n: `load_board({name!r})`\n\nFrom\n: {named.source}{by}",
    ]
    return card(name, named.name, board, summary, "\n\n".join(inside))


def in_html(text: str) -> str:
    """A sentence with code between backticks, as HTML.

    Examples
    --------
    >>> print(in_html("Is `a < b`?"))
    Is <code>a &lt; b</code>?
    """
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))
