"""Named boards, random boards, all boards of a size, and the notations for writing boards."""

from .gallery import load_board, load_boards, named_board
from .generated import all_boards, random_board

__all__ = ["all_boards", "load_board", "load_boards", "named_board", "random_board"]
