"""The part of the page about the atlas that compares rules: the same small boards under each."""

from __future__ import annotations

from collections.abc import Mapping

from . import atlas_tables, rates
from .markup import listed, table

__all__ = ["facts"]

#: (Program, part of the plan) → on how many boards it is wrong, and how many there are.
Shares = Mapping[tuple[str, int], tuple[int, int]]


def facts() -> dict[str, str]:
    """What the page says, by the names that its sentences use."""
    found = rates.results(rates.OTHER_RULES[0])
    shares: Shares = rates.shares(rates.OTHER_RULES, lambda row: row.part)
    parts = enumerate(found.plan.data["boards"], start=1)
    rules = {at: one.get("rules", "plain") for at, one in parts}
    names = [name for name in rates.inexact() if (name, 1) in shares]
    heads = ["program", *rules.values()]
    titles = {name: rates.program(name).title for name in names}
    lines = [
        (titles[name], [atlas_tables.share("", *shares[name, at]) for at in rules])
        for name in names
    ]
    counts = [
        (titles[name], [atlas_tables.number(shares[name, at][0]) for at in rules]) for name in names
    ]
    counts.append(("boards", [atlas_tables.number(shares[names[0], at][1]) for at in rules]))
    return {
        "rules_boards": f"{found.plan.boards:,}",
        "rules_largest": str(max(row.cells for row in found.rows)),
        "rules_run": rates.when_and_where(
            run for name in rates.OTHER_RULES for run in rates.results(name).runs
        ),
        "rules_list": "\n".join(_each_rule(shares)),
        "rules_table": atlas_tables.with_numbers(
            table(heads, lines, "snl-rates"),
            table(heads, counts, "snl-rates"),
            "Wrong under each of the rules",
        ),
        "rules_right": listed(_right_elsewhere(names, rules, shares)),
    }


def _each_rule(shares: Shares) -> list[str]:
    """An item of a list for each part of the plan: its rules, how many boards."""
    found = rates.results(rates.OTHER_RULES[0])
    program = next(iter(found.counts))
    items = []
    for at, _ in enumerate(found.plan.data["boards"], start=1):
        rules, boards = found.plan.rules(at), f"{shares[program, at][1]:,} boards"
        items.append(f"- `{rules.name}`: {rules.title}. {boards}.")
    return items


def _right_elsewhere(names: list[str], rules: Mapping[int, str], shares: Shares) -> list[str]:
    """The programs that are wrong under the first of the rules, and never under some others."""
    found = []
    for name in names:
        right = [f"`{rules[at]}`" for at in rules if shares[name, at][0] == 0]
        if right and shares[name, 1][0]:
            found.append(f"{rates.title(name)} under {listed(right)}")
    return found
