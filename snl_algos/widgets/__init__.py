"""The stepper and its kin, for notebooks and for pages without a kernel.

`page` needs Pygments alone, `stepper` anywidget too. Each is loaded when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .exploring import explore
    from .listing import source
    from .stepper import Stepper, step, step_together
    from .turning import turn

__all__ = ["Stepper", "explore", "source", "step", "step_together", "turn"]

WHERE = {"explore": "exploring", "source": "listing", "turn": "turning"}


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(f".{WHERE.get(name, 'stepper')}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
