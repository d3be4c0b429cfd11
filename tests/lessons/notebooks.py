"""What the tests of the lessons share: the exercises of a lesson, as they stand in its notebook.

    one = exercise("2.1")
    mine = one.run(one.solution)["my_bfs"]  # the folded solution, run as the learner would
    assert check(mine).correct

The solution is read from the notebook, so that a solution tested here is the one shown there.
"""

from __future__ import annotations

import ast
import linecache
import re
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from symtable import symtable
from typing import Any

import nbformat

LESSONS = Path(__file__).parents[2] / "lessons"
_number = count(1)


@dataclass(frozen=True)
class Exercise:
    """An exercise of a lesson.

    Attributes
    ----------
    number, title : str
        As its heading says: "2.1" and what follows the colon.
    task : str
        The markdown from its heading to the stub.
    stub : str
        The code cell that the learner completes, tagged "exercise".
    checks : tuple of str
        The code cells after it, up to the next exercise or the next page.
    hints : tuple of str
        The hints, in the order in which they open.
    solutions : tuple of str
        The Python that is folded under "A solution", block by block.
    before : tuple of str
        All code cells before the stub.
    """

    number: str
    title: str
    task: str
    stub: str
    checks: tuple[str, ...]
    hints: tuple[str, ...]
    solutions: tuple[str, ...]
    before: tuple[str, ...]

    @property
    def solution(self) -> str:
        """The first block of the solution."""
        return self.solutions[0]

    def run(self, code: str, **given: Any) -> dict[str, Any]:
        """The names that code in the place of the stub makes, and those it needs from before.

        Of the cells before only the statements are run that the code depends on, so that no
        stepper and no check of the lesson is waited for.
        """
        needed = _what_it_needs(code, "\n".join(self.before), set(given))
        names: dict[str, Any] = {"__name__": f"exercise_{self.number}", **given}
        for part in (needed, code):
            _execute(part, names)
        return names

    def wrong(self, *changes: tuple[str, str]) -> str:
        """The solution with parts replaced: a typical wrong try. Each part must occur once."""
        code = self.solution
        for old, new in changes:
            assert code.count(old) == 1, f"{old!r} occurs {code.count(old)} times in\n{code}"
            code = code.replace(old, new)
        return code


def path_of(number: str | int) -> Path:
    """The notebook of a lesson, by its number: "02" or 2."""
    (path,) = LESSONS.glob(f"{int(number):02d}_*.ipynb")
    return path


#: A lesson: its number, or the path of its notebook.
Lesson = str | int | Path


@cache
def notebook(lesson: Lesson) -> Any:
    """A lesson as nbformat reads it."""
    path = lesson if isinstance(lesson, Path) else path_of(lesson)
    return nbformat.read(path, as_version=4)


def cells(lesson: Lesson, kind: str | None = None) -> list[Any]:
    """The cells of a lesson; of one kind only, "code" or "markdown", if it is given."""
    return [cell for cell in notebook(lesson).cells if kind in (None, cell.cell_type)]


def printed(cell: Any) -> str:
    """What a code cell has printed, as it is saved."""
    return "".join(output.text for output in cell.outputs if output.output_type == "stream")


def defining(lesson: Lesson, name: str) -> str:
    """The code cell that defines a function or a class."""
    wanted = re.compile(rf"^(?:def|class) {re.escape(name)}\b", re.MULTILINE)
    return str(next(c.source for c in cells(lesson, "code") if wanted.search(c.source)))


def exercises(lesson: Lesson) -> list[Exercise]:
    """The exercises of a lesson, in order."""
    return [_exercise(lesson, *place) for place in _places(lesson)]


def exercise(number: str) -> Exercise:
    """An exercise by its number: "2.1" is the first of lesson 2."""
    (one,) = [one for one in exercises(number.split(".")[0]) if one.number == number]
    return one


def stub(lesson: Lesson, number: str) -> str:
    """The stub of an exercise."""
    return next(one.stub for one in exercises(lesson) if one.number == number)


def solution(lesson: Lesson, number: str) -> str:
    """The folded solution of an exercise."""
    return next(one.solution for one in exercises(lesson) if one.number == number)


def run(*codes: str) -> dict[str, Any]:
    """The names that some code makes, run piece after piece."""
    names: dict[str, Any] = {"__name__": "lesson"}
    for code in codes:
        _execute(code, names)
    return names


# -- how an exercise is found ------------------------------------------------------------------

HEADING = re.compile(r"^### Exercise (\d+\.\d+): *(.+)$", re.MULTILINE)
PAGE = re.compile(r"^## ", re.MULTILINE)
HINT = re.compile(r"<summary>Hint \d+</summary>(.*?)(?=<details>|</details>)", re.DOTALL)
SOLUTION = re.compile(r"<summary>A solution</summary>(.*?)</details>", re.DOTALL)
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def _places(lesson: Lesson) -> list[tuple[int, int]]:
    """The first cell of each exercise, and the first that is no longer its own."""
    book = cells(lesson)
    starts = [
        k for k, cell in enumerate(book)
        if cell.cell_type == "markdown" and HEADING.search(cell.source)
    ]  # fmt: skip
    return list(zip(starts, [*starts[1:], len(book)], strict=True))


def _exercise(lesson: Lesson, start: int, stop: int) -> Exercise:
    own = cells(lesson)[start:stop]
    heading = HEADING.search(own[0].source)
    assert heading
    stubs = [k for k, cell in enumerate(own) if "exercise" in cell.metadata.get("tags", [])]
    assert stubs, f"exercise {heading[1]} has no cell with the tag exercise"
    stub = stubs[0]
    checks = []
    for cell in own[stub + 1 :]:
        if cell.cell_type == "markdown" and PAGE.search(cell.source):
            break
        if cell.cell_type == "code":
            checks.append(cell.source)
    text = "\n".join(cell.source for cell in own[stub:] if cell.cell_type == "markdown")
    task = "\n\n".join(cell.source for cell in own[:stub] if cell.cell_type == "markdown")
    code = [cell.source for cell in cells(lesson)[: start + stub] if cell.cell_type == "code"]
    return Exercise(
        heading[1],
        heading[2].strip(),
        task[task.index("### Exercise") :],
        own[stub].source,
        tuple(checks),
        tuple(hint.strip() for hint in HINT.findall(text)),
        tuple(block for folded in SOLUTION.findall(text) for block in BLOCK.findall(folded)),
        tuple(code),
    )


# -- how its code is run -----------------------------------------------------------------------


def _plain(code: str) -> str:
    """Code without the lines that only a notebook understands."""
    return "\n".join("" if line.startswith(("%", "!")) else line for line in code.splitlines())


def _uses(statement: ast.stmt) -> set[str]:
    """The names of the notebook that a statement uses, in its functions as well."""
    tables = [symtable(ast.unparse(statement), "<lesson>", "exec")]
    used = set()
    for table in tables:  # it grows while it is walked
        outermost = table.get_type() == "module"
        used |= {
            name.get_name()
            for name in table.get_symbols()
            if name.is_referenced() and (outermost or name.is_global())
        }
        tables += table.get_children()
    changed = (node.target for node in ast.walk(statement) if isinstance(node, ast.AugAssign))
    return used | {target.id for target in changed if isinstance(target, ast.Name)}


def _binds(statement: ast.stmt) -> set[str]:
    """The names that a statement makes."""
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return {(alias.asname or alias.name).split(".")[0] for alias in statement.names}
    table = symtable(ast.unparse(statement), "<lesson>", "exec")
    return {name.get_name() for name in table.get_symbols() if name.is_assigned()}


def _before(wanted: set[str], statement: ast.stmt) -> set[str]:
    """What is wanted before a statement, if some names are wanted after it."""
    surely = isinstance(
        statement,
        ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign,
    )
    return (wanted - _binds(statement) if surely else wanted) | _uses(statement)


def _what_it_needs(code: str, before: str, given: set[str]) -> str:
    """The statements before some code that make the names it uses."""
    wanted: set[str] = set()
    for statement in reversed(ast.parse(_plain(code)).body):
        wanted = _before(wanted, statement)
    kept: list[ast.stmt] = []
    for statement in reversed(ast.parse(_plain(before)).body):
        if _binds(statement) & (wanted - given):
            kept.append(statement)
            wanted = _before(wanted, statement)
    return "\n\n".join(ast.unparse(statement) for statement in reversed(kept))


def _execute(code: str, names: dict[str, Any]) -> None:
    """Run code whose source can be read again, as in a notebook: the stepper reads it."""
    code = _plain(code)
    name = f"<lesson {next(_number)}>"
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    exec(compile(code, name, "exec"), names)
