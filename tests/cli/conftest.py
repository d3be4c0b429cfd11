"""What a command says does not depend on how many boards a check plays."""

import pytest


@pytest.fixture(autouse=True)
def _few_boards(few_boards: None) -> None:
    """Every check plays a few boards only, as long as it runs in this process or a fork of it."""
