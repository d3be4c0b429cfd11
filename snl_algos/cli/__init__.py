"""The `snl` command.

Commands that take boards read them from files in any notation, from standard input, or from the
gallery by name. Colours are printed on a terminal only. Bad input ends in a short message and exit
code 2.

Each command is a module of the same name with a function `command`, loaded when it is called.
"""

from .main import app, run

__all__ = ["app", "run"]
