"""What the tests of the notebooks compare."""

import pytest


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Compare no plain text: where it is all that a cell shows, the cell prints it."""
    if hasattr(collector, "skip_compare"):  # a notebook, for nbval
        collector.skip_compare += ("text/plain",)
