"""A saved notebook where no script runs: a picture, and the run as text."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from browser import launched, opened
from PIL import Image

from snl_algos import load_board, step, step_together
from snl_algos.widgets import Stepper

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.full]

THIRTY = load_board("thirty")
STEPPERS = {
    "one": step("queue-bfs", THIRTY),
    "together": step_together(["queue-bfs", "forward-dp"], THIRTY),
}
each_stepper = pytest.mark.parametrize("stepper", STEPPERS.values(), ids=STEPPERS)


def as_a_host_shows_it(stepper: Stepper) -> str:
    """Its saved HTML, without what a host takes out."""
    saved: dict[str, Any] = stepper._repr_mimebundle_()[0]
    html = re.sub(r"(?is)<(script|style)\b.*?</\1\s*>", "", saved["text/html"])
    return re.sub(r'(?i) (style|class|data-[\w-]+)="[^"]*"', "", html)


def colours_of(png: bytes) -> int:
    """How many colours a picture has: one, if it is blank."""
    return len(Image.open(BytesIO(png)).convert("RGB").getcolors(1 << 24) or ())


@each_stepper
def test_picture_and_text_remain(tmp_path: Path, stepper: Stepper) -> None:
    """An output that is empty, or raw JSON, or a picture that needs the style taken out of it."""
    file = tmp_path / "saved.html"
    file.write_text(
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Saved</title></head>'
        f"<body><main><h1>Saved</h1>{as_a_host_shows_it(stepper)}</main></body></html>",
        encoding="utf-8",
    )
    with launched() as browser:
        page = opened(browser, file.as_uri(), java_script_enabled=False)
        for picture in page.get_by_role("img").all():
            assert picture.evaluate("image => image.naturalWidth") > 100
            assert "30 cells" in picture.get_attribute("alt")
            assert colours_of(picture.screenshot()) > 20
        assert page.get_by_role("img").count() == len(stepper.traces)
        text = page.locator("main").inner_text()
        for run in stepper.traces:
            assert run.to_text() in text
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.astray == []


@each_stepper
def test_the_text_alone_remains(stepper: Stepper) -> None:
    """A terminal, or a host that shows no HTML: an address in memory instead of the run."""
    text = stepper._repr_mimebundle_()[0]["text/plain"]
    for run in stepper.traces:
        assert run.to_text() in text
    assert " at 0x" not in text
