"""`snl compare`: several programs on the same boards."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Annotated, Any

from .. import ALGORITHMS, comparison
from ..boards.notations import NamedBoard
from ..comparison import NUMBERS
from ..errors import placed
from ..programs import Program
from .inputs import Source, board_names, boards_and_programs, named_boards
from .options import JsonOption, NotationOption, SignatureOption, ThingsArgument, program_option
from .output import print_json, say, show, working
from .process import Tell, apart, board_for, say_what_was_chosen

__all__ = ["command"]


def command(
    things: ThingsArgument = None,
    algorithm: Annotated[
        list[str] | None,
        program_option("An algorithm or a mistake; repeat for each. By default all algorithms."),
    ] = None,
    notation: NotationOption = None,
    signature: SignatureOption = None,
    as_json: JsonOption = False,
) -> None:
    """Compare the answers and the work of programs on one board."""
    files, programs = boards_and_programs(things)
    names = dict.fromkeys(algorithm or ALGORITHMS)
    sources = [*programs, *(Source(name=name) for name in names)]
    named = board_names(files, programs, notation)
    boards = [one for file in named for one in named_boards(file, notation)]
    results: list[Any] = []
    for at, one in enumerate(boards or [None], start=1):
        work = partial(_compared, one, as_json)
        shown = one.name if one else "a board of the gallery"
        task = f"comparing on {shown}, board {at} of {max(1, len(boards))}"
        with placed(shown), working(task) as progress:
            data = apart(work, sources, signature, progress)
        if as_json:
            results.append({"name": shown if one else data["chosen"], **data["data"]})
        else:
            say_what_was_chosen(data)
            _show_comparison(one, data)
    if as_json:
        print_json(results)


def _compared(
    named: NamedBoard | None, as_json: bool, programs: list[Program], tell: Tell
) -> dict[str, Any]:
    """Return the comparison of some programs, and how each of them did."""
    chosen, one = board_for(programs[0], named)
    tell("finding the true distances", most=inf)  # slow on a large board
    whole = comparison.compare(one.board, programs, progress=partial(tell, most=inf))
    tell("explaining the differences", most=inf)
    if as_json:
        return {"chosen": chosen, "data": whole.to_dict()}
    return {
        "chosen": chosen,
        "summary": one.board.summary(),
        "columns": list(whole.columns),
        "rows": [list(cells) for cells in whole.table()],
        "notes": whole.notes(),
    }


def _show_comparison(one: NamedBoard | None, data: dict[str, Any]) -> None:
    say(f"{one.name if one else data['chosen']}: {data['summary']}", "bold")
    show(data["columns"], data["rows"], right=[*NUMBERS, "throws"])
    for note in data["notes"]:
        say(note)
    print()
