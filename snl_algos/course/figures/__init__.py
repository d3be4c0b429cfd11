"""The figures of the lessons, for notebooks. Most need matplotlib, and show themselves.

from snl_algos.course import figures

figures.ladder_in_matrix(3)
"""

from .forward_pass import forward_pass
from .games import after_sweeps, game_lengths, spinners, two_dice
from .growth import searches_by_time, times_of_all, work_by_climb
from .ladder import ladder_in_matrix, lists_with_ladder
from .matrices import matrices
from .route_by_cost import route_by_cost
from .route_graph import shortest_moves
from .shares import wrong_by_jumps
from .tolls import cost_by_toll

__all__ = [
    "after_sweeps", "cost_by_toll", "forward_pass", "game_lengths", "ladder_in_matrix",
    "lists_with_ladder", "matrices", "route_by_cost",
    "searches_by_time", "shortest_moves", "spinners", "times_of_all", "two_dice", "work_by_climb",
    "wrong_by_jumps",
]  # fmt: skip
