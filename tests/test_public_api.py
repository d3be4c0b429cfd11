"""The public names: each is there, and nothing is imported before it is asked for."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

import snl_algos
from snl_algos import Board
from snl_algos.extras import EXTRAS, import_optional

PACKAGE = Path(snl_algos.__file__).parent

#: What a reader of the guide or the lessons finds here, at the least.
PROMISED = {
    "ALGORITHMS", "Algorithm", "Answer", "Board", "BoardError", "Certificate", "Comparison",
    "Finding", "MISTAKES", "Mistake", "Move", "ProgramError", "Report", "Trace", "Watch",
    "all_boards", "assert_correct", "certificate", "check", "compare", "explore",
    "fewest_throws", "hold",
    "load_board", "narrate", "random_board", "shortest_routes", "solve", "source", "step",
    "step_together", "trace", "turn",
}  # fmt: skip

#: Everything from outside that an extra installs.
OUTSIDE = ("anywidget", "ipywidgets", "traitlets", "matplotlib", "pygments", "typer", "rich",
           "numpy", "numba", "IPython")  # fmt: skip


def printed_by(program: str, *, without: tuple[str, ...] = ()) -> Any:
    """What a program prints as JSON, in a fresh interpreter that lacks some libraries."""
    lacking = f"import sys\nfor name in {without!r}:\n    sys.modules[name] = None\n"
    run = subprocess.run(
        [sys.executable, "-c", lacking + program], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


# -- the names ------------------------------------------------------------------------------


def test_every_promised_name_is_there() -> None:
    """In `__all__`, in `dir()`, and as an attribute."""
    assert set(snl_algos.__all__) == PROMISED
    assert set(dir(snl_algos)) >= PROMISED
    for name in snl_algos.__all__:
        assert getattr(snl_algos, name) is not None
    assert len(set(snl_algos.__all__)) == len(snl_algos.__all__)


def promised() -> set[str]:
    """The public names, as the page on compatibility lists them: packages, and names of some."""
    page = (PACKAGE.parent / "book/docs/compatibility.md").read_text(encoding="utf-8")
    begin, end = (page.index(words) for words in ("the `__all__` of", "Everything else may"))
    whole, names = page[begin:end].split("; of\n")
    folder, *some = re.findall(r"`([\w.]+)`", names)
    packages = ["snl_algos"] + [
        f"snl_algos.{name.removeprefix('snl_algos.')}" for name in re.findall(r"`([a-z.]+)`", whole)
    ]
    return {f"{folder}:{name}" for name in some} | {
        f"{package}:{name}" for package in packages for name in import_module(package).__all__
    }


def test_every_public_name_has_an_example() -> None:
    """Would catch: a function or a class whose docstring shows no call. (Doctest runs them.)"""
    names = promised()
    assert {"snl_algos:check", "snl_algos.costs:pips", "snl_algos.grading:grade"} <= names
    without = set()
    for name in names:
        thing = resolve_name(name)
        if callable(thing) and ">>> " not in (getdoc(thing) or ""):
            without.add(name)
    assert without == set()


def test_the_recipes_use_what_is_promised() -> None:
    """Would catch: an autograder that breaks in the middle of a term."""
    text = (PACKAGE.parent / "book/docs/grading.md").read_text(encoding="utf-8")
    page, _, _ = text.partition("## Test suites")
    used = {
        f"{package}:{name}"
        for package, names in re.findall(r"^from (snl_algos\S*) import (.+)$", page, re.MULTILINE)
        for name in names.split(", ")
    }
    assert len(used) > 3
    assert used <= promised()


def test_a_name_is_the_one_of_its_module() -> None:
    """Would catch: a table that leads to another object of the same name."""
    for folder, names in snl_algos.MODULES.items():
        module = import_optional(folder)
        for name in names:
            assert getattr(snl_algos, name) is getattr(module, name)
            assert name in module.__all__, f"{folder} does not promise {name}"


def test_what_type_checkers_see_is_what_there_is() -> None:
    """The imports under `TYPE_CHECKING` and the table say the same, name for name."""
    tree = ast.parse(Path(snl_algos.__file__).read_text("utf-8"))
    (block,) = [
        node
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    seen: dict[str, list[str]] = {}
    for node in block.body:
        assert isinstance(node, ast.ImportFrom) and node.level == 1 and node.module
        for alias in node.names:
            assert alias.asname == alias.name  # "as" makes it a public name of the package
            seen.setdefault(node.module, []).append(alias.name)
    assert {folder: set(names) for folder, names in seen.items()} == {
        folder: set(names) for folder, names in snl_algos.MODULES.items()
    }
    assert sum(map(len, seen.values())) == len(snl_algos.__all__)


# -- loaded when asked for --------------------------------------------------------------------

LOADED = "print(json.dumps(sorted(set(sys.modules) - before)))"


def loaded_by(statement: str) -> set[str]:
    """The modules that a statement loads in a fresh interpreter."""
    return set(printed_by(f"import sys, json\nbefore = set(sys.modules)\n{statement}\n{LOADED}"))


def test_importing_the_package_imports_no_module_of_it() -> None:
    """Would catch: an import at the top of the package, and so a slow start."""
    loaded = loaded_by("import snl_algos")
    assert {name for name in loaded if name.startswith("snl_algos")} == {"snl_algos"}
    assert all(name.split(".")[0] in {*sys.stdlib_module_names, "snl_algos"} for name in loaded)


@pytest.mark.parametrize(
    ("statement", "opened", "closed"),
    [
        ("from snl_algos import Board", {"board"}, {"programs", "tracing", "checker", "boards"}),
        ("from snl_algos import Finding", {"findings"}, {"programs", "answer"}),
        ("from snl_algos import fewest_throws", {"lab"}, {"programs", "tracing", "checker"}),
        ("from snl_algos import solve", {"programs"}, {"tracing", "checker", "widgets"}),
        ("from snl_algos import check", {"checker"}, {"widgets", "cli", "pictures"}),
        ("from snl_algos import compare", {"comparison"}, {"widgets", "checker", "pictures"}),
    ],
)
def test_a_name_imports_only_what_it_needs(
    statement: str, opened: set[str], closed: set[str]
) -> None:
    """Would catch: an import that pulls in others which it does not need."""
    loaded = loaded_by(statement)
    packages = {name.split(".")[1] for name in loaded if name.startswith("snl_algos.")}
    assert opened <= packages
    assert not closed & packages
    assert not {name.split(".")[0] for name in loaded} & set(OUTSIDE)


# -- without the extras -----------------------------------------------------------------------


def test_everything_is_there_without_the_extras() -> None:
    """`import *` works; what needs an extra says so when it is called, and how to install it."""
    said = printed_by(
        "import json\n"
        "from snl_algos import *\n"
        "from snl_algos.extras import MissingExtra\n"
        "assert solve('thirty').throws == 3\n"
        "assert compare('thirty').throws == 3\n"
        "assert trace('queue-bfs', 'thirty').outcome == 'returned'\n"
        "assert check(lambda board: 1).correct is False\n"
        "said = {}\n"
        "for function in (step, step_together, explore, turn):\n"
        "    try:\n"
        "        function('queue-bfs', 'thirty')\n"
        "    except MissingExtra as missing:\n"
        "        said[function.__name__] = [str(missing), function.__doc__]\n"
        "print(json.dumps(said))",
        without=OUTSIDE,
    )
    assert set(said) == {"step", "step_together", "explore", "turn"}
    for message, doc in said.values():
        assert "pip install 'snl_algos[widgets]'" in message
        assert message == doc


@pytest.mark.parametrize(
    ("folder", "statement"),
    [
        ("pictures", "import_optional('pictures')"),
        ("widgets", "import_optional('widgets').step"),
        ("widgets", "check(lambda board: 1).show()"),
    ],
)
def test_a_missing_extra_is_named(folder: str, statement: str) -> None:
    """Would catch: a ModuleNotFoundError that names a library of which nobody has heard."""
    message = printed_by(
        "import json\n"
        "from snl_algos import check\n"
        "from snl_algos.extras import MissingExtra, import_optional\n"
        f"try:\n    {statement}\n"
        "except MissingExtra as missing:\n    print(json.dumps(str(missing)))",
        without=OUTSIDE,
    )
    assert f"pip install 'snl_algos[{EXTRAS[folder]}]'" in message


# -- no package is prepared by another ------------------------------------------------------------


# -- the notebook side takes what the others take -----------------------------------------


def by_moves(move: list[int], N: int) -> int:
    return -(-(N - 1) // 6)


@pytest.mark.parametrize(
    ("lists", "board"),
    [
        ([[-1, -1], [-1, 3]], Board(4, {2: 3})),
        ([-1, 3, -1, -1], Board(4, {2: 4})),
        (([[3, 90], [56, 76]], [[97, 13]]), Board(100, {3: 90, 56: 76, 97: 13})),
        ([[[3, 90]], []], Board(100, {3: 90})),
        ([[-1, 4], [-1, 2]], Board(4, {3: 4})),  # the 2 names its own cell
        ([-1, 1, 3, -1], Board(4, {3: 4})),
        ("[[-1, -1], [-1, 3]]", Board(4, {2: 3})),
        ("1\n1\n3 90\n1\n97 13\n", Board(100, {3: 90, 97: 13})),
    ],
)
def test_what_a_judge_passes_is_a_board_everywhere(lists: Any, board: Board) -> None:
    """Would catch: a grid, a move array or lists of jumps that one of them refuses."""
    assert snl_algos.solve(lists) == snl_algos.solve(board)
    assert snl_algos.fewest_throws(lists) == snl_algos.solve(board).throws
    assert snl_algos.trace("queue-bfs", lists).board == board
    assert snl_algos.compare(lists, "queue-bfs").board == board
    assert snl_algos.step("queue-bfs", lists).traces[0].board == board
    assert snl_algos.step_together(["queue-bfs", "a-star"], lists).traces[1].board == board
    assert snl_algos.explore(lists).board == board


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ('x = 1\nsnl_algos.step("bfs", "thirty")', "did you mean 'queue-bfs'?"),
        ("x = 1\nsnl_algos.Board(30, {3: 40})", "cell 40 is off the board"),
        ('x = 1\nsnl_algos.step("queue-bfs")', "call it like this: step("),
        ("x = 1\nsnl_algos.check(3)", "expected a function"),
        ("x = 1\nsnl_algos.certificate('thirty', 3)", "certificate(board, solve(board))"),
        ("x = 1\nsnl_algos.step_together('dijkstra', 'thirty')", "two to four programs"),
        ("x = 1\nsnl_algos.fewest_throws(None)", "None"),
    ],
)
def test_a_notebook_shows_the_line_and_the_message(
    cell: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Would catch: a traceback through the package, of a screen's height, for a slip."""
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell()
    shell.user_ns["snl_algos"] = snl_algos
    assert not shell.run_cell(cell).success
    said = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert len(said) == 2
    assert said[0] == f"line 2: {cell.splitlines()[1]}"
    assert shown in said[1]


def test_answers_and_traces_show_themselves() -> None:
    """Would catch: a raw tuple of tuples where a notebook shows the last value of a cell."""
    answer = snl_algos.solve("thirty")
    assert str(answer) == (
        "3 throws: roll 2, land on 3, climb to 22; roll 2, land on 24; roll 6, land on 30"
    )
    html = answer._repr_html_()
    assert "<strong>3 throws</strong>" in html and "<li>roll 2, land on 3, climb to 22</li>" in html
    assert "22: 1" in html
    assert "out of reach" in snl_algos.solve("out-of-reach")._repr_html_()
    run = snl_algos.trace("queue-bfs", "thirty")
    html = run._repr_html_()
    assert "answer: 3 throws" in html and "<img" in html and "78 steps" in html
    assert "step(program, board)" in html
    assert repr(snl_algos.trace(lambda board: 1, Board(2))).count("1 step,") == 1


@pytest.mark.parametrize(
    "call", ["trace(mine, 'thirty')", "compare('thirty', [mine])", "check(mine)"]
)
def test_what_cannot_be_stopped_is_said_first(call: str, tmp_path: Path) -> None:
    """Would catch: a notebook on Windows that hangs, and never said that it might."""
    file = tmp_path / "without_fork.py"
    file.write_text(
        "import os\ndel os.fork\nfrom snl_algos import Board, check, compare, trace\n"
        "def mine(board):\n    print('running')\n    return 3\n"
        f"{call}\n"
    )
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-u", file],
        capture_output=True, text=True, check=True, timeout=600,
    )  # fmt: skip
    assert "not a long call in C" in ran.stderr
    assert ran.stderr.count("RuntimeWarning") == 1
    assert f"{file}:7" in ran.stderr
