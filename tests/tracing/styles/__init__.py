"""Programs as their authors would write them, each in a style of its own.

None of them knows anything of this package's habits. Most are right; what each one must
show when it is watched, and what is then said of it, is listed in `cases.py`.
"""
