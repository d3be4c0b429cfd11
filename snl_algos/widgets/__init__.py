"""The stepper and its kin, for notebooks and for pages without a kernel.

`page` needs Pygments alone, `stepper` anywidget too. Each is loaded when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .exploring import explore
    from .stepper import Stepper, step, step_together

__all__ = ["Stepper", "explore", "step", "step_together"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        module = import_module(f".{'exploring' if name == 'explore' else 'stepper'}", __name__)
        return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
