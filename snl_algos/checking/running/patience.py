"""How long somebody waits for a process, on a machine that may stand still."""

from __future__ import annotations

from time import monotonic

__all__ = ["PAUSE", "Patience"]

#: Whoever waits looks at the clock this often, in seconds.
PAUSE = 0.05
#: More than this between two looks is the machine's doing: it was suspended, or too busy to let
#: anybody run. No more of it counts.
MOST = 0.1


class Patience:
    """Seconds to wait. The time in which the whole machine stands still does not use them up.

    Parameters
    ----------
    seconds : float
        So many.

    Examples
    --------
    >>> Patience(2.0).left() > 1.9
    True
    """

    def __init__(self, seconds: float) -> None:
        self._left, self._looked = seconds, monotonic()

    def left(self) -> float:
        """What is left, in seconds. Negative if it is over."""
        now = monotonic()
        self._left -= min(now - self._looked, MOST)
        self._looked = now
        return self._left
