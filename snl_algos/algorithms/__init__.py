"""The algorithms, one a file. To add one, add a file: it is found by itself.

`ALGORITHMS` holds them by name, in teaching order.
"""

from ..programs import ALGORITHMS, Algorithm, Watch, algorithm

__all__ = ["ALGORITHMS", "Algorithm", "Watch", "algorithm"]
