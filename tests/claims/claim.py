"""A claim of a lesson as code: its sentence, its condition, and a predicate on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from claims.conditions import Condition
from claims.games import Game, random_games, small_games

#: Lesson → its claims, in the order in which its file states them.
CLAIMS: dict[int, list[Claim]] = {}
#: Random boards that are looked at for those to which a condition applies.
DRAWN = 30_000


@dataclass(frozen=True)
class Claim:
    """A claim about boards.

    Attributes
    ----------
    lesson : int
        The lesson that states it.
    sentence : str
        Its sentence in the prose, word for word.
    when : tuple of conditions
        What must hold of a board. Without any, the claim is about all boards.
    holds : callable
        The predicate: it fails with an AssertionError on a board that refutes the claim. Its
        docstring says the claim in full where the sentence alone would not.
    cells, random : int
        All boards of up to so many cells are tried, and so many random ones. Fewer than 7 and
        1,000 are for claims that would take more than a minute.
    """

    lesson: int
    sentence: str
    when: tuple[Condition, ...]
    holds: Callable[[Game], None]
    cells: int
    random: int

    @property
    def condition(self) -> str:
        """The condition in words."""
        return ", ".join(str(one.__doc__) for one in self.when) or "every board"

    def applies_to(self, game: Game) -> bool:
        """Whether the claim says anything about a board."""
        return all(one(game) for one in self.when)


def claim(
    sentence: str, *, when: Iterable[Condition] = (), cells: int = 7, random: int = 1000
) -> Callable[[Callable[[Game], None]], Callable[[Game], None]]:
    """Enter the predicate below as a claim of the lesson after which its module is named."""

    def enter(holds: Callable[[Game], None]) -> Callable[[Game], None]:
        lesson = int(holds.__module__.rpartition("_")[2])
        new = Claim(lesson, sentence, tuple(when), holds, cells, random)
        known = CLAIMS.setdefault(lesson, [])
        # pytest imports the file once more, under another name, to look for doctests in it.
        if holds.__name__ not in [one.holds.__name__ for one in known]:
            known.append(new)
        return holds

    return enter


def load_claims() -> dict[int, list[Claim]]:
    """Return lesson → claims, from all files of this folder that are named after a lesson."""
    for path in sorted(Path(__file__).parent.glob("lesson_*.py")):
        import_module(f"claims.{path.stem}")
    return CLAIMS


class Result(NamedTuple):
    """What became of a claim: the boards it was tried on, and what refutes it, if anything."""

    small: int
    random: int
    refuted: str


class Amount(NamedTuple):
    """How much is tried: boards of so many cells fewer, and so many random ones at most."""

    fewer_cells: int
    random: int


FULL, QUICK = Amount(0, 1000), Amount(3, 20)


def results(claims: Iterable[Claim], amount: Amount = FULL) -> dict[Claim, Result]:
    """Try claims on all small boards and on random ones.

    The small boards come in order, so the first that refutes a claim is the smallest.
    """
    small, drawn = dict.fromkeys(claims, 0), dict.fromkeys(claims, 0)
    refuted: dict[Claim, str] = {}

    def tried(claim: Claim, game: Game) -> bool:
        if claim in refuted or not claim.applies_to(game):
            return False
        if why := _refutation(claim, game):
            refuted[claim] = why
        return True

    for game in small_games(max(claim.cells for claim in small) - amount.fewer_cells):
        for claim in small:
            if game.rules.cells <= claim.cells - amount.fewer_cells:
                small[claim] += tried(claim, game)
    waiting = [claim for claim in small if claim.random]
    for game in islice(random_games(seed=1), DRAWN):
        for claim in waiting:
            drawn[claim] += tried(claim, game)
        waiting = [claim for claim in waiting if drawn[claim] < min(amount.random, claim.random)]
        if not waiting:
            break
    return {claim: Result(small[claim], drawn[claim], refuted.get(claim, "")) for claim in small}


def _refutation(claim: Claim, game: Game) -> str:
    """Return how a board refutes a claim, or an empty string."""
    try:
        claim.holds(game)
    except Exception as error:
        lines = (
            f"lesson {claim.lesson}, {claim.sentence!r}",
            f"condition: {claim.condition}",
            f"refuted by {game.board!r}",
            str(game.board),
            f"{type(error).__name__}: {error}",
        )
        return "\n".join(lines)
    return ""
