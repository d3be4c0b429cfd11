"""The workbench as Python sees it: what a page asks, and what it is answered.

`answer` is the one door, in a web page (where Python runs in a worker) as in a notebook.
"""

from .catalog import catalog
from .contract import FORMAT, VERSION, workbench_schema
from .handlers import answer

__all__ = ["FORMAT", "VERSION", "answer", "catalog", "workbench_schema"]
