"""The figures of the lessons, for notebooks. Most need matplotlib, and show themselves.

from snl_algos.course import figures

figures.ladder_in_matrix(3)
"""

from .forward_pass import forward_pass
from .games import after_sweeps
from .growth import searches_by_time, work_by_climb
from .ladder import ladder_in_matrix, lists_with_ladder
from .matrices import matrices
from .route_by_cost import route_by_cost
from .route_graph import shortest_moves

__all__ = [
    "after_sweeps", "forward_pass", "ladder_in_matrix", "lists_with_ladder", "matrices",
    "route_by_cost", "searches_by_time", "shortest_moves", "work_by_climb",
]  # fmt: skip
