"""What an isolated submission may use, whatever isolates it.

These are numbers and not times, so that a program that starts processes or writes files without end
fails in the same way on every run.
"""

__all__ = [
    "HOME", "MAX_COMPILED", "MAX_COMPILERS", "MAX_OPEN", "MAX_PROCESSES", "MAX_WRITTEN", "WRITABLE",
]  # fmt: skip

#: Where a submission finds its folder.
HOME = "/submission"
#: The folders that it may write to. They are in memory.
WRITABLE = ("/tmp", "/dev/shm")
#: The most processes and threads of a submission, together; of a compiler.
MAX_PROCESSES, MAX_COMPILERS = 64, 1024
#: The most files that each of its processes opens.
MAX_OPEN = 1024
#: The most bytes in its temporary folder, and in a file; for a compiler.
MAX_WRITTEN, MAX_COMPILED = 64 * 2**20, 512 * 2**20
