"""The exercises and the questions of each lesson: the texts, and the checks beside them.

`exercises_02.md` has the texts of lesson 2, as `exercise_text` reads them. `checks_02.py` has the
check of each exercise, a function with its name: `write_it_yourself` of "write-it-yourself".
"""
