"""What the registers of the package hold, as pages: the templates of `_templates/registers`."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import tomllib
from collections.abc import Iterable
from html import escape
from pathlib import Path
from types import ModuleType

import jinja2

from snl_algos import (
    ALGORITHMS,
    MISTAKES,
    Board,
    BoardError,
    board_text,
    certificate,
    load_board,
    solve,
)
from snl_algos.boards import gallery
from snl_algos.boards.notations import NOTATIONS, write_boards
from snl_algos.checker import RULES
from snl_algos.checker.cases import SAMPLES
from snl_algos.checker.known_mistakes import passes
from snl_algos.checker.rules import Case, Rules
from snl_algos.checker.traps import TRAPS, Ground, Trap
from snl_algos.finding_kinds import KINDS
from snl_algos.findings import in_throws
from snl_algos.images import image
from snl_algos.lab.engines import ENGINES
from snl_algos.layout import layout_for
from snl_algos.pictures import board_picture
from snl_algos.pictures.image_files import shortened
from snl_algos.programs import SIGNATURES

from . import atlas, sheets
from .command_line import command_line
from .steppers import STAND_IN

__all__ = ["environment", "families", "write"]

BOOK = Path(__file__).parents[1]
TEMPLATES = BOOK / "_templates" / "registers"
#: Measured by `make bench-peers`.
PEERS = BOOK.parent / "benchmarks" / "peers.json"
#: The picture of a board is a file, which does not know what it lies on: there is one for each.
THEMES = ("light", "dark")
#: The boards that are shown in a notation: the first that it holds.
EXAMPLES = ("leetcode-one-jump", "hackerrank-1", "straight-up")


def write(folder: Path) -> None:
    """Write the generated pages, the pictures of the boards, the colours and the fonts."""
    static = folder / "static"
    for name, board in boards_with_cards().items():
        for theme in THEMES:
            svg = shortened(board_picture(board, theme=theme, transparent=True).svg())
            save(static / "boards" / f"{name}-{theme}.svg", svg)
    save(static / "colours.css", sheets.colours())
    save(static / "fonts.css", sheets.fonts())
    known, about = environment(), atlas.page(static)
    for template in TEMPLATES.glob("*.md"):
        if template.stem not in ("algorithm", "card"):
            save(folder / template.name, known.get_template(template.name).render(about))
    for one in ALGORITHMS.values():
        text = known.get_template("algorithm.md").render(one=one)
        save(folder.parent / "algorithms" / f"{one.name}.md", text)


def save(file: Path, text: str) -> None:
    """Write a file only where it is new, so that Sphinx need not read the page again."""
    if not file.exists() or file.read_text("utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def boards_with_cards() -> dict[str, Board]:
    boards = {name: gallery.load_board(name) for name in gallery.names()}
    return boards | {one.name: one.board or STAND_IN for one in MISTAKES.values()}


def environment() -> jinja2.Environment:
    """What the templates know."""
    known = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
    )  # fmt: skip
    known.globals |= {
        "ALGORITHMS": ALGORITHMS, "MISTAKES": MISTAKES, "STAND_IN": STAND_IN, "THEMES": THEMES,
        "NOTATIONS": NOTATIONS, "SIGNATURES": SIGNATURES, "RULES": RULES, "KINDS": KINDS,
        "SAMPLES": SAMPLES, "TRAPS": TRAPS, "ENGINES": ENGINES,
        "gallery": gallery, "certificate": certificate, "load_board": load_board, "solve": solve,
        "layout_for": layout_for, "passes": passes, "example_in": example_in,
        "smallest_of": smallest_of, "families_of": families_of, "command_line": command_line,
        "uses": tomllib.loads((BOOK / "algorithms.toml").read_text("utf-8")),
        "peers": json.loads(PEERS.read_text("utf-8")), "ratios": ratios,
    }  # fmt: skip
    known.filters |= {
        "code": code_in_html, "idea": idea_of,
        "extract": lambda name, register: register[name], "throws": in_throws, "math": in_math,
        "module": lambda function: sys.modules[function.__module__], "places": with_places,
        "source": inspect.getsource, "after_docstring": after_docstring, "seconds": in_seconds,
        "listed": listed, "repr": repr, "image": lambda board: image(board_picture(board).svg()),
        "titles": atlas.titles, "count": "{:,}".format,
    }  # fmt: skip
    return known


# -- pieces of text ----------------------------------------------------------------------------


def in_math(text: str) -> str:
    """How time or memory grow, as a formula: O(V · faces) becomes $O(V \\cdot \\text{faces})$."""
    text = text.replace("·", r"\cdot").replace("²", "^2").replace(" log ", r"\,\log\,")
    words = re.sub(r"(?<!\\)\b([a-z]{3,})", r"\\text{\1}", text)
    return f"${words}$"


def code_in_html(text: str) -> str:
    """A sentence with code between backticks, as HTML."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))


def with_places(sentence: str) -> str:
    """Return a sentence with the places to be filled in marked as code."""
    return re.sub(r"(?:\{[^}]*\})+", r"`\g<0>`", sentence)


def in_seconds(took: float) -> str:
    """A time in a unit that suits it."""
    units = (("s", 1), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9))
    unit, size = next((one for one in units if took >= one[1]), units[-1])
    return f"{took / size:.3g} {unit}"


def listed(words: Iterable[object]) -> str:
    return board_text.listed(map(str, words)) or "none"


def idea_of(module: ModuleType) -> str:
    """What the head of a file says, without its title."""
    head, _, text = (inspect.getdoc(module) or "").partition("\n\n")
    return text or head


def after_docstring(source: str) -> str:
    """The code of a file below its docstring."""
    docstring = ast.parse(source).body[0]
    return "".join(source.splitlines(keepends=True)[docstring.end_lineno :]).lstrip("\n")


# -- what a register does not say itself -------------------------------------------------------


def families() -> dict[str, list[str]]:
    """What goes wrong in them → the mistakes."""
    found: dict[str, list[str]] = tomllib.loads((BOOK / "mistakes.toml").read_text("utf-8"))
    return found


def families_of(names: Iterable[str]) -> dict[str, list[str]]:
    """The families of some mistakes; those that are in none come last."""
    known = families()
    mine = {family: [one for one in known[family] if one in names] for family in known}
    others = [name for name in names if not any(name in family for family in known.values())]
    return {family: found for family, found in {**mine, "Others": others}.items() if found}


def example_in(notation: str) -> dict[str, str]:
    """A board of the gallery, and its text in a notation; nothing if the notation holds none."""
    for name in EXAMPLES:
        try:
            text = write_boards([gallery.get(name)], notation)
        except BoardError:
            continue
        return {"board": name, "text": text.strip()}
    return {}


def smallest_of(trap: Trap) -> tuple[Rules, Case]:
    """The board with the fewest jumps that a trap builds, and its rules."""
    for name in ("geeksforgeeks", "leetcode", "anything"):
        rules = RULES[name]
        grounds = (Ground(cells, 6, rules) for cells in (36, 100))
        if cases := [case for ground in grounds for case in trap.cases(ground)]:
            return rules, min(cases, key=lambda one: len(one.jumps))
    raise AssertionError(f"the trap {trap.name} builds no board")


def ratios(kind: str) -> list[list[str]]:
    """The lines of a table: the time of C++, and how many times as long as that each peer took."""
    rows = json.loads(PEERS.read_text("utf-8"))["rows"]
    times = {(row["peer"], row["cells"]): row["whole"] for row in rows if row["board"] == kind}
    cpp = {cells: took for (peer, cells), took in sorted(times.items()) if peer == "c++"}
    lines = [["", *(f"{cells:,} cells" for cells in cpp)], ["C++", *map(in_seconds, cpp.values())]]
    for peer in dict.fromkeys(peer for peer, _ in times if peer != "c++"):
        took = {cells: times.get((peer, cells)) for cells in cpp}
        lines.append([peer, *("–" if one is None else f"{one / cpp[cells]:,.2f}"
                              for cells, one in took.items())])  # fmt: skip
    return lines
