"""Errors in what grading was asked for, also in a file of the lecturer's."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ..errors import Explained

__all__ = ["GradingError", "tables_in"]


class GradingError(Explained, ValueError):
    """Submissions cannot be found or graded. The message says what would be right."""


def tables_in(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file, or raise a GradingError that names the line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise GradingError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
