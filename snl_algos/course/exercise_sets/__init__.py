"""The exercises, one file for each lesson. They enter themselves in the register."""
