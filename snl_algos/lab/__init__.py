"""For research: engines, surveys of all boards of a size, test suites, and board design."""
