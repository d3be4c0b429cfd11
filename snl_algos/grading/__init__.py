"""Grade a class."""
