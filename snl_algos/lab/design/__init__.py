"""Board design and records: a search finds boards, and their properties are proven."""

from ..errors import DesignError, Impossible, NotFound
from .board_design import Design, design
from .record_search import Record, beat, records

__all__ = [
    "Design", "DesignError", "Impossible", "NotFound", "Record", "beat", "design", "records",
]  # fmt: skip
