"""How much a check does: boards, lines and calls are counted, the same on every machine."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["THOROUGH", "Effort"]


class Effort(NamedTuple):
    """The limits of a check.

    A check with a time limit has that limit instead, and of these only `at_random`, `digs`,
    `rounds` and `fewer`.

    Attributes
    ----------
    in_order : int
        The number of boards run in order; fewer if their calls run many lines.
    when_slow : int
        The number run in order if a program is too slow for some board.
    at_random : int
        The number of random boards of 30 to 400 cells.
    for_smallest : int
        The number of boards run in search of the smallest failing one.
    digs, rounds : int
        The number of random smaller boards to try in a round, and the number of rounds.
    fewer : int
        The number of boards with fewer jumps to try in a round, made from the jumps of failing
        ones.
    slow_calls : int
        No further boards are run after this many slow calls.
    work : float
        No further boards are run if the calls have used more seconds of CPU time: many times
        what a program needs that is not slow.
    seconds : float
        The clock ends a search after this time, and the report says so.
    """

    in_order: int = 60_000
    when_slow: int = 3_000
    at_random: int = 500
    for_smallest: int = 300_000
    digs: int = 10_000
    rounds: int = 50
    fewer: int = 20_000
    slow_calls: int = 100
    work: float = 60.0
    seconds: float = 300.0


#: The effort of `check`.
THOROUGH = Effort()
