"""Where the book is opened from."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

#: Without what builds the book there is nothing to open.
collect_ignore_glob = [] if find_spec("sphinx") and find_spec("myst_nb") else ["test_*.py"]


@pytest.fixture(scope="session")
def filed(site: Path) -> str:
    """The address of the book as files."""
    return f"{site.as_uri()}/"


@pytest.fixture(params=["http", "file"])
def address(request: pytest.FixtureRequest) -> str:
    """The book's address, ending with a slash: of a server's subfolder, and of the files."""
    found: str = request.getfixturevalue("filed" if request.param == "file" else "served")
    return found
