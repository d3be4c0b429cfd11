"""For research: engines, surveys of all boards of a size, and test suites."""
