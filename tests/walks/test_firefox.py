"""The book in Firefox: the front page, a lesson, a run stepped, a cell run."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PIL")
pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

from PIL import Image
from walks.firefox import firefox

pytestmark = [pytest.mark.release, pytest.mark.xdist_group("book")]

#: The first stepper of a page, and the first cell that runs.
STEPPER = 'document.querySelector("div[data-snl] .snl-host")?.shadowRoot'
CELL = 'document.querySelector("[data-snl-cell]").closest("div.cell")'


def test_a_visit(with_python: str, tmp_path: Path) -> None:
    """Would catch: a page that Firefox cannot show, a stepper or a cell that does nothing there."""
    with firefox() as page:
        page.size(1366, 768)
        page.goto(f"{with_python}index.html")
        workbench = 'document.querySelector("div[data-snl-workbench]")'
        page.until(f"{workbench}?.hasAttribute('data-mounted')")
        page.picture(tmp_path / "front.png")
        colours = Image.open(tmp_path / "front.png").convert("RGB").getcolors(1 << 24)
        assert colours and len(colours) > 500, "the board is not drawn"

        page.goto(f"{with_python}lessons/03_queue_bfs.html")
        page.run('document.querySelector("div[data-snl]").scrollIntoView()')
        page.until(f"!!{STEPPER}?.querySelector('[role=slider], input[type=range]')")
        press = f"{STEPPER}.querySelector('[aria-label=Forward]').click()"
        page.run(f"{STEPPER}.querySelector('[aria-pressed=true]')?.click()")  # Predict
        page.run(press)
        sentence = f"{STEPPER}.querySelector('[aria-live]').textContent"
        assert "Take cell 1 from the front (0 throws)." in page.until(sentence)
        page.picture(tmp_path / "stepper.png")

        page.run(f"{CELL}.scrollIntoView()")
        page.run(
            f"[...{CELL}.querySelectorAll('button')].find(b => b.textContent == 'Run').click()"
        )
        page.until(f"/Done/.test({CELL}.querySelector('[role=status]').textContent)")
        page.picture(tmp_path / "cell.png")
        assert page.errors == []
