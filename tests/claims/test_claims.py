"""The claims of lessons and exams, tried on all small boards and on random ones.

Would catch: a sentence that is false on some board, or true only under a condition that it does
not state; a claim that is about no board at all; a number in the book's table that is not so.
"""

from __future__ import annotations

import pytest
from amounts import leaves_out
from claims.claim import FULL, QUICK, load_claims, results
from claims.prose import ALL, sentences

from tools.claims import PAGE, in_lesson, row

CLAIMS = load_claims()
PROSE = {one for text in ALL for one in sentences(text.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lesson", CLAIMS)
def test_no_board_refutes_a_claim(lesson: int) -> None:
    amount = QUICK if leaves_out("release") else FULL
    found = results(CLAIMS[lesson], amount)
    refuted = [result.refuted for result in found.values() if result.refuted]
    assert not refuted, "\n\n".join(refuted)
    for claim, result in found.items():
        assert result.small and (result.random or not claim.random), claim.sentence
        if amount is FULL and in_lesson(claim):
            assert row(claim, result) in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("lesson", CLAIMS)
def test_a_claim_stands_in_the_prose(lesson: int) -> None:
    """Would catch: a sentence that was changed, while the code still tries the old one."""
    assert [one.sentence for one in CLAIMS[lesson] if one.sentence not in PROSE] == []
