"""What was judged before, by the contents of the file: an interrupted grading continues there."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import asdict
from importlib import metadata
from pathlib import Path
from typing import Any

from ..whole_file import write_whole
from .judge import Settings
from .judgement import Judgement

__all__ = ["Store"]

#: A change of what is stored makes everything anew.
FORMAT = 4


def _fingerprint_of(settings: Settings) -> str:
    """Return the hash of the settings that decide a judgement."""
    version = ""
    with suppress(metadata.PackageNotFoundError):
        version = metadata.version(__name__.partition(".")[0])
    data = {"format": FORMAT, "version": version, **asdict(settings)}
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


class Store:
    """Judgements in a folder, each in a file named by the hash of what was judged.

    It has `changed` if judgements with other settings were there, which are removed.
    """

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        place, now = folder / "settings.json", {"fingerprint": _fingerprint_of(settings)}
        earlier = _read(place)
        self.changed = earlier is not None and earlier != now
        if earlier is None or self.changed:
            folder.mkdir(parents=True, exist_ok=True)
            for path in folder.glob("*.json"):
                path.unlink()
            _write(place, now)

    def judgement(self, sha256: str, suffix: str) -> Judgement | None:
        """Return the stored judgement of a file, if there is one that can be read."""
        try:
            return Judgement.from_dict(_read(self._place(sha256, suffix)) or {})
        except (TypeError, KeyError):
            return None

    def keep(self, sha256: str, suffix: str, judgement: Judgement) -> None:
        """Store the judgement of a file, unless it could not be judged: that is tried again."""
        if judgement.verdict != "not-judged":
            _write(self._place(sha256, suffix), judgement.to_dict())

    def _place(self, sha256: str, suffix: str) -> Path:
        return self.folder / f"{sha256}{suffix}.json"


def _read(path: Path) -> dict[str, Any] | None:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def _write(path: Path, data: dict[str, Any]) -> None:
    write_whole(path, json.dumps(data).encode())
