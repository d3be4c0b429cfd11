"""A lecturer takes a run of lesson 3 away: a picture, an animation, a page; and opens each."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright")
pytest.importorskip("PIL")
pytest.importorskip("typer")

from command import good
from PIL import Image
from walks.stations import assert_code_is_right, walking

from snl_algos import load_board, trace
from snl_algos.widgets.page import page_of

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("browser")]


def test_a_picture_an_animation_and_a_page(tmp_path: Path) -> None:
    """Would catch: a file that is empty, that shows another step, or that does not open."""
    file = tmp_path / "run.html"
    run = trace("queue-bfs", load_board("thirty"))
    file.write_text(page_of(run), encoding="utf-8")
    with walking(file.as_uri(), 1366, 768, accept_downloads=True) as page:
        stepper = page.get_by_role("region", name="Stepper")
        for _ in range(4):
            page.keyboard.press("ArrowRight")
        stepper.get_by_role("button", name="Export").click()
        for name, ending in (("Picture (PNG)", ".png"), ("Page of this run", ".html")):
            with page.expect_download() as download:
                stepper.get_by_role("button", name=name).click()
            download.value.save_as(tmp_path / f"taken{ending}")
        assert page.errors == []
    picture = Image.open(tmp_path / "taken.png").convert("RGB")
    assert len(picture.getcolors(1 << 20) or ()) > 20, "the picture is empty"

    with walking((tmp_path / "taken.html").as_uri(), 1280, 720) as page:
        again = page.get_by_role("region", name="Stepper")
        assert again.get_by_role("slider", name="Step").input_value() == "4"
        assert_code_is_right(again)
        page.keyboard.press("ArrowRight")
        assert again.get_by_role("slider", name="Step").input_value() == "5"
        assert page.errors == []

    assert good("step", "thirty", "-o", tmp_path / "run.gif") == ""
    with walking((tmp_path / "run.gif").as_uri(), 1280, 900) as page:
        assert page.locator("img").evaluate("image => image.naturalWidth") == 800
