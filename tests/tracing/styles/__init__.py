"""Programs as their authors would write them, each in a style of its own.

None of them knows anything of this package's habits. Most are right; what each one must
show when it is watched is listed in `tests/tracing/test_programs.py`, and what is said of it is
read in `tests/tracing/test_sentences.py`.
"""
