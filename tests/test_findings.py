"""Findings: their data, and the forms of their sentences. Only here are sentences compared."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from string import Formatter

import pytest

import snl_algos
from snl_algos import Finding, Move
from snl_algos.finding_kinds import KINDS

PACKAGE = Path(snl_algos.__file__).parent

LADDER, SNAKE = (3, 22), (27, 1)
UP, PLAIN = Move(2, 3, 22), Move(6, 30, 30)

#: Sentences with each of the forms in which a sentence may show what a finding holds.
FORMS: list[tuple[Finding, str]] = [
    (
        Finding("goal-without-distance", (30,), numbers={"claimed": 1}),
        "the answer says 1 throw, but the goal has no distance",
    ),
    (
        Finding("move-shortens", (1, 22), (), (UP,), {"claimed": 2.5, "after": 1}),
        "cell 22 is said to be at distance 2.5, but a move from cell 1 reaches it at 1",
    ),
    (
        Finding("illegal-route", (1,), moves=(UP,)),
        "its route is not legal: from cell 1 you cannot roll a 2, land on 3 and stand on 22",
    ),
    (
        Finding("route-not-distance", (30,), (), (PLAIN,), {"after": 2, "claimed": None}),
        "the route reaches cell 30 at 2, but it has no distance",
    ),
    (
        Finding("stands-on-a-jump", (27,), (SNAKE,)),
        "it stands on cell 27, the head of the snake 27→1",
    ),
    (Finding("never-takes-the-jump", (22,), (LADDER,)), "it never takes the ladder 3→22"),
    (
        Finding("never-takes-the-jump", (22,), (LADDER, SNAKE)),
        "it never takes the ladder 3→22 or the snake 27→1",
    ),
    (
        Finding("wrong-number-of-lines", numbers={"lines": 2, "boards": 1}),
        "it printed 2 lines for 1 board",
    ),
]


# -- sentences --------------------------------------------------------------------------


@pytest.mark.parametrize(("finding", "sentence"), FORMS, ids=[one.kind for one, _ in FORMS])
def test_what_a_finding_holds_is_shown_in_its_sentence(finding: Finding, sentence: str) -> None:
    """Would catch: "1 throws", the foot of a snake, a number in another form."""
    assert str(finding) == sentence


def example_of(kind: str) -> Finding:
    """A finding of a kind, with whatever its sentence shows."""
    shown = [(name, spec) for _, name, spec, _ in Formatter().parse(KINDS[kind].sentence) if name]
    held = [(name, spec) for name, spec in shown if not re.match("(cell|jump|move)s?\\b", name)]
    numbers: dict[str, float | None] = {name: 2 for name, spec in held if spec}
    words = {name: f"the {name}" for name, _ in held if name not in numbers}
    return Finding(kind, (1, 22), (LADDER, SNAKE), (UP, PLAIN), numbers, words)


@pytest.mark.parametrize("kind", KINDS)
def test_a_finding_survives_json(kind: str) -> None:
    """Would catch: a part that is lost on its way through JSON, or comes back as another type; a
    sentence that cannot be filled.
    """
    finding = example_of(kind)
    data = json.loads(json.dumps(finding.to_dict(), allow_nan=False))
    again = Finding.from_dict(data)
    assert again == finding
    assert str(again) == data["says"] == str(finding)
    assert not re.search(r"[{}]", data["says"])
    assert all(isinstance(move, Move) for move in again.moves)
    assert {type(cells) for cells in (again.cells, again.jumps, again.moves)} == {tuple}


def test_a_sentence_fits_into_another() -> None:
    """Messages go on after "why:" and "Note:". Would catch: a capital, a full stop."""
    for kind, (text, *_) in KINDS.items():
        assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", kind)
        assert text == text.strip() != "", kind
        assert re.match(r"[a-z{]", text), kind
        assert not text.endswith("."), kind


# -- data -------------------------------------------------------------------------------


def test_the_sentence_is_made_anew() -> None:
    """Would catch: a stored sentence that is believed, whatever the data say."""
    data = {**Finding("prints").to_dict(), "says": "something else"}
    assert str(Finding.from_dict(data)) == str(Finding("prints"))


def test_an_unknown_kind_is_refused() -> None:
    """Would catch: a misspelt kind that nobody notices."""
    with pytest.raises(ValueError, match="'nonsense'"):
        Finding("nonsense")
    with pytest.raises(ValueError, match="'nonsense'"):
        Finding.from_dict({"kind": "nonsense"})


# -- every kind is made somewhere ---------------------------------------------------------


def test_every_kind_is_made_somewhere() -> None:
    """Would catch: a kind that nothing makes any more."""
    named: set[object] = set()
    for file in PACKAGE.rglob("*.py"):
        # The gallery's own findings are expectations: what a check makes must equal them.
        if file.parent.name != "mistakes" and file.name != "finding_kinds.py":
            tree = ast.parse(file.read_text("utf-8"))
            named |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert set(KINDS) <= named


def test_the_kinds_of_the_gallery_exist() -> None:
    """Would catch: a mistake that stores a finding no check can make."""
    stored = [mistake.finding for mistake in snl_algos.MISTAKES.values() if mistake.finding]
    assert len(stored) > 15
    assert {finding.kind for finding in stored} <= set(KINDS)
