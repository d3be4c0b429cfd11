"""The algorithms, one in each file. To add one, add a file: it is found automatically.

`ALGORITHMS` holds them by name, in teaching order.
"""

from ..programs import ALGORITHMS, Algorithm, Watch, algorithm

__all__ = ["ALGORITHMS", "Algorithm", "Watch", "algorithm"]
