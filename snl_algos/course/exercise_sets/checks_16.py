"""The checks of the exercises of lesson 16."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable
from itertools import islice
from types import FunctionType
from typing import Any

from ...board import Board
from ...board_text import listed
from ...programs import program_of
from ...sandbox.timeouts import within_lines
from ...views import move_array
from ..call_limits import asks_for_minus_one, check
from ..learner_calls import called, said
from ..learner_values import same, still_missing
from ..speed import frontiers
from ..verdict import Verdict, not_yet, solved, verdict_of

#: A throw is six shifts, however many cells are in the frontier. A line for each cell is too many.
MOST_LINES = 500

#: The cells of a board without jumps where the shifts of a search are noted. A number with more
#: bits than this is there no number of cells, and no mask of the landings from one cell.
LONG, FAR = 100, 40
#: The name of the function that notes a shift, and what is run again of a learner's code.
NOTED = "_noted_shift"
DEFINITIONS = ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom
SHIFT = ast.LShift | ast.RShift


def a_throw_is_a_shift(my_landings: Callable[..., Any]) -> Verdict:
    """Ask for every set of one or two cells on every board of up to 16 cells."""
    for cells in range(2, 17):
        board = Board(cells)
        for first in range(1, cells):
            for second in range(first, cells):
                here = {first, second}
                expected = {landing for cell in here for landing in board.landings(cell)}
                got = called(my_landings, sum(1 << cell for cell in here), cells)
                if not same(got, sum(1 << cell for cell in expected)):
                    where = listed(sorted(here))
                    lands = listed(sorted(expected)) or "no cell"
                    bits = sum(1 << cell for cell in expected)
                    is_set = type(got) is int and 0 <= got < 1 << 32
                    return not_yet(
                        f"From {where} a throw lands on {lands}: the bits {bits:#b}, "
                        f"but {f'you say {got:#b}' if is_set else said(got)}.",
                        board,
                    )
    cells = 2_000
    full = (2 << cells) - 2
    if within_lines(MOST_LINES, lambda: called(my_landings, full, cells)) is None:
        return not_yet(
            f"It is right for every small frontier, but for one of {cells:,} cells it runs more "
            f"than {MOST_LINES} lines: it goes from cell to cell. A shift moves all the bits at "
            "once."
        )
    return solved("It is right for every frontier that was tried.")


def which_cells_are_followed(my_cells: set[int]) -> Verdict:
    """Compare with the first two frontiers, and say what a cell is to its window."""
    board = Board(24, {7: 14, 10: 3})
    rounds = islice(frontiers(move_array(board)), 1, 3)
    right = {cell + 1 for frontier in rounds for cell in frontier}
    for cell in sorted(my_cells - right):
        if cell == board.start:
            return not_yet("The start is not asked for: leave it out.", board)
        if not 1 <= cell <= board.goal:
            return not_yet(f"The board has no cell {cell}: its cells are 1 to {board.goal}.")
        if cell in board.jumps:
            return not_yet(f"A jump begins on cell {cell}. You do not throw from there.", board)
        return not_yet(
            f"Cell {cell} does not enter in these two rounds: it is not the furthest new plain "
            "cell of a window, and no jump ends there.",
            board,
        )
    if missing := right - my_cells:
        where = " Where do the jumps end?" if missing <= set(board.jumps.values()) else ""
        return not_yet(f"{still_missing(my_cells, len(missing))}{where}", board)
    return solved(f"These {len(right)} cells find all that a queue would find from 17 cells.")


def the_search_on_bits(my_throws: Callable[..., Any]) -> Verdict:
    """Run it on all boards, and look for a shift in it."""
    smallest = Board(2)
    if not same(got := called(my_throws, move_array(smallest)), 1):
        return not_yet(f"The answer is 1, but {said(got)}.", smallest)

    def search(move: list[int], N: int) -> Any:  # a signature that holds boards of any size
        return my_throws(move)

    search.__name__ = "my_throws"
    program = program_of(search)
    report = check(program)
    also = asks_for_minus_one(program, report)
    if not shifts(my_throws):
        also.append(
            "Every answer is right, but no set of cells is shifted. In a search on bits the "
            "frontier is one number, and a throw moves all its cells at once, as in exercise 16.1."
        )
    return verdict_of(report, also)


def shifts(function: Any) -> bool:
    """Return whether a function shifts a set of cells: a number with several bits, far from bit 0.

    Its code runs once more on a long board, with every shift noted. To ask whether a cell is in a
    set, `cells >> cell & 1`, moves none.
    """
    code = getattr(function, "__code__", None)
    if code is None:
        return False
    sets: list[int] = []

    def noted(left: Any, right: Any, up: bool) -> Any:
        if isinstance(left, int) and left.bit_length() > FAR and left.bit_count() > 1:
            sets.append(left)
        return left << right if up else left >> right

    own = function.__globals__
    names = {**own, NOTED: noted}
    # In a notebook each cell is a separate file.
    files = {
        one.__code__.co_filename
        for one in own.values()
        if isinstance(one, FunctionType) and one.__globals__ is own
    }
    for file in sorted(files, key=lambda file: file == code.co_filename):
        tree = ast.parse("".join(linecache.getlines(file)))
        tree.body = [one for one in tree.body if _defines(one)]
        noting = ast.fix_missing_locations(_NotedShifts().visit(tree))
        exec(compile(noting, "<noted>", "exec"), names)
    name = next((name for name, held in own.items() if held is function), function.__name__)
    called(names.get(name, function), [-1] * LONG)
    return bool(sets)


def _defines(node: ast.stmt) -> bool:
    """Return whether a statement defines something that can be called, also by a lambda."""
    lambdas = isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Lambda)
    return lambdas or isinstance(node, DEFINITIONS)


class _NotedShifts(ast.NodeTransformer):
    """Replaces each shift by a call that notes it, but for those whose last bit is asked for."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        shift, last = node.left, node.right
        if isinstance(node.op, ast.BitAnd) and isinstance(last, ast.Constant) and last.value == 1:
            self.generic_visit(shift)
            return node
        self.generic_visit(node)
        return _call(node.left, node.op, node.right) if isinstance(node.op, SHIFT) else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, SHIFT):
            return node
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        return ast.Assign([node.target], _call(before, node.op, node.value), lineno=node.lineno)


def _call(left: ast.expr, operator: ast.operator, right: ast.expr) -> ast.Call:
    up = ast.Constant(isinstance(operator, ast.LShift))
    return ast.Call(ast.Name(NOTED, ast.Load()), [left, right, up], [])
