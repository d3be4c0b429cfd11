"""The samples that judges publish with the problem, and the mistakes that pass them."""

from __future__ import annotations

from ..programs import MISTAKES
from ..tables import plain_table
from .known_mistakes import tester_of
from .published import SAMPLES, Sample
from .rules import RULES

__all__ = ["SAMPLES", "Sample", "passes", "samples_table"]


def passes(name: str) -> tuple[bool, ...]:
    """Return for each sample whether a mistake gives the published answer in time.

    A call that runs too many lines counts as too slow for any judge. Lines are counted, not
    seconds, so that the table is the same on every machine.

    Examples
    --------
    >>> passes("skips-snakes")
    (True, True, True, True, True, True)
    """
    mistake, rules = MISTAKES[name], RULES["plain"]
    with tester_of(mistake, rules) as tester:
        outcomes = [tester.outcome(rules.case(sample.board)) for sample in SAMPLES]
    return tuple(
        (outcome.ended, outcome.throws) == ("returned", sample.throws)
        for outcome, sample in zip(outcomes, SAMPLES, strict=True)
    )


def samples_table() -> str:
    """Return a table in plain text: which mistakes pass which samples.

    Examples
    --------
    >>> samples_table().splitlines()[2].split()
    ['skips-snakes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
    """
    columns = ["mistake", *(sample.name for sample in SAMPLES)]
    rows = [[name, *("yes" if ok else "no" for ok in passes(name))] for name in MISTAKES]
    return plain_table(columns, rows)
