"""The exercises and questions of each lesson: their texts, and the checks in Python.

`exercises_03.md` has the texts of lesson 3, as `exercise_text` reads them. `checks_03.py` has the
check of each exercise, a function with its name: `write_it_yourself` of "write-it-yourself".
"""
