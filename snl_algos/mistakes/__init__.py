"""The gallery of mistakes, one a file. To add one, add a file: it is found by itself.

`MISTAKES` holds them by name, in the order of the gallery.
"""

from importlib import import_module
from pkgutil import iter_modules

from .registry import MISTAKES, Mistake, mistake

__all__ = ["MISTAKES", "Mistake", "mistake"]

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

_in_order = sorted(MISTAKES.items(), key=lambda item: item[1].order)
MISTAKES.clear()
MISTAKES.update(_in_order)
