"""The glossary: its terms are in order and complete, and lessons lead to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag
from visiting import LESSONS

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]


def soup_of(page: Path) -> BeautifulSoup:
    return BeautifulSoup(page.read_text("utf-8"), "html.parser")


def meanings(site: Path) -> dict[str, tuple[list[str], str]]:
    """Place → the names of a term, and the first paragraph of what it means."""
    found = {}
    for term in soup_of(site / "glossary.html").select("dl.glossary dt"):
        meaning = term.find_next("p")
        assert isinstance(meaning, Tag)
        for link in term.select(".headerlink"):
            link.decompose()
        found[str(term["id"])] = (term.get_text().strip().split(", "), meaning.get_text())
    return found


def test_the_first_mention_of_a_term_leads_to_it(site: Path) -> None:
    """Would catch: a link to another term, a second one, one in code or in a form, none at all."""
    terms = meanings(site)
    linked = set()
    for name in LESSONS:
        article = soup_of(site / "lessons" / f"{name}.html").select_one("article")
        assert article
        links = article.select("a.snl-term")
        places = [str(link["href"]).removeprefix("../glossary.html#") for link in links]
        assert len(places) == len(set(places)) >= 5, name
        for link, place in zip(links, places, strict=True):
            names, meaning = terms[place]
            assert any(link.get_text().lower().startswith(each.lower()) for each in names), place
            assert link["title"] == re.sub(r"\s+", " ", meaning) or link["title"] == meaning
        elsewhere = ":is(h1, h2, h3, code, pre, details, .cell, [data-snl-exercise], a) a.snl-term"
        assert article.select(elsewhere) == [], name
        linked |= set(places)
    assert {"term-queue", "term-heap", "term-Markov-chain", "term-shortest-move"} <= linked
    queue = soup_of(site / "lessons" / "03_queue_bfs.html").select_one("a.snl-term")
    assert queue and queue.find_parent("p")
    assert str(queue["href"]).endswith("#term-queue"), "its first section begins with the word"
