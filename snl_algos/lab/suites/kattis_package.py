"""Write a suite as a Kattis problem package, which DOMjudge also imports.

The submissions are one solution and its mutants (`mutants.py`), each with a main part that reads
the judge's input. The format: https://www.kattis.com/problem-package-format/spec/legacy.html
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from uuid import NAMESPACE_OID, uuid5

from ...boards.notations import NamedBoard, answers, write_boards
from ...checker.cases import SAMPLES
from ...checker.mutants import Mutant, mutants_of, program_with, text_with
from ...checker.rules import Case, Rules
from ...programs import Program
from ..errors import SuiteError
from .suite import Suite

__all__ = ["case_names", "package_files"]

TITLE = "The Fewest Throws"
#: The judge multiplies the slowest accepted submission by 5; this is for DOMjudge.
SECONDS = 2

#: Programs read a whole input in one of two forms: numbers in lines, or one JSON value.
_NUMBERS = """

def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        ladders = [(next(numbers), next(numbers)) for _ in range(next(numbers))]
        snakes = [(next(numbers), next(numbers)) for _ in range(next(numbers))]
        print(solution(ladders, snakes))


main()
"""
_JSON = """

def main():
    value = json.loads(sys.stdin.read())
    print(solution({arguments}))


main()
"""
#: Notation → the main part of a program, and what a statement says about the input.
_MAIN: dict[str, tuple[str, str]] = {
    "move-array": (
        _JSON.format(arguments="value, len(value)"),
        "One line with a JSON list. Entry $i$, counted from 0, describes cell $i + 1$: it is $-1$ "
        "if no jump begins there, and otherwise the number of the cell where the jump ends, minus "
        "one. The length of the list is the number of cells.",
    ),
    "grid": (
        _JSON.format(arguments="value"),
        "A JSON list of $n$ rows of $n$ numbers, from the top of the board to the bottom. "
        "The board has $n^2$ cells. Their numbers begin with 1 in the lower left corner, run to "
        "the right in the bottom row, to the left in the row above, and so on in turn. "
        "An entry is $-1$ if no jump begins on the cell, and otherwise the cell where it ends.",
    ),
    "hackerrank": (
        _NUMBERS,
        "The first line has the number of boards. Each board has 100 cells. It is given by the "
        "number of its ladders, a line with foot and top for each ladder, the number of its "
        "snakes, and a line with head and tail for each snake.",
    ),
    "pairs": (
        _JSON.format(arguments='value["A"], value["B"]'),
        'A JSON object. Its key "A" has a list of ladders, each a list of foot and top, and its '
        'key "B" has a list of snakes, each a list of head and tail. The board has 100 cells.',
    ),
    "dp-arrays": (
        _JSON.format(arguments='value["is_snake"], value["ladder"]'),
        'A JSON object with two lists of equal length. Entry $i$ of "ladder" is the foot of the '
        'ladder that ends on cell $i$, or $-1$. Entry $i$ of "is\\_snake" says whether a snake '
        "begins on cell $i$; there are none. You start on cell 0, off the board, and the goal is "
        "the last index of the lists.",
    ),
}

_STATEMENT = r"""\problemname{%(title)s}

On a board of Snakes and Ladders you choose what the die shows. A throw is a number from 1 to 6 of
your choice; you move that many cells forward. A throw that would take you past the last cell is
not allowed. If a ladder or a snake begins on the cell where you land, you go on to the cell where
it ends. You take only one such jump in a throw.

How few throws take you from the start to the last cell?

\section*{Input}
%(input)s

\section*{Output}
For each board, print a line with the fewest throws, or $-1$ if the last cell cannot be reached.
"""

#: The answers of an input validator: 42 accepts the input, 43 rejects it.
_VALIDATOR = '''"""Accept an input (exit code 42) if every cell that it names is on the board."""

import json
import sys

%(check)s

def is_valid(text):
    try:
        return check(text)
    except (ValueError, TypeError, LookupError, StopIteration):
        return False


sys.exit(42 if is_valid(sys.stdin.read()) else 43)
'''
_CHECK_NUMBERS = '''
def check(text):
    """Return whether cells are from 1 to 100, ladders lead up and snakes lead down.

    Nothing but one space or the end of a line may be between two numbers, and no 0 before one.
    """
    lines = text.splitlines()
    numbers = [int(word) for word in text.split()]
    if text.split() != list(map(str, numbers)) or not all(lines):
        return False
    if any(line != " ".join(line.split()) for line in lines):
        return False
    numbers = iter(numbers)
    for _ in range(next(numbers)):
        for up in (True, False):
            for _ in range(next(numbers)):
                begin, end = next(numbers), next(numbers)
                if not (1 < begin < 100 and 1 <= end <= 100 and (end > begin) == up):
                    return False
    return next(numbers, None) is None
'''
_CHECK_JSON: dict[str, str] = {
    "move-array": '''
def check(text):
    """Return whether each entry is -1 or the index of an entry."""
    move = json.loads(text)
    return len(move) > 1 and all(-1 <= end < len(move) for end in move)
''',
    "grid": '''
def check(text):
    """Return whether the rows form a square, and each entry is -1 or a cell."""
    board = json.loads(text)
    square = len(board) > 1 and all(len(row) == len(board) for row in board)
    return square and all(end == -1 or 1 <= end <= len(board) ** 2 for row in board for end in row)
''',
    "pairs": '''
def check(text):
    """Return whether cells are from 1 to 100, ladders lead up and snakes lead down."""
    jumps = json.loads(text)
    return all(1 <= foot < top <= 100 for foot, top in jumps["A"]) and all(
        1 <= tail < head <= 100 for head, tail in jumps["B"]
    )
''',
    "dp-arrays": '''
def check(text):
    """Return whether both lists have the same length, and each ladder leads up."""
    arrays = json.loads(text)
    ladder = arrays["ladder"]
    feet = all(foot == -1 or 1 <= foot < top for top, foot in enumerate(ladder))
    return feet and len(ladder) == len(arrays["is_snake"]) and not any(arrays["is_snake"])
''',
}


def case_names(number: int) -> tuple[str, str]:
    """Return the names of a secret input and its answer.

    Examples
    --------
    >>> case_names(3)
    ('data/secret/03.in', 'data/secret/03.ans')
    """
    return f"data/secret/{number:02}.in", f"data/secret/{number:02}.ans"


def _sample_cases(rules: Rules) -> list[Case]:
    """Return the boards that the statement shows: published ones, or else plain ones."""
    published = [rules.case(sample.board) for sample in SAMPLES]
    return [case for case in published if rules.allows(case)][:2] or rules.first_cases()[:2]


def package_files(suite: Suite) -> dict[str, str]:
    """Return the files of a package around the secret tests: name → text."""
    notation, samples = suite.notation, _sample_cases(suite.rules)
    files = {
        "problem.yaml": f"name: {TITLE}\nuuid: {uuid5(NAMESPACE_OID, f'snl_algos {notation}')}\n"
        "source: snl_algos\nvalidation: default\n",
        "domjudge-problem.ini": f"name = '{TITLE}'\ntimelimit = {SECONDS}\n",
        "problem_statement/problem.en.tex": _STATEMENT
        % {"title": TITLE, "input": _MAIN[notation][1]},
        "input_validators/validate.py": _VALIDATOR
        % {"check": _CHECK_JSON.get(notation, _CHECK_NUMBERS)},
    }
    for number, case in enumerate(samples, start=1):
        board = NamedBoard(suite.rules.board(case))
        files[f"data/sample/{number}.in"] = write_boards([board], notation)
        files[f"data/sample/{number}.ans"] = answers([suite.rules.fewest_throws(case)])
    return files | _submissions(suite, samples)


def _submissions(suite: Suite, samples: Sequence[Case]) -> dict[str, str]:
    """Return the solution, and each mutant under the verdict that it gets on these tests."""
    notation, cases = suite.notation, [*samples, *suite.boards]
    files = {"submissions/accepted/search.py": _whole(notation)}
    caught = {wrong.name for wrong in suite.catches if wrong.kind == "mutant"}
    for mutant in mutants_of(notation):
        if mutant.title in caught:
            name = re.sub(r"[^a-z0-9]+", "_", mutant.title.lower())
            verdict = _verdict(program_with(notation, mutant), suite.rules, cases)
            files[f"submissions/{verdict}/{name}.py"] = _whole(notation, mutant)
    return files


def _whole(notation: str, mutant: Mutant | None = None) -> str:
    """Return a program that reads an input and prints its answers."""
    heading = f"# {mutant.title}.\n" if mutant else ""
    main = _MAIN[notation][0]
    modules = [f"import {name}" for name in ("json", "sys") if f"{name}." in main]
    return "\n".join(
        [heading + modules[0], *modules[1:], "", "", text_with(notation, mutant) + main]
    )


def _verdict(program: Program, rules: Rules, cases: Sequence[Case]) -> str:
    """Return the verdict of the first test that a mutant fails: a judge stops there."""
    for case in cases:
        try:
            throws = program.call(case.cells, case.jumps, case.die)
        except Exception:
            return "run_time_error"
        right = rules.fewest_throws(case)
        if throws != (-1 if right is None else right):
            return "wrong_answer"
    raise SuiteError(f"{program.title}: no test catches it")
