"""What one takes away from a stepper: pictures, a page, HTML to embed, a strip on paper."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browser import opened
from widgets.acts import RUN, Shown

from snl_algos.widgets.page import page_of

pytestmark = pytest.mark.xdist_group("browser")

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def shown(browser: Any, tmp_path: Path) -> Shown:
    (tmp_path / "run.html").write_text(page_of(RUN), encoding="utf-8")
    page = opened(browser, (tmp_path / "run.html").as_uri(), offline=True)
    return Shown(page.get_by_role("region", name="Stepper"))


def taken(shown: Shown, what: str, folder: Path) -> Path:
    """The file that an entry of the export menu downloads."""
    shown.button("Export").click()
    with shown.region.page.expect_download() as download:
        shown.region.get_by_role("button", name=what).click()
    file = folder / str(download.value.suggested_filename)
    download.value.save_as(file)
    shown.button("Export").click()
    return file


def test_a_picture_of_the_step(shown: Shown, tmp_path: Path) -> None:
    """Would catch: another step, a cell or a jump left out, a picture that needs the page."""
    shown.bar.fill("20")
    file = taken(shown, r"Picture (SVG)", tmp_path)
    assert file.name == "queue-bfs-step-20.svg"
    root = ElementTree.fromstring(file.read_text("utf-8"))
    texts = [node.text for node in root.iter(f"{SVG}text")]
    state = RUN.state(20)
    assert {str(cell) for cell in range(1, 31)} <= set(texts)
    assert texts[-1] is not None and texts[-1].lower() == state.says.lower()
    jumps = {node.get("data-ends") for node in root.iter(f"{SVG}g")} - {None}
    assert jumps == {f"{foot} {end}" for foot, end in RUN.board.jumps.items()}
    assert not re.search(r"var\(|href|<style", file.read_text("utf-8"))

    image = taken(shown, r"Picture (PNG)", tmp_path)
    head = image.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", head[16:24])
    assert (wide, high) == (2 * int(root.get("width", "")), 2 * int(root.get("height", "")))


def test_on_paper(shown: Shown) -> None:
    """Would catch: one board, controls, or empty pictures in the place of four telling steps."""
    page = shown.region.page
    page.emulate_media(media="print")
    images = page.locator(".s-strip img")
    images.nth(3).wait_for()
    assert images.count() == 4
    sizes = images.evaluate_all("all => all.map(image => image.naturalWidth)")
    assert min(sizes) > 300
    words = images.evaluate_all("all => all.map(image => image.alt)")
    assert words[0].startswith("Step 0: ") and words[-1].startswith(f"Step {len(RUN) - 1}: ")
    assert any("climb to" in alt or "slide to" in alt for alt in words)
    assert not any(button.is_visible() for button in shown.region.get_by_role("button").all())
    shown.region.page.emulate_media(media="screen")
    shown.assert_at(0)
