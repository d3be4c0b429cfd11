"""Where the book is opened from."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def filed(site: Path) -> str:
    """The address of the book as files."""
    return f"{site.as_uri()}/"


@pytest.fixture(params=["http", "file"])
def address(request: pytest.FixtureRequest) -> str:
    """The book's address, ending with a slash: of a server's subfolder, and of the files."""
    found: str = request.getfixturevalue("filed" if request.param == "file" else "served")
    return found
