"""Runs the core's own tests in the page's Python, where no process or thread can be started."""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from types import CodeType
from typing import Any

import pytest

#: The tests of the core that need nothing but the core, pytest and NetworkX. (Made-up data and
#: schemas are left to the other Pythons: Hypothesis and jsonschema have parts that are compiled.)
FILES = [
    "tests/test_algorithms.py", "tests/test_board.py", "tests/test_certificate.py",
    "tests/test_comparison.py", "tests/test_every_small_board.py", "tests/test_findings.py",
    "tests/test_layout.py", "tests/test_published.py",
    "tests/test_random_boards.py", "tests/test_rulebook.py", "tests/test_views.py",
    "tests/tracing/test_replay.py",
    "tests/tracing/test_narration.py",
    "tests/tracing/test_stopping.py", "tests/tracing/test_work.py",
    "tests/sandbox/test_timeouts.py",
]  # fmt: skip
#: Packages whose examples need libraries from outside, or start something, and those no page has.
NOT_CORE = [
    "lab/survey.py", "lab/survey_plan.py", "lab/suites",
    "grading", "pictures", "widgets", "cli", "__main__.py", "sandbox/command.py",
    "lab/engines/numba_kernels.py", "images.py", "sandbox/__init__.py",
]  # fmt: skip
#: Every board of at most so many cells. (Larger ones take long there, and say nothing more.)
MAX_CELLS = 3
#: What takes seconds there and says no more of the host than its neighbours: what reads the sources
#: of the package, checks that `answers.py` does too, and the largest boards.
LONG = (
    "test_nobody_matches_on_sentences", "test_every_kind_is_made_somewhere",
    "test_the_published_pass_is_not_refused", "test_the_sweeps_on_every_small_board",
    "checks.assert_correct", "known_mistakes.samples_table", "test_replay.py::*400 cells",
)  # fmt: skip
#: What a test names that starts a process or a thread.
ELSEWHERE = {"subprocess", "Thread", "run_node", "run_command"}


def names_in(code: CodeType) -> set[str]:
    """The names that a function uses, and the functions in it."""
    inner = (names_in(one) for one in code.co_consts if isinstance(one, CodeType))
    return {*code.co_names}.union(*inner)


class Watcher:
    """Leaves out what cannot run here, and counts what does."""

    def __init__(self) -> None:
        self.counts = {"passed": 0, "failed": 0, "skipped": 0}
        self.seconds: dict[str, float] = {}
        self.left_out: list[str] = []
        self.failures: list[str] = []

    def pytest_addoption(self, parser: pytest.Parser) -> None:
        """The settings of a plugin that ends tests by signals or threads, which are not there."""
        for name in ("timeout", "timeout_method", "session_timeout", "timeout_func_only"):
            parser.addini(name, "not heeded here")

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "timeout: not heeded here")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.left_out = [item.nodeid for item in items if not self._can_run(item)]
        items[:] = [item for item in items if self._can_run(item)]

    def _can_run(self, item: pytest.Item) -> bool:
        if any(fnmatch(item.nodeid, f"*{long}*") for long in LONG):
            return False
        function = getattr(item, "function", None)
        if hasattr(function, "needs_made_up_data"):
            return False
        if function is not None and ELSEWHERE & names_in(function.__code__):
            return False
        parameters = getattr(getattr(item, "callspec", None), "params", {})
        return bool(parameters.get("cells", 0) <= MAX_CELLS)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failures.append(f"{report.nodeid}\n{report.longreprtext}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] = self.seconds.get(file, 0.0) + report.duration
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1
        if report.outcome == "failed":
            self.failures.append(f"{report.nodeid}\n{report.longreprtext}")


def main() -> dict[str, Any]:
    watcher = Watcher()
    without = [f"--ignore=snl_algos/{room}" for room in NOT_CORE]
    # One of the endless programs has `continue` in a `finally` block, and Python 3.14 warns of it.
    options = ["-q", "--durations=15", "-W", "ignore::SyntaxWarning", *without]
    code = pytest.main([*options, *FILES, "snl_algos"], plugins=[watcher])
    return {
        "python": sys.version.split()[0],
        "code": int(code),
        "counts": watcher.counts,
        "seconds": {file: round(seconds, 1) for file, seconds in watcher.seconds.items()},
        "left_out": watcher.left_out,
        "failures": watcher.failures[:20],
    }
