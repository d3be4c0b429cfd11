"""Follows every link of the built pages to its end, as long as it stays on the site."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sphinx.application import Sphinx
from sphinx.util import logging

__all__ = ["broken_links", "check"]

logger = logging.getLogger(__name__)


def check(app: Sphinx, error: Exception | None) -> None:
    """A warning for every link that leads nowhere."""
    if error is None and app.builder.format == "html":
        for page, link in broken_links(Path(app.outdir)):
            logger.warning("%s: the link %s leads nowhere", page, link, type="snl")


class Links(HTMLParser):
    """The links of a page, and the places in it to which a link can lead.

    Every page is read here, so it is read once, and no tree is made of it.
    """

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.places.add(value or "")
            elif name in ("href", "src"):
                self.links.add(value or "")


def broken_links(site: Path) -> Iterator[tuple[str, str]]:
    """(page, link) for each link to a file or a place in one that is not there."""
    read = cache(Links)
    for page in sorted(site.rglob("*.html")):
        if "_static" in page.parts:  # the theme's own templates
            continue
        for link in sorted(read(page).links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            there = target.is_file()
            step = parts.fragment.startswith("step=")  # a place in a stepper
            if there and parts.fragment and not step and target.suffix == ".html":
                there = unquote(parts.fragment) in read(target).places
            if not there:
                yield page.relative_to(site).as_posix(), link
