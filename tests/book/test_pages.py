"""What the pages of the book say and weigh, and that everybody can use them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browser import settled
from bs4 import BeautifulSoup
from snl_book.pages import families
from visiting import KINDS_OF_PAGES, ROOT, no_barrier_in_either_theme, page_at, pages_of, run_of

from snl_algos import ALGORITHMS, MISTAKES
from snl_algos.lab.survey import Results, percent

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]

LESSON = "lessons/03_queue_bfs.html"

#: A stepper that has been made.
MADE = ".snl-stepper[role=region]"


def soup_of(site: Path, name: str) -> BeautifulSoup:
    return BeautifulSoup((site / name).read_text("utf-8"), "html.parser")


def test_the_list_of_pages_by_keyboard(browser: Any, filed: str) -> None:
    """Would catch: a list that covers the page while the focus stays behind it; one that stays."""
    page = page_at(browser, filed, "index.html", viewport={"width": 1280, "height": 800})
    opener, pages = page.locator(".primary-toggle").first, page.locator("#pst-primary-sidebar")
    opener.press("Enter")
    assert pages.evaluate("node => node.contains(document.activeElement)")
    page.keyboard.press("Escape")
    assert not pages.is_visible()
    assert opener.evaluate("node => node === document.activeElement")
    opener.click()
    page.get_by_role("link", name="The mistakes").click()
    assert page.url == f"{filed}mistakes.html"
    page.context.close()


# -- cards ---------------------------------------------------------------------------------------


def test_a_mistake_opens_at_the_first_difference(browser: Any, filed: str, site: Path) -> None:
    """Would catch: steppers made before anyone wants them, or a run that a file cannot load."""
    page = page_at(browser, filed, "mistakes.html")
    settled(page)
    assert page.locator(MADE).count() == 0
    assert page.locator("script[src*='/runs/']").count() == 0
    assert page.locator("*").count() <= 8_000

    page.locator("#stands-on-a-foot summary").first.click()
    region = page.locator("#stands-on-a-foot").get_by_role("region", name="Steppers together")
    region.wait_for()
    together = run_of(site, "stands-on-a-foot-queue-bfs")["together"]
    assert together["differences"][0]["finding"]["says"] in region.inner_text()
    assert region.get_by_role("slider", name="Step").input_value() != "0"
    assert page.locator(MADE).count() == 1
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


def test_an_address_opens_a_card(browser: Any, filed: str) -> None:
    """Would catch: a link to a mistake or to a step of it that leads to a closed card."""
    page = page_at(browser, filed, "mistakes.html#greedy")
    page.locator(f"#greedy {MADE}").wait_for()
    page.context.close()
    page = page_at(browser, filed, "boards.html#step=4&stepper=2")
    second = page.locator(".snl-card").nth(1)
    second.locator(MADE).wait_for()
    assert second.get_by_role("slider", name="Step").input_value() == "4"
    assert page.locator(MADE).count() == 1
    page.context.close()


# -- the engines ---------------------------------------------------------------------------------


def test_the_page_of_the_engines_says_what_was_measured(site: Path) -> None:
    """Would catch: a column of another peer or size. The ratios are worked out here once more."""
    said = json.loads((ROOT / "benchmarks" / "peers.json").read_text("utf-8"))
    table = soup_of(site, "engines.html").select("#measured table")[0]
    kind = said["rows"][0]["board"]
    took = {
        (row["peer"], row["cells"]): row["whole"] for row in said["rows"] if row["board"] == kind
    }
    sizes = sorted({cells for _, cells in took})
    for peer, *ratios in rows_of(table)[1:]:
        for size, shown in zip(sizes, ratios, strict=True):
            assert (shown == "–") == ((peer, size) not in took)
            if shown != "–":
                ratio = pytest.approx(took[peer, size] / took["c++", size], rel=0.06)
                assert float(shown.replace(",", "")) == ratio, (peer, size)


def rows_of(table: Any) -> list[list[str]]:
    return [
        [cell.get_text().strip() for cell in line.select("th, td")]
        for line in table.select("tbody tr")
    ]


# -- what the pages promise -----------------------------------------------------------------------


def test_a_page_says_which_board_and_which_mistakes(site: Path) -> None:
    """Would catch: a proof on "the board above", which is another one; a table of mistakes that
    pass, with some that do not; a mistake without a smallest board that is promised one.
    """
    for name in ALGORITHMS:
        text = soup_of(site, f"algorithms/{name}.html").get_text(" ")
        assert "on the board at the top of this page it" in text, name
    soup = soup_of(site, "mistakes.html")
    heads = [head.find(string=True) for head in soup.select("article h2")]
    assert heads == [
        *families(),
        "Which samples they pass",
        "How they are found",
        "What can be wrong",
        "The traps",
    ]
    text = " ".join(soup.get_text(" ").split())
    assert "too late" in text and "These are the mistakes that pass" not in text
    alone = [one for one in MISTAKES.values() if one.board is None]
    (sentence,) = re.findall("Two are right but too slow.*?They run alone", text)
    assert len(alone) == 2 and all(one.title in sentence for one in alone)


def test_a_listing_leads_to_the_page_of_its_algorithm(site: Path) -> None:
    """Would catch: a lesson whose code has no way to the rest of its file; or one to the board of a
    mistake, which readers look for themselves.
    """
    found = set()
    for page in sorted((site / "lessons").glob("[0-9][0-9]_*.html")):
        if "The whole file" not in page.read_text("utf-8"):
            continue
        for cell in soup_of(site, f"lessons/{page.name}").select("div.cell"):
            for link in cell.select(".cell_output a"):
                if link.get_text() == "The whole file, with its idea":
                    target = (page.parent / str(link["href"])).resolve()
                    name = target.stem
                    assert target.is_file() and ALGORITHMS[name]
                    assert f"def {name.replace('-', '_')}(" in cell.get_text()
                    found.add((page.name[:2], name))
    assert {("03", "queue-bfs"), ("09", "dijkstra")} <= found, found


# -- the atlas -----------------------------------------------------------------------------------


def test_the_atlas_is_light_and_says_what_its_files_say(site: Path) -> None:
    """At most 400 kB and 8,000 nodes. Would catch: shares of another campaign, a number that was
    written by hand.
    """
    text, soup = (site / "atlas.html").read_text("utf-8"), soup_of(site, "atlas.html")
    assert len(text.encode()) <= 400_000 and len(soup.find_all(True)) <= 8_000
    page = (ROOT / "book" / "_templates" / "registers" / "atlas.md").read_text("utf-8")
    prose = re.sub(r"\{[%{#].*?[%}#]\}|<[^>]*>", "", page, flags=re.DOTALL)
    assert not re.search(r"\d", prose)
    small, printed = soup.select("section > .snl-scroll > .snl-rates:not(.snl-heat)")[:2]
    for table, file in ((small, "every-small-board"), (printed, "like-printed")):
        lines = {name: shares for name, *shares in rows_of(table)}
        for name, kinds in campaign(file).counts.items():
            if name in MISTAKES:
                counts = {kind: sum(blocks) for kind, blocks in kinds.items()}
                of = sum(counts.values())
                shown = [of - counts.get("right", 0), *(counts.get(kind, 0) for kind in KINDS)]
                assert lines[title_of(name)][:5] == [share(count, of) for count in shown], name
    (heat,) = soup.select(".snl-heat")
    assert all(len(shares) == 1 + 7 * 3 for shares in rows_of(heat))
    for place in soup.select("div[data-snl]"):
        run_of(site, str(place["data-run"]))


def campaign(name: str) -> Results:
    return Results.read(ROOT / "book" / "campaigns" / f"{name}.json")


def share(part: int, whole: int) -> str:
    return percent(part, whole) if part else ""


def title_of(name: str) -> str:
    return (ALGORITHMS.get(name) or MISTAKES[name]).title


#: The kinds of the columns, after all that is wrong.
KINDS = ("too-high", "too-low", "misses-every-route", "answers-out-of-reach")


# -- search, commands ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("bfs", "3. The first arrival"),
        ("a*", "A* with a bound"),
    ],
)
def test_search_finds_what_a_student_types(
    browser: Any, filed: str, asked: str, first: str
) -> None:
    """Would catch: a lesson that is found only by the phrase of its title, lesson 10 before
    lesson 7, every page for "a*".
    """
    page = page_at(browser, filed, f"search.html?q={asked}")
    page.get_by_text("Search finished").wait_for()
    assert page.locator(".search li a").first.inner_text().startswith(first)
    assert page.errors == []
    page.context.close()


def test_a_page_has_one_of_each(site: Path) -> None:
    """Would catch: a viewport that is set twice, two pages of one name, a fold with nothing to read
    in it, the same formula twice in a row.
    """
    for name in KINDS_OF_PAGES:
        soup = soup_of(site, name)
        assert len(soup.select("head meta[name=viewport]")) == 1, name
        for fold in soup.select("div.cell > details.above-input"):
            fetches = "from snl_algos.course import" in fold.get_text()
            assert not fetches or fold.find_parent(class_="tag_hide-output"), name
    for name in ALGORITHMS:
        (article,) = soup_of(site, f"algorithms/{name}.html").select("article")
        parts = [one.name for one in article.select("h1, h2, div[data-snl]")]
        assert parts[:3] == ["h1", "div", "h2"], name  # the stepper comes first


def test_no_command_is_cut_short(site: Path) -> None:
    """Would catch: "A table of what the programs say, which…"."""
    soup = soup_of(site, "run.html")
    listed = {
        str(link["href"]): item.get_text().partition(": ")[2]
        for item in soup.select("article li")
        for link in item.select("a[href^='#snl-']")[:1]
    }
    assert len(listed) >= 5
    for place, words in listed.items():
        first = soup.select_one(f"{place} > p")
        assert first is not None and words == first.get_text()


# -- letters -------------------------------------------------------------------------------------

FONTS = ROOT / "book" / "_static" / "fonts"

#: Drawn by whatever the reader has.
OTHERS = set("\u200b\ufeff\n\t\r")


def test_the_fonts_have_every_letter_of_the_book(site: Path) -> None:
    """Would catch: an arrow drawn by another font. `README.txt` there adds it."""
    style = (FONTS / "fonts.css").read_text("utf-8")
    known: list[set[str]] = []
    for ranges in re.findall(r"unicode-range: (.*);", style):
        ends = [part.strip().removeprefix("U+").partition("-") for part in ranges.split(",")]
        letters = [range(int(low, 16), int(high or low, 16) + 1) for low, _, high in ends]
        known.append({chr(letter) for run in letters for letter in run})
    for name in pages_of(site):
        if set((site / name).read_text("utf-8")) <= (known[0] & known[2]) | OTHERS:
            continue
        article = soup_of(site, name).select_one("article") or BeautifulSoup("", "html.parser")
        for node in article.select("script, math"):
            node.decompose()
        code = {letter for node in article.select("code, pre") for letter in node.get_text()}
        slanted = {letter for node in article.select("em, i") for letter in node.get_text()}
        sans, italic, mono, _ = known
        assert code - mono - OTHERS == set(), name
        assert slanted - italic - OTHERS == set(), name
        assert set(article.get_text()) - sans - OTHERS - code == set(), name


def test_every_icon_of_the_pages_is_in_the_cut_font(site: Path) -> None:
    """Would catch: an empty box for an icon, a font of the theme that came back whole."""
    text = (FONTS / "README.txt").read_text("utf-8")
    ours = set(re.findall(r"[a-z-]+", text.rpartition("--unicodes=")[2]))
    size = {"fa-solid", "fa-fw", "fa-lg"}
    seen: set[str] = set()
    for name in pages_of(site):
        classes = re.findall(r'class="([^"]*\bfa-solid\b[^"]*)"', (site / name).read_text("utf-8"))
        shown = {word for one in classes for word in one.split() if word.startswith("fa-")} - size
        assert {word.removeprefix("fa-") for word in shown} <= ours, name
        seen |= shown
    assert len(seen) > 3
    font = site / "_static" / "vendor" / "fontawesome" / "webfonts" / "fa-solid-900.woff2"
    assert font.stat().st_size < 5_000


# -- for everybody -------------------------------------------------------------------------------


def test_no_barrier(browser: Any, filed: str) -> None:
    """Would catch: text without contrast, a picture without words, a place that no key leaves, a
    page that is wider than a phone.
    """
    page = page_at(browser, filed, "index.html")
    for name in KINDS_OF_PAGES[:6]:
        page.set_viewport_size({"width": 360, "height": 800})
        page.goto(f"{filed}{name}")
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
        page.set_viewport_size({"width": 1280, "height": 800})
        no_barrier_in_either_theme(page)
    page.context.close()
