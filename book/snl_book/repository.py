"""The pages of the book that lie elsewhere in the repository: the lessons, and two documents.

They are copied into the book before the pages are read, because Sphinx reads one folder. Links in
the repository lead where its files are; while a page is read, they are led to the pages of the
book.
"""

from __future__ import annotations

import filecmp
import os
import re
import shutil
from pathlib import Path

from sphinx.application import Sphinx

__all__ = ["copy_pages", "lead_links_into_the_book"]

#: The pages, by their paths in the repository. In the book they have the same paths.
PAGES = ("CHANGELOG.md", "CONTRIBUTING.md", "lessons/README.md", "lessons/[0-9][0-9]_*.ipynb")
#: The target of a link to another page.
TARGET = re.compile(r"(?<=\]\()[^\s()#:]+\.(?:md|ipynb)(?=[)#])")


def copy_pages(app: Sphinx) -> None:
    """Bring the copies in the book up to date."""
    book = Path(app.srcdir).resolve()
    pages = {book / page.relative_to(book.parent): page for page in pages_of(book.parent)}
    (book / "lessons").mkdir(exist_ok=True)
    for old in set((book / "lessons").iterdir()) - pages.keys():
        old.unlink()
    for copy, page in pages.items():
        if not copy.exists() or not filecmp.cmp(page, copy):
            shutil.copy2(page, copy)


def pages_of(repository: Path) -> list[Path]:
    """Return the files that are copied."""
    return [page for pattern in PAGES for page in sorted(repository.glob(pattern))]


def lead_links_into_the_book(app: Sphinx, document: str, source: list[str]) -> None:
    """Change each link to a page, from its path in the repository to its path in the book."""
    book = Path(app.srcdir).resolve()
    copies = {book / page.relative_to(book.parent): page for page in pages_of(book.parent)}
    pages = {page: copy for copy, page in copies.items()}
    here = Path(app.env.doc2path(document)).resolve()
    folder = copies.get(here, here).parent

    def led(found: re.Match[str]) -> str:
        target = Path(os.path.normpath(folder / found[0]))
        if not target.exists():
            return found[0]
        return Path(os.path.relpath(pages.get(target, target), here.parent)).as_posix()

    source[0] = TARGET.sub(led, source[0])
