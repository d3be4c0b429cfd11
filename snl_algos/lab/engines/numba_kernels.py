"""The engines that Numba compiles: many small boards, one large one, and a huge one with few jumps.

The first two read NumPy move arrays, check each entry as they reach it, and support only the rules
of a move array. This module imports Numba and NumPy; `numba_backend.py` loads it when needed.
All of them are in one file, because Numba compiles a stored function again only if its own file
has changed, and not if a function that it calls has.

**Many small boards.** The cells of a board of up to 128 cells are the bits of two words of 64. A
throw is a few shifts with a carry from the lower word to the upper one. Sixteen entries of the move
array are compared at once; each comparison gives sixteen bits.

**One large board.** As in `fronts.py`, only the furthest plain cell of a window and the ends of
its jumps enter the next frontier. Each cell has two bits: whether it is plain and new, and whether
a new jump starts there. A window of six cells fits in four adjacent bytes. So the whole board takes
two bits per cell, and stays in the cache. The jumps are far apart in the move array; they are
prefetched as soon as they are seen, and taken some entries later.

**One huge board.** The jumps are settled in the order of pips, as in `pips.py`, with a heap written
here. Numbers of 64 bits hold all pips: with a die of 6, and with no cell visited twice, there are
at most 7 · 10^18.

**Every small board.** The ends of the jumps are the digits of a number that enumerates all boards.
Each board is solved forwards from the start, and backwards from the goal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

__all__ = ["on_every", "on_jumps", "on_large", "on_many"]

#: The results of a search if the goal is out of reach, and if an entry is wrong.
OUT_OF_REACH, WRONG = -1, -2

ONE, TWO, FOUR, FIFTEEN, HALF = map(np.uint64, (1, 2, 4, 15, 32))
ALL, SIXTEEN, UPPER = map(np.uint64, (0xFFFF_FFFF_FFFF_FFFF, 0xFFFF, 64))


@intrinsic
def _trailing_zeros(_: Any, word: Any) -> Any:
    """Return the number of trailing zeros of a word of 64 bits, which is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


@intrinsic
def _highest(_: Any, word: Any) -> Any:
    """Return the index of the highest bit of a word of 64 bits, which is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.uint64(types.uint64), generate


@intrinsic
def _fetch(_: Any, address: Any) -> Any:
    """Prefetch the memory at an address, without waiting for it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [pointer, number, number, number])
        fetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        place = builder.inttoptr(arguments[0], pointer)
        builder.call(fetch, [place, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(types.uint64), generate


@intrinsic
def _above(_: Any, move: Any, cell: Any, number: Any) -> Any:
    """Compare sixteen entries from a cell on with a number, one bit for each that is above."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        entry, lane = context.get_value_type(move.dtype), ir.IntType(32)
        sixteen = ir.VectorType(entry, 16)
        data = context.make_array(move)(context, builder, arguments[0]).data
        place = builder.bitcast(builder.gep(data, [arguments[1]]), sixteen.as_pointer())
        entries = builder.load(place, align=1)
        least = builder.trunc(arguments[2], entry) if entry.width < 64 else arguments[2]
        first = builder.insert_element(sixteen(ir.Undefined), least, lane(0))
        limits = builder.shuffle_vector(first, first, ir.VectorType(lane, 16)([0] * 16))
        bits = builder.bitcast(builder.icmp_signed(">", entries, limits), ir.IntType(16))
        return builder.zext(bits, ir.IntType(64))

    return types.uint64(move, types.int64, types.int64), generate


@njit(cache=True, nogil=True)
def _jumps_of(move):
    """Return the cells where jumps start, in two words, and whether an entry is wrong."""
    cells = move.size
    words, wrong = (np.uint64(0), np.uint64(0)), False
    for cell in range(0, cells - 15, 16):
        wrong |= (_above(move, cell, -2) != SIXTEEN) | (_above(move, cell, cells - 1) != 0)
        words = _with(words, cell, _above(move, cell, -1))
    for cell in range(cells & ~15, cells):
        end = move[cell]
        wrong |= (end < -1) | (end >= cells)
        words = _with(words, cell, np.uint64(end >= 0))
    return words[0], words[1], wrong


@njit(cache=True, nogil=True)
def _with(words, cell, bits):
    """Return two words with bits added from a cell on."""
    if cell < 64:
        return words[0] | bits << np.uint64(cell), words[1]
    return words[0], words[1] | bits << np.uint64(cell - 64)


@njit(cache=True, nogil=True)
def _on_words(move):
    """Return the throws on one board of up to 128 cells.

    It is unpredictable whether the next jump starts in the lower word, so there is no branch on it.
    """
    cells = move.size
    jumps, jumps_above, wrong = _jumps_of(move)
    if wrong:
        return WRONG
    if cells == 1:
        return 0
    unseen, unseen_above, goal, goal_above = ALL, ALL, np.uint64(0), np.uint64(0)
    if cells <= 64:
        goal = ONE << np.uint64(cells - 1)
        unseen, unseen_above = goal | (goal - ONE), np.uint64(0)
    else:
        goal_above = ONE << np.uint64(cells - 65)
        unseen_above = goal_above | (goal_above - ONE)
    here, above, rounds = ONE, np.uint64(0), 0
    while here | above:
        rounds += 1
        near = here << ONE | here << TWO
        near_above = above << ONE | above << TWO | here >> np.uint64(63) | here >> np.uint64(62)
        far = (near | near << TWO | near << FOUR) & unseen
        far_above = (
            near_above
            | near_above << TWO
            | near_above << FOUR
            | near >> np.uint64(62)
            | near >> np.uint64(60)
        ) & unseen_above
        unseen ^= far
        unseen_above ^= far_above
        feet, feet_above = far & jumps, far_above & jumps_above
        here, above = far ^ feet, far_above ^ feet_above
        while feet | feet_above:
            lower = np.uint64(feet == 0) - ONE  # all bits, or none
            foot = _trailing_zeros(feet | feet_above & ~lower) + (~lower & UPPER)
            end = np.uint64(move[foot])
            feet &= feet - ONE
            feet_above &= feet_above - (~lower & ONE)
            bit, upper = ONE << (end & np.uint64(63)), np.uint64(0) - (end >> np.uint64(6))
            here |= bit & ~upper
            above |= bit & upper
        if here & goal | above & goal_above:
            return rounds
    return OUT_OF_REACH


@njit(cache=True, nogil=True)
def on_many(moves, throws):
    """Fill in the throws on every row; return the first row with a wrong entry, or -1."""
    for row in range(moves.shape[0]):
        found = _on_words(moves[row])
        if found == WRONG:
            return row
        throws[row] = found
    return -1


#: How many entries of the frontier ahead the offers are prefetched, and how many entries are read
#: before their jumps are taken.
AHEAD, TOGETHER = np.uint64(24), 256
#: The offers of the six cells of a window: all bits, those of plain cells and those of jumps.
WINDOW, PLAIN, JUMPS = np.uint64(0xFFF), np.uint64(0x555), np.uint64(0xAAA)


@njit(cache=True, nogil=True)
def _offers(move):
    """Return the offers of the cells, sixteen per word; an empty array if an entry is wrong."""
    cells = move.size
    words = np.zeros(cells // 16 + 2, np.uint32)
    wrong = False
    for word in range(cells // 16):
        bits = 0
        for place in range(16):
            end = move[16 * word + place]
            wrong |= (end < -1) | (end >= cells)
            bits |= (2 - (end < 0)) << 2 * place
        words[word] = bits
    for cell in range(cells // 16 * 16, cells):
        wrong |= (move[cell] < -1) | (move[cell] >= cells)
        words[cells // 16] |= (2 - (move[cell] < 0)) << 2 * (cell & 15)
    return np.zeros(0, np.uint32) if wrong else words


@njit(cache=True, nogil=True)
def _taken(words, low):
    """Return the offers of the six cells from `low` on, and clear them."""
    word, shift = low >> FOUR, (low & FIFTEEN) << ONE
    bits = np.uint64(words[word]) | np.uint64(words[word + ONE]) << HALF
    left = bits & ~(WINDOW << shift)
    words[word], words[word + ONE] = left, left >> HALF
    return bits >> shift & WINDOW


@njit(cache=True, nogil=True)
def on_large(move, narrow):
    """Return the throws on a board of any size. `narrow` is an empty array of the type of a cell.

    Indices are unsigned, because Numba tests signed ones for counting from the end. It is
    unpredictable whether a window has a plain cell, so there is no branch on it: an entry is
    always written, and then either counted or overwritten.
    """
    goal = np.uint64(move.size - 1)
    words = _offers(move)
    if not words.size:
        return WRONG
    if goal == 0:
        return 0
    frontier = np.zeros(8, narrow.dtype)
    reached = np.zeros(8, narrow.dtype)
    feet = np.empty(6 * TOGETHER, np.uint64)
    words_at, move_at = np.uint64(words.ctypes.data), np.uint64(move.ctypes.data)
    count: Any = 1
    rounds = 0
    while count:
        rounds += 1
        if reached.size < 7 * count:
            reached = np.empty(14 * count, narrow.dtype)
        new, finished = np.uint64(0), False
        for begin in range(0, count, TOGETHER):
            jumps = np.uint64(0)
            for index in range(np.uint64(begin), np.uint64(min(begin + TOGETHER, count))):
                if index + AHEAD < np.uint64(count):
                    _fetch(words_at + (np.uint64(frontier[index + AHEAD]) + ONE >> TWO))
                low = np.uint64(frontier[index]) + ONE
                window = _taken(words, low)
                plain, starts = window & PLAIN, window & JUMPS
                furthest = low + (_highest(plain | ONE) >> ONE)
                reached[new] = furthest
                new += np.uint64(plain != 0)
                finished |= (plain != 0) & (furthest == goal)
                while starts:
                    feet[jumps] = low + (_trailing_zeros(starts) >> ONE)
                    _fetch(move_at + feet[jumps] * np.uint64(move.itemsize))
                    jumps += ONE
                    starts &= starts - ONE
            for jump in range(jumps):
                end = np.uint64(move[feet[jump]])
                reached[new] = end
                new += ONE
                finished |= end == goal
        if finished:
            return rounds
        frontier, reached, count = reached, frontier, np.int64(new)
    return OUT_OF_REACH


def room_for_cells(cells: int) -> NDArray[np.unsignedinteger]:
    """Return an empty array of the smallest type that holds every cell."""
    return np.empty(0, np.uint32 if cells <= 2**32 else np.uint64)


@njit(cache=True, nogil=True)
def on_jumps(starts, ends, start, goal, faces):
    """Return the throws on a board given by its jumps, sorted by their starts.

    The goal is included as a jump to itself, unless another jump starts there. A jump in a loop
    ends on -1.
    """
    if start == goal:
        return 0
    count = starts.size
    runs = np.ones(count, np.int64)
    for place in range(1, count):
        if starts[place] == starts[place - 1] + 1:
            runs[place] += runs[place - 1]
    after = _behind(starts, ends)
    room = faces + 2
    for place in range(count):
        before = after[place] - 1
        room += faces + 3 if before >= 0 and starts[before] == ends[place] else 2
    best = np.full(count, np.iinfo(np.int64).max)
    heap = np.empty(room, np.int64), np.empty(room, np.int64)
    first = np.searchsorted(starts, start, side="right")
    size = _begin(starts, runs, faces, best, heap, 0, start, first, 0)
    while size:
        pip, place = heap[0][0], heap[1][0]
        size = _without_first(heap, size)
        if pip != best[place]:
            continue  # it was settled sooner
        thrown = -(-pip // faces)
        end = ends[place]
        if end == goal:
            return thrown
        if end >= 0:
            size = _begin(starts, runs, faces, best, heap, size, end, after[place], thrown)
        if place + 1 < count:
            if pip % faces == 0:  # the front would have to stand on this start
                if runs[place] >= faces:
                    continue  # a wall
                pip += runs[place]
            size = _land(best, heap, size, place + 1, pip + starts[place + 1] - starts[place])
    return OUT_OF_REACH


@njit(cache=True, nogil=True)
def _behind(starts, ends):
    """Return for each end the index of the first start after it. No end is after the last start.

    The board is divided into about as many stretches as there are starts. A table lists the starts
    of each stretch, and only these are searched.
    """
    shift = np.int64(0)
    while starts[-1] >> shift > 2 * starts.size:
        shift += 1
    table = np.zeros((starts[-1] >> shift) + 2, np.int64)
    for start in starts:
        table[(start >> shift) + 1] += 1
    for stretch in range(1, table.size):
        table[stretch] += table[stretch - 1]
    after = np.empty(ends.size, np.int64)
    for place in range(ends.size):
        end = max(ends[place], 0)  # -1 is before all starts
        low, high = table[end >> shift], table[(end >> shift) + 1]
        while low < high:
            middle = (low + high) >> 1
            if starts[middle] > end:
                high = middle
            else:
                low = middle + 1
        after[place] = low
    return after


@njit(cache=True, nogil=True)
def _begin(starts, runs, faces, best, heap, size, cell, place, thrown):
    """Begin a front on a cell; `place` is the index of the first jump that starts after it."""
    pip = thrown * faces - cell
    if place == 0 or starts[place - 1] != cell:
        if place < starts.size:
            size = _land(best, heap, size, place, pip + starts[place])
        return size
    reach = cell + faces
    while place < starts.size and starts[place] <= reach:
        size = _land(best, heap, size, place, pip + starts[place])
        place += 1
    back = runs[place - 1] if starts[place - 1] == reach else 0
    if place < starts.size and back < faces:
        size = _land(best, heap, size, place, pip + back + starts[place])
    return size


@njit(cache=True, nogil=True)
def _land(best, heap, size, place, pip):
    """Land a front on the start of a jump: push it onto the heap if no front landed sooner."""
    if pip >= best[place]:
        return size
    best[place] = pip
    pips, places = heap
    at = size
    while at > 0 and pips[(at - 1) >> 1] > pip:
        above = (at - 1) >> 1
        pips[at], places[at] = pips[above], places[above]
        at = above
    pips[at], places[at] = pip, place
    return size + 1


@njit(cache=True, nogil=True)
def _without_first(heap, size):
    """Pop the smallest entry from the heap; the last one sinks from its place."""
    pips, places = heap
    size -= 1
    pip, place = pips[size], places[size]
    at = 0
    while 2 * at + 1 < size:
        below = 2 * at + 1
        if below + 1 < size and pips[below + 1] < pips[below]:
            below += 1
        if pips[below] >= pip:
            break
        pips[at], places[at] = pips[below], places[below]
        at = below
    pips[at], places[at] = pip, place
    return size


@njit(cache=True, nogil=True)
def on_every(cells, faces, counts, ends):
    """Count all boards of a size by their throws, out of reach as the last of `counts`.

    `ends` holds the end of the jump from each cell, counted from 0; the cell itself if there is
    none. If the two solvers differ on a board, it stays on that board, and True is returned.
    """
    onto = np.zeros(cells, np.uint64)  # cell → the landings that lead there
    for cell in range(cells):
        ends[cell] = cell
        onto[cell] = ONE << np.uint64(cell)
    for cell in range(1, cells - 1):
        _turn(ends, onto, cell, 0)
    while True:
        throws = _from_start(cells, faces, ends)
        if throws != _from_goal(cells, faces, onto):
            return True
        counts[throws] += 1
        cell = 1
        while cell < cells - 1 and ends[cell] == cells - 1:
            _turn(ends, onto, cell, 0)
            cell += 1
        if cell >= cells - 1:
            return False
        _turn(ends, onto, cell, ends[cell] + 1)


@njit(cache=True, nogil=True)
def _turn(ends, onto, cell, end):
    """Change the end of the jump from a cell."""
    onto[ends[cell]] ^= ONE << np.uint64(cell)
    ends[cell] = end
    onto[end] ^= ONE << np.uint64(cell)


@njit(cache=True, nogil=True)
def _from_start(cells, faces, ends):
    """Return the throws on a small board, forwards: from cells to landings to cells."""
    goal = ONE << np.uint64(cells - 1)
    here, unseen, throws = ONE, (goal << ONE) - TWO, 0
    while here & goal == 0:
        landings = np.uint64(0)
        for face in range(1, faces + 1):
            landings |= here << np.uint64(face)
        landings &= unseen
        if landings == 0:
            return -1
        unseen ^= landings
        here = np.uint64(0)
        while landings:
            here |= ONE << np.uint64(ends[_trailing_zeros(landings)])
            landings &= landings - ONE
        throws += 1
    return throws


@njit(cache=True, nogil=True)
def _from_goal(cells, faces, onto):
    """Return the throws on a small board, backwards: from cells to landings to earlier cells."""
    here, throws = ONE << np.uint64(cells - 1), 0
    unseen = here - ONE
    while here & ONE == 0:
        landings = np.uint64(0)
        while here:
            landings |= onto[_trailing_zeros(here)]
            here &= here - ONE
        for face in range(1, faces + 1):
            here |= landings >> np.uint64(face)
        here &= unseen
        if here == 0:
            return -1
        unseen ^= here
        throws += 1
    return throws
