"""What people type and paste for a board, each with the board that it means."""

from __future__ import annotations

from snl_algos import Board

BOARD = Board(30, {3: 22, 17: 4})
HUNDRED = Board(100, {3: 22, 17: 4})

TYPED = {
    # -- Python, as we print it
    "Board(7, {2: 4, 4: 7}, die=2)": Board(7, {2: 4, 4: 7}, die=2),
    "Board(9, {2: 5}, die=(1, 4), start=0, chained=True, overshoot='win')": Board(
        9, {2: 5}, die=(1, 4), start=0, chained=True, overshoot="win"
    ),
    "board = Board(30, ladders={3: 22}, snakes=[(17, 4)]);": BOARD,
    "snl_algos.Board( cells=30,\n jumps={3: 22, 17: 4,} )": BOARD,
    # -- lines
    "30\n3 22\n17 4": BOARD,
    "30\n3->22\n17->4\n": BOARD,
    "30 cells\r\n3 -> 22\r\n\r\n17: 4": BOARD,
    "30\n3, 22,\n17, 4,": BOARD,
    "30\n3 → 22, 17 => 4;": BOARD,
    "3->22 17->4": HUNDRED,
    "3: 22\n17: 4\n": HUNDRED,
    # -- dictionaries
    '{"cells": 30, "jumps": {"3": 22, "17": 4}}': BOARD,
    '{"jumps": {"3": 22, "17": 4}}': HUNDRED,
    '{"ladders": {"3": 22}, "snakes": {"17": 4}}': HUNDRED,
    '{"snakes": [[17, 4]], "ladders": [[3, 22]], "cells": 30}': BOARD,
    "{'cells': 30, 'snakes': {17: 4}, 'ladders': [(3, 22),], 'chained': False}": BOARD,
    "jumps = {3: 22, 17: 4}": HUNDRED,
    '{"3": 22, "17": 4}': HUNDRED,
    # -- lists, as programs have them
    "{{-1,-1},{-1,3}}": Board(4, {2: 3}),
    "{-1, 3, -1, -1}": Board(4, {2: 4}),
    "int move[] = {-1, 3, -1, -1};": Board(4, {2: 4}),
    "int[][] board = new int[][] {\n  {-1, -1},\n  {-1, 3},\n};": Board(4, {2: 3}),
    "board = [[-1, -1], [-1, 3]];": Board(4, {2: 3}),
    "Input: board = [[-1,-1],[-1,3]]": Board(4, {2: 3}),
    "[[-1, -1],\n [-1, 3],];\n": Board(4, {2: 3}),
}

#: How a board is read that may have been meant otherwise, and what is said of it.
GUESSED = {
    "30\n3 3\n4 8": "jump 3→3 leads nowhere: it is left out",
    "[0,0,0,7,2,0,0,0,5,0]": "0 leads to cell 1, here from 6 cells; write -1 for no jump",
    "3->22 17->4": "the board has 100; to set it, write 30 on a line before the jumps",
    '{"ladders": {"3": 22}}': 'the board has 100; to set it, add "cells": 30',
}
