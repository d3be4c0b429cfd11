"""The rules of boards: the promises of a judge about the boards it sends.

The rules are data. A function is tested on boards that the rules allow, and on no other: it would
be unfair to fail a program on a board that its judge never sends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import isqrt
from typing import NamedTuple

from .. import reference_solver
from ..board import Board
from ..board_text import listed
from ..programs import SIGNATURES, ProgramError, Signature

__all__ = ["RULES", "Case", "Die", "Rules", "faces_of", "rules_for"]

#: A number of faces, or the faces themselves, rising.
Die = int | tuple[int, ...]


class Case(NamedTuple):
    """The data of a board: cells, jumps sorted by where they begin, and the die."""

    cells: int
    jumps: tuple[tuple[int, int], ...] = ()
    die: Die = 6

    @property
    def is_board(self) -> bool:
        """Whether its jumps are on the board, lead elsewhere, and begin on different cells."""
        ends = all(1 <= foot <= self.cells >= end >= 1 and foot != end for foot, end in self.jumps)
        return ends and len({foot for foot, _ in self.jumps}) == len(self.jumps)


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules that say which boards exist.

    Examples
    --------
    >>> RULES["leetcode"].square, RULES["leetcode"].dice
    (True, (6,))
    """

    name: str  #: the key in `RULES`
    boards: str  #: a description of the boards, without their dice
    start: int = 1  #: as in `Board`
    chained: bool = False  #: as in `Board`
    fixed: int | None = None  #: the number of cells, if it is always the same
    square: bool = False  #: whether the number of cells is always a square, 4, 9, 16, ...
    first: bool = False  #: whether a jump may begin on the first cell
    goal: bool = False  #: whether a jump may begin on the goal
    on_feet: bool = True  #: whether a jump may end where another begins
    shared: bool = True  #: whether two jumps may end on one cell
    to_first: bool = True  #: whether a jump may end on the first cell
    snakes: bool = True  #: whether boards may have snakes
    most_alike: int | None = None  #: the most ladders, and the most snakes, on one board
    dice: tuple[Die, ...] = (6,)  #: the dice of the boards, if the function takes a die

    @property
    def title(self) -> str:
        """A description of the boards, with their dice.

        Examples
        --------
        >>> RULES["plain"].title
        'No jump on the first or the last cell; dice of 1, 2, 3 and 6 faces'
        >>> replace(RULES["gaps"], dice=(6, (1, 3), (2, 3))).title.partition("; ")[2]
        'a die of 6 faces or a die with the faces 1 and 3, or 2 and 3'
        """
        return f"{self.boards}; {' or '.join(_in_words(self.dice))}"

    def board(self, case: Case) -> Board:
        """Return the board of a case."""
        cells, jumps, die = case
        return Board(cells, jumps, die=die, start=self.start, chained=self.chained)

    def case(self, board: Board) -> Case:
        """Return the case of a board under these rules."""
        return Case(board.cells, tuple(board.jumps.items()), board.die)

    def fewest_throws(self, case: Case) -> int | None:
        """Return the right answer for a case, from the reference solver, which is independent."""
        cells, jumps, die = case
        return reference_solver.fewest_throws(
            cells, jumps, faces_of(die), start=self.start, chained=self.chained
        )

    @property
    def each_by_itself(self) -> bool:
        """Whether a jump may be anywhere, regardless of the other jumps."""
        free = self.on_feet and self.shared and self.to_first and self.snakes
        return free and self.most_alike is None

    @property
    def has_squares(self) -> bool:
        """Whether the number of cells is always a square, so that a board is a full grid."""
        return self.square or isqrt(self.fixed or 2) ** 2 == self.fixed

    def feet(self, cells: int) -> range:
        """Return the cells where a jump may begin."""
        return range(1 if self.first else 2, cells + 1 if self.goal else cells)

    def allows(self, case: Case) -> bool:
        """Return whether the rules allow a board.

        Examples
        --------
        >>> RULES["leetcode"].allows(Case(9, ((2, 9),))), RULES["leetcode"].allows(Case(8))
        (True, False)
        """
        cells, jumps, die = case
        if self.fixed not in (None, cells) or (self.square and round(cells**0.5) ** 2 != cells):
            return False
        if cells < 2 or die not in self.dice:
            return False
        feet, allowed = [foot for foot, _ in jumps], self.feet(cells)
        if feet and not (min(feet) in allowed and max(feet) in allowed):
            return False
        return self.each_by_itself or self._allows_together(jumps)

    def _allows_together(self, jumps: tuple[tuple[int, int], ...]) -> bool:
        """Return whether these jumps may be on one board."""
        feet, ends = {foot for foot, _ in jumps}, [end for _, end in jumps]
        ladders = sum(end > foot for foot, end in jumps)
        return (
            (self.on_feet or not feet.intersection(ends))
            and (self.shared or len(set(ends)) == len(ends))
            and (self.to_first or 1 not in ends)
            and (self.snakes or ladders == len(jumps))
            and max(ladders, len(jumps) - ladders) <= (self.most_alike or len(jumps))
        )

    def first_cases(self) -> list[Case]:
        """Return a few boards on which a function that misuses its arguments is wrong.

        Whoever overlooks the ladder needs a throw more; one cell less makes a difference on 8
        cells, and one more on 7. On a large board a further ladder begins one throw from the first
        cell, and two from off the board.
        """
        cells = self.fixed or 16
        some: list[tuple[tuple[int, int], ...]] = [(), ((2, cells - 2),), ((cells - 2, 3),)]
        if cells > 20:
            some.append(((7, cells - 6),))
        cases = [Case(cells, jumps, self.dice[0]) for jumps in some]
        cases += [Case(few, (), self.dice[0]) for few in (7, 8)]
        return [case for case in cases if self.allows(case)]

    def unfit_for(self, signature: Signature, *, takes_die: bool) -> str:
        """Return why the arguments of a signature cannot hold some boards of these rules, or ""."""
        # A function may assume chained jumps, or a start off the board. But tables with an entry
        # for the start off the board imply that the game starts there.
        unfit = {
            "a game begins on cell 1": signature.start == 0 and self.start == 1,
            f"their boards need not have {signature.cells} cells":
                signature.cells not in (None, self.fixed),
            "their boards need not be square": signature.square and not self.has_squares,
            "they have snakes": self.snakes and not signature.snakes,
            "two of their ladders may end on one cell": self.shared and not signature.shared,
            "a jump may lead to the first cell": self.to_first and not signature.to_first,
            "none of their dice has the faces 1 to 6": 6 not in self.dice and not takes_die,
        }  # fmt: skip
        return "" if signature.takes_board else ", ".join(why for why in unfit if unfit[why])


def rules_for(name: str, signature: Signature, *, takes_die: bool) -> Rules:
    """Return the rules of a name, for a function with a signature.

    A judge's signature without a die is tested with the die of 6 only; one with a die, also with
    smaller dice.

    Raises
    ------
    ProgramError
        If there are no such rules, or if the arguments of the signature cannot hold their
        boards. The message lists rules and signatures that fit.
    """
    if name not in RULES:
        raise ProgramError(f"no rules are called {name!r}; the rules are {', '.join(RULES)}")
    rules = RULES[name]
    if unfit := rules.unfit_for(signature, takes_die=takes_die):
        fitting = [one.name for one in RULES.values()
                   if not one.unfit_for(signature, takes_die=takes_die)]  # fmt: skip
        taking = [one.name for one in SIGNATURES.values()
                  if not rules.unfit_for(one, takes_die=takes_die)]  # fmt: skip
        raise ProgramError(
            f"the boards of the rules {name} cannot be passed to {signature.title}, signature "
            f"{signature.name}: {unfit}. Rules that fit this signature: {', '.join(fitting)}. "
            f"Signatures that fit these rules: {', '.join(taking)}"
        )
    if signature.takes_board:
        return rules
    if not takes_die:
        return replace(rules, dice=(6,))
    return rules if len(rules.dice) > 1 else replace(rules, dice=SMALL_DICE)


def faces_of(die: Die) -> Sequence[int]:
    """Return the faces of a die, in increasing order."""
    return range(1, die + 1) if isinstance(die, int) else die


def _in_words(dice: tuple[Die, ...]) -> Iterator[str]:
    """Describe dice: by their numbers of faces if they count from 1, otherwise by their faces."""
    counts = sorted(die for die in dice if isinstance(die, int))
    if counts:
        kind = "a die of" if len(counts) == 1 else "dice of"
        yield f"{kind} {listed(counts)} faces"
    gaps = [listed(die) for die in dice if isinstance(die, tuple)]
    if gaps:
        yield f"a die with the faces {listed(gaps, ', or ')}"


SMALL_DICE: tuple[Die, ...] = (6, 3, 2, 1)

#: Name → rules.
#:
#: :meta hide-value:
RULES: dict[str, Rules] = {
    rules.name: rules
    for rules in (
        Rules("plain", "No jump on the first or the last cell", dice=SMALL_DICE),
        Rules("anything", "A jump may begin on any cell, the first and the last included",
              first=True, goal=True, dice=SMALL_DICE),
        Rules("gaps", "No jump on the first or the last cell",
              dice=((2, 3), (1, 3), (2, 4), (3, 5))),
        Rules("chained", "No jump on the first or the last cell, and a jump that ends where "
              "another begins continues", chained=True, dice=SMALL_DICE),
        Rules("off-board", "The game starts off the board, and no jump is on the last cell",
              start=0, first=True, dice=SMALL_DICE),
        Rules("geeksforgeeks", "Any number of cells, no jump on the first or the last"),
        Rules("leetcode", "n × n cells, no jump on the first or the last", square=True),
        # Its judge sends at least one ladder and one snake; a right program needs neither.
        Rules("hackerrank", "100 cells, at most 15 ladders and 15 snakes, no two jumps meet",
              fixed=100, on_feet=False, shared=False, most_alike=15),
        # Its judge promises a route to the goal; with five snakes there always is one.
        Rules("thirty-cells", "30 cells, at most 5 ladders and 5 snakes, no two jumps meet",
              fixed=30, on_feet=False, shared=False, most_alike=5),
        Rules("interviewbit", "100 cells, no cell belongs to two jumps", fixed=100,
              on_feet=False, shared=False),
        Rules("hundred-off-board", "100 cells, no cell belongs to two jumps, and the game starts "
              "off the board", start=0, fixed=100, first=True, on_feet=False, shared=False),
        Rules("zero-is-none", "Any number of cells, no jump on the first or the last, and none "
              "leads to the first", to_first=False),
        Rules("dp-arrays", "Ladders only, no two to the same top, and the game starts off the "
              "board", start=0, first=True, shared=False, snakes=False),
    )
}  # fmt: skip
