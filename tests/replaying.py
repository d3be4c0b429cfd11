"""The rule book (`tests/data/rulebook.json`): boards with all their moves and distances."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "data" / "rulebook.json"
Entry = Mapping[str, Any]

ENTRIES: list[Entry] = json.loads(FILE.read_text("utf-8"))["boards"]
KEYS = ("cells", "die", "start", "chained", "overshoot", "jumps")


def data_of(entry: Entry) -> dict[str, Any]:
    """The board of an entry as plain data."""
    return {key: entry[key] for key in KEYS}
