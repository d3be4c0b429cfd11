"""The figures of the lessons, for notebooks. They need matplotlib, and show themselves.

from snl_algos.course import figures

figures.ladder_in_matrix(3)
"""

from .growth import memory_by_size, searches_by_time, times_of_all
from .ladder import graph_and_matrix, ladder_in_matrix, lists_with_ladder
from .matrices import matrices, matrix_with_jump
from .shares import wrong_by_jumps
from .tolls import cost_by_toll

__all__ = [
    "cost_by_toll", "graph_and_matrix", "ladder_in_matrix", "lists_with_ladder", "matrices",
    "matrix_with_jump", "memory_by_size", "searches_by_time", "times_of_all",
    "wrong_by_jumps",
]  # fmt: skip
