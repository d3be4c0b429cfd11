"""The page about the lab names the modules that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_names_every_module_of_the_lab_and_no_other() -> None:
    """Would catch: a module that was renamed, and a page that sends its reader to the old name."""
    page = (ROOT / "book/docs/inside.md").read_text("utf-8")
    part = page.partition("## The lab\n")[2].partition("\n## ")[0]
    files = {file.name for file in (ROOT / "snl_algos/lab").rglob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"`(\w+\.py)`", part)) == files
