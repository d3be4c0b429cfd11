"""Prints the ratios of medians at the end: each benchmark against the bare one of its group."""

from typing import Any


def pytest_terminal_summary(terminalreporter: Any, config: Any) -> None:
    session = getattr(config, "_benchmarksession", None)
    write = terminalreporter.write_line
    write("")
    write("ratios of medians, in this run")
    groups: dict[str, dict[str, float]] = {}
    for bench in session.benchmarks if session else ():
        groups.setdefault(bench.group, {})[bench.name.removeprefix("test_")] = bench.stats.median
    for group, medians in groups.items():
        bare = next(name for name in medians if name.endswith("bare"))
        for name, median in medians.items():
            if name != bare:
                write(f"  {group}: {name} / {bare} = {median / medians[bare]:.2f}")
    for report in terminalreporter.stats.get("passed", ()):
        for what, number in report.user_properties:
            write(f"  {what}: {number}")
