"""The `snl` command.

Every command reads boards from files in any notation, from standard input, or from the
gallery by name. On a terminal it shows colours and tables, in a pipe plain text. What is
wrong with the input is said in one line, and the exit code is then 2.

Each command is a module of its name. It is loaded when it is called.
"""

from .main import app, run

__all__ = ["app", "run"]
