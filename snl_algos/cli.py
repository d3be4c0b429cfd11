"""The `snl` command.

Every command reads boards from files in any notation, from standard input, or from the
gallery by name. On a terminal it shows colours and tables, in a pipe plain text. What is
wrong with the input is said in one line, and the exit code is then 2.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from threading import Timer
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from . import ALGORITHMS, Board, BoardError, Comparison, __version__, gallery, trace
from .answer import Answer, certificate, shortest_routes
from .compare import COLUMNS, NUMBERS, algorithm_named
from .compare import compare as compare_algorithms
from .formats import FORMS, MOST_BYTES, NamedBoard, answers, write_boards
from .gallery import random_board
from .tables import plain_table

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
        _fail(str(error))
    except MemoryError:
        _fail("the board is too large for the memory of this machine")
    except (OSError, SystemExit) as error:
        # typer turns a closed pipe into an exit of its own
        cause = error if isinstance(error, OSError) else error.__context__
        if isinstance(cause, BrokenPipeError):  # whoever read the output has seen enough
            _print_no_more()
            raise SystemExit(0) from None
        if isinstance(error, SystemExit):
            raise
        if error.filename is None:  # no file of ours: what was to be printed
            _print_no_more()
        place = "standard output" if error.filename is None else error.filename
        _fail(f"{place}: {error.strerror or error}")


def _print_no_more() -> None:
    """What is not printed yet goes nowhere; else Python would try again, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> NoReturn:
    Console(stderr=True, soft_wrap=True).print(Text(_visible(f"snl: {message}"), style="red"))
    raise SystemExit(2)


# -- what goes in ---------------------------------------------------------------


def _complete_board(incomplete: str) -> list[str]:
    """Gallery names and files, for the shell."""
    folder = incomplete[: incomplete.rfind("/") + 1]  # as it was typed, "./" too
    files = [folder + path.name for path in Path(folder).glob("*")]
    return [name for name in [*gallery.names(), *files] if name.startswith(incomplete)]


def _complete_algorithm(incomplete: str) -> list[str]:
    return [name for name in ALGORITHMS if name.startswith(incomplete)]


def _complete_form(incomplete: str) -> list[str]:
    return [name for name in FORMS if name.startswith(incomplete)]


File = Annotated[
    str,
    typer.Argument(
        help="A file, the name of a gallery board, or - for standard input.",
        autocompletion=_complete_board,
    ),
]
Files = Annotated[
    list[str] | None,
    typer.Argument(
        help="Files, names of gallery boards, or - for standard input.",
        autocompletion=_complete_board,
    ),
]
FormOption = Annotated[
    str | None,
    typer.Option(
        "--form",
        help=f"The notation, if it is not to be recognised: {', '.join(FORMS)}.",
        autocompletion=_complete_form,
    ),
]
AlgorithmOption = Annotated[
    str,
    typer.Option(
        help="The algorithm (snl algorithms lists them).", autocompletion=_complete_algorithm
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that is there.")]


def _read(source: str, form: str | None) -> list[NamedBoard]:
    """The boards of a file, of the gallery or of standard input."""
    if source != "-":
        return gallery.load_boards(source, form)
    if sys.stdin is None or sys.stdin.isatty():
        raise BoardError("give a file or the name of a gallery board (snl boards lists them)")
    return gallery.read_from(sys.stdin.buffer.read(MOST_BYTES + 1), "standard input", form)


def _boards(source: str, form: str | None) -> list[NamedBoard]:
    """The boards as `_read` gives them, each under the name by which to show it."""
    named = _read(source, form)
    source = "standard input" if source == "-" else source
    if len(named) == 1:
        return [NamedBoard(named[0].board, _visible(source))]
    return [
        NamedBoard(one.board, f"{_visible(source)}, board {at}")
        for at, one in enumerate(named, start=1)
    ]


def _one_board(source: str, form: str | None) -> NamedBoard:
    named = _read(source, form)
    if len(named) > 1:
        raise BoardError(f"{source}: it holds {len(named)} boards, and this takes one")
    return named[0]


def _checked(names: Sequence[str] | None) -> list[str]:
    """Names of algorithms, all of them by default."""
    try:
        return [algorithm_named(name).name for name in names or ALGORITHMS]
    except KeyError as error:
        raise BoardError(error.args[0]) from None


# -- what comes out ---------------------------------------------------------------


def _visible(text: str) -> str:
    """A text from outside without characters that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _show(columns: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[str] = ()) -> None:
    """A table: with lines and colours on a terminal, plain in a pipe."""
    console = Console()
    if not console.is_terminal:
        print(plain_table(columns, rows, right=right))
        return
    table = Table(header_style="bold")
    for heading in columns:
        # On a narrow terminal texts are folded; cut off, they would say less than in a pipe.
        table.add_column(
            heading,
            justify="right" if heading in right else "left",
            overflow="fold",
            no_wrap=heading == columns[0],
        )
    colours = {"yes": "green", "no": "red", "refused": "yellow"}
    for row in rows:
        table.add_row(*(Text(text, style=colours.get(text, "")) for text in row))
    console.print(table)


def _hand_on(text: str) -> None:
    """What a program is to read: in a pipe always UTF-8, which is what boards are read in."""
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(text, end="")


def _say(text: str, style: str = "") -> None:
    """A line of text, with a colour where there are colours."""
    Console(soft_wrap=True).print(Text(text, style=style))


@contextmanager
def _working(what: str) -> Iterator[Callable[[str], None]]:
    """Says on a terminal what takes so long, if it takes longer than a second.

    Gives a function that says more.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda more: None
        return
    status = console.status(Text(f"{what} ..."))
    timer = Timer(1.0, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda more: status.update(Text(f"{what}: {more} ..."))
    finally:
        timer.cancel()
        timer.join()
        status.stop()


def _write(path: Path, data: bytes, force: bool) -> None:
    """A file, whole or not at all, and never over another unless forced.

    A link stays a link: the file it leads to is written. A file that is written over keeps
    its permissions.
    """
    target = Path(os.path.realpath(path))
    there = os.path.lexists(target)
    if there and not target.is_file():
        raise BoardError(f"{path} is no file that can be written over")
    if there and not force:
        raise BoardError(f"{path} is there already; --force writes over it")
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=".snl-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(beside).chmod(target.stat().st_mode & 0o777 if there else 0o666 & ~_umask())
            Path(beside).replace(target)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BoardError(f"{path}: cannot be written: {error.strerror or error}") from None


def _umask() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return umask


# -- commands ---------------------------------------------------------------------


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
    form: FormOption = None,
    all_routes: Annotated[
        bool, typer.Option("--all-routes", help="List every shortest sequence of throws.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="List no more sequences than this.")] = 100,
) -> None:
    """The fewest throws, and a route.

    With --form hackerrank the answers are printed as that judge accepts them.
    """
    (name,) = _checked([algorithm])
    boards = _boards(file, form)
    found = []
    for one in boards:
        with _working(f"{name} on {one.name}"):
            found.append(ALGORITHMS[name](one.board))
    if form == "hackerrank" and not all_routes:
        print(answers(answer.throws for answer in found), end="")
        return
    for one, answer in zip(boards, found, strict=True):
        if len(boards) > 1:
            _say(one.name, "bold")
        if all_routes:
            _show_all_routes(one.board, name, answer, limit)
        else:
            _show_answer(one.board, name, answer)


def _show_answer(board: Board, name: str, answer: Answer) -> None:
    throws = "the goal cannot be reached" if answer.throws is None else str(answer.throws)
    _say(f"throws: {throws}", "bold")
    if answer.route:
        rows = []
        for number, move in enumerate(answer.route, start=1):
            jump = "" if move.jump is None else f"{move.jump[0]}→{move.jump[1]}"
            numbers = (number, move.face, move.landing, move.cell)
            rows.append([*map(str, numbers), jump])
        columns = ["move", "face", "landing", "cell", "jump"]
        _show(columns, rows, right=columns[:4])
    elif answer.route is None and answer.throws is not None:
        _say(f"{name} keeps no route")
    with _working("proving the answer"):
        proof = certificate(board, answer)
    if proof:
        _say(f"certified: {proof.reason}", "green")
    else:
        _say(f"not certified: {proof.reason}", "red")


def _show_all_routes(board: Board, name: str, answer: Answer, limit: int) -> None:
    if not ALGORITHMS[name].exact:
        raise BoardError(f"--all-routes needs right distances, and {name} is not exact")
    limit = min(limit, sys.maxsize - 1)  # no more than that can be counted off
    routes = list(islice(shortest_routes(board, answer.distance), limit + 1))
    more = len(routes) > limit
    counted = f"the first {limit}" if more else str(len(routes))
    _say(f"shortest sequences of throws: {counted}", "bold")
    for route in routes[:limit]:
        print(" ".join(str(move.face) for move in route))
    if more:
        _say("there are more; --limit shows more of them")


@app.command()
def compare(
    files: Files = None,
    algorithm: Annotated[
        list[str] | None,
        typer.Option(
            help="An algorithm to compare; again for each (all by default).",
            autocompletion=_complete_algorithm,
        ),
    ] = None,
    form: FormOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """A table of what the algorithms say, which are right, and what their runs did."""
    names = _checked(algorithm)
    boards = [one for file in files or ["-"] for one in _boards(file, form)]
    compared = []
    for at, one in enumerate(boards, start=1):
        with _working(f"comparing on {one.name}, board {at} of {len(boards)}") as say:
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
        _hand_on(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    elif len(boards) > 1:
        _show_summary(names, compared)


def _show_comparison(one: NamedBoard, comparison: Comparison) -> None:
    _say(f"{one.name}: {one.board.summary()}", "bold")
    _show(COLUMNS, [row.cells() for row in comparison.rows], right=NUMBERS)
    for note in comparison.notes():
        _say(note)
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
    _say("summary", "bold")
    columns = ["algorithm", "agrees", "certified", "refused"]
    _show(columns, rows, right=columns[1:])


@app.command()
def draw(
    file: File = "-",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to: .svg, .png or .pdf.")
    ] = None,
    route: Annotated[bool, typer.Option("--route", help="Draw a shortest route too.")] = False,
    form: FormOption = None,
    force: Force = False,
) -> None:
    """A picture of a board; without -o, a drawing in text."""
    board = _one_board(file, form).board
    moves = ALGORITHMS["queue-bfs"](board).route if route else None
    if route and moves is None:
        Console(stderr=True, soft_wrap=True).print(
            "snl: the goal cannot be reached: no route is drawn"
        )
    if output is None:
        print(board)
        for number, move in enumerate(moves or (), start=1):
            print(f"{number}. {move}")
        return
    try:
        from .pictures import picture_bytes
    except ModuleNotFoundError as missing:
        raise BoardError(
            f"a picture needs {missing.name}, which is not installed: "
            "pip install 'snl_algos[pictures]'"
        ) from None
    with _working("drawing"):
        picture = picture_bytes(board, output.suffix.removeprefix(".").lower(), route=moves)
    _write(output, picture, force)


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
    form: FormOption = None,
    force: Force = False,
) -> None:
    """A page that steps through a run, line by line; without -o, the steps in text."""
    (name,) = _checked([algorithm])
    named = _one_board(file, form)
    if named.board.cells > MOST_STEPPED:
        raise BoardError(
            f"a stepper shows {MOST_STEPPED} cells at most, this board has {named.board.cells}"
        )
    if output is not None and output.suffix.lower() not in (".html", ".htm"):
        raise BoardError(f"{output}: a page is .html, not {output.suffix or 'without a suffix'}")
    with _working(f"{name}, step by step"):
        run = trace(name, named, every_line=every_line)
    if output is None:
        print(run.to_text())
        return
    try:
        from .widgets.page import page_of
    except ModuleNotFoundError as missing:
        raise BoardError(
            f"a page needs {missing.name}, which is not installed: pip install 'snl_algos[widgets]'"
        ) from None
    _write(output, page_of(run).encode(), force)


@app.command()
def convert(
    file: File = "-",
    to: Annotated[
        str,
        typer.Option(help=f"The notation: {', '.join(FORMS)}.", autocompletion=_complete_form),
    ] = "json",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to, if not to the screen.")
    ] = None,
    form: FormOption = None,
    force: Force = False,
) -> None:
    """A board in another notation. What the notation cannot hold is refused, not dropped."""
    text = write_boards(_read(file, form), to)
    if output is None:
        _hand_on(text)
    else:
        _write(output, text.encode(), force)


@app.command()
def algorithms() -> None:
    """The algorithms: which are exact, how they grow, and what the others get wrong."""
    columns = ["algorithm", "title", "exact", "time", "memory"]
    rows = [
        [a.name, a.title, "yes" if a.exact else "no", a.time, a.memory] for a in ALGORITHMS.values()
    ]
    _show(columns, rows)
    for algorithm in ALGORITHMS.values():
        for limit in algorithm.limits:
            _say(f"{algorithm.name}: {limit}")


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
    _show(columns, rows, right=columns[1:4])


@app.command("random")
def random_command(
    cells: Annotated[int, typer.Option(help="Number of cells.")] = 100,
    snakes: Annotated[int, typer.Option(help="Number of snakes.")] = 10,
    ladders: Annotated[int, typer.Option(help="Number of ladders.")] = 10,
    seed: Annotated[int | None, typer.Option(help="The same seed, the same board.")] = None,
    die: Annotated[int, typer.Option(help="Number of faces.")] = 6,
    to: Annotated[
        str,
        typer.Option(help=f"The notation: {', '.join(FORMS)}.", autocompletion=_complete_form),
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
    _hand_on(write_boards([NamedBoard(board, f"random, seed {seed}", "", source)], to))
