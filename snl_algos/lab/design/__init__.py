"""Boards on request, and records: boards that a search finds, with the proof of what they are."""

from ..errors import DesignError, Impossible, NotFound
from .record_search import Record, beat, records
from .search import Design, design

__all__ = [
    "Design", "DesignError", "Impossible", "NotFound", "Record", "beat", "design", "records",
]  # fmt: skip
