"""The architecture: which package may import which; the core needs the standard library alone."""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import snl_algos
from snl_algos.algorithms import ALGORITHMS, Algorithm
from snl_algos.answer import Answer
from snl_algos.board import Board

PACKAGE = Path(snl_algos.__file__).parent
ROOT = PACKAGE.parent

# -- who imports whom ------------------------------------------------------------------

#: The packages and modules of the core and what is built on them. Each may import only what stands
#: before it in this list.
ORDER = [
    "errors", "extras", "whole_file", "sandbox", "layout", "board_text", "tables",
    "reference_solver", "board", "images", "finding_kinds", "findings", "progress", "answer",
    "certificates", "costs", "views", "boards", "programs", "algorithms", "mistakes", "tracing",
    "explanation", "measured_run", "comparison", "checker", "diagnosis", "course", "workbench",
    "pictures", "widgets", "grading", "lab",
]  # fmt: skip

#: The entry points, which may import everything.
ENTRY_POINTS = {"__init__", "__main__", "cli"}

#: Packages that need libraries from outside.
NOT_CORE = {"pictures", "widgets", "cli", "__init__", "__main__"}

#: Files and folders of the core that need libraries from outside. They are imported when they are
#: first used, never together with their package.
OUTSIDE = ("lab/engines/numba_kernels.py", "course/figures/")

#: The packages that show what another one holds, or say more of it. That one opens them by name
#: when it is asked to, and never otherwise: `extras.import_optional` is the one way down.
OPENED_BY_NAME = {
    "board": {"pictures"},
    "programs": {"checker.checks"},
    "tracing": {"pictures", "widgets.page"},
    "checker": {"widgets", "diagnosis.repair"},
    "diagnosis": {"widgets"},
    "widgets": {"pictures"},
}


def sources() -> Iterator[tuple[str, Path]]:
    """(package, file) of every module of the package."""
    for file in sorted(PACKAGE.rglob("*.py")):
        first = file.relative_to(PACKAGE).parts[0]
        yield first.removesuffix(".py"), file


def needs_outside(file: Path) -> bool:
    return file.relative_to(PACKAGE).as_posix().startswith(OUTSIDE)


def imports(file: Path) -> Iterator[str]:
    """The full dotted names of all that a module imports, wherever in it."""
    inside = [PACKAGE.name, *file.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level == 0:
                yield node.module or ""
                continue
            base = inside[: len(inside) - node.level + 1]
            if node.module:
                yield ".".join([*base, node.module])
            else:
                yield from (".".join([*base, alias.name]) for alias in node.names)


@cache
def imported_packages() -> dict[str, set[str]]:
    """Package → the others that it imports."""
    known: dict[str, set[str]] = {}
    for package, file in sources():
        mine = known.setdefault(package, set())
        for name in imports(file):
            parts = name.split(".")
            if parts[0] == PACKAGE.name:
                mine.add(parts[1] if len(parts) > 1 else "__init__")
        mine.discard(package)
    return known


def test_every_package_is_in_the_order() -> None:
    """A new package needs a place in the order. Catches a module that no rule here sees."""
    packages = {package for package, _ in sources()}
    assert packages == {*ORDER, *ENTRY_POINTS}


def test_each_package_imports_only_what_stands_before_it() -> None:
    for package, others in imported_packages().items():
        if package in ENTRY_POINTS:
            continue
        above = set(ORDER[: ORDER.index(package)])
        assert others <= above, f"{package} imports {sorted(others - above)}"


def imported_modules(file: Path) -> Iterator[str]:
    """The modules of the package that a module imports, also where only type checkers do."""
    inside = [PACKAGE.name, *file.relative_to(PACKAGE).parts[:-1]]
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        start = inside[: len(inside) - node.level + 1] if node.level else []
        base = [*start, *(node.module or "").split(".")] if node.module else start
        for alias in node.names:
            for path in ([*base, alias.name], base):
                if path[:1] == [PACKAGE.name] and module_file(path) is not None:
                    yield ".".join(path)
                    break


def module_file(path: list[str]) -> Path | None:
    """The file of a module, if there is one."""
    place = PACKAGE.joinpath(*path[1:])
    files = (place / "__init__.py", place.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


def test_no_modules_import_each_other() -> None:
    """Would catch: a circle, which works as long as one of its modules happens to come first; two
    modules that have to be read together, as each needs the other in its type hints.
    """
    known = {
        ".".join([PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(
            ".__init__"
        ): set(imported_modules(file))
        for _, file in sources()
    }
    order = list(TopologicalSorter(known).static_order())
    assert order.index("snl_algos.board") < order.index("snl_algos.checker.checks")


def test_only_what_is_shown_is_opened_by_name() -> None:
    """Catches a way down that the plan does not name, or a callback that is injected instead."""
    opened: dict[str, set[str]] = {}
    for package, file in sources():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "import_optional":
                (argument,) = node.args
                if isinstance(argument, ast.Constant):
                    opened.setdefault(package, set()).add(str(argument.value))
    assert {package: opened.get(package) for package in OPENED_BY_NAME} == OPENED_BY_NAME
    assert set(opened) <= OPENED_BY_NAME.keys() | ENTRY_POINTS


def test_the_core_does_not_know_the_lab() -> None:
    """Only the lazy public names and the commands name it, in any string."""
    name_it = {
        file.relative_to(PACKAGE).as_posix()
        for package, file in sources()
        if package not in {"lab", "cli"} and _names_the_lab(file)
    }
    assert name_it == {"__init__.py"}


def _names_the_lab(file: Path) -> bool:
    """Whether it imports the lab, or has its name in a string that is not a docstring."""
    tree = ast.parse(file.read_text("utf-8"))
    strings = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
    }
    imported = {name.removeprefix(f"{PACKAGE.name}.") for name in imports(file)}
    return any(name == "lab" or name.startswith("lab.") for name in strings | imported)


# -- nothing from outside ----------------------------------------------------------------


def test_the_core_needs_the_standard_library_alone() -> None:
    """Catches an import from outside anywhere in a core file, also inside a function."""
    for package, file in sources():
        if package in NOT_CORE or needs_outside(file):
            continue
        for name in imports(file):
            top = name.split(".")[0]
            assert top == PACKAGE.name or top in sys.stdlib_module_names, f"{file.name}: {name}"


def modules_after(statement: str) -> set[str]:
    """The names of the modules that are loaded after a statement in a fresh interpreter."""
    environment = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    program = f"{statement}\nimport sys, json\nprint(json.dumps(list(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env=environment | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
    )
    return set(json.loads(run.stdout))


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    """What `import snl_algos` loads beyond what Python itself does."""
    return modules_after("import snl_algos") - modules_after("pass")


def test_the_package_loads_nothing_from_outside(loaded: set[str]) -> None:
    outside = {
        name
        for name in loaded
        if name.split(".")[0] not in sys.stdlib_module_names and name.split(".")[0] != "snl_algos"
    }
    assert not outside


#: Slow to load, and of no use to a search on a board.
HEAVY = {
    "asyncio", "concurrent", "doctest", "email", "http", "logging", "multiprocessing", "pdb",
    "pydoc", "socket", "sqlite3", "ssl", "subprocess", "tkinter", "unittest", "urllib.request",
    "xml",
}  # fmt: skip


def test_the_package_loads_nothing_heavy(loaded: set[str]) -> None:
    """Instead of a stopwatch, which says more of the machine than of the package."""
    tops = loaded | {name.split(".")[0] for name in loaded}
    assert not tops & HEAVY
    assert not tops & {"numpy", "matplotlib", "networkx", "typer", "rich", "IPython", "anywidget"}
    assert len(loaded) <= 40, sorted(loaded)
    assert not {"snl_algos.pictures", "snl_algos.widgets", "snl_algos.cli"} & loaded


# -- the front door ------------------------------------------------------------------------


# -- the algorithms' files --------------------------------------------------------------------


def file_of(entry: Algorithm) -> Path:
    return Path(inspect.getfile(entry.function))


def head_of(entry: Algorithm) -> str:
    head = inspect.getmodule(entry.function).__doc__
    assert head
    return head


@pytest.mark.parametrize("entry", ALGORITHMS.values(), ids=ALGORITHMS)
def test_the_head_of_an_algorithms_file(entry: Algorithm) -> None:
    """The idea, what the arrays mean, the cost, the source, and how to run it."""
    head = head_of(entry)
    title, _, rest = head.partition("\n")
    assert title.endswith(".")
    idea = rest.strip().split("\n\n")[0]
    assert 2 <= len(re.findall(r"[.?](?:\s|$)", idea)) <= 6, "the idea takes about three sentences"
    assert "Time O(" in head
    assert re.search(r"[Mm]emory O\(", head)
    assert "\nSource: " in head
    before = head.partition("\nTime O(")[0]
    arrays = re.findall(r"^ {4}(\w+)(?:\[\w\])* {2,}\S", before, flags=re.MULTILINE)
    assert len(arrays) >= 2, "each array has a line that says what it means"
    code = file_of(entry).read_text("utf-8").replace(head, "")
    for array in arrays:
        assert re.search(rf"\b{array}\b", code), f"{array} is explained, and not used"


@pytest.mark.parametrize("entry", ALGORITHMS.values(), ids=ALGORITHMS)
def test_an_entry_is_complete(entry: Algorithm) -> None:
    for text in (entry.name, entry.title, entry.time, entry.memory, entry.source):
        assert text == text.strip() != ""
    assert entry.time.startswith("O(")
    assert entry.memory.startswith("O(")
    assert entry.most_cells > 0
    assert entry.exact == (not entry.limits)
    assert all(limit.strip() for limit in entry.limits)
    assert inspect.getdoc(entry.function)
    assert ">>>" in (inspect.getdoc(entry.function) or "")
    assert isinstance(entry(Board(12)), Answer)
    assert len(file_of(entry).read_text("utf-8").splitlines()) <= 130, "it is read at one sitting"
    # The decorator gives the function back as it is.
    assert getattr(inspect.getmodule(entry.function), entry.function.__name__) is entry.function


#: The order of the lessons. Others may come between them.
TAUGHT = [
    "queue-bfs", "level-bfs", "adjacency-list-bfs", "adjacency-matrix-bfs", "forward-dp",
    "repaired-dp", "dijkstra",
]  # fmt: skip


def test_the_teaching_order() -> None:
    orders = [entry.order for entry in ALGORITHMS.values()]
    assert orders == sorted(set(orders))
    assert list(ALGORITHMS) == [entry.name for entry in ALGORITHMS.values()]
    assert [name for name in ALGORITHMS if name in TAUGHT] == TAUGHT
    titles = [entry.title for entry in ALGORITHMS.values()]
    assert len(set(titles)) == len(titles)


ROLES = ("current", "edge", "frontier", "distance", "predecessor", "visited")


@pytest.mark.parametrize("entry", ALGORITHMS.values(), ids=ALGORITHMS)
def test_the_variables_of_an_algorithm(entry: Algorithm) -> None:
    """Those that are watched are there, and none are hooks, counters, prints or timers.

    Catches a variable that was renamed in the code only.
    """
    nodes = ast.walk(ast.parse(file_of(entry).read_text("utf-8")))
    names = [node for node in nodes if isinstance(node, ast.Name)]
    watched = {getattr(entry.watch, role) for role in ROLES} - {None}
    assert watched <= {node.id for node in names if isinstance(node.ctx, ast.Store)}
    assert entry.watch.current and entry.watch.edge and entry.watch.distance
    unwanted = {"print", "logging", "perf_counter", "time", "trace", "counter", "yield"}
    assert not {node.id for node in names} & unwanted


@pytest.mark.parametrize("entry", ALGORITHMS.values(), ids=ALGORITHMS)
def test_what_the_steps_say_can_be_filled(entry: Algorithm) -> None:
    """`{...}` in a step's sentence holds an expression that Python can read, of known names.

    And the comment stands at the end of a statement, not on a lone bracket or a loop's head.
    """
    source = file_of(entry).read_text("utf-8")
    tree = ast.parse(source)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)} | {"len"}
    simple = {
        node.end_lineno: node
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and not hasattr(node, "body")
    }
    inside = {
        number
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for number in range(node.lineno, (node.end_lineno or 0) + 1)
    }
    steps = 0
    for number, line in enumerate(source.splitlines(), 1):
        code, mark, sentence = line.partition("#: ")
        if not mark or number not in inside:
            continue
        steps += 1
        assert number in simple, f"line {number} is no end of a simple statement: {line}"
        assert simple[number].lineno == number, f"line {number}: the statement takes several lines"
        assert code.strip()
        for inner in re.findall(r"{([^{}]*)}", sentence):
            read = ast.parse(re.sub(r":[a-z ]+$", "", inner), mode="eval")
            used = {node.id for node in ast.walk(read) if isinstance(node, ast.Name)}
            assert used <= names | {"again"}, f"line {number}: {used - names}"
    assert steps >= 3
