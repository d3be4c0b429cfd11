"""What was judged before, by the contents of the file: an interrupted grading continues there."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import asdict
from importlib import metadata
from pathlib import Path

from ..whole_file import write_whole
from .judge import Settings
from .judgement import Judgement

__all__ = ["Store"]

#: A change of what is stored makes everything anew.
FORMAT = 5


def _fingerprint_of(settings: Settings) -> str:
    """Return the hash of the settings that decide a judgement."""
    version = ""
    with suppress(metadata.PackageNotFoundError):
        version = metadata.version(__name__.partition(".")[0])
    data = {"format": FORMAT, "version": version, **asdict(settings)}
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


class Store:
    """Judgements in a folder for each choice of settings, in files named by what was judged.

    It has `changed` if there were only judgements with other settings.
    """

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder / _fingerprint_of(settings)
        self.changed = folder.is_dir() and any(folder.iterdir()) and not self.folder.is_dir()
        self.folder.mkdir(parents=True, exist_ok=True)

    def judgement(self, sha256: str, suffix: str) -> Judgement | None:
        """Return the stored judgement of a file, if there is one that can be read."""
        try:
            return Judgement.from_dict(json.loads(self._place(sha256, suffix).read_bytes()))
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def keep(self, sha256: str, suffix: str, judgement: Judgement) -> None:
        """Store the judgement of a file, unless it could not be judged: that is tried again."""
        if judgement.verdict != "not-judged":
            write_whole(self._place(sha256, suffix), json.dumps(judgement.to_dict()).encode())

    def _place(self, sha256: str, suffix: str) -> Path:
        return self.folder / f"{sha256}{suffix}.json"
