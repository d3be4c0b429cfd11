"""The stepper's tracer in miniature: run a function, and print what each of its lines changes.

`sys.settrace` gives Python a function to call at the beginning of every call. If that function
returns another one, Python calls it before each line of the call and when the call returns.
Both are given the call's frame, which holds its variables. The program itself stays as it is.
"""

import inspect
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FrameType
from typing import Any


@dataclass
class Run:
    """Each line that ran with what it changed: name → new value. And how the run ended."""

    steps: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    value: Any = None
    error: Exception | None = None


def copied(value: Any) -> Any:
    """Copy a container and those inside it, because the program will change the original."""
    if isinstance(value, dict):
        return {key: copied(held) for key, held in value.items()}
    if type(value) in (list, tuple, set, deque):
        return type(value)(map(copied, value))
    return value


def record(function: Callable[..., Any], *arguments: Any) -> Run:
    """Run a function, and record line by line which of its variables change."""
    run = Run()

    def on_call(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code is not function.__code__:
            return None  # another function: it runs unwatched
        line = None  # the line of this call that is running
        before: dict[str, Any] = {}  # its variables when it began

        def on_event(frame: FrameType, event: str, argument: Any) -> Any:
            nonlocal line, before
            if event == "exception":
                return on_event  # a line of the handler comes next, or the return
            # The event comes before its line runs, so any change now is due to the previous line.
            now = {name: copied(value) for name, value in frame.f_locals.items()}
            if line is not None:
                changes = {
                    name: value
                    for name, value in now.items()  # compared as texts, because True == 1
                    if name not in before or repr(value) != repr(before[name])
                }
                run.steps.append((line, changes))
            line, before = frame.f_lineno, now
            return on_event

        return on_event

    former = sys.gettrace()  # a debugger's, perhaps
    sys.settrace(on_call)
    try:
        run.value = function(*arguments)
    except Exception as error:
        run.error = error
    finally:
        sys.settrace(former)
    return run


def show(function: Callable[..., Any], *arguments: Any) -> None:
    """Run a function, and print each line that ran with what it changed."""
    lines, first = inspect.getsourcelines(function)
    run = record(function, *arguments)
    for line, changes in run.steps:
        print(lines[line - first].strip())
        for name, value in changes.items():
            print(f"        {name} is now {value!r}")
    print("raised" if run.error else "returned", repr(run.error or run.value))


def fewest_throws(move: list[int], N: int) -> int:
    """Breadth-first search. `move[cell]` says where a jump leads, or -1; cells count from 0."""
    distance, queue = {0: 0}, deque([0])
    while queue:
        cell = queue.popleft()
        for landing in range(cell + 1, min(cell + 7, N)):
            stand = landing if move[landing] == -1 else move[landing]
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance.get(N - 1, -1)


if __name__ == "__main__":
    show(fewest_throws, [-1, -1, 6, -1, -1, -1, -1, -1], 8)
