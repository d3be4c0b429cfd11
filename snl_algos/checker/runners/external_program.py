"""Programs that are not loaded in this process, and programs that can be reloaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...programs import Program

if TYPE_CHECKING:
    from ...sandbox.protocol import Connection

__all__ = ["ExternalProgram", "ReloadableProgram"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExternalProgram(Program):
    """A program that is never loaded in this process.

    Attributes
    ----------
    start : callable
        Starts a process that serves it.
    """

    start: Callable[[], Connection]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReloadableProgram(Program):
    """A program that can be reloaded in this process, so that it keeps no state of its calls.

    Attributes
    ----------
    load : callable
        Loads it.
    """

    load: Callable[[], Program]
