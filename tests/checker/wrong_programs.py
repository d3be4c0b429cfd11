"""Right programs as students write them, and the slips that make them wrong, from data.

Each file in `tests/data/wrong_programs` holds one right program, and below it slips: a name
after `~~~`, lines of the program that are replaced (`-`) and what replaces them (`+`). Lines are
found by their text, without their indentation. After a bar stand the rules, if others than
those of the file are needed to make the slip wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from textwrap import dedent, indent
from typing import Any, NamedTuple

from snl_algos.checker import RULES, Report
from snl_algos.checker.cases import Block, random_cases, sizes
from snl_algos.checker.rules import Case, Rules
from snl_algos.programs import SIGNATURES, read_answer
from snl_algos.sandbox.in_process import run_within

FOLDER = Path(__file__).parents[1] / "data" / "wrong_programs"


class Written(NamedTuple):
    """A program as text, right or wrong."""

    family: str
    slip: str  # empty if there is none
    signature: str
    rules: str
    source: str

    def __str__(self) -> str:
        return f"{self.family}: {self.slip}"

    def function(self) -> Callable[..., Any]:
        """Its function, new each time; it is the last that the text defines."""
        space: dict[str, Any] = {"__name__": self.family}
        exec(compile(self.source, f"<{self}>", "exec"), space)
        functions = [one for one in space.values() if hasattr(one, "__code__")]
        found: Callable[..., Any] = functions[-1]
        return found


def right_programs() -> list[Written]:
    """The right program of each file."""
    return [_parts(path)[0] for path in sorted(FOLDER.glob("*.txt"))]


def wrong_programs() -> list[Written]:
    """Every slip of every file."""
    return [wrong for path in sorted(FOLDER.glob("*.txt")) for wrong in _parts(path)[1]]


def _parts(path: Path) -> tuple[Written, list[Written]]:
    text, *slips = path.read_text("utf-8").split("\n~~~ ")
    head, _, source = text.partition("\n\n")
    named = dict(line.split(": ") for line in head.splitlines())
    right = Written(path.stem, "", named["signature"], named["rules"], source.strip() + "\n")
    return right, [_slipped(right, slip) for slip in slips]


def _slipped(right: Written, text: str) -> Written:
    title, *lines = text.splitlines()
    name, _, rules = title.partition(" | ")
    source, old = right.source, list[str]()
    for sign, group in groupby(lines, key=lambda line: line[:1]):
        block = [line[2:] for line in group]
        if sign == "-":
            assert not old, f"{right.family}: {name}: nothing replaces {old}"
            old = block
        else:
            source, old = _replaced(source, old, block, f"{right.family}: {name}"), []
    return right._replace(slip=name, rules=rules or right.rules, source=source)


def _replaced(source: str, old: list[str], new: list[str], where: str) -> str:
    lines, wanted = source.splitlines(), [line.strip() for line in old]
    found = [
        at
        for at in range(len(lines))
        if [line.strip() for line in lines[at : at + len(old)]] == wanted
    ]
    assert len(found) == 1 and old, f"{where}: {old} is there {len(found)} times"
    (at,) = found
    margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    block = indent(dedent("\n".join(new)), margin).splitlines()
    return "\n".join([*lines[:at], *block, *lines[at + len(old) :]]) + "\n"


# -- is it wrong? ------------------------------------------------------------------------------


def counterexample(program: Written, boards: int, seed: int = 77) -> Case | None:
    """A board on which a program is wrong, by a search that shares nothing with `check`.

    The boards: all of the smallest, then so many that are drawn at random.
    """
    rules, asked = RULES[program.rules], list[Case]()
    function = program.function()

    def call() -> None:
        for case in many(rules, boards, seed):
            asked.append(case)
            try:
                answer = read_answer(function(*_arguments(program, case)))
            except Exception:
                return
            if getattr(answer, "throws", -2) != rules.fewest_throws(case):
                return
        asked.clear()

    ended = run_within(60, call)
    return asked[-1] if asked and ended else None


def _arguments(program: Written, case: Case) -> tuple[Any, ...]:
    signature = SIGNATURES[program.signature]
    if signature.takes_board:
        return (RULES[program.rules].board(case),)
    return signature.arguments(case.cells, case.jumps)


def many(rules: Rules, boards: int, seed: int) -> Iterator[Case]:
    """All boards of the smallest blocks, then so many at random, of all sizes and densities."""
    for cells in sizes(rules, 16):
        for count in range(3):
            block = Block(cells, count)
            if block.size(rules) < 3000:
                yield from block.cases(rules)
    yield from random_cases(rules, boards // 2, seed)
    random, small = Random(seed), sizes(rules, 100)
    for _ in range(boards // 2):
        cells = random.choice(small)
        jumps = dict[int, int]()
        for _ in range(random.randint(0, 12)):
            foot, end = random.randint(1, cells), random.randint(1, cells)
            more = Case(cells, tuple(sorted({**jumps, foot: end}.items())), rules.dice[0])
            if foot != end and rules.allows(more):
                jumps[foot] = end
        yield Case(cells, tuple(sorted(jumps.items())), random.choice(rules.dice))


def is_true(report: Report) -> bool:
    """Whether the board of a report has the right answer that it names, and not the other."""
    if report.board is None:
        return report.correct is None
    rules = RULES[report.rules]
    return report.expected == rules.fewest_throws(rules.case(report.board)) != report.got
