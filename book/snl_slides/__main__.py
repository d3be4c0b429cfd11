"""python -m snl_slides FOLDER [LESSON.md ...]: all lessons, if none is named."""

import sys
from pathlib import Path

from tools.lesson_text import TEXTS

from .decks import write_decks

if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    write_decks(Path(sys.argv[1]), list(map(Path, sys.argv[2:])) or sorted(TEXTS.glob("*.md")))
