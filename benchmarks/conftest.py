"""The short form, and a final report of medians relative to the bare search of the group."""

from pathlib import Path
from typing import Any

import pytest
from visiting import ROOT, build


@pytest.fixture(scope="session")
def short(request: pytest.FixtureRequest) -> bool:
    """Return whether everything runs only once, on less data, to see that it works.

    CI does this: `make bench ARGS=--benchmark-disable`.
    """
    return bool(request.config.getoption("benchmark_disable"))


@pytest.fixture(scope="session")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the book with two lessons."""
    site = tmp_path_factory.mktemp("book") / "project"
    ran = build(ROOT / "book", site, "-t", "quick")
    assert ran.returncode == 0, ran.stderr[-3000:]
    return site


def pytest_terminal_summary(terminalreporter: Any, config: Any) -> None:
    session = getattr(config, "_benchmarksession", None)
    write = terminalreporter.write_line
    write("")
    write("ratios of medians, in this run")
    groups: dict[str, dict[str, float]] = {}
    for bench in session.benchmarks if session else ():
        groups.setdefault(bench.group, {})[bench.name.removeprefix("test_")] = bench.stats.median
    for group, medians in groups.items():
        bare = next((name for name in medians if name.endswith("bare")), None)
        for name, median in medians.items():
            if bare is not None and name != bare:
                write(f"  {group}: {name} / {bare} = {median / medians[bare]:.2f}")
    for report in terminalreporter.stats.get("passed", ()):
        for what, number in report.user_properties:
            write(f"  {what}: {number}")
