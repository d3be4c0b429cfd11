"""The samples that judges show with the problem, and which mistakes pass them."""

from __future__ import annotations

from ..programs import MISTAKES
from ..tables import plain_table
from .known_mistakes import player_of
from .published import SAMPLES, Sample
from .rules import RULES

__all__ = ["SAMPLES", "Sample", "passes", "samples_table"]


def passes(name: str) -> tuple[bool, ...]:
    """For each sample, whether a mistake of the gallery gives the published answer in time.

    A call that runs very many lines counts as too slow for any judge. It is lines that end it,
    not seconds, so the table is the same on every machine.

    Examples
    --------
    >>> passes("skips-snakes")
    (True, True, True, True, True, True)
    """
    mistake, rules = MISTAKES[name], RULES["plain"]
    with player_of(mistake, rules) as player:
        said = [player.outcome(rules.case(sample.board)) for sample in SAMPLES]
    return tuple(
        (outcome.ended, outcome.throws) == ("returned", sample.throws)
        for outcome, sample in zip(said, SAMPLES, strict=True)
    )


def samples_table() -> str:
    """A table in plain text: which mistakes pass which of the samples.

    Examples
    --------
    >>> samples_table().splitlines()[2].split()
    ['skips-snakes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
    """
    columns = ["mistake", *(sample.name for sample in SAMPLES)]
    rows = [[name, *("yes" if ok else "no" for ok in passes(name))] for name in MISTAKES]
    return plain_table(columns, rows)
