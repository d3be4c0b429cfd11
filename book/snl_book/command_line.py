"""The documentation of the command `snl`, written by the library that reads its options."""

from __future__ import annotations

import re

import typer
import typer.main
from typer.cli import get_docs_for_click
from typer.core import MARKUP_MODE_KEY, TyperGroup

from snl_algos.cli.main import PANELS, SUMMARIES, app, load_command

__all__ = ["command_line"]


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
