"""Every page as a reader has it in front of them: nothing moves, no word is broken, nothing is
covered.

TESTS=full looks at a fourth of the pages, TESTS=release at each.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from amounts import leaves_out
from browser import settled
from visiting import Silent, opened_quietly, pages_of, served_folder, stepper

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

pytestmark = [pytest.mark.xdist_group("book"), pytest.mark.full]

LAPTOP, PHONE = (1280, 720), (390, 844)


class Book(NamedTuple):
    """Where some pages are, and which."""

    address: str
    pages: list[str]


@pytest.fixture(scope="session")
def book(site: Path) -> Iterator[Book]:
    """Pages on a server whose fonts are late, as they are on a slow network."""
    pages = pages_of(site)[:: 4 if leaves_out("release") else 1]
    with served_folder(site, LateFonts) as address:
        yield Book(address, pages)


class LateFonts(Silent):
    """A server that takes its time for fonts, and has them asked for each time."""

    def do_GET(self) -> None:
        """Send a file."""
        if ".woff2" in self.path:
            time.sleep(0.3)
        super().do_GET()

    def end_headers(self) -> None:
        """Send the headers."""
        if ".woff2" in self.path:
            self.send_header("Cache-Control", "no-store")
        super().end_headers()


# -- nothing moves ---------------------------------------------------------------------------------

#: Adds up how much moves without having been asked to.
WATCH = """
window.moved = 0;
new PerformanceObserver((list) => {
  for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) moved += value;
}).observe({type: "layout-shift", buffered: true});
"""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.release),
        pytest.param(PHONE, id="phone"),
    ],
)
def test_nothing_moves_while_a_page_loads(browser: Any, book: Book, size: tuple[int, int]) -> None:
    """Would catch: fonts that come late and push the text aside, a stepper or a board without a
    place of its size. At most 0.05 for each page (the layout shift of the Web Vitals).
    """
    width, height = size
    moved = {}
    for name in book.pages:
        page = opened_quietly(browser, width, height)
        page.add_init_script(WATCH)
        page.goto(f"{book.address}{name}")
        page.evaluate("document.fonts.ready")
        settled(page)
        moved[name] = page.evaluate("moved")
        page.context.close()
    assert {name: round(much, 3) for name, much in moved.items() if much > 0.05} == {}


# -- where things stand ----------------------------------------------------------------------------

#: Pages with steppers, a workbench or cards, which are wider than prose.
WIDE = [
    "play.html",
    "mistakes.html",
    "boards.html",
    "algorithms/dijkstra.html",
    "lessons/02_queue_bfs.html",
]

#: Where the headings, the paragraphs and the way to the next page begin: place → first words there.
BEGINNINGS = """() => Object.fromEntries(
  [...document.querySelectorAll("article section > :is(h1, h2, p), .prev-next-footer")]
    .filter((node) => !node.closest(".snl-card") && node.checkVisibility())
    .map((node) => [Math.round(node.getBoundingClientRect().left), node.textContent.slice(0, 40)])
    .reverse())"""


@pytest.mark.parametrize("width", [390, 1366, 1920])
def test_headings_begin_where_the_prose_begins(browser: Any, book: Book, width: int) -> None:
    """Would catch: a title at the left edge of a stepper, with all of its text further right; the
    next page in a few letters in the middle.
    """
    page = opened_quietly(browser, width, 800)
    for name in WIDE:
        page.goto(f"{book.address}{name}")
        assert len(page.evaluate(BEGINNINGS)) == 1, (name, page.evaluate(BEGINNINGS))
    page.context.close()


#: Where the first thing that moves begins, from the top of the page.
FIGURE = """() => document
  .querySelector("div:is([data-snl], [data-snl-turn], [data-snl-workbench])")
  .getBoundingClientRect().top + scrollY"""


def test_the_first_screen_of_a_lesson_moves(browser: Any, book: Book, site: Path) -> None:
    """Would catch: a first figure below a screen of code, or of imports for it."""
    page = opened_quietly(browser, 1280, 650)
    tops = {}
    for name in pages_of(site):
        if name.startswith("lessons/") and "README" not in name:
            page.goto(f"{book.address}{name}")
            settled(page)
            tops[name] = page.evaluate(FIGURE)
    assert tops and max(tops.values()) < 500, tops
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 650), PHONE])
def test_board_sentence_and_queue_are_in_sight_together(
    browser: Any, book: Book, size: tuple[int, int]
) -> None:
    """Would catch: a lesson that says "keep your eyes on the queue", and a queue below the edge."""
    page = opened_quietly(browser, *size)
    page.goto(f"{book.address}lessons/02_queue_bfs.html")
    region = stepper(page)
    region.evaluate("it => it.getRootNode().host.scrollIntoView()")
    bottom = size[1]
    if size == PHONE:
        bottom = region.get_by_role("group", name="Time").bounding_box()["y"]
    for part in (".s-sheet", ".s-says", ".s-waiting"):
        box = region.locator(part).bounding_box()
        assert 0 <= box["y"] <= box["y"] + box["height"] <= bottom, part
    page.context.close()


#: The edges of what is as wide as the front page.
EDGES = """() => [".snl-hero", ".snl-ways", "[data-snl]", "[data-snl-workbench]"].map((what) => {
  const node = document.querySelector(`div${what}`);
  const {left, right} = node.getBoundingClientRect();
  const inset = node.matches("div:is([data-snl], [data-snl-workbench])") ? 12 : 0;
  return [Math.round(left + inset), Math.round(right - inset)];
})"""


@pytest.mark.parametrize("width", [390, 1366, 1920])
def test_all_of_the_front_page_has_the_same_edges(browser: Any, book: Book, width: int) -> None:
    """Would catch: a stepper or cards that are wider than the workbench at the top, a heading in
    the middle above them.
    """
    page = opened_quietly(browser, width, 800)
    page.goto(f"{book.address}index.html")
    edges = page.evaluate(EDGES)
    assert all(edge == edges[0] for edge in edges), edges
    heading = page.get_by_role("heading", name="Watch a program find out")
    assert round(heading.bounding_box()["x"]) == edges[0][0]
    page.context.close()


#: How far the name of the book ends before the first button right of it; null without a name.
FREE = """() => {
  const name = document.querySelector(".snl-home > span");
  if (getComputedStyle(name).clipPath !== "none" || !name.checkVisibility()) return null;
  const words = document.createRange();
  words.selectNodeContents(name);
  const end = words.getBoundingClientRect().right;
  const right = [...document.querySelectorAll(".bd-header-article :is(button, .snl-places a)")]
    .filter((node) => node.checkVisibility() && !node.closest(".dropdown-menu"))
    .map((node) => node.getBoundingClientRect())
    .filter(({width, right}) => width && right > end);
  return Math.min(...right.map(({left}) => left)) - end;
}"""


def test_the_name_of_the_book_touches_no_button(browser: Any, book: Book) -> None:
    """Would catch: a button on the last letters of the name, on a phone."""
    page = opened_quietly(browser, *PHONE)
    free = {}
    for width in (320, 360, 390, 480, 768, 1366):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{book.address}lessons/02_queue_bfs.html")
        free[width] = page.evaluate(FREE)
    assert {width: much for width, much in free.items() if much is not None and much < 8} == {}
    assert free[390] is not None
    page.context.close()


# -- tables ----------------------------------------------------------------------------------------

#: The words of tables that begin in one line and end in another.
BROKEN = r"""() => [...document.querySelectorAll("article :is(td, th)")].flatMap((cell) => {
  const found = [];
  const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (text.parentElement.closest("math, svg")) continue;
    for (const {0: word, index} of text.data.matchAll(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({width}) => width > 0);
      if (new Set(lines.map(({top}) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
})"""
UNFOLD = (
    "document.querySelectorAll('details:not(:has([data-snl]))').forEach(d => { d.open = true })"
)


#: The layers of a page in their order, and the sheets with rules outside of layers.
LAYERS = """
() => {
  const layers = new Set(), outside = new Set();
  const read = (sheet) => {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSImportRule) read(rule.styleSheet);
      for (const name of rule.nameList ?? []) layers.add(name);
      if (rule instanceof CSSLayerBlockRule) layers.add(rule.name);
      if (rule instanceof CSSStyleRule) outside.add(sheet.href?.replace(/\\?.*|.*[/]/g, "") ?? "");
    }
  };
  for (const sheet of document.styleSheets) read(sheet);
  return [[...layers], [...outside]];
}
"""


def test_the_style_of_the_theme_is_in_a_layer_below_ours(browser: Any, book: Book) -> None:
    """Would catch: a sheet of the theme with a new name, whose rules would prevail over ours."""
    with opened_quietly(browser, *LAPTOP) as page:
        page.goto(f"{book.address}/lessons/02_queue_bfs.html")
        settled(page)
        layers, outside = page.evaluate(LAYERS)
    assert layers == ["first", "theme", "book", "tokens", "base", "parts", "themes"]
    assert set(outside) == {"colours.css", ""}  # and light or dark, as a stepper's script has it


def test_a_page_is_where_it_was_after_a_lecture(browser: Any, book: Book) -> None:
    """Would catch: the text after the stepper in its place, and the stepper a window above."""
    with opened_quietly(browser, *PHONE) as page:
        page.goto(f"{book.address}/lessons/02_queue_bfs.html")
        stepper = page.locator(".snl-stepper").first
        stepper.evaluate("it => it.scrollIntoView()")
        settled(page)
        there = page.evaluate("scrollY")
        for on in (True, False):
            stepper.get_by_role("button", name="Lecture").click()
            page.wait_for_function("on => !!document.fullscreenElement === on", arg=on)
            settled(page)
        assert page.evaluate("scrollY") == there


def test_the_export_menu_is_on_the_screen_of_a_phone(browser: Any, book: Book) -> None:
    """Would catch: a menu that begins to the left of the window."""
    with opened_quietly(browser, *PHONE) as page:
        page.goto(f"{book.address}/algorithms/queue-bfs.html")
        page.get_by_role("button", name="Export").first.click()
        menu: Any = page.locator(".s-menu").first.bounding_box()
    assert menu["x"] >= 0 and menu["x"] + menu["width"] <= PHONE[0]


#: Where the words begin that fold and unfold something.
WORDS = """details => {
  const words = [...details.querySelectorAll('summary > p')].find(p => p.getClientRects().length);
  const range = document.createRange();
  range.selectNodeContents(words);
  const box = range.getBoundingClientRect();
  return [box.x, box.y - details.getBoundingClientRect().y];
}"""


def test_an_output_opens_where_its_words_are(browser: Any, book: Book) -> None:
    """Would catch: "Show the output" that moves aside when it becomes "Hide the output"."""
    page = opened_quietly(browser, 1366, 768)
    page.goto(f"{book.address}lessons/14_how_many_routes.html")
    folded = page.locator("details.hide.below-input").first
    closed = folded.evaluate(WORDS)
    folded.locator("summary").click()
    assert folded.get_by_text("Hide the output").is_visible()
    assert folded.evaluate(WORDS) == closed
    page.context.close()


@pytest.mark.release
def test_no_word_is_broken_in_a_table(browser: Any, book: Book) -> None:
    """Would catch: a column of single letters on a phone, "LeetC|ode", a table that makes the whole
    page scroll.
    """
    page = opened_quietly(browser, *LAPTOP)
    broken = {}
    for name in book.pages:
        page.goto(f"{book.address}{name}", wait_until="domcontentloaded")
        page.evaluate("document.fonts.ready")
        page.evaluate(UNFOLD)
        for width in (390, 768, 1366):
            page.set_viewport_size({"width": width, "height": 800})
            words = page.evaluate(BROKEN)
            if words:
                broken[name, width] = words[:5]
            scrolled = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert scrolled <= 0, (name, width)
    assert broken == {}
    page.context.close()


#: The tables and outputs that are wider than their box, by the section that they are in.
WIDER = """() => [...document.querySelectorAll(".pst-scrollable-table-container, .cell_output div")]
  .filter((box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
  .map((box) => box.closest("section").id)"""


def test_tables_and_outputs_have_room_on_a_laptop(browser: Any, book: Book, site: Path) -> None:
    """Would catch: a column of paths that pushes the last one out of the table; a workbench with a
    bar below it, since its margins stand out of its box.
    """
    wide = {}
    more = {"docs/where-to-change.html", "traps.html"}
    lessons = [name for name in pages_of(site) if "lessons/" in name]
    more.update(lessons[:: 4 if leaves_out("release") else 1])
    with opened_quietly(browser, *LAPTOP) as page:
        for name in {*book.pages, *more}:
            page.goto(f"{book.address}{name}", wait_until="domcontentloaded")
            page.evaluate("document.fonts.ready")
            page.evaluate(UNFOLD)
            wide[name] = page.evaluate(WIDER)
    assert {name: tables for name, tables in wide.items() if tables} == {}


#: What scrolls sideways without a shade that says so, or with something opaque on the shade.
UNMARKED = """() => [...document.querySelectorAll("article *")]
  .filter((node) => node.scrollWidth > node.clientWidth + 1 && !node.closest(".snl-host"))
  .filter((node) => /auto|scroll/.test(getComputedStyle(node).overflowX))
  .filter((node) => {
    const {backgroundImage, backgroundAttachment} = getComputedStyle(node);
    const {right} = node.getBoundingClientRect();
    const covers = [...node.querySelectorAll("table, tr, th, td, pre, img")]
      .filter((part) => part.getBoundingClientRect().right > right + 1)
      .map((part) => getComputedStyle(part).backgroundColor);
    return !(backgroundImage.includes("gradient") && backgroundAttachment.includes("local"))
      || covers.some((colour) => /^rgb\\(|^color\\([^/]*$/.test(colour));
  })
  .map((node) => `${node.localName}.${node.className}`)"""


def test_what_scrolls_sideways_shows_that_it_does(browser: Any, book: Book) -> None:
    """Would catch: a table on a phone that ends in the middle of a column, as if that were all."""
    page = opened_quietly(browser, *PHONE)
    unmarked = {}
    for name in book.pages:
        page.goto(f"{book.address}{name}")
        page.evaluate(UNFOLD)
        settled(page)
        unmarked[name] = page.evaluate(UNMARKED)
    assert {name: parts for name, parts in unmarked.items() if parts} == {}
    page.context.close()


#: How wide the figures of a page are, of what they are at most: 1 is their own size.
SIZES = """() => [...document.querySelectorAll("article img")]
  .filter((node) => /png/.test(node.src.slice(0, 20) + node.src.slice(-4)))
  .map((node) => node.getBoundingClientRect().width / Math.min(node.naturalWidth, 640))"""


def test_the_letters_of_a_figure_can_be_read_on_a_phone(browser: Any, book: Book) -> None:
    """Would catch: two matrices or an axis as wide as a phone, with letters of five points; the
    drawing of the architecture, too.
    """
    with opened_quietly(browser, *PHONE) as page:
        for name in ("01_a_board_is_a_graph", "05_lists_and_matrices", "07_forward_dp"):
            page.goto(f"{book.address}lessons/{name}.html")
            page.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true })")
            settled(page)
            sizes = page.evaluate(SIZES)
            assert sizes and min(sizes) > 0.99, (name, sizes)
        page.goto(f"{book.address}docs/architecture.html")
        drawing = page.get_by_role("group", name="A figure that scrolls")
        assert drawing.locator("img").bounding_box()["width"] >= 700


# -- the contents beside a page -----------------------------------------------------------------

#: The entries of "On this page" that can be seen but not clicked. A long list is scrolled.
COVERED = """() => {
  const list = document.querySelector("#pst-secondary-sidebar");
  const shown = {visibilityProperty: true, opacityProperty: true};
  if (!list?.checkVisibility(shown)) return [];
  const seen = list.getBoundingClientRect();
  const [above, below] = [Math.max(0, seen.top), Math.min(innerHeight, seen.bottom)];
  return [...list.querySelectorAll("a")].flatMap((link) => {
    const {left, right, top, bottom, width} = link.getBoundingClientRect();
    if (!width || top < above || bottom > below) return [];
    const y = (top + bottom) / 2;
    const places = [left + 1, (left + right) / 2, right - 1];
    const at = places.map((x) => document.elementFromPoint(x, y));
    return at.every((node) => list.contains(node)) ? [] : [link.textContent.trim()];
  });
}"""

#: The same of everything that lies below the list, without being above it.
BELOW = """() => {
  const list = document.querySelector("#pst-secondary-sidebar");
  const shown = {visibilityProperty: true, opacityProperty: true};
  if (!list?.checkVisibility(shown)) return [];
  const {left, top, bottom} = list.getBoundingClientRect();
  const what = "article :is(p, li, pre, table, img, svg, button, summary)";
  const scrolled = ".pst-scrollable-table-container, .snl-scroll, .snl-figure, pre *";
  return [...document.querySelectorAll(what)]
    .filter((node) => node.checkVisibility(shown) && !node.closest(scrolled))
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width && box.right > left + 1 && box.top < bottom && box.bottom > top;
    })
    .map((node) => node.textContent.trim().slice(0, 40));
}"""


@pytest.mark.release
def test_the_contents_of_a_page_are_never_covered(browser: Any, book: Book) -> None:
    """Would catch: "On this page" with holes where an exercise, a table or a stepper passes."""
    for width in (1366, 1920):
        page = opened_quietly(browser, width, 800)
        page.emulate_media(reduced_motion="reduce")
        for name in book.pages:
            page.goto(f"{book.address}{name}")
            page.add_style_tag(content="* { transition: none !important }")
            settled(page)
            top, end = 0, page.evaluate("document.documentElement.scrollHeight")
            while top < end:
                page.evaluate("top => scrollTo({top, behavior: 'instant'})", top)
                settled(page)
                assert page.evaluate(COVERED) == [], (name, width, top)
                assert page.evaluate(BELOW) == [], (name, width, top)
                top += 700
        page.context.close()
