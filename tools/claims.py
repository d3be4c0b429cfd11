"""Tries the claims of lessons and exams on all boards, and writes the book's table of them.

    PYTHONPATH=tests python -m tools.claims

Between `<!-- claims -->` and `<!-- end -->` stands the table, in book/docs/claims.md. It takes some
minutes. A claim that a board refutes is printed with the board, and the table stays as it was.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from claims.claim import Claim, Result, load_claims, results
from claims.prose import ROOT, TEXTS, sentences

__all__ = ["PAGE", "in_lesson", "row", "statement"]

PAGE = ROOT / "book" / "docs" / "claims.md"
TABLE = re.compile(r"(<!-- claims -->\n).*?(<!-- end -->)", re.DOTALL)


def in_lesson(claim: Claim) -> bool:
    """Return whether the lesson states the claim. If only its exam does, no table shows it."""
    return claim.sentence in sentences(TEXTS[claim.lesson].read_text(encoding="utf-8"))


def statement(claim: Claim) -> str:
    """Return the claim and its condition as the first two cells of its row.

    A sentence that says too little by itself is replaced by the docstring of its predicate.
    """
    sentence = (claim.holds.__doc__ or claim.sentence).replace("|", "\\|")
    if sentence.count("**") % 2:  # the other end is in another sentence
        sentence = sentence.replace("**", "")
    return f"| {sentence} | {claim.condition} |"


def row(claim: Claim, result: Result) -> str:
    """Return the row of a claim, with the number of boards it was tried on."""
    tried = f"{result.small:,} of up to {claim.cells} cells"
    return f"{statement(claim)} {tried}{f', {result.random:,} random' * bool(result.random)} |"


def section(lesson: int, found: Iterable[tuple[Claim, Result]]) -> str:
    """Return the heading of a lesson and the table of its claims."""
    title = re.search(r"^# (.*)$", TEXTS[lesson].read_text(encoding="utf-8"), re.MULTILINE)
    head = f"## {title[1] if title else lesson}\n\n| claim | boards | tried |\n| --- | --- | --- |"
    return "\n".join([head, *(row(claim, result) for claim, result in found)])


def main() -> int:
    """Try all claims, and write the table if no board refutes one."""
    sections, refuted = [], []
    for lesson, claims in load_claims().items():
        found = results(claims)
        print(f"lesson {lesson}: {len(found)} claims")
        refuted += [result.refuted for result in found.values() if result.refuted]
        shown = [(claim, result) for claim, result in found.items() if in_lesson(claim)]
        sections.append(section(lesson, shown))
    if refuted:
        print(*refuted, sep="\n\n")
        return 1
    table = "\n\n".join(sections)
    page = PAGE.read_text(encoding="utf-8")
    new = TABLE.sub(lambda match: f"{match[1]}\n{table}\n\n{match[2]}", page)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
