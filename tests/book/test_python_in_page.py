"""Python in a page of the book: your own function run, checked and stepped, from a subfolder.

The pages are on a plain server without special headers. A second server stands by, which allows
everything and counts who comes: nobody may.
"""

from __future__ import annotations

import re
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from browser import MOST
from visiting import page_at, pages_of
from workbench.asking import RIGHT, WRONG

from snl_algos import check, hold
from snl_algos.boards import gallery
from snl_algos.boards.notations import NOTATIONS, write_boards
from snl_algos.workbench import catalog
from snl_algos.workbench.user_code import program_in

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("book")]


class Bench:
    """The workbench in the mode Write, used by its names and roles."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.region = page.get_by_role("region", name="Workbench")
        self.button("Write").click()
        self.editor = self.region.get_by_role("textbox", name="Program")
        self.editor.wait_for()

    def button(self, name: str) -> Any:
        return self.region.get_by_role("button", name=name, exact=True)

    def cell(self, number: int) -> Any:
        return self.region.locator(f'.s-main [role="gridcell"][data-cell="{number}"]')

    def write(self, source: str) -> None:
        self.editor.focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(source)

    def text(self) -> str:
        """What is in sight of the program."""
        lines = self.region.locator(".cm-line").evaluate_all("all => all.map(l => l.textContent)")
        return "\n".join(lines)

    def ask(self, name: str) -> Any:
        """Press a button, wait for the answer; its cards."""
        self.button(name).click()
        return self.cards()

    def cards(self) -> Any:
        cards = self.region.locator(".s-cards")
        self.region.locator('.s-cards[aria-busy="false"]').wait_for(state="attached")
        return cards

    def run(self, source: str, name: str = "Run") -> str:
        """What the cards say of a source."""
        self.write(source)
        said: str = self.ask(name).inner_text()
        return said


def opened(browser: Any, address: str, name: str = "play.html", **context: Any) -> Bench:
    return Bench(page_at(browser, address, name, **context))


@pytest.fixture(scope="module")
def bench(browser: Any, with_python: str) -> Iterator[Bench]:
    """One page with Python for most of the tests here."""
    bench = opened(browser, with_python)
    yield bench
    assert (bench.page.astray, bench.page.errors) == ([], [])
    bench.page.context.close()


# -- a wrong function, and a right one -------------------------------------------------------------


def test_a_wrong_function(bench: Bench) -> None:
    """Would catch: another verdict than `check` gives, words in a column of a few letters, a
    stepper elsewhere, a lost board.
    """
    report = check(program_in(WRONG))
    assert report.board is not None and report.finding is not None
    said = bench.run(WRONG, "Check")
    assert f"{report.finding}".lower() in said.lower()
    ends = "all => all.map(jump => jump.dataset.ends.split(' ').map(Number))"
    thumb = bench.region.locator(".s-thumb .s-jumps > g")
    assert dict(thumb.evaluate_all(ends)) == dict(report.board.jumps)
    words = bench.region.locator(".s-card p:visible")
    for width in (390, 600, 760, 1280):
        bench.page.set_viewport_size({"width": width, "height": 720})
        widths = words.evaluate_all("all => all.map(p => p.getBoundingClientRect().width)")
        assert widths and min(widths) >= 250, width

    bench.button("Step to the first difference").click()
    stepper = bench.page.get_by_role("region", name=re.compile("^Stepper"))
    stepper.wait_for()
    assert f"{report.finding}" in stepper.locator(".s-story").inner_text()
    assert stepper.locator("section.s-pane").count() == 2
    assert stepper.locator(".s-cell.s-differs").count() == 2

    bench.button("Move this board to Draw").click()
    main = bench.region.locator(".s-main .s-jumps > g")
    assert dict(main.evaluate_all(ends)) == dict(report.board.jumps)
    assert bench.button("Draw").get_attribute("aria-pressed") == "true"
    bench.page.goto(re.sub("#.*", "#board=30.3-22.17-4&write", bench.page.url))


def test_a_right_function(bench: Bench) -> None:
    """Would catch: a right function that is called wrong; what is proven and what only tested."""
    bench.run(RIGHT, "Check")
    card = bench.region.locator(".s-card.s-right")
    assert card.locator("p b").all_inner_texts() == ["Proven", "Tested"]


def test_from_wrong_to_right_without_a_solution(bench: Bench) -> None:
    """Would catch: another line than that of the slip, the change told with it, an invariant that
    is not tested, a stepper that begins elsewhere than where it breaks.
    """
    wrong = RIGHT.replace("popleft", "pop")
    assert "Wrong" in bench.run(wrong, "Check")
    bench.button("Where?").click()
    bench.region.get_by_role("group", name="One change in line 5 makes it right.").wait_for()
    bench.region.locator("summary", has_text="Invariant").click()
    says = "distance[cell] == true_distance(cell)"
    bench.region.get_by_label("Always true").fill(says)
    bench.region.get_by_label("at", exact=True).fill("for move")
    bench.button("Test it").click()
    broken = bench.region.locator(".s-card.s-wrong", has_text="is broken in mine before turn")
    broken.wait_for()
    report = hold(program_in(wrong), says, at="for move", boards=600)  # as in a page
    assert repr(report.board) in broken.inner_text()
    stepper = bench.page.get_by_role("region", name="Stepper: mine")
    stepper.wait_for()
    _, step = report.run()
    assert step > 0
    slider = stepper.get_by_role("slider", name="Step", exact=True)
    assert f"step {step} of" in (slider.get_attribute("aria-valuetext") or "")
    assert "popleft" not in bench.region.inner_text()
    bench.write(wrong.replace("pop", "popleft"))
    bench.button("Test it").click()
    bench.region.locator(".s-card.s-right", has_text="holds in mine").wait_for()
    assert "right on every board" in bench.ask("Check").inner_text()


def test_run_step_and_compare(bench: Bench) -> None:
    """Would catch: a print without its line, a second board below the first, a stepper of something
    else, no way back from it, a row left out.
    """
    source = RIGHT.replace("    return", "    print('at the end')\n    return")
    said = bench.run(source)
    assert bench.region.locator(".s-card.s-right").count() == 1
    assert re.search(r"line 10\s+at the end", said)
    bench.ask("Step")
    stepper = bench.page.get_by_role("region", name="Stepper: mine")
    stepper.get_by_role("button", name="Forward").click()
    assert "board.start: 0" in stepper.locator(".s-line.s-now, .s-lines").first.inner_text()
    assert not bench.editor.is_visible()  # the stepper is in the place of the board and the code
    bench.button("Back to the code").click()
    assert stepper.count() == 0 and bench.editor.evaluate("node => node.matches(':focus')")
    rows = bench.ask("Compare").locator("tbody tr")
    exact = [one["name"] for one in catalog()["programs"] if one["kind"] == "algorithm"]
    names = rows.locator("th").all_inner_texts()
    assert names == ["mine", *exact]
    region = bench.region
    cards, board = region.locator(".s-cards"), region.locator(".s-main .s-board")
    editor = region.get_by_role("textbox", name="Program")
    for half in (board, editor):
        box = half.bounding_box()
        assert cards.bounding_box()["y"] >= box["y"] + box["height"], "below both halves"


def test_another_program_and_another_text(bench: Bench) -> None:
    """Would catch: one program under both names, a verdict that stays green beside other code; two
    programs in a table of fourteen rows, and nothing that shows where they part.
    """
    bench.run(RIGHT)
    says = bench.region.get_by_text("The code has changed since this result.")
    assert says.count() == 0
    bench.button("My other").click()
    bench.write(WRONG)
    says.wait_for()
    cards = bench.ask("Compare")
    assert cards.get_by_role("rowheader").all_inner_texts() == ["mine", "mine (other)"]
    assert cards.get_by_text("All algorithms").is_visible()  # a fold
    both = bench.page.get_by_role("region", name="Steppers together")
    assert both.locator(".s-pane").count() == 2 and "part at" in both.inner_text()
    bench.button("Mine").click()
    assert bench.text().strip() == RIGHT.strip()


def test_by_keyboard_alone(bench: Bench) -> None:
    """Would catch: an editor that keeps the keys, a button that cannot be reached."""
    bench.write("def mine(board): return 2")
    for key in ("Escape", "Tab", "Tab", "Enter"):
        bench.page.keyboard.press(key)
    focused = "document.activeElement.shadowRoot.activeElement.textContent"
    assert bench.page.evaluate(focused) == "Check"
    assert "Wrong" in bench.cards().inner_text()
    bench.button("My other").press("Enter")
    assert bench.page.evaluate(focused) == "My other"
    bench.button("Mine").press("Enter")


def test_a_reload_and_another_tab(bench: Bench) -> None:
    """Would catch: code or a board that is lost, two tabs that overwrite each other."""
    bench.write("def first(board): return 1")
    page = bench.page.context.new_page()
    page.goto(bench.page.url)
    other = Bench(page)
    assert other.text() == "def first(board): return 1"
    other.write("def second(board): return 2")
    with bench.page.expect_download() as download:
        bench.button("Download").click()
    assert download.value.suggested_filename == "mine.py"
    assert Path(download.value.path()).read_text("utf-8") == "def first(board): return 1"
    board = bench.page.url.partition("#")[2]
    bench.page.reload()
    again = Bench(bench.page)
    assert again.text() == "def first(board): return 1"
    assert again.page.url.partition("#")[2] == board
    other.page.reload()
    assert Bench(other.page).text() == "def second(board): return 2"
    again.button("My other").click()
    again.write("def third(board): return 3")
    page.evaluate("sessionStorage.clear()")  # it begins with what both have stored
    page.reload()
    assert Bench(page).text() == "def second(board): return 2"
    other.button("My other").click()
    assert other.text() == "def third(board): return 3"
    page.close()
    again.button("Mine").click()
    again.button("Reset").press("Enter")
    assert again.text() == catalog()["signatures"][0]["template"]
    again.editor.press("Control+z")
    assert again.text() == "def first(board): return 1"


# -- code that does harm ---------------------------------------------------------------------------


@contextmanager
def stranger() -> Iterator[tuple[str, list[str]]]:
    """Another server, which allows everything, and who came."""
    came: list[str] = []

    class Welcoming(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            came.append(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Content-Type", "text/javascript")
            self.end_headers()
            self.wfile.write(b"export default 1")

        do_POST = do_OPTIONS = do_GET

        def log_message(self, *words: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Welcoming)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/", came
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


REACHES_OUT = """\
import js
def mine(board):
    for attempt in ATTEMPTS:
        try:
            attempt()
        except BaseException:
            pass
    return 1

def xhr():
    request = js.XMLHttpRequest.new()
    request.open("GET", "{there}xhr", False)
    request.send()

ATTEMPTS = [
    lambda: js.fetch("{there}fetch"),
    lambda: js.WebSocket.new("{there}ws".replace("http", "ws")),
    lambda: js.EventSource.new("{there}events"),
    lambda: js.navigator.sendBeacon("{there}beacon"),
    lambda: js.importScripts("{there}script"),
    lambda: js.eval("import('{there}import')"),
    lambda: js.Worker.new("{there}worker"),
    lambda: __import__("pyodide_js").loadPackage("{there}package.whl"),
    lambda: __import__("urllib.request").request.urlopen("{there}url"),
    xhr,
]
"""


def test_nothing_else_can_be_reached(browser: Any, with_python: str) -> None:
    """Would catch: a worker that does not have the page's policy; a policy that is not there."""
    with stranger() as (there, came):
        # The test's own barrier would hide what the policy does not stop.
        page = browser.new_context().new_page()
        page.context.set_default_timeout(MOST)
        page.goto(f"{with_python}play.html")
        bench = Bench(page)
        said = bench.run(REACHES_OUT.replace("{there}", there))
        assert "1 throw" in said
        assert "2 throws" in bench.run("def mine(board): return 2")
        assert came == []
        page.evaluate(f"fetch('{there}page').catch(() => 0)")
        assert came == []
        free = page.context.new_page()  # the second server does count
        free.goto(f"{there}free")
        assert came[0] == "/free"
        page.context.close()


@pytest.mark.parametrize(
    ("source", "pattern"),
    [
        ("def mine(board):\n    return (1,\n", "Line 2"),
        ("def mine(board):\n    return mine(board)", "calls itself"),
        ("def mine(board):\n    x = 'a' * 10**10", "(OverflowError|memory).*line 2"),
        ("def mine(board):\n    while True: pass", "No answer"),
    ],
)
def test_each_ends_with_its_own_message(bench: Bench, source: str, pattern: str) -> None:
    """Would catch: a page that freezes, or says the same of everything; a next check that fails."""
    assert re.search(pattern, bench.run(source))
    assert "Right on this board" in bench.run("def mine(board): return 3")


def test_what_nobody_can_interrupt(browser: Any, with_python: str) -> None:
    """Would catch: a single call of C that is waited for; a page without a new worker after it.

    The limit is lowered in what the page is given.
    """

    def hurry(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"seconds":30', '"seconds":5'))

    page = page_at(browser, with_python, "play.html")
    page.context.route(re.compile(r"play\.html"), hurry)
    page.reload()
    bench = Bench(page)
    assert "Stopped" in bench.run("def mine(board): return sum(range(10**12))")
    assert "1 throw" in bench.run("def mine(board): return 1")
    page.context.close()


def test_code_from_a_link_waits(browser: Any, with_python: str) -> None:
    """Would catch: code from elsewhere that runs by itself, or that replaces the reader's own."""
    bench = opened(browser, with_python)
    bench.page.evaluate(
        "void (navigator.clipboard.writeText = async (text) => { window.copied = text })"
    )
    bench.write("print('loaded')\ndef sent(board): return 3")
    bench.button("Copy link").click()
    link = bench.page.evaluate("copied")
    bench.page.context.close()

    page = page_at(browser, with_python, link.removeprefix(with_python))
    there = Bench(page)
    assert "def sent(board)" in there.text()
    assert "link" in there.region.locator(".s-note").inner_text()
    assert there.region.locator(".s-card").count() == 0
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => e.name).join()")
    assert "workbench.js" in loaded
    assert "pyodide" not in loaded
    assert "loaded" in there.ask("Run").inner_text()
    there.button("Mine").click()
    assert "sent" not in there.text()
    page.context.close()


def test_copy_and_paste(browser: Any, with_python: str) -> None:
    """Would catch: a notation without a text, a broken text that is taken."""
    from playwright.sync_api import expect

    page = page_at(browser, with_python, "play.html")
    region = page.get_by_role("region", name="Workbench")
    region.get_by_role("button", name="Draw", exact=True).click()
    region.get_by_text("Copy or paste as text").click()
    area = region.get_by_role("textbox", name="The board as text")
    pick = region.get_by_role("combobox", name="Notation")
    assert set(pick.locator("option").evaluate_all("all => all.map(o => o.value)")) == {*NOTATIONS}
    pick.select_option("move-array")
    expect(area).to_have_value(
        write_boards([gallery.get("thirty")], "move-array").strip(), timeout=MOST
    )
    pick.select_option("hackerrank")
    expect(area).to_have_attribute("placeholder", re.compile("no place for"), timeout=MOST)
    assert area.input_value() == ""
    use = region.get_by_role("button", name="Use this text")
    about = region.locator(".s-head .s-quiet").first
    for text, said in [("8\n2 -> 7", "8 cells"), ("Board(8, {2: 9})", "8 cells")]:
        area.fill(text)
        use.click()
        expect(about).to_contain_text(said, timeout=MOST)
    expect(region.get_by_role("alert").last).to_contain_text("9", timeout=MOST)
    assert (page.astray, page.errors) == ([], [])
    page.context.close()


# -- as a file; on a phone; what it weighs ---------------------------------------------------------


def test_the_size_of_python_is_what_a_plain_server_sends(site: Path, with_python: str) -> None:
    """Would catch: a size that nobody sends, or one that was written by hand."""
    text = (site / "play.html").read_text("utf-8")
    stated = re.search(r'"weight":(\d+)', text)
    home = re.search(r'"home":"([^"]+)"', text)
    assert stated is not None and home is not None
    loaded = [path for path in (site / "_static" / home[1]).iterdir() if path.suffix != ".txt"]
    loaded.append(site / "_static" / "python" / "snl_algos.zip")
    assert int(stated[1]) == sum(path.stat().st_size for path in loaded)


def test_what_python_begins_with_is_compiled(site: Path, with_python: str) -> None:
    """Would catch: each page compiling Python's library again, before its first answer."""
    (library,) = (site / "_static" / "python").glob("*/python_stdlib.zip")
    names = set(zipfile.ZipFile(library).namelist())
    assert {"enum.pyc", "inspect.pyc", "json/decoder.pyc", "tabnanny.py"} <= names
    assert not {"enum.py", "inspect.py"} & names


def test_every_page_has_the_policy(site: Path) -> None:
    """Would catch: a page that may load from elsewhere, or a script before the policy."""
    for name in pages_of(site):
        head = (site / name).read_text("utf-8").partition("</head>")[0]
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', head)
        assert policy is not None, name
        assert "connect-src 'self';" in policy[1]
        assert "http" not in policy[1]
        assert "<script" not in head[: policy.start()], name
