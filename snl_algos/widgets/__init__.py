"""The stepper, the workbench and other tools, for notebooks and for pages without a kernel.

`page`, `saved` and `source_view` need only the standard library, the others anywidget or
ipywidgets. Each is imported when it is first used.
"""

from typing import TYPE_CHECKING, Any

from ..extras import import_optional

if TYPE_CHECKING:
    from .explorer import explore
    from .interact import turn
    from .source_view import source
    from .steps import Stepper, step, step_together

__all__ = ["Stepper", "explore", "source", "step", "step_together", "turn"]

WHERE = {"explore": "explorer", "source": "source_view", "turn": "interact"}


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_optional(f"widgets.{WHERE.get(name, 'steps')}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
