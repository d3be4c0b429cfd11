"""The algorithms, one a file. To add one, add a file: it is found by itself.

`ALGORITHMS` holds them by name, in teaching order.
"""

from importlib import import_module
from pkgutil import iter_modules

from .registry import ALGORITHMS, Algorithm, Watch, algorithm

__all__ = ["ALGORITHMS", "Algorithm", "Watch", "algorithm"]

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

_in_order = sorted(ALGORITHMS.items(), key=lambda item: item[1].order)
ALGORITHMS.clear()
ALGORITHMS.update(_in_order)
