"""The figures of the lessons, for notebooks. Most need matplotlib, and show themselves.

from snl_algos.course import figures

figures.ladder_in_matrix(3)
"""

from .charts import after_sweeps, searches_by_time
from .forward_pass import forward_pass
from .ladder import ladder_in_matrix, lists_with_ladder
from .matrices import matrices
from .route_by_cost import route_by_cost

__all__ = [
    "after_sweeps", "forward_pass", "ladder_in_matrix", "lists_with_ladder", "matrices",
    "route_by_cost", "searches_by_time",
]  # fmt: skip
