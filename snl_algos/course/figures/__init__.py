"""The figures of the lessons, for notebooks. Most need matplotlib, and show themselves.

from snl_algos.course import figures

figures.ladder_in_matrix(3)
"""

from .arcs import forward_pass, route_by_cost
from .charts import after_sweeps, searches_by_time
from .matrices import ladder_in_matrix, lists_with_ladder, matrices

__all__ = [
    "after_sweeps", "forward_pass", "ladder_in_matrix", "lists_with_ladder", "matrices",
    "route_by_cost", "searches_by_time",
]  # fmt: skip
