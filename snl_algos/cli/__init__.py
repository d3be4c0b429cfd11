"""The `snl` command.

Every command reads boards from files in any notation, from standard input, or from the
gallery by name. It prints colours and tables on a terminal, and plain text in a pipe. Bad input
ends in a message of one line and exit code 2.

Each command is a module of the same name, loaded when the command is called.
"""

from .main import app, run

__all__ = ["app", "run"]
