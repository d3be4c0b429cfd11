"""Every lesson as a deck of slides that works from a file, without a network.

    python -m snl_slides slides [lessons/text/03_queue_bfs.md ...]

Marks in the text of a lesson say what is on its slides: `slides` reads them, `html` writes what a
slide shows, and `decks` writes the pages. Everything else is in the speaker notes.
"""
