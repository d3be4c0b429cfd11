"""Run any program on boards, with a time limit for every call.

`Runner` is the small interface: it runs cases and returns, as plain data, how each call ended; and
it answers further questions about a call (`invocation.py`). It judges nothing. There are two kinds:

- `in_process.py`: in this process. For hosts that cannot fork (Windows, a web page), and for the
  package's own programs.
- `isolated.py`: in a separate process (`sandbox`), which is killed if a call takes too long.
"""
