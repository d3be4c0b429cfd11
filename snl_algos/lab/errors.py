"""The errors of surveys, suites and designs. Each message says what is wrong and what helps."""

from ..errors import Explained

__all__ = ["AtlasError", "DesignError", "Impossible", "NotFound", "SuiteError"]


class AtlasError(Explained, ValueError):
    """A plan or a campaign cannot be run."""


class SuiteError(Explained, ValueError):
    """A suite cannot be written, or a folder of tests cannot be read."""


class DesignError(Explained, ValueError):
    """The requested properties contradict each other, or cannot be read.

    Examples
    --------
    >>> from snl_algos.lab.design import design
    >>> design(20, snakes=-1, ladders=1)
    Traceback (most recent call last):
        ...
    snl_algos.lab.errors.DesignError: the numbers of snakes and ladders must be 0 or more
    """


class NotFound(DesignError):
    """The search ended without a board, although one may exist.

    Examples
    --------
    >>> from snl_algos.lab.design import design
    >>> try:
    ...     design(30, snakes=2, ladders=2, throws=29, tries=10)
    ... except NotFound as error:
    ...     print(str(error)[:21])
    not found in 10 tries
    """


class Impossible(NotFound):
    """No such board exists: all boards of the kind were tried.

    Examples
    --------
    >>> from snl_algos.lab.design import design
    >>> try:
    ...     design(10, snakes=1, ladders=0, throws=9)
    ... except Impossible as error:
    ...     print(str(error)[:22])
    there is no such board
    """
