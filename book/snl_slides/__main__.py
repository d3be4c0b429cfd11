"""python -m snl_slides FOLDER [LESSON.ipynb ...]: all lessons, if none is named."""

import sys
from pathlib import Path

from .decks import ROOT, write_decks

if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    named = list(map(Path, sys.argv[2:]))
    write_decks(Path(sys.argv[1]), named or sorted((ROOT / "lessons").glob("[0-9][0-9]_*.ipynb")))
