"""The gallery of mistakes, one in each file. To add one, add a file: it is found automatically.

`MISTAKES` holds them by name, in the order of the gallery.
"""

from ..programs import MISTAKES, Mistake, Watch, mistake

__all__ = ["MISTAKES", "Mistake", "Watch", "mistake"]
