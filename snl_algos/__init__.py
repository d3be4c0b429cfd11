"""Shortest paths, taught by one question.

If you could choose what the die shows, how few throws take you from the first cell of
a Snakes and Ladders board to the last?
"""

from .algorithms import ALGORITHMS
from .answer import Answer, certificate
from .board import Board, BoardError, Move


def solve(board: Board, algorithm: str = "queue-bfs") -> Answer:
    return ALGORITHMS[algorithm](board)
