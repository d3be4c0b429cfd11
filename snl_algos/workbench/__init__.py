"""The Python side of the workbench: it answers the requests of a page.

`answer` is the entry point, both in a web page (where Python runs in a worker) and in a notebook.
"""

from .catalog import catalog
from .contract import FORMAT, VERSION, workbench_schema
from .handlers import answer

__all__ = ["FORMAT", "VERSION", "answer", "catalog", "workbench_schema"]
