"""Whether a finding is true: of the board, by the oracle's rules, and of what a program claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from oracle import Rules, carried_to, faces_of, fewest_throws, landing_of, moves_of

from snl_algos import Answer, Finding, Move

__all__ = ["untrue", "wrong_cells"]

Claimed = Mapping[int, float]


class Case:
    """What a finding is held against: the game, the truth, and what the program says."""

    def __init__(self, game: Rules, answer: Answer, cell: int) -> None:
        self.game, self.cell, self.got = game, cell, answer.throws
        self.claimed: Claimed = answer.distance
        self.true = fewest_throws(game)

    def is_jump(self, jump: tuple[int, int]) -> bool:
        return self.game.jumps.get(jump[0]) == jump[1]

    def believes_a_move_to(self, cell: int, *, but_from_heads: bool = False) -> bool:
        """Whether some legal move leads to a cell at the throws that are claimed for it."""
        heads = {head for head, end in self.game.jumps.items() if end < head and but_from_heads}
        return any(
            self.claimed[before] + 1 == self.claimed[cell] and end == cell
            for before in self.claimed.keys() - heads
            for _, _, end in moves_of(self.game, before)
        )

    def last_moves(self) -> set[tuple[int, int, int]]:
        """(cell before, face, landing) of the last move of each shortest route to the cell."""
        return {
            (before, face, landing)
            for before in self.true
            if self.true[before] + 1 == self.true.get(self.cell)
            for face, landing, end in moves_of(self.game, before)
            if end == self.cell
        }

    def is_shortest(self, moves: Sequence[Move]) -> bool:
        """Whether moves are a legal route to the goal, as short as there is one."""
        here = self.game.start
        for move in moves:
            if tuple(move) not in moves_of(self.game, here):
                return False
            here = move.cell
        return here == self.game.cells and len(moves) == self.true.get(here)


def untrue(game: Rules, answer: Answer, cell: int, finding: Finding) -> str | None:
    """What is untrue in a finding about a wrong cell; None if all of it is true."""
    for check in CHECKS[finding.kind]:
        wrong = check(Case(game, answer, cell), finding)
        if wrong:
            return wrong
    return None


Check = Callable[[Case, Finding], str | None]


def start(case: Case, found: Finding) -> str | None:
    if found.cells != (case.game.start,):
        return "that is not the start"
    at = case.claimed.get(case.game.start)
    if (at is None) != (found.kind == "start-without-distance"):
        return "whether it has a distance"
    return "the start is at 0" if at == 0 else None


def jumps_exist(case: Case, found: Finding) -> str | None:
    if not found.jumps:
        return "it names no jump"
    return None if all(map(case.is_jump, found.jumps)) else "the jump is not on the board"


def stands(case: Case, found: Finding) -> str | None:
    (at,), (jump,) = found.cells, found.jumps
    if at != jump[0]:
        return "the cell is not where the jump starts"
    if at not in case.claimed:
        return "it does not stand there"
    if case.believes_a_move_to(at, but_from_heads=True):
        return "a legal move leads there"
    if found.kind == "stands-because-seen":
        return None if found.numbers["seen"] == jump[1] else "that is not the end"
    if found.kind == "stands-on-a-jump" and jump[1] == case.cell:
        late = case.claimed[at] + 1 == case.claimed.get(case.cell)
        return None if late else "it does not get from there to the end in a throw"
    throws = found.kind == "throws-from-a-jump"
    return "who throws from there" if throws != (at != case.cell) else None


def without_a_throw(case: Case, found: Finding) -> str | None:
    (foot, end), (at,) = found.jumps[0], found.cells
    if at != end or case.claimed[foot] != case.claimed[end]:
        return "the jump costs it a throw"
    return "a legal move leads there" if case.believes_a_move_to(end) else None


def foreign_face(case: Case, found: Finding) -> str | None:
    (before, landing), face = found.cells, int(found.numbers["face"] or 0)
    faces = faces_of(case.game)
    if face in faces or landing != landing_of(case.game, before, face) or not 1 <= face <= 6:
        return "the face is on the die, or leads elsewhere"
    ends = {landing, case.game.jumps.get(landing, landing), carried_to(case.game, landing)}
    if not any(case.claimed.get(end) == case.claimed[before] + 1 for end in ends if end):
        return "it does not go there in one throw"
    shown = [int(word) for word in found.words["die"].replace(",", "").split() if word.isdigit()]
    if " to " in found.words["die"]:
        shown = list(range(shown[0], shown[1] + 1))
    return None if tuple(shown) == faces else "that is not the die"


def past(case: Case, found: Finding) -> str | None:
    before, goal = found.cells
    if goal != case.game.cells or case.game.overshoot != "stay":
        return "a throw past the goal is a move here"
    if before + max(faces_of(case.game)) <= goal:
        return "no throw goes past the goal from there"
    if not case.claimed:
        return None if case.got == found.numbers["claimed"] else "that is not its answer"
    fits = case.claimed[before] + 1 == case.claimed[goal] == found.numbers["claimed"]
    return None if fits else "the numbers"


def bounces(case: Case, found: Finding) -> str | None:
    (before, landing), (move,) = found.cells, found.moves
    back = 2 * case.game.cells - (before + move.face)
    if case.game.overshoot != "stay" or before + move.face <= case.game.cells:
        return "nothing to bounce"
    return None if landing == back == move.landing else "that is not where it bounces to"


def nowhere(case: Case, found: Finding) -> str | None:
    (at,) = found.cells
    if case.claimed.get(at) != found.numbers["claimed"]:
        return "it does not say so"
    if at in case.true and case.true[at] <= case.claimed[at]:
        return "legal moves do lead there"
    return "a legal move leads there" if case.believes_a_move_to(at) else None


def consecutive(case: Case, found: Finding) -> str | None:
    first, second = found.jumps
    return None if first[1] == second[0] else "the second jump is not where the first one ends"


def not_chained(case: Case, found: Finding) -> str | None:
    return "jumps are chained here" if case.game.chained else None


def chained(case: Case, found: Finding) -> str | None:
    return None if case.game.chained else "jumps are not chained here"


def never_takes(case: Case, found: Finding) -> str | None:
    last = case.last_moves()
    if not last or {(landing, case.cell) for _, _, landing in last} != set(found.jumps):
        return "a shortest route does without them, or they do not lead there"
    if any(carried_to(case.game, foot) != end for foot, end in found.jumps):
        return "the jump is not on the board"
    if any(case.claimed.get(foot, -1) == case.claimed.get(end, -2) for foot, end in found.jumps):
        return "its numbers say that it takes one"
    if any(
        end == case.cell and (landing, end) in found.jumps and landing not in case.claimed
        and case.claimed[before] + 1 == case.claimed.get(end)
        for before in case.claimed
        for _, landing, end in moves_of(case.game, before)
    ):  # fmt: skip
        return "it may take it, only later"
    return None


def not_there(case: Case, found: Finding) -> str | None:
    (start, _), *jumps = found.jumps
    if set(jumps) != {(landing, case.cell) for _, _, landing in case.last_moves()}:
        return "a shortest route does without them, or they do not lead there"
    if found.cells != (case.cell,) or start != case.cell:
        return "the jumps do not meet there"
    right = found.numbers["true"] == case.true[start] != case.claimed.get(start)
    return None if right else "it does stand there"


def misses_a_throw(case: Case, found: Finding) -> str | None:
    (before, cell), numbers, (move,) = found.cells, found.numbers, found.moves
    if cell != case.cell or (before, numbers["face"], numbers["landing"]) not in case.last_moves():
        return "there is no such throw on a shortest route"
    if tuple(move) != (numbers["face"], numbers["landing"], cell):
        return "the move is another one"
    if found.kind == "never-throws":
        right = case.claimed.get(before) == numbers["claimed"]
        return None if right else "it does not reach the cell before"
    if before in case.claimed:
        return "it does know the cell before"
    return None if case.true.get(before) == numbers["true"] else "the distance of the cell before"


def too_late(case: Case, found: Finding) -> str | None:
    (before, passed), (move,) = found.cells, found.moves
    if tuple(move) not in moves_of(case.game, before) or passed != move.landing:
        return "there is no such move"
    return None if move.cell == case.cell else "it leads elsewhere"


def answers(case: Case, found: Finding) -> str | None:
    if found.numbers["claimed"] != case.got or case.got == case.true.get(case.game.cells):
        return "that is not its answer, or it is right"
    if bool(case.claimed) != (found.kind == "answers-otherwise"):
        return "whether it has distances"
    return "its distances are wrong" if wrong_cells(case.game, case.claimed, case.got) else None


def routes(case: Case, found: Finding) -> str | None:
    got, true = case.got, case.true.get(case.game.cells)
    if found.kind == "answers-out-of-reach":
        return None if true is None and got == found.numbers["claimed"] != true else "reach"
    if found.kind == "no-such-route":
        return None if got is not None and true is not None and got < true else "there is one"
    if not case.is_shortest(found.moves):
        return "that is not a shortest route"
    if found.kind == "misses-every-route":
        return None if got is None else "it has a route"
    return None if got is not None and got > len(found.moves) else "it is not shorter"


def nothing(case: Case, found: Finding) -> str | None:
    return None if case.got is None else "it returned a number"


def other_start(case: Case, found: Finding) -> str | None:
    if (found.kind == "starts-off-the-board") != (case.game.start == 1):
        return "that is where the game starts"
    other = case.game._replace(start=1 - case.game.start)
    right = fewest_throws(other).get(case.game.cells) == case.got
    return None if right else "its answer is not that of the other start"


def six_faces(case: Case, found: Finding) -> str | None:
    if faces_of(case.game) == (1, 2, 3, 4, 5, 6):
        return "the die has six faces"
    right = fewest_throws(case.game._replace(die=6)).get(case.game.cells) == case.got
    return None if right else "its answer is not that of six faces"


#: Kind → what must be true for it to be said.
CHECKS: dict[str, tuple[Check, ...]] = {
    "start-takes-throws": (start,),
    "start-without-distance": (start,),
    "stands-on-a-jump": (jumps_exist, stands),
    "throws-from-a-jump": (jumps_exist, stands),
    "stands-because-seen": (jumps_exist, stands),
    "jump-without-a-throw": (jumps_exist, without_a_throw),
    "face-not-on-the-die": (foreign_face,),
    "passes-the-goal": (past,),
    "bounces": (bounces,),
    "no-legal-move": (nowhere,),
    "two-jumps-in-one-throw": (jumps_exist, consecutive, not_chained),
    "stops-in-a-chain": (jumps_exist, consecutive, chained),
    "jump-costs-a-throw": (jumps_exist,),
    "never-takes-the-jump": (never_takes,),
    "never-there-by-a-jump": (never_takes,),
    "misses-where-jumps-meet": (jumps_exist, not_chained, not_there),
    "never-throws": (misses_a_throw,),
    "never-reaches": (misses_a_throw,),
    "never-goes-back": (too_late,),
    "answers": (answers,),
    "answers-otherwise": (answers,),
    "answers-out-of-reach": (routes,),
    "returns-nothing": (nothing,),
    "misses-every-route": (routes,),
    "misses-a-shorter-route": (routes,),
    "no-such-route": (routes,),
    "starts-off-the-board": (other_start,),
    "starts-on-the-first-cell": (other_start,),
    "always-six-faces": (six_faces,),
}


def wrong_cells(game: Rules, claimed: Claimed, throws: float | None) -> dict[int, float]:
    """The cells with a wrong distance, and their true one, infinity for none."""
    true, wrong = fewest_throws(game), {}
    for cell in true.keys() | claimed.keys():
        truth = true.get(cell)
        if cell in claimed:
            is_wrong = claimed[cell] != truth
        else:
            is_wrong = throws is None or (truth is not None and truth < throws)
        if is_wrong:
            wrong[cell] = float("inf") if truth is None else truth
    return wrong
