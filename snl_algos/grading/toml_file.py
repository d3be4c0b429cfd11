"""Read a TOML file of the lecturer's: a rubric, or a table of languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from .errors import GradingError

__all__ = ["tables_in"]


def tables_in(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file, or raise a GradingError that names the line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise GradingError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
