"""The gallery of mistakes, one a file. To add one, add a file: it is found by itself.

`MISTAKES` holds them by name, in the order of the gallery.
"""

from ..programs import MISTAKES, Mistake, Watch, mistake

__all__ = ["MISTAKES", "Mistake", "Watch", "mistake"]
