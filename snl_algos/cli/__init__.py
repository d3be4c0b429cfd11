"""The `snl` command.

Every command reads boards from files in any notation, from standard input, or from the
gallery by name. On a terminal it shows colours and tables, in a pipe plain text. What is
wrong with the input is said in one line, and the exit code is then 2.
"""

# Each of these modules adds its commands, in the order in which the help lists them.
# isort: off
from . import solve as solve
from . import boards as boards
from . import check as check
from . import design as design
from . import lessons as lessons
from . import records as records
from . import step as step
from . import suite as suite
from . import atlas as atlas
from .main import app, run

# isort: on

__all__ = ["app", "run"]
