"""Every lesson as a deck of slides that works from a file, without a network.

    python -m snl_slides slides [lessons/03_queue_bfs.ipynb ...]

`cutting` makes slides of the cells of a notebook, `markup` makes HTML of what is in them, and
`decks` writes the pages. A slide shows what a room should read: what is asked, claimed, run and
drawn. Everything else is in the speaker notes.
"""
