"""The `snl` command.

Every command reads boards from files in any notation, from standard input, or from the
gallery by name. On a terminal it shows colours and tables, in a pipe plain text. What is
wrong with the input is said in one line, and the exit code is then 2.
"""

# Each of these modules adds its commands, in the order in which the help lists them.
from . import answering as answering
from . import boards as boards
from . import checking as checking
from . import designing as designing
from . import lessons as lessons
from . import recording as recording
from . import stepping as stepping
from . import suites as suites
from . import surveying as surveying
from .front import app, run

__all__ = ["app", "run"]
