"""Stations of a walk: a page in a browser of its own, and what must be true of what is seen."""

from __future__ import annotations

import base64
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser import drawn, launched, opened

FONTS = Path(__file__).parents[2] / "book" / "_static" / "fonts"


def _bundled_fonts() -> str:
    """A script that gives a page the typefaces of the book, which every machine has."""

    def data(file: str) -> str:
        return base64.b64encode((FONTS / file).read_bytes()).decode()

    faces = "".join(
        f"@font-face {{ font-family: '{family}'; font-weight: {weight}; "
        f"src: url(data:font/woff2;base64,{data(file)}) }}"
        for family, weight, file in (
            ("SNL Sans", "400 700", "sans.woff2"),
            ("SNL Mono", "400", "mono.woff2"),
            ("SNL Mono", "700", "mono-bold.woff2"),
        )
    )
    style = f"{faces} :root {{ --snl-sans: 'SNL Sans'; --snl-mono: 'SNL Mono' }}"
    return f"""addEventListener("DOMContentLoaded", () => {{
        const style = document.createElement("style");
        style.textContent = `{style}`;
        document.head.append(style);
        for (const face of ["16px 'SNL Sans'", "bold 16px 'SNL Sans'", "16px 'SNL Mono'",
          "bold 16px 'SNL Mono'"]) document.fonts.load(face);
    }})"""


@contextmanager
def walking(address: str, width: int, height: int, **context: Any) -> Iterator[Any]:
    """A page of a browser of its own, in a window of this size; nothing else may be asked for."""
    with launched() as browser:
        size = {"width": width, "height": height}
        page = opened(
            browser, "about:blank", home=_home(address), viewport=size, device_scale_factor=1,
            **context,
        )  # fmt: skip
        page.add_init_script(_bundled_fonts())
        page.goto(address)
        drawn(page)
        yield page
        sockets = _home(address).replace("http", "ws", 1)
        assert [url for url in page.astray if not url.startswith(sockets)] == []
        page.context.close()


def _home(address: str) -> str:
    return "/".join(address.split("/")[:3])


def box(element: Any) -> dict[str, float]:
    """Where an element is in the window."""
    found: dict[str, float] = element.bounding_box()
    return found


def wholly_in_view(element: Any) -> bool:
    """Whether no part of an element is outside the window or cut off by what scrolls around it."""
    seen: bool = element.evaluate(
        """node => new Promise((tell) => new IntersectionObserver(([seen], watcher) => {
             watcher.disconnect(); tell(seen.intersectionRatio >= 0.99)
           }).observe(node))"""
    )
    return seen


def style_of(element: Any, name: str) -> str:
    """A computed style of an element."""
    found: str = element.evaluate("(node, name) => getComputedStyle(node)[name]", name)
    return found


def assert_code_is_right(pane: Any) -> None:
    """Each line of code is one row in the code's typeface, with its number, and covers no other."""
    lines = pane.locator(".s-line:visible")
    boxes = lines.evaluate_all("all => all.map((line) => line.getBoundingClientRect().toJSON())")
    assert len(boxes) > 2
    for above, below in itertools.pairwise(boxes):
        assert above["bottom"] <= below["top"] + 1, "two lines of code cover each other"
    assert "Mono" in style_of(lines.first, "fontFamily")
    assert "pre" in style_of(lines.first.locator("code, .s-text").first, "whiteSpace")


def assert_styled(stepper: Any) -> None:
    """A stepper has its style: boards of their size, code that is right, numbers beside it."""
    boards = stepper.locator(".s-grid")
    for at in range(boards.count()):
        assert min(box(boards.nth(at))["width"], box(boards.nth(at))["height"]) > 60
    panes = stepper.locator(".s-lines")
    assert panes.count() == boards.count()
    for at in range(panes.count()):
        assert_code_is_right(panes.nth(at))
        rows = panes.nth(at).locator(".s-line:visible")
        ends = rows.evaluate_all(
            """all => all.map((line) => [line.querySelector(".s-at"), line.querySelector(".s-text")]
                 .map((part) => part.getBoundingClientRect()))
                 .map(([number, text]) => [number.right, text.left])"""
        )
        assert all(number <= text + 1 for number, text in ends), "numbers lie over the code"
