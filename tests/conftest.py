"""What all tests share: which of them run, and that none runs for ever.

`make test` runs the tests that a newcomer needs: of a test with many cases, every fifth. TESTS=full
is what continuous integration sets: all cases, and the tests marked `full` (more boards, every
lesson, the book, real notebook servers), every third case of one with many. Tests marked `release`
are those whose neighbours guard nearly the same and that take a minute or so each. They run with
TESTS=release, before a release, and so do all cases of the others.
"""

from __future__ import annotations

import itertools
import os
import re
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from amounts import LEFT_OUT, leaves_out, small_effort

Report = TypeVar("Report", pytest.CollectReport, pytest.TestReport)

# What a shell starts in the background ignores Ctrl-C, and so would all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

#: A test has many cases if there are so many of them.
MANY = 4


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `full` or `release`, unless it is asked for."""
    left_out = {item for item in items if any(map(item.get_closest_marker, LEFT_OUT))}
    run = [item for item in items if item not in left_out]
    if leaves_out("full"):
        left_out |= beyond_a_sample(run, every=5)
    elif leaves_out("release"):
        marked = [item for item in run if item.get_closest_marker("full")]
        left_out |= beyond_a_sample(marked, every=3)
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def beyond_a_sample(items: list[pytest.Item], *, every: int) -> set[pytest.Item]:
    """The cases that wait, where a test has many: all but every third, or fifth."""
    cases = defaultdict(list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    return {
        case
        for of_one in cases.values()
        if len(of_one) >= MANY
        for at, case in enumerate(of_one)
        if at % every
    }


class NothingMissing:
    """Makes a failure of what a missing library would skip."""

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """For a file."""
        return failed_if_missing((yield))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """For a test."""
        return failed_if_missing((yield))


def failed_if_missing(report: Report) -> Report:
    """The report, as a failure if it says that a library is missing."""
    reason = str(report.longrepr)
    if report.skipped and re.search("could not import|unable to import|needs Numba", reason):
        report.outcome, report.longrepr = "failed", reason
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A file of tests that cannot be imported fails. pytest skips it, for its doctests may."""
    report = yield
    in_tests = Path(__file__).parent in getattr(collector, "path", Path()).parents
    return (
        failed_if_missing(report) if in_tests and "doctest.py" in str(report.longrepr) else report
    )


def pytest_configure(config: pytest.Config) -> None:
    """In continuous integration no library may be missing."""
    if os.environ.get("CI") == "true":
        config.pluginmanager.register(NothingMissing())


#: How deep calls may go, before any program of the tests has set it.
RECURSION_LIMIT = sys.getrecursionlimit()


@pytest.fixture(autouse=True)
def usual_recursion_limit() -> None:
    """Undo `sys.setrecursionlimit` of programs that earlier tests have run in this process."""
    if sys.getrecursionlimit() != RECURSION_LIMIT:
        sys.setrecursionlimit(RECURSION_LIMIT)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: a third of the time a test waits for something."""
    return (os.cpu_count() or 1) + 1


def pytest_report_header() -> str:
    """Says which tests run."""
    return f"tests: without those marked {', '.join(LEFT_OUT)}" if LEFT_OUT else "tests: all"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A running Chromium.

    It ends with the module: while it is open, an event loop runs in this thread, and nothing else
    may start one.
    """
    from browser import launched  # needs more than the tests of the core have

    with launched() as chromium:
        yield chromium


# The book is built once, for its own tests and for walks through it.


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the book in a folder of its own, as the page of a project has it."""
    from visiting import ROOT, build

    home = tmp_path_factory.mktemp("book")
    ran = build(ROOT / "book", home / "project")
    assert ran.returncode == 0, ran.stderr[-3000:]
    return home


@pytest.fixture(scope="session")
def site(home: Path) -> Path:
    """The folder of the book."""
    return home / "project"


@pytest.fixture(scope="session")
def served(home: Path) -> Iterator[str]:
    """The address of the book on a server that holds other things too."""
    from visiting import served_folder

    with served_folder(home) as address:
        yield f"{address}project/"


@pytest.fixture(scope="session")
def with_python(site: Path, served: str) -> str:
    """The address of a book that was built with Python for its pages."""
    from visiting import need_python

    need_python(site)
    return served


@pytest.fixture(scope="session")
def laboratory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One JupyterLab for all walks, each of which opens a notebook of its own."""
    from walks.laboratory import laboratory_in

    with laboratory_in(tmp_path_factory.mktemp("laboratory")) as served:
        yield served


@pytest.fixture(autouse=True)
def _the_main_module_stays() -> Iterator[None]:
    """An IPython shell replaces it, and after that no process can be started."""
    main = sys.modules["__main__"]
    yield
    sys.modules["__main__"] = main


@pytest.fixture(autouse=True)
def _no_program_of_a_learner_stays() -> Iterator[None]:
    """What an exercise enters in the registers is not there for the next test."""
    yield
    from snl_algos.programs import ALGORITHMS, MISTAKES

    for register in (ALGORITHMS, MISTAKES):
        for name, program in register.items():
            if program.function.__module__.startswith("exercise_"):
                del register[name]


@pytest.fixture
def few_boards() -> Iterator[None]:
    """A check plays a few boards only, and looks for a small failing board less long."""
    with small_effort():
        yield


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Gives the host a clock that moves on by a number of seconds each time it is read."""

    def ticking(seconds: float) -> None:
        monkeypatch.setattr(time, "monotonic", itertools.count(seconds, seconds).__next__)

    return ticking
