"""Every kind of finding: what it means, and its sentence.

In a sentence, `{cell}`, `{jump}` and `{move}` are the finding's first cell, jump and move; names
such as `{claimed}` are its numbers and words. After a colon: `throws`, `lines`, ... counts things
in words, `distance` gives a distance or says that there is none, `named` says whether jumps are
ladders or snakes, `start` names the end where the jump starts, and `whole` describes a move in
full.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

__all__ = ["KINDS", "Kind"]


class Kind(NamedTuple):
    """A kind of finding: what it means, and the sentence for it.

    Examples
    --------
    >>> KINDS["throws-from-a-jump"].meaning
    'it stands on the start of a jump and throws from there'
    """

    meaning: str
    sentence: str


#: Name → kind. Every finding has one of these kinds.
#:
#: :meta hide-value:
KINDS: Mapping[str, Kind] = MappingProxyType({
    # -- what a certificate finds ------------------------------------------------------
    "not-a-cell": Kind(
        "a distance is given for something that is not a cell",
        "a distance is given for {what}, which is not a cell of the board"),
    "start-without-distance": Kind(
        "the start has no distance",
        "the start, cell {cell}, has no distance; it must be 0"),
    "start-not-at-0": Kind(
        "the start has a distance other than 0",
        "the start, cell {cell}, has the distance {claimed}; it must be 0"),
    "goal-both-ways": Kind(
        "the answer says that the goal is out of reach, and gives it a distance",
        "the answer says that the goal is out of reach, but gives it the distance {claimed}"),
    "goal-without-distance": Kind(
        "the answer has a number of throws, but no distance for the goal",
        "the answer says {claimed:throws}, but the goal has no distance"),
    "move-to-unreached": Kind(
        "a move leads to a cell that is said to be out of reach",
        "a move leads from cell {cells[0]} to cell {cells[1]}, which is said to be out of reach"),
    "move-shortens": Kind(
        "a move reaches a cell sooner than its distance says",
        "cell {cells[1]} is said to be at distance {claimed}, "
        "but a move from cell {cells[0]} reaches it at {after}"),
    "move-shortens-unknown": Kind(
        "a move reaches a cell without a distance sooner than the goal",
        "cell {cells[1]} has no distance, so it must not be nearer than the goal, "
        "but a move from cell {cells[0]} reaches it at {after}"),
    "move-undercuts": Kind(
        "a move reaches a cell sooner than it is said to be possible",
        "cell {cells[1]} is said to be at least at distance {claimed}, "
        "but a move from cell {cells[0]} reaches it at {after}"),
    "not-ruled-out": Kind(
        "the bound of a cell does not rule out that a move from it reaches another sooner",
        "cell {cells[1]} is said to be no nearer than {claimed}, but it is not ruled out "
        "that a move from cell {cells[0]} reaches it at {after}"),
    "negative-cycle": Kind(
        "a cycle of moves has a negative total cost",
        "a cycle of moves from cell {cell} back to it costs {total}: "
        "each round makes all routes through it cheaper"),
    "not-attained": Kind(
        "no moves lead to a cell at its distance",
        "cell {cell} is said to be at distance {claimed}, but no moves lead there at {claimed}"),
    "route-out-of-reach": Kind(
        "a route leads to a goal that is said to be out of reach",
        "a route is given to a goal that is said to be out of reach"),
    "answer-not-distance": Kind(
        "the number of throws is not the distance of the goal",
        "the answer is {claimed}, but the goal's distance is {distance}"),
    "illegal-move": Kind(
        "a move of the route is not legal",
        "the route is not legal: from cell {cell} you cannot {move:whole}"),
    "route-not-distance": Kind(
        "the route reaches a cell at a number other than its distance",
        "the route reaches cell {cell} at {after}, but {claimed:distance}"),
    "route-ends-elsewhere": Kind(
        "the route does not end on the goal",
        "the route ends on cell {cell}, not on the goal"),
    "route-length": Kind(
        "the number of throws is not the length of the route",
        "the answer is {claimed}, but the route has {length:throws}"),
    "refused": Kind(
        "a program refused the board, with a message",
        "{message}"),
    # -- why a distance is wrong -------------------------------------------------------
    "start-takes-throws": Kind(
        "the start has a distance other than 0",
        "it gives the start a distance other than 0, but you stand there before the first throw"),
    "stands-on-a-jump": Kind(
        "it stands on the start of a jump",
        "it stands on cell {cell}, the {jump:start}"),
    "throws-from-a-jump": Kind(
        "it stands on the start of a jump and throws from there",
        "it stands on cell {cell}, the {jump:start}, and throws from there"),
    "stands-because-seen": Kind(
        "it stands on the start of a jump, because the end of the jump had been visited",
        "it stands on cell {cell}, the {jump:start}, because its end {seen} had been visited"),
    "jump-without-a-throw": Kind(
        "it takes a jump without a throw",
        "it takes {jump:named} without a throw that lands on cell {jump[0]}"),
    "face-not-on-the-die": Kind(
        "it makes a move that needs a face the die does not have",
        "it goes from cell {cells[0]} to cell {cells[1]} in one throw, as if the die had a {face}, "
        "but {die}"),
    "passes-the-goal": Kind(
        "it finishes with a throw past the goal, on a board where that is not a move",
        "it finishes from cell {cells[0]} with a throw past the goal, which is not a move here"),
    "bounces": Kind(
        "it bounces back from the goal, on a board where a throw past the goal is not a move",
        "it bounces back from the goal, from cell {cells[0]} to cell {cells[1]}, "
        "but a throw past the goal is not a move here"),
    "no-legal-move": Kind(
        "it reaches a cell in fewer throws than any legal moves do",
        "it reaches cell {cell} in {claimed:throws}, but no legal moves lead there so soon"),
    "two-jumps-in-one-throw": Kind(
        "it takes two jumps in one throw, on a board where one ends the move",
        "it takes two jumps in one throw, {jumps[0]} and {jumps[1]}, "
        "but here a throw takes at most one"),
    "stops-in-a-chain": Kind(
        "it takes one jump, on a board where the next one carries you on",
        "it stops on cell {cell} after {jumps[0]:named}, where {jumps[1]:named} carries you on"),
    "jump-costs-a-throw": Kind(
        "it counts a jump as a throw",
        "it counts {jump:named} as a separate throw"),
    "never-takes-the-jump": Kind(
        "it never takes a jump",
        "it never takes {jump:named}"),
    "never-takes-the-jumps": Kind(
        "it takes none of several jumps",
        "it takes none of the jumps {jumps}"),
    "never-there-by-a-jump": Kind(
        "it never reaches a cell by a jump that leads there, but it takes others",
        "it never reaches cell {cell} by {jumps:named}"),
    "misses-where-jumps-meet": Kind(
        "it does not stand in time where one jump ends and another starts",
        "{jumps[1]:named} leaves you on cell {cell}, the {jumps[0]:start}, "
        "but it does not stand there after {true:throws}"),
    "never-throws": Kind(
        "it reaches a cell, but misses a throw from there",
        "it reaches cell {cell} in {claimed:throws}, "
        "but misses the throw of {face} from there to cell {landing}"),
    "never-reaches": Kind(
        "it gives a cell no distance, and so misses a throw from there",
        "it gives cell {cell} no distance, though it is {true:throws} from the start, "
        "and so misses the throw of {face} from there to cell {landing}"),
    "never-goes-back": Kind(
        "it reaches a cell after it has passed the cells to throw to from there",
        "when it reaches cell {cells[0]} it has already passed cell {cells[1]}, "
        "and never goes back"),
    "answers": Kind(
        "its number of throws is wrong, and it keeps no distances",
        "it answers {claimed:throws}"),
    "answers-otherwise": Kind(
        "its distances are right, and its number of throws is not",
        "its distances are right, but it answers {claimed:throws}"),
    # -- why an answer is wrong, where no distances are known -----------------------------
    "answers-out-of-reach": Kind(
        "it answers although the goal is out of reach",
        "the goal is out of reach, but the program answers anyway"),
    "returns-nothing": Kind(
        "it never returns anything",
        "it returned None, which stands for out of reach: is a return missing?"),
    "misses-every-route": Kind(
        "it says that the goal is out of reach, but there is a route",
        "it finds no route, but there is one: {moves}"),
    "misses-a-shorter-route": Kind(
        "it answers with more throws than are needed",
        "it misses a shorter route: {moves}"),
    "no-such-route": Kind(
        "it answers with fewer throws than any route has",
        "no route to the goal takes only {claimed:throws}"),
    "starts-off-the-board": Kind(
        "it assumes that the start is off the board",
        "it starts off the board, but here you start on cell 1"),
    "starts-on-the-first-cell": Kind(
        "it assumes that the start is the first cell",
        "it starts on cell 1, but here you start off the board"),
    "follows-chains": Kind(
        "it assumes that jumps are chained",
        "it takes two jumps in one throw, {jumps[0]} and {jumps[1]}, "
        "but here a throw takes at most one"),
    "always-six-faces": Kind(
        "it assumes that the die has six faces",
        "it throws a die with six faces, but {die}"),
    # -- how a call ended ----------------------------------------------------------------
    "needs-sorted-jumps": Kind(
        "it is right if the lists of jumps are sorted, and wrong if they are not",
        "it relies on sorted jumps, which no judge promises: it is right if they are sorted, and "
        "wrong if they come as {jumps}"),
    "raised": Kind(
        "it raised an exception",
        "it raised {exception}{message}{place}"),
    "exited": Kind(
        "it ended the process",
        "it called sys.exit"),
    "recursion": Kind(
        "it called itself more often than Python allows",
        "it calls itself so often that Python's limit is reached"),
    "memory": Kind(
        "it needed more memory than it was allowed",
        "it needs more memory than it is allowed"),
    "no-answer-in-time": Kind(
        "it gave no answer within the time for one call",
        "no answer within {seconds:seconds}"),
    "waits": Kind(
        "it waited for so long that it gave no answer",
        "it waited for {seconds:seconds}, asleep or for something that never came, "
        "and gave no answer"),
    "too-many-lines": Kind(
        "it ran more lines than it was allowed",
        "it runs more than {lines:lines}"),
    "prints-without-end": Kind(
        "it prints so much that it gave no answer within the time for one call",
        "it prints so much that it gave no answer within {seconds:seconds}"),
    "not-understood": Kind(
        "its process sent something that is not an answer, so the program cannot be judged",
        "its process wrote {wrote} where an answer is expected"),
    "died": Kind(
        "it ended the process that it ran in",
        "it ended its process ({how})"),
    "never-ends": Kind(
        "it does not end even on a tiny board",
        "it never ends"),
    "never-ends-out-of-reach": Kind(
        "it does not end where the goal is out of reach",
        "the goal is out of reach, and it never ends"),
    "too-slow-out-of-reach": Kind(
        "it gives no answer in time where the goal is out of reach",
        "the goal is out of reach, and it gives no answer within {seconds:seconds}"),
    "too-slow": Kind(
        "it gives right answers, but not in time",
        "it is too slow: no answer within {seconds:seconds} on a board of {cells_of_board} cells"
        "{growth}"),
    "not-a-number": Kind(
        "it returned something that is not a number of throws",
        "it returned {value}, a {type}, but a whole number of throws is expected, or -1 for out of "
        "reach"),
    "too-many-digits": Kind(
        "it returned a number that no board here can have",
        "it returned a number with more than nine digits, and no board here has so many cells"),
    "negative": Kind(
        "it returned a negative number other than -1",
        "it returned {claimed}; a number of throws is 0 or more, and -1 means out of reach"),
    "not-a-route": Kind(
        "the route in its answer cannot be read",
        "its route is {value}, but a sequence of Move(face, landing, cell) or None is expected"),
    "not-distances": Kind(
        "the distances in its answer cannot be read",
        "its distances are {value}, but a mapping from cells to numbers is expected"),
    "illegal-route": Kind(
        "its route has an illegal move",
        "its route is not legal: from cell {cell} you cannot {move:whole}"),
    "wrong-route": Kind(
        "its route does not fit its answer",
        "its route does not fit its answer: it has {length:throws} and ends on cell {cell}"),
    "missing-import": Kind(
        "it uses a name that judges import for you, and that is not imported here",
        "the name {name} is not defined; judges import it for you, so add: {imports}"),
    "asynchronous": Kind(
        "it is an async function, and calling it does not run it",
        "the function {function} is async: calling it does not run it, but returns a {type}; "
        "write def instead of async def, and leave out await"),
    "generator": Kind(
        "it is a generator function, and calling it does not run it",
        "the function {function} has a yield: calling it does not run it, but returns a generator; "
        "write return instead of yield"),
    # -- what a whole program did ----------------------------------------------------------
    "exit-code": Kind(
        "the program ended with an error",
        "it ended with exit code {code}: {message}"),
    "wrong-number-of-lines": Kind(
        "the program printed more or fewer lines than boards",
        "it printed {lines:lines} for {boards:boards}"),
    "not-a-number-line": Kind(
        "the program printed a line that is not a number",
        "it printed {value}, but a number of throws is expected"),
    "wrong-after-others": Kind(
        "the program is right for a board alone, and wrong after others in the same input",
        "it is right if this board comes alone, "
        "but says {said} if it is number {place} of its input"),
    "right-alone": Kind(
        "the program is right for a board alone, and wrong for several in the same input",
        "it is right if this board comes alone, but wrong if others are in the same input"),
    # -- what else a check notices -----------------------------------------------------------
    "another-answer": Kind(
        "the same board got different answers",
        "the same board got different answers: {first}, then {then}"),
    "another-answer-kept": Kind(
        "it is right for a board alone, and wrong after others: it keeps something between calls",
        "it is right if this board is its first call ({first}), and wrong after other calls "
        "({then}): it keeps something between calls, in a global, a default argument, an "
        "attribute or a cache"),
    "changes-its-input": Kind(
        "it changes its arguments",
        "it changes its arguments"),
    "judge-imports": Kind(
        "it uses names that judges import for you",
        "it uses names that judges import for you; elsewhere your file must begin with: "
        "{imports}"),
    "how-to-call": Kind(
        "no call gave an answer, in any signature that its parameters allow",
        "it is unclear how to call it; tried: {tried}. Give the signature, or write a function "
        "that takes a board (with its cells, jumps, ladders, snakes, start and faces) and calls "
        "yours, such as: {line}"),
    "another-signature": Kind(
        "it was called in another signature than its parameters show, because that one fits",
        "it was called as {fits} (signature {fitting}); as {tried} (signature {first}), which is "
        "what its parameters look like, {finding}"),
    "taken-from-file": Kind(
        "the file has several functions or classes, and this one was taken",
        "of what may be called in the file this was taken, and {others} left out; "
        "FILE.py:NAME chooses another"),
    "uses-the-package": Kind(
        "it uses this package for more than a board",
        "it uses {name} of snl_algos, so this says little about a search of your own"),
    "right-with-six-faces": Kind(
        "it is right if the die has six faces",
        "with a die of six faces it is right on all {boards:boards} that were tried; if that is "
        "the only die you want, choose rules with six faces, such as geeksforgeeks"),
    "gives-up": Kind(
        "it finds no route of more than a number of throws",
        "on boards of {cells_of_board} cells it is right up to {most:throws} and finds no route "
        "that takes more: it gives up, as the known mistake cap-on-depth does. The repair: "
        "{repair}"),
    "prints": Kind(
        "it prints",
        "it prints something, but only what it returns counts"),
    "works-too-much": Kind(
        "it takes far more entries from its frontier than needed",
        "on a board of {cells_of_board} cells it takes {taken} entries from the frontier; "
        "{enough} would be enough{waiting}"),
    "time-over": Kind(
        "time ran out before it could be judged",
        "time ran out after {boards:boards}, too few to judge it; allow more seconds"),
    "much-work": Kind(
        "all calls together took so long that not all boards were tried",
        "its calls took more than {seconds:seconds} of CPU time in all, or waited for five times "
        "as long, so not all boards were tried"),
    "traps-left": Kind(
        "the time was too short for all boards with traps",
        "{seconds:seconds} were too short for {left} of the {traps} boards with traps; allow more "
        "seconds"),
})  # fmt: skip
