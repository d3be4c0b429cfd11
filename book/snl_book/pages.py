"""What the registers of the package hold, as pages in Markdown."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import typer
import typer.main
from typer.cli import get_docs_for_click
from typer.core import MARKUP_MODE_KEY, TyperGroup

from snl_algos import BoardError
from snl_algos.boards import gallery
from snl_algos.boards.notations import NOTATIONS, write_boards
from snl_algos.checker import RULES
from snl_algos.checker.cases import SAMPLES
from snl_algos.checker.traps import TRAPS
from snl_algos.checker.traps.trap import Ground, Trap
from snl_algos.cli.main import PANELS, SUMMARIES, app, load_command
from snl_algos.finding_kinds import KINDS
from snl_algos.findings import in_throws
from snl_algos.programs import SIGNATURES, Signature

from . import algorithms, atlas, cards, colours, engines, fonts
from .markdown import idea_of, table, with_places

__all__ = ["write"]


def write(folder: Path) -> None:
    """Write the generated pages, the pictures of the boards, the colours and the fonts."""
    pictures = folder / "static" / "boards"
    pictures.mkdir(parents=True, exist_ok=True)
    for name, svg in cards.pictures():
        _write(pictures / f"{name}.svg", svg)
    _write(folder / "static" / "colours.css", colours.style())
    _write(folder / "static" / "fonts.css", fonts.style())
    _write(folder / "algorithms.md", algorithms.overview())
    (folder.parent / "algorithms").mkdir(exist_ok=True)
    for name, text in algorithms.pages():
        _write(folder.parent / "algorithms" / f"{name}.md", text)
    _write(folder / "mistakes.md", cards.mistakes())
    _write(folder / "samples.md", samples())
    _write(folder / "boards.md", cards.boards())
    _write(folder / "notations.md", notations())
    _write(folder / "signatures.md", signatures())
    _write(folder / "findings.md", findings())
    _write(folder / "rules.md", rules())
    _write(folder / "traps.md", traps())
    _write(folder / "command-line.md", command_line())
    _write(folder / "engines.md", engines.engines())
    _write(folder / "atlas.md", atlas.atlas(folder / "static"))
    _write(folder / "static" / "atlas-heat.svg", atlas.heat_map())
    _write(folder / "static" / "engines.svg", engines.plot())


def _write(file: Path, text: str) -> None:
    """Only where it is new, so that Sphinx need not read the page again."""
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")


def samples() -> str:
    """Which mistakes pass which of the samples that judges show."""
    rows = [
        [atlas.title(name), *("yes" if ok else "no" for ok in passed)]
        for name, passed in atlas.samples().items()
    ]
    return table(["mistake", *(sample.name for sample in SAMPLES)], rows)


def notations() -> str:
    """Each notation: what it means, and one board written in it."""
    return "\n\n".join(map(_notation, NOTATIONS)) + "\n"


#: The boards that are shown in a notation: the first that it holds.
EXAMPLES = ("leetcode-one-jump", "hackerrank-1", "straight-up")


def _notation(name: str) -> str:
    notation = NOTATIONS[name]
    parts = [f"## `{name}`: {notation.title}", idea_of(sys.modules[notation.read.__module__])]
    for example in EXAMPLES:
        try:
            text = write_boards([gallery.get(example)], name)
        except BoardError:  # this notation does not hold it
            continue
        return "\n\n".join(
            [*parts, f"The board `{example}` in it:", f"```text\n{text.strip()}\n```"]
        )
    return "\n\n".join(parts)


def signatures() -> str:
    """Each signature: how the function is called, on which boards, and by which rules."""
    rows = [
        [f"`{one.name}`", f"`{one.title}`", _boards_for(one), f"`{one.rules}`"]
        for one in SIGNATURES.values()
    ]
    return table(["signature", "the function", "boards", "rules, unless you choose others"], rows)


def _boards_for(signature: Signature) -> str:
    """The boards that a signature has a place for, in words."""
    if signature.takes_board:
        return "every board"
    size = "of any size" if signature.cells is None else f"of {signature.cells} cells"
    size = "whose number of cells is a square" if signature.square else size
    start = "start 1" if signature.start else "start 0"
    snakes = "" if signature.snakes else ", no snakes"
    return f"boards {size}, {start}{snakes}, ordinary rules"


def findings() -> str:
    """Each kind of finding, and its sentence with the places to be filled in."""
    return "\n\n".join(
        f"`{name}`\n: *{with_places(kind.sentence)}*" for name, kind in KINDS.items()
    )


def rules() -> str:
    """The rules under which `check` makes boards."""
    return table(
        ["rules", "which boards there are"], [[f"`{r.name}`", r.title] for r in RULES.values()]
    )


def traps() -> str:
    """Each trap: the wrong idea, and one of its boards."""
    return table(
        ["trap", "the wrong idea", "one of its boards", "right"],
        [[f"`{trap.name}`", trap.defeats, *_board_of(trap)] for trap in TRAPS.values()],
    )


def _board_of(trap: Trap) -> tuple[str, str]:
    """The board with the fewest jumps that a trap builds, and the right answer."""
    for name in ("geeksforgeeks", "leetcode", "anything"):
        rules = RULES[name]
        grounds = (Ground(cells, 6, rules) for cells in (36, 100))
        cases = [case for ground in grounds for case in trap.cases(ground)]
        if cases:
            case = min(cases, key=lambda one: len(one.jumps))
            return f"`{rules.board(case)!r}`", in_throws(rules.fewest_throws(case))
    raise AssertionError(f"the trap {trap.name} builds no board")


def command_line() -> str:
    """The documentation of the command, written by its library."""
    whole = typer.main.get_command(app)
    assert isinstance(whole, TyperGroup)
    whole.commands = {name: load_command(name) for name in SUMMARIES}
    whole.params = [one for one in whole.params if "completion" not in str(one.name)]
    context = typer.Context(whole, obj={MARKUP_MODE_KEY: app.rich_markup_mode})
    text = get_docs_for_click(obj=whole, ctx=context, name="snl").strip() + "\n\n"
    _, _, after = text.partition("\n")  # its title is the page's
    code, prose = r"`[^`]*`", r"--[a-z]+(?:-[a-z]+)*"  # an option in prose is no dash
    after = re.sub(f"{code}|({prose})", lambda m: f"`{m[1]}`" if m[1] else m[0], after)
    after = re.sub(r"<[^>\n]*\|[^>\n]*>", lambda m: m[0].replace("|", " | "), after)  # may be long
    return by_panel(with_whole_sentences(after))


def by_panel(text: str) -> str:
    """Put the commands under the panels that `snl --help` has, each panel with its list."""
    top, *sections = re.split(r"^(?=## `snl )", text, flags=re.M)
    entries = {line.split("`")[1]: line for line in re.findall(r"^\* \[`.*$", top, re.M)}
    whole = {re.split("[` ]", section)[3]: section for section in sections}
    parts = []
    for panel, names in PANELS.items():
        parts += [f"## {panel}", "\n".join(entries[name] for name in names)]
        parts += [re.sub("^##", "###", whole[name], flags=re.M).strip() for name in names]
    return re.sub("^##", "###", "\n\n".join(parts), flags=re.M) + "\n"


def with_whole_sentences(text: str) -> str:
    """In each list of commands, a command has the whole first line of its section, and a link.

    Examples
    --------
    >>> text = "* `solve`: The fewest…\\n\\n## `snl solve`\\n\\nThe fewest throws.\\n"
    >>> print(with_whole_sentences(text).splitlines()[0])
    * [`solve`](#snl-solve): The fewest throws.
    >>> text = "## `snl lab`\\n\\n* `survey`: Run…\\n\\n### `snl lab survey`\\n\\nRun a plan.\\n"
    >>> print(with_whole_sentences(text).splitlines()[2])
    * [`survey`](#snl-lab-survey): Run a plan.
    """
    whole = dict(re.findall(r"^##+ `(snl [\w -]+)`\n\n(.+)$", text, re.M))
    lines, group = [], "snl"
    for line in text.split("\n"):
        if head := re.match(r"##+ `(snl [\w -]+)`", line):
            group = head[1]
        entry = re.match(r"\* `([\w-]+)`: ", line)
        name = f"{group} {entry[1]}" if entry else ""
        if entry and name in whole:
            line = f"* [`{entry[1]}`](#{name.replace(' ', '-')}): {whole[name]}"
        lines.append(line)
    return "\n".join(lines)
