"""The commands on boards, and the front door of `snl`."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from .. import ALGORITHMS, Board, BoardError, Comparison, __version__, gallery, trace
from ..answer import Answer, certificate, shortest_routes
from ..comparison import COLUMNS, NUMBERS
from ..comparison import compare as compare_algorithms
from ..gallery import random_board
from ..notations import NOTATIONS, NamedBoard, answers, write_boards
from .reading import (
    AlgorithmOption,
    File,
    Files,
    Force,
    NotationOption,
    checked,
    complete_algorithm,
    complete_notation,
    named_boards,
    one_board,
    read,
)  # fmt: skip
from .showing import complain, fail, hand_on, print_no_more, say, show, working, write

#: More jumps than this in a random board are a mistyped number.
MOST_JUMPS = 500_000

app = typer.Typer(
    name="snl",
    help="Fewest throws on Snakes and Ladders boards, by several algorithms side by side.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run() -> None:
    """The command's front door: whatever goes wrong ends in one line and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an arrow must not end a command in a narrow encoding
            stream.reconfigure(errors="replace")
    try:
        try:
            app(prog_name="snl")
        finally:
            if sys.stdout is not None:  # a full disk is to be noticed here, not after the end
                sys.stdout.flush()
    except BoardError as error:
        fail(str(error))
    except MemoryError:
        fail("the board is too large for the memory of this machine")
    except (OSError, SystemExit) as error:
        # typer turns a closed pipe into an exit of its own
        cause = error if isinstance(error, OSError) else error.__context__
        if isinstance(cause, BrokenPipeError):  # whoever read the output has seen enough
            print_no_more()
            raise SystemExit(0) from None
        if isinstance(error, SystemExit):
            raise
        if error.filename is None:  # no file of ours: what was to be printed
            print_no_more()
        place = "standard output" if error.filename is None else error.filename
        fail(f"{place}: {error.strerror or error}")


@app.callback(invoke_without_command=True)
def _snl(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        print(f"snl_algos {__version__}")
        raise typer.Exit


@app.command()
def solve(
    file: File = "-",
    algorithm: AlgorithmOption = "queue-bfs",
    notation: NotationOption = None,
    all_routes: Annotated[
        bool, typer.Option("--all-routes", help="List every shortest sequence of throws.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="List no more sequences than this.")] = 100,
) -> None:
    """The fewest throws, and a route.

    With --notation hackerrank the answers are printed as that judge accepts them.
    """
    (name,) = checked([algorithm])
    boards = named_boards(file, notation)
    found = []
    for one in boards:
        with working(f"{name} on {one.name}"):
            found.append(ALGORITHMS[name](one.board))
    if notation == "hackerrank" and not all_routes:
        print(answers(answer.throws for answer in found), end="")
        return
    for one, answer in zip(boards, found, strict=True):
        if len(boards) > 1:
            say(one.name, "bold")
        if all_routes:
            _show_all_routes(one.board, name, answer, limit)
        else:
            _show_answer(one.board, name, answer)


def _show_answer(board: Board, name: str, answer: Answer) -> None:
    throws = "the goal cannot be reached" if answer.throws is None else str(answer.throws)
    say(f"throws: {throws}", "bold")
    if answer.route:
        rows = []
        for number, move in enumerate(answer.route, start=1):
            jump = "" if move.jump is None else f"{move.jump[0]}→{move.jump[1]}"
            numbers = (number, move.face, move.landing, move.cell)
            rows.append([*map(str, numbers), jump])
        columns = ["move", "face", "landing", "cell", "jump"]
        show(columns, rows, right=columns[:4])
    elif answer.route is None and answer.throws is not None:
        say(f"{name} keeps no route")
    with working("proving the answer"):
        proof = certificate(board, answer)
    if proof:
        say(f"certified: {proof.reason}", "green")
    else:
        say(f"not certified: {proof.reason}", "red")


def _show_all_routes(board: Board, name: str, answer: Answer, limit: int) -> None:
    if not ALGORITHMS[name].exact:
        raise BoardError(f"--all-routes needs right distances, and {name} is not exact")
    limit = min(limit, sys.maxsize - 1)  # no more than that can be counted off
    routes = list(islice(shortest_routes(board, answer.distance), limit + 1))
    more = len(routes) > limit
    counted = f"the first {limit}" if more else str(len(routes))
    say(f"shortest sequences of throws: {counted}", "bold")
    for route in routes[:limit]:
        print(" ".join(str(move.face) for move in route))
    if more:
        say("there are more; --limit shows more of them")


@app.command()
def compare(
    files: Files = None,
    algorithm: Annotated[
        list[str] | None,
        typer.Option(
            help="An algorithm to compare; again for each (all by default).",
            autocompletion=complete_algorithm,
        ),
    ] = None,
    notation: NotationOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """A table of what the algorithms say, which are right, and what their runs did."""
    names = checked(algorithm)
    boards = [one for file in files or ["-"] for one in named_boards(file, notation)]
    compared = []
    for at, one in enumerate(boards, start=1):
        with working(f"comparing on {one.name}, board {at} of {len(boards)}") as say:
            try:
                comparison = compare_algorithms(one.board, names, progress=say)
            except BoardError as error:
                raise BoardError(f"{one.name}: {error}") from None
        compared.append(comparison)
        if not as_json:
            _show_comparison(one, comparison)
    if as_json:
        data = [
            {"name": one.name, **comparison.to_dict()}
            for one, comparison in zip(boards, compared, strict=True)
        ]
        hand_on(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    elif len(boards) > 1:
        _show_summary(names, compared)


def _show_comparison(one: NamedBoard, comparison: Comparison) -> None:
    say(f"{one.name}: {one.board.summary()}", "bold")
    show(COLUMNS, [row.cells() for row in comparison.rows], right=NUMBERS)
    for note in comparison.notes():
        say(note)
    print()


def _show_summary(names: Sequence[str], compared: Sequence[Comparison]) -> None:
    """One line for each algorithm, over all boards."""
    rows = []
    for name in names:
        of_name = [comparison.row(name) for comparison in compared]
        refused = sum(row.answer is None for row in of_name)
        rows.append(
            [
                name,
                f"{sum(row.agrees for row in of_name)} of {len(of_name)}",
                f"{sum(map(bool, (row.certificate for row in of_name)))} of {len(of_name)}",
                str(refused),
            ]
        )
    say("summary", "bold")
    columns = ["algorithm", "agrees", "certified", "refused"]
    show(columns, rows, right=columns[1:])


@app.command()
def draw(
    file: File = "-",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to: .svg, .png or .pdf.")
    ] = None,
    route: Annotated[bool, typer.Option("--route", help="Draw a shortest route too.")] = False,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """A picture of a board; without -o, a drawing in text."""
    board = one_board(file, notation).board
    moves = ALGORITHMS["queue-bfs"](board).route if route else None
    if route and moves is None:
        complain("the goal cannot be reached: no route is drawn")
    if output is None:
        print(board)
        for number, move in enumerate(moves or (), start=1):
            print(f"{number}. {move}")
        return
    try:
        from ..pictures import picture_bytes
    except ModuleNotFoundError as missing:
        raise BoardError(
            f"a picture needs {missing.name}, which is not installed: "
            "pip install 'snl_algos[pictures]'"
        ) from None
    with working("drawing"):
        picture = picture_bytes(board, output.suffix.removeprefix(".").lower(), route=moves)
    write(output, picture, force)


#: A stepper of a larger board would be too fine to read.
MOST_STEPPED = 900


@app.command()
def step(
    file: File = "-",
    algorithm: AlgorithmOption = "queue-bfs",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to: a page, .html.")
    ] = None,
    every_line: Annotated[
        bool, typer.Option("--every-line", help="Every line, not only the told steps.")
    ] = False,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """A page that steps through a run, line by line; without -o, the steps in text."""
    (name,) = checked([algorithm])
    named = one_board(file, notation)
    if named.board.cells > MOST_STEPPED:
        raise BoardError(
            f"a stepper shows {MOST_STEPPED} cells at most, this board has {named.board.cells}"
        )
    if output is not None and output.suffix.lower() not in (".html", ".htm"):
        raise BoardError(f"{output}: a page is .html, not {output.suffix or 'without a suffix'}")
    with working(f"{name}, step by step"):
        run = trace(name, named, every_line=every_line)
    if output is None:
        print(run.to_text())
        return
    try:
        from ..widgets.page import page_of
    except ModuleNotFoundError as missing:
        raise BoardError(
            f"a page needs {missing.name}, which is not installed: pip install 'snl_algos[widgets]'"
        ) from None
    write(output, page_of(run).encode(), force)


@app.command()
def convert(
    file: File = "-",
    to: Annotated[
        str,
        typer.Option(
            help=f"The notation: {', '.join(NOTATIONS)}.", autocompletion=complete_notation
        ),
    ] = "json",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to, if not to the screen.")
    ] = None,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """A board in another notation. What the notation cannot hold is refused, not dropped."""
    text = write_boards(read(file, notation), to)
    if output is None:
        hand_on(text)
    else:
        write(output, text.encode(), force)


@app.command()
def algorithms() -> None:
    """The algorithms: which are exact, how they grow, and what the others get wrong."""
    columns = ["algorithm", "title", "exact", "time", "memory"]
    rows = [
        [a.name, a.title, "yes" if a.exact else "no", a.time, a.memory] for a in ALGORITHMS.values()
    ]
    show(columns, rows)
    for algorithm in ALGORITHMS.values():
        for limit in algorithm.limits:
            say(f"{algorithm.name}: {limit}")


@app.command()
def boards() -> None:
    """The boards of the gallery. A name works wherever a file does."""
    columns = ["board", "cells", "ladders", "snakes", "title"]
    rows = []
    for name in gallery.names():
        named = gallery.get(name)
        board = named.board
        numbers = (board.cells, len(board.ladders), len(board.snakes))
        rows.append([name, *map(str, numbers), named.name])
    show(columns, rows, right=columns[1:4])


@app.command("random")
def random_command(
    cells: Annotated[int, typer.Option(help="Number of cells.")] = 100,
    snakes: Annotated[int, typer.Option(help="Number of snakes.")] = 10,
    ladders: Annotated[int, typer.Option(help="Number of ladders.")] = 10,
    seed: Annotated[int | None, typer.Option(help="The same seed, the same board.")] = None,
    die: Annotated[int, typer.Option(help="Number of faces.")] = 6,
    to: Annotated[
        str,
        typer.Option(
            help=f"The notation: {', '.join(NOTATIONS)}.", autocompletion=complete_notation
        ),
    ] = "json",
) -> None:
    """A random board, printed. Its seed is told, so that it can be had again."""
    if snakes + ladders > MOST_JUMPS:
        raise BoardError(f"{snakes + ladders} jumps are too many; {MOST_JUMPS} are the most")
    if seed is None:
        seed = random.randrange(10**6)
        print(f"snl: seed {seed}", file=sys.stderr)
    board = random_board(cells, snakes=snakes, ladders=ladders, seed=seed, die=die)
    source = f"snl random --cells {cells} --snakes {snakes} --ladders {ladders} --seed {seed}"
    source += f" --die {die}" if die != 6 else ""
    hand_on(write_boards([NamedBoard(board, f"random, seed {seed}", "", source)], to))
