"""What the page must write, read and refuse is what the package writes, reads and refuses."""

from __future__ import annotations

import json

from data.write_notations import FILE, contents


def test_the_texts_of_the_page_are_those_of_the_package() -> None:
    """Would catch: a notation that was changed here and not in the page. The page's own tests
    (`web/tests/boards.test.ts`) hold it to this file.
    """
    kept = json.loads(FILE.read_text("utf-8"))
    assert kept == json.loads(json.dumps(contents())), "run tests/data/write_notations.py"
