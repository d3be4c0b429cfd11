"""The book, built once for all its tests, and where it is opened from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from visiting import ROOT, build, need_python, served_folder


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the book in a folder of its own, as the page of a project has it."""
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
    with served_folder(home) as address:
        yield f"{address}project/"


@pytest.fixture(scope="session")
def filed(site: Path) -> str:
    """The address of the book as files."""
    return f"{site.as_uri()}/"


@pytest.fixture(params=["http", "file"])
def address(request: pytest.FixtureRequest) -> str:
    """The book's address, ending with a slash: of a server's subfolder, and of the files."""
    found: str = request.getfixturevalue("filed" if request.param == "file" else "served")
    return found


@pytest.fixture(scope="session")
def with_python(site: Path, served: str) -> str:
    """The address of a book that was built with Python for its pages."""
    need_python(site)
    return served
