"""The stepper and its kin, for notebooks and for pages without a kernel.

`page` needs Pygments alone, `stepper` anywidget too. Each is loaded when it is asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .stepper import Stepper, step, step_together

__all__ = ["Stepper", "step", "step_together"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        from . import stepper

        return getattr(stepper, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
