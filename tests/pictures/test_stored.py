"""Pictures compared with stored ones, part by part and as a whole."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from tools import stored_pictures as stored

KEPT: dict[str, Any] = json.loads(stored.FILE.read_text("utf-8"))
NUMBER = r"(?<![#\w])-?\d+(?!\w)"


def test_every_stored_picture_is_drawn() -> None:
    assert list(KEPT) == list(stored.STATES)


@pytest.mark.parametrize("name", stored.STATES)
def test_the_picture_is_as_it_was(name: str) -> None:
    """A part that is gone, in another place or colour, or below another one.

    If the change is meant: `python tools/stored_pictures.py`, and look at the pictures.
    """
    drawn, kept = stored.now(name), KEPT[name]
    assert list(drawn["parts"]) == list(kept["parts"])
    for part, mine in drawn["parts"].items():
        theirs = kept["parts"][part]
        assert re.sub(NUMBER, "", mine) == re.sub(NUMBER, "", theirs), part
        pairs = zip(re.findall(NUMBER, mine), re.findall(NUMBER, theirs), strict=True)
        assert all(abs(int(one) - int(other)) <= 1 for one, other in pairs), part
    mine, theirs = (bytes.fromhex(picture["raster"]) for picture in (drawn, kept))
    assert len(mine) == len(theirs)
    assert max(abs(one - other) for one, other in zip(mine, theirs, strict=True)) <= 8
