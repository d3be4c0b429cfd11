"""Stations of a walk: what is pictured there, and compared with the picture that is kept.

An element is pictured twice, in its place and without what is around it: when its motion has ended,
and with motion switched off. Both must look like the picture kept in `pictures/`. Letters are drawn
a little differently by each version of the browser, so the pictures are compared at a quarter of
their size, and a pixel counts as changed only if it differs clearly.

    PICTURES=renew pytest tests/walks    keeps the pictures of today; look at them
"""

from __future__ import annotations

import base64
import io
import itertools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser import drawn, launched, opened
from PIL import Image, ImageChops

FOLDER = Path(__file__).parent
KEPT, DIFFERENCES = FOLDER / "pictures", FOLDER / "differences"
RENEW = os.environ.get("PICTURES") == "renew"
FONTS = FOLDER.parents[1] / "book" / "_static" / "fonts"

#: A part of a pixel that differs by less, of 255, is the same.
CLEARLY = 40
#: The share of pixels that may change.
MAX_CHANGED = 0.01
#: A browser may round the sides of an element differently, in pixels of the small picture.
ROUNDED = 1

#: In the page and in every shadow of it: motion has come to its end.
MOTION_ENDED = """async () => {
  const roots = (node) => [node, ...[...node.querySelectorAll("*")]
    .flatMap((one) => (one.shadowRoot ? roots(one.shadowRoot) : []))];
  const running = () => roots(document).flatMap((root) => root.getAnimations())
    .filter((motion) => motion.playState === "running")
    .filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity);
  const frame = () => new Promise(requestAnimationFrame);
  for (let motions = running(); motions.length; motions = running()) {
    await Promise.all(motions.map((motion) => motion.finished.catch(() => null)));
    await frame().then(frame);  // the end of one may begin another
  }
  await document.fonts.ready;
}"""


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


def picture(element: Any, name: str) -> None:
    """Compare an element with the picture of this name, after its motion and without motion."""
    element.scroll_into_view_if_needed()
    page = element.page
    page.evaluate(MOTION_ENDED)
    drawn(page)
    compare(element.screenshot(animations="allow"), name)
    page.emulate_media(reduced_motion="reduce")
    drawn(page)
    still = element.screenshot(animations="allow")
    page.emulate_media(reduced_motion="no-preference")
    compare(still, name, renew=False)


def compare(screenshot: bytes, name: str, *, renew: bool = RENEW) -> None:
    """Compare a screenshot with the picture of this name; write the difference if it is too large.

    Raises
    ------
    AssertionError
        If more than a hundredth of the pixels has changed, or the size.
    """
    shown, file = _quarter(screenshot), KEPT / f"{name}.png"
    if renew:
        shown.save(file, optimize=True)
        return
    assert file.is_file(), f"there is no picture {name}: PICTURES=renew keeps one"
    kept = Image.open(file).convert("RGB")
    sides = [(min(pair), max(pair)) for pair in zip(shown.size, kept.size, strict=True)]
    share = changed(shown, kept)
    if share > MAX_CHANGED or any(large - small > ROUNDED for small, large in sides):
        DIFFERENCES.mkdir(exist_ok=True)
        where = DIFFERENCES / f"{name}.png"
        _side_by_side(kept, shown, ImageChops.difference(*_of_one_size(kept, shown))).save(where)
        raise AssertionError(
            f"{name}: {share:.1%} of the pixels have changed, {kept.size} is now {shown.size}: "
            f"{where} shows what was kept, what is now, and the difference"
        )


def changed(shown: Image.Image, kept: Image.Image) -> float:
    """The share of pixels that differ clearly."""
    apart = ImageChops.difference(*_of_one_size(shown, kept))
    red, green, blue = apart.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[CLEARLY:]) / (most.width * most.height)


def _quarter(screenshot: bytes) -> Image.Image:
    whole = Image.open(io.BytesIO(screenshot)).convert("RGB")
    size = (max(1, whole.width // 4), max(1, whole.height // 4))
    return whole.resize(size, Image.Resampling.BOX)


def _of_one_size(one: Image.Image, other: Image.Image) -> tuple[Image.Image, Image.Image]:
    box = (0, 0, min(one.width, other.width), min(one.height, other.height))
    return one.crop(box), other.crop(box)


def _side_by_side(*pictures: Image.Image) -> Image.Image:
    space = 8
    width = sum(one.width + space for one in pictures)
    sheet = Image.new("RGB", (width, max(one.height for one in pictures)), "white")
    left = 0
    for one in pictures:
        sheet.paste(one, (left, 0))
        left += one.width + space
    return sheet


# -- geometry and style --------------------------------------------------------------------------


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
