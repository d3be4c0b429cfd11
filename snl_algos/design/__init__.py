"""Boards on request, and records: boards that a search finds, with the proof of what they are."""

from .beating import Record, beat, records
from .designing import Design, design
from .errors import DesignError, Impossible, NotFound

__all__ = [
    "Design", "DesignError", "Impossible", "NotFound", "Record", "beat", "design", "records",
]  # fmt: skip
