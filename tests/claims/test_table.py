"""The runner of claims, the book's table of them, and the example for authors."""

from __future__ import annotations

import re
import sys
from types import ModuleType

import pytest
from claims.claim import CLAIMS, QUICK, Claim, load_claims, results
from claims.conditions import none_on_the_goal, usual_rules
from claims.games import Game
from claims.prose import ROOT

from tools.claims import PAGE, in_lesson, statement

WRITING = ROOT / "book" / "docs" / "writing-a-lesson.md"


def test_the_table_shows_every_claim() -> None:
    """Would catch: a table not written again after a claim changed, or one with exams' answers."""
    claims = [claim for lesson in load_claims().values() for claim in lesson if in_lesson(claim)]
    rows = re.findall(r"^\| (?!claim \||---).*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert ["|".join(row.split(" | ")[:2]) for row in rows] == [
        "|".join(statement(claim).removesuffix(" |").split(" | ")) for claim in claims
    ]


def test_a_false_claim_is_refuted_by_its_smallest_board() -> None:
    """Would catch: a runner that is content with anything, or a message without the board."""

    def no_throw_leads_down(game: Game) -> None:
        for cell in game.distance:
            for move in game.board.moves(cell):
                assert move.cell > cell, f"from {cell} to {move.cell}"

    sentence = "A throw never leads down."
    false = Claim(2, sentence, (usual_rules, none_on_the_goal), no_throw_leads_down, 7, 0)
    (result,) = results([false], QUICK).values()
    for line in (
        f"lesson 2, {sentence!r}",
        "condition: the usual rules, no jump begins on the goal",
        "refuted by Board(3, {2: 1}, die=1)",
        "AssertionError: from 1 to 1",
    ):
        assert line in result.refuted


def test_the_example_for_authors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: an example that does not run, is false, or is not about the lesson shown."""
    page = WRITING.read_text(encoding="utf-8")
    (code,) = (
        one for one in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "@claim" in one
    )
    module = ModuleType("claims.lesson_18")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    try:
        exec(compile(code, "lesson_18.py", "exec"), module.__dict__)
        (claim,) = CLAIMS[18]
    finally:
        CLAIMS.pop(18, None)
    assert claim.sentence in page.partition("## What the lesson claims")[0]
    (result,) = results([claim], QUICK).values()
    assert result.small and not result.refuted
