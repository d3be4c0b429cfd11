"""A program that is not loaded in this process, and whether such programs are possible here."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...programs import Program
from ...watching.stopping import has_threads

if TYPE_CHECKING:
    from .conversation import Conversation

__all__ = ["Elsewhere", "can_fork"]


def can_fork() -> bool:
    """Whether this process can make copies of itself, to run a program in one of them."""
    return hasattr(os, "fork") and has_threads()


@dataclass(frozen=True, slots=True, kw_only=True)
class Elsewhere(Program):
    """A program that is not loaded in this process, and never will be.

    Attributes
    ----------
    start : callable
        Starts a process that serves it.
    """

    start: Callable[[], Conversation]
