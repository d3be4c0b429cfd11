"""Every kind of finding, and its sentence.

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
    """A kind of finding.

    Examples
    --------
    >>> KINDS["exited"]
    Kind(sentence='it called sys.exit', call=True, has_run=True)
    """

    sentence: str
    #: whether it is about a single call; any other finding is a verdict
    call: bool = False
    #: whether the function has run at all; if not, it does not concern the function's idea
    has_run: bool = True


#: Name → kind. Every finding has one of these kinds.
#:
#: :meta hide-value:
KINDS: Mapping[str, Kind] = MappingProxyType({
    # -- what a certificate finds ------------------------------------------------------
    "not-a-cell": Kind("a distance is given for {what}, which is not a cell of the board"),
    "start-without-distance": Kind("the start, cell {cell}, has no distance; it must be 0"),
    "start-not-at-0": Kind("the start, cell {cell}, has the distance {claimed}; it must be 0"),
    "goal-both-ways": Kind(
        "the answer says that the goal is out of reach, but gives it the distance {claimed}"),
    "goal-without-distance": Kind("the answer says {claimed:throws}, but the goal has no distance"),
    "move-to-unreached": Kind(
        "a move leads from cell {cells[0]} to cell {cells[1]}, which is said to be out of reach"),
    "move-shortens": Kind(
        "cell {cells[1]} is said to be at distance {claimed}, "
        "but a move from cell {cells[0]} reaches it at {after}"),
    "move-shortens-unknown": Kind(
        "cell {cells[1]} has no distance, so it must not be nearer than the goal, "
        "but a move from cell {cells[0]} reaches it at {after}"),
    "move-undercuts": Kind(
        "cell {cells[1]} is said to be at least at distance {claimed}, "
        "but a move from cell {cells[0]} reaches it at {after}"),
    "not-ruled-out": Kind(
        "cell {cells[1]} is said to be no nearer than {claimed}, but it is not ruled out "
        "that a move from cell {cells[0]} reaches it at {after}"),
    "negative-cycle": Kind(
        "a cycle of moves from cell {cell} back to it costs {total}: "
        "each round makes all routes through it cheaper"),
    "not-attained": Kind(
        "cell {cell} is said to be at distance {claimed}, but no move reaches it at {claimed}"),
    "route-out-of-reach": Kind("a route is given to a goal that is said to be out of reach"),
    "answer-not-distance": Kind("the answer is {claimed}, but the goal's distance is {distance}"),
    "illegal-route": Kind("its route is not legal: from cell {cell} you cannot {move:whole}"),
    "route-not-distance": Kind("the route reaches cell {cell} at {after}, but {claimed:distance}"),
    "route-ends-elsewhere": Kind("the route ends on cell {cell}, not on the goal"),
    "route-length": Kind("the answer is {claimed}, but the route has {length:throws}"),
    "refused": Kind("{message}"),
    # -- why a distance is wrong -------------------------------------------------------
    "start-takes-throws": Kind(
        "it gives the start a distance other than 0, but you stand there before the first throw"),
    "stands-on-a-jump": Kind("it stands on cell {cell}, the {jump:start}"),
    "throws-from-a-jump": Kind("it stands on cell {cell}, the {jump:start}, and throws from there"),
    "stands-because-seen": Kind(
        "it stands on cell {cell}, the {jump:start}, because its end {seen} had been visited"),
    "jump-without-a-throw": Kind(
        "it takes {jump:named} without a throw that lands on cell {jump[0]}"),
    "face-not-on-the-die": Kind(
        "it goes from cell {cells[0]} to cell {cells[1]} in one throw, as if the die had a {face}, "
        "but {die}"),
    "passes-the-goal": Kind(
        "it finishes from cell {cells[0]} with a throw past the goal, which is not a move here"),
    "bounces": Kind(
        "it bounces back from the goal, from cell {cells[0]} to cell {cells[1]}, "
        "but a throw past the goal is not a move here"),
    "no-legal-move": Kind(
        "it reaches cell {cell} in {claimed:throws}, but no legal moves lead there so soon"),
    "two-jumps-in-one-throw": Kind(
        "it takes two jumps in one throw, {jumps[0]} and {jumps[1]}, "
        "but here a throw takes at most one"),
    "stops-in-a-chain": Kind(
        "it stops on cell {cell} after {jumps[0]:named}, where {jumps[1]:named} carries you on"),
    "jump-costs-a-throw": Kind("it counts {jump:named} as a separate throw"),
    "never-takes-the-jump": Kind("it never takes {jumps:named}"),
    "never-there-by-a-jump": Kind("it never reaches cell {cell} by {jumps:named}"),
    "misses-where-jumps-meet": Kind(
        "{jumps[1]:named} leaves you on cell {cell}, the {jumps[0]:start}, "
        "but it does not stand there after {true:throws}"),
    "never-throws": Kind(
        "it reaches cell {cell} in {claimed:throws}, "
        "but misses the throw of {face} from there to cell {landing}"),
    "never-reaches": Kind(
        "it gives cell {cell} no distance, though it is {true:throws} from the start, "
        "and so misses the throw of {face} from there to cell {landing}"),
    "never-goes-back": Kind(
        "when it reaches cell {cells[0]} it has already passed cell {cells[1]}, "
        "and never goes back"),
    "answers": Kind("it answers {claimed:throws}"),
    "answers-otherwise": Kind("its distances are right, but it answers {claimed:throws}"),
    # -- why an answer is wrong, where no distances are known -----------------------------
    "answers-out-of-reach": Kind("the goal is out of reach, but the program answers anyway"),
    "returns-nothing": Kind(
        "it returned None, which stands for out of reach: is a return missing?"),
    "misses-every-route": Kind("it finds no route, but there is one: {moves}"),
    "misses-a-shorter-route": Kind("it misses a shorter route: {moves}"),
    "no-such-route": Kind("no route to the goal takes only {claimed:throws}"),
    "starts-off-the-board": Kind("it starts off the board, but here you start on cell 1"),
    "starts-on-the-first-cell": Kind("it starts on cell 1, but here you start off the board"),
    "always-six-faces": Kind("it throws a die with six faces, but {die}"),
    # -- how a call ended ----------------------------------------------------------------
    "needs-sorted-jumps": Kind(
        "it relies on sorted jumps, which no judge promises: it is right if they are sorted, and "
        "wrong if they come as {jumps}"),
    "raised": Kind("it raised {exception}{message}{place}", call=True),
    "exited": Kind("it called sys.exit", call=True),
    "recursion": Kind("it calls itself so often that Python's limit is reached", call=True),
    "memory": Kind("it needs more memory than it is allowed", call=True),
    "no-answer-in-time": Kind("no answer within {seconds:seconds}", call=True),
    "waits": Kind(
        "it waited for {seconds:seconds}, asleep or for something that never came, "
        "and gave no answer", call=True),
    "too-many-lines": Kind("it runs more than {lines:lines}", call=True),
    "prints-without-end": Kind(
        "it prints so much that it gave no answer within {seconds:seconds}", call=True),
    "not-understood": Kind("its process wrote {wrote} where an answer is expected"),
    "died": Kind("it ended its process ({how})", call=True),
    "never-ends": Kind("it never ends"),
    "never-ends-out-of-reach": Kind("the goal is out of reach, and it never ends"),
    "too-slow": Kind(
        "no answer within {seconds:seconds} on a board of {cells_of_board} cells: it is too slow, "
        "or it never ends"),
    "not-a-number": Kind(
        "it returned {value}, a {type}, but a whole number of throws is expected, or -1 for out of "
        "reach", call=True),
    "too-many-digits": Kind(
        "it returned a number with more than nine digits, and no board here has so many cells",
        call=True),
    "negative": Kind(
        "it returned {claimed}; a number of throws is 0 or more, and -1 means out of reach",
        call=True),
    "not-a-route": Kind(
        "its route is {value}, but a sequence of Move(face, landing, cell) or None is expected",
        call=True),
    "not-distances": Kind(
        "its distances are {value}, but a mapping from cells to numbers is expected", call=True),
    "wrong-route": Kind(
        "its route does not fit its answer: it has {length:throws} and ends on cell {cell}"),
    "missing-import": Kind(
        "the name {name} is not defined; judges import it for you, so add: {imports}",
        call=True, has_run=False),
    "asynchronous": Kind(
        "the function {function} is async: calling it does not run it, but returns a {type}; "
        "write def instead of async def, and leave out await", call=True, has_run=False),
    "generator": Kind(
        "the function {function} has a yield: calling it does not run it, but returns a generator; "
        "write return instead of yield", call=True, has_run=False),
    # -- what a whole program did ----------------------------------------------------------
    "exit-code": Kind("it ended with exit code {code}: {message}", call=True),
    "wrong-number-of-lines": Kind("it printed {lines:lines} for {boards:boards}", call=True),
    "not-a-number-line": Kind("it printed {value}, but a number of throws is expected", call=True),
    "wrong-after-others": Kind(
        "it is right if this board comes alone, "
        "but says {said} if it is number {place} of its input"),
    "right-alone": Kind(
        "it is right if this board comes alone, but wrong if others are in the same input"),
    # -- what else a check notices -----------------------------------------------------------
    "another-answer": Kind("the same board got different answers: {first}, then {then}"),
    "another-answer-kept": Kind(
        "it is right if this board is its first call ({first}), and wrong after other calls "
        "({then}): it keeps something between calls, in a global, a default argument, an "
        "attribute or a cache"),
    "judge-imports": Kind(
        "it uses names that judges import for you; elsewhere your file must begin with: "
        "{imports}"),
    "own-search": Kind(
        "it calls the {names} of snl_algos, so this says nothing about a search of your own"),
    "how-to-call": Kind(
        "it is unclear how to call it; tried: {tried}. Give the signature, or write a function "
        "that takes a board (with its cells, jumps, ladders, snakes, start and faces) and calls "
        "yours, such as: {line}"),
    "another-signature": Kind(
        "it was called as {fits} (signature {fitting}); as {tried} (signature {first}), which is "
        "what its parameters look like, {finding}"),
    "right-with-six-faces": Kind(
        "with a die of six faces it is right on all {boards:boards} that were tried; if that is "
        "the only die you want, choose rules with six faces, such as geeksforgeeks"),
    "prints": Kind("it prints something, but only what it returns counts"),
    "works-too-much": Kind(
        "on a board of {cells_of_board} cells it takes {taken} entries from the frontier; "
        "{enough} would be enough{waiting}"),
    "time-over": Kind(
        "time ran out after {boards:boards}, too few to judge it; allow more seconds"),
    "much-work": Kind(
        "its calls took more than {seconds:seconds} of CPU time in all, or waited for five times "
        "as long, so not all boards were tried"),
})  # fmt: skip
