"""The lint of the prose of the course: no general sentence that nobody has looked at.

A sentence with *every, never, at most, always, smallest* or *only* is quoted by a claim in
`lesson_NN.py`, which is tried on boards, or stands in `looked_at`, with a heading that says why it
is no claim about all boards.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from claims.claim import load_claims
from claims.prose import ALL, LOOKED_AT, general, list_of, looked_at

#: All sentences that are tried on boards.
QUOTED = {one for claims in load_claims().values() for claim in claims for one in claim.sentences}


def not_looked_at(text: Path) -> list[str]:
    """The general sentences of a text that no claim quotes and no list holds."""
    known = QUOTED.union(looked_at(text))
    return [one for one in general(text.read_text(encoding="utf-8")) if one not in known]


def test_each_general_sentence_is_a_claim_or_was_looked_at() -> None:
    """Would catch: "on every board ..." in a text, and no board on which it was tried."""
    found = {list_of(text).name: not_looked_at(text) for text in ALL}
    assert {name: said for name, said in found.items() if said} == {}, (
        "quote these sentences in a claim (lesson_NN.py of tests/claims), or list them in the "
        "file of this name in tests/claims/looked_at"
    )


def test_what_was_looked_at_is_still_there() -> None:
    """Would catch: a list of sentences that have been changed or removed, or are claims by now."""
    for text in ALL:
        listed = looked_at(text)
        gone = set(listed) - set(general(text.read_text(encoding="utf-8")))
        assert (text.name, gone, set(listed) & QUOTED) == (text.name, set(), set())
        assert len(listed) == len(set(listed)), text.name


def test_no_list_is_without_a_lesson() -> None:
    """Would catch: a lesson that was renamed, so that its list is read no more."""
    assert set(LOOKED_AT.glob("*.txt")) <= {list_of(text) for text in ALL}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("You never fall.", True),
        ("**Is it right\non every board?** Yes.", True),
        ("- At most two.", True),
        ("Everyone falls.", False),
        ("```{code-cell}\n# never\n```", False),
        ("So `only` is code. Then it ends.", True),
    ],
)
def test_general_sentences_are_found(tmp_path: Path, said: str, found: bool) -> None:
    """Would catch: a lint that finds nothing, in a list, over two lines or in bold."""
    text = tmp_path / "99_new.md"
    text.write_text(
        f"---\nminutes: 5\n---\n\nA text.\n\n{said}\n\nAnother text.\n", encoding="utf-8"
    )
    assert bool(not_looked_at(text)) == found
