"""Follows every link of the built pages to its end, as long as it stays on the site."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bs4 import BeautifulSoup
from sphinx.application import Sphinx
from sphinx.util import logging

__all__ = ["broken_links", "check"]

logger = logging.getLogger(__name__)


def check(app: Sphinx, error: Exception | None) -> None:
    """A warning for every link that leads nowhere."""
    if error is None and app.builder.format == "html":
        for page, link in broken_links(Path(app.outdir)):
            logger.warning("%s: the link %s leads nowhere", page, link, type="snl")


def broken_links(site: Path) -> Iterator[tuple[str, str]]:
    """(page, link) for each link to a file or a place in one that is not there."""

    @cache
    def places(file: Path) -> set[str]:
        soup = BeautifulSoup(file.read_text("utf-8"), "html.parser")
        return {str(node["id"]) for node in soup.select("[id]")}

    for page in sorted(site.rglob("*.html")):
        if "_static" in page.parts:  # the theme's own templates
            continue
        soup = BeautifulSoup(page.read_text("utf-8"), "html.parser")
        links = {str(node[name]) for name in ("href", "src") for node in soup.select(f"[{name}]")}
        for link in sorted(links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            there = target.is_file()
            step = parts.fragment.startswith("step=")  # a place in a stepper
            if there and parts.fragment and not step and target.suffix == ".html":
                there = unquote(parts.fragment) in places(target)
            if not there:
                yield page.relative_to(site).as_posix(), link
