"""The distances of all cells of a huge board, by intervals; and from them a route and a proof.

The cells are divided where a jump begins or ends. In an *interval*, only the first cell may have a
jump, so a cell is reached by throws from the cells just before it. The distances of the first
cells, as many as the die has faces, are stored; each later cell is one throw further than the cell
that is the largest face before it. So a few numbers determine the distances of any number of cells:

    begins[i]  the first cell of interval i, which extends to the beginning of the next
    heads[i]   the distances of its first cells, None for a cell that cannot be reached

The distances come from one pass over the intervals, after `pips` has found the throws needed to
land on each jump. The proof is independent of that: it checks the first cells of each interval and
every jump against the rules, as `certificate` does with every cell. Beyond the first cells of an
interval, a cell and all cells around it are exactly one throw further than the cells one face
before, so the check there applies here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise

from ...board import Board, BoardError, Move
from ...certificates import Certificate
from ...findings import Finding
from .pips import settled

__all__ = ["Distances", "refusal"]

#: A die of more faces would need too many numbers for each jump.
MAX_FACES = 100

#: More throws than any board needs.
FAR = 10**30
#: The number of throws of a face in a row, and the first of these moves.
Leg = tuple[int, Move]


def refusal(board: Board) -> str | None:
    """Return why a board cannot be divided into intervals, in a few words; None if it can.

    Examples
    --------
    >>> refusal(Board(9, die=[2, 3]))
    'a die with gaps'
    """
    if len(board.faces) != board.faces[-1]:
        return "a die with gaps"
    if len(board.faces) > MAX_FACES:
        return f"a die of more than {MAX_FACES} faces"
    return 'overshoot "bounce"' if board.overshoot == "bounce" else None


class Distances(Mapping[int, int]):
    """Cell → throws to stand on it, for all cells that can be reached.

    Parameters
    ----------
    board : Board
        A board of any size. Its die has no gaps and at most 100 faces; it does not bounce.

    Raises
    ------
    BoardError
        If the board has other rules.

    Attributes
    ----------
    board : Board
        The board.
    begins, heads : list
        The intervals, as described at the top of this file.

    Examples
    --------
    >>> distance = Distances(Board(10**18, {4: 10**18 - 9, 10**18 - 5: 50}))
    >>> distance[10**18], distance[56], distance[10**17]
    (3, 3, 16666666666666661)
    >>> distance.certificate().reason
    '3 throws are enough and no fewer will do'
    """

    def __init__(self, board: Board) -> None:
        refused = refusal(board)
        if refused:
            raise BoardError(f"its distances cannot be computed by intervals: it has {refused}")
        self.board = board
        self.carried = {board.start: 0}  # cell → the throws of the first jump that ends there
        for _, end, thrown in settled(board):
            if end is not None:
                self.carried[end] = min(thrown, self.carried.get(end, thrown))
        self.begins: list[int] = []
        self.heads: list[Sequence[int | None]] = []
        for first, after in pairwise(self._cuts()):
            self.begins.append(first)
            self.heads.append(list(self._head(first, after)))

    def _cuts(self) -> list[int]:
        """Return where intervals begin, and as the last the cell after the board."""
        jumps = (cell for start in self.board.jumps for cell in (start, start + 1))
        last = self.board.cells + 1
        inside = {cell for cell in chain(jumps, self.carried) if cell < last}
        return sorted({self.board.start, *inside, last})

    def _head(self, first: int, after: int) -> Iterator[int | None]:
        """Yield the distances of the first cells of an interval, from those before it."""
        faces = self.board.faces[-1]
        before = [self._at(cell) for cell in range(first - faces, first)]
        plain = first not in self.board.jumps
        for cell in range(first, min(after, first + faces)):
            known = [one for one in before[-faces:] if one is not None] if plain else []
            if cell in self.carried:
                known.append(self.carried[cell] - 1)
            throws = min(known) + 1 if known else None
            before.append(throws)
            yield throws

    def _at(self, cell: int) -> int | None:
        """Return the distance of a cell, or None if it cannot be reached."""
        index = bisect_right(self.begins, cell) - 1
        if index < 0 or cell > self.board.cells:
            return None
        head = self.heads[index]
        whole, rest = divmod(cell - self.begins[index], self.board.faces[-1])
        throws = head[rest]
        return None if throws is None else throws + whole

    def __getitem__(self, cell: int) -> int:
        throws = self._at(cell) if isinstance(cell, int) else None
        if throws is None:
            raise KeyError(cell)
        return throws

    def __iter__(self) -> Iterator[int]:
        for first, after, head in self._intervals():
            if head[0] is not None:
                yield from range(first, after)

    def __len__(self) -> int:
        return sum(after - first for first, after, head in self._intervals() if head[0] is not None)

    def _intervals(self) -> Iterable[tuple[int, int, Sequence[int | None]]]:
        ends = [*self.begins[1:], self.board.cells + 1]
        return zip(self.begins, ends, self.heads, strict=True)

    # -- a route ---------------------------------------------------------------------------

    def route(self) -> Iterator[Move]:
        """Yield the moves of a shortest route, however many there are.

        Raises
        ------
        BoardError
            If the goal cannot be reached.

        Examples
        --------
        >>> moves = Distances(Board(10**18, {7: 10**15})).route()
        >>> print(next(moves), "/", next(moves))
        roll 6, land on 7, climb to 1000000000000000 / roll 6, land on 1000000000000006
        """
        for count, move in self.legs():
            for at in range(count):
                on = at * move.face
                yield Move(move.face, move.landing + on, move.cell + on)

    def legs(self) -> list[Leg]:
        """Return the route in legs: (number of throws of a face in a row, the first of them).

        Examples
        --------
        >>> Distances(Board(10**18)).legs()[0]
        (166666666666666666, Move(face=6, landing=7, cell=7))
        """
        cell, found = self.board.goal, list[Leg]()
        if cell not in self:
            raise BoardError("the goal cannot be reached: there is no route")
        onto: dict[int, list[int]] = {}
        for start, end in self.board.jumps_taken.items():
            if end is not None:
                onto.setdefault(end, []).append(start)
        faces = self.board.faces[-1]
        while cell != self.board.start:
            throws = self[cell]
            whole = (cell - self.begins[bisect_right(self.begins, cell) - 1]) // faces
            if whole:
                cell -= whole * faces
                found.append((whole, Move(faces, cell + faces, cell + faces)))
                continue
            landings = [*onto.get(cell, ()), *[cell] * (cell not in self.board.jumps)]
            landing, face = next(
                (landing, face)
                for landing in landings
                for face in self.board.faces
                if self._at(landing - face) == throws - 1
            )
            found.append((1, Move(face, landing, cell)))
            cell = landing - face
        return found[::-1]

    # -- a proof ---------------------------------------------------------------------------

    def certificate(self) -> Certificate:
        """Prove the distances of all cells, or find the first fault.

        Every cell except the start must be one throw further than the nearest cell that leads to
        it. Distances with this property are right, as none is below 0. It is checked near the
        ends of intervals and of jumps. Elsewhere the same distances repeat, increased by the same
        number of throws.
        """
        finding = next(self._faults(), None)
        if finding is not None:
            return Certificate(finding)
        throws = self._at(self.board.goal)
        if throws is None:
            reached = f"{len(self):,} cells reached"
            proof = f"no move leads out of the {reached}, and the goal is not one of them"
        else:
            many = "1 throw is" if throws == 1 else f"{throws} throws are"
            proof = f"{many} enough and no fewer will do"
        return Certificate(None, proof)

    def _faults(self) -> Iterator[Finding]:
        board, faces = self.board, self.board.faces[-1]
        if self._at(board.start) != 0:
            start, claimed = (board.start,), self._at(board.start)
            yield Finding("start-not-at-0", start, numbers={"claimed": claimed})
        onto: dict[int, tuple[int, int]] = {}  # cell → (throws, landing) of the first jump to it
        for landing, end in board.jumps_taken.items():
            before = self._nearest(landing)
            if before is not None and end is not None:
                onto[end] = min((self[before] + 1, landing), onto.get(end, (FAR, 0)))
        for first, after in self._stretches(2 * faces):
            around = [self._far(cell) for cell in range(first - faces, after)]
            for at, cell in enumerate(range(first, after)):
                by_throw = FAR if cell in board.jumps else min(around[at : at + faces]) + 1
                throws, landing = min((by_throw, cell), onto.get(cell, (FAR, 0)))
                if around[at + faces] != min(throws, FAR) and cell != board.start:
                    yield self._fault(cell, landing, throws)

    def _fault(self, cell: int, landing: int, throws: int) -> Finding:
        """Report a cell whose distance is not the distance of the landing before it."""
        claimed = self._at(cell)
        before = self._nearest(landing)
        if claimed is not None and (claimed < throws or before is None):
            return Finding("not-attained", (cell,), numbers={"claimed": claimed})
        assert before is not None
        move = Move(landing - before, landing, cell)
        if claimed is None:
            return Finding("move-to-unreached", (before, cell), moves=(move,))
        numbers = {"claimed": claimed, "after": throws}
        return Finding("move-shortens", (before, cell), moves=(move,), numbers=numbers)

    def _far(self, cell: int) -> int:
        """Return the distance of a cell, a very large one if it cannot be reached."""
        throws = self._at(cell)
        return FAR if throws is None else throws

    def _nearest(self, landing: int) -> int | None:
        """Return the cell with the smallest distance among those one throw before."""
        known = [
            (throws, cell)
            for cell in range(landing - self.board.faces[-1], landing)
            if (throws := self._at(cell)) is not None
        ]
        return min(known)[1] if known else None

    def _stretches(self, length: int) -> Iterator[tuple[int, int]]:
        """Yield (first cell, cell after the last) of stretches after ends of intervals or jumps."""
        jumps = self.board.jumps
        points = {*self.begins, *jumps, *(start + 1 for start in jumps), *jumps.values()}
        first = after = self.board.start
        for point in sorted(points):
            if point > after:
                yield first, after
                first = point
            after = min(point + length, self.board.cells + 1)
        yield first, after
