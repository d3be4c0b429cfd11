# Solves it for texts without empty lines: reads the next line, whatever is in it.
def my_reader(text):
    lines = iter(text.splitlines())
    boards = []
    for _ in range(int(next(lines))):
        jumps = {}
        for _ in range(2):
            for _ in range(int(next(lines))):
                start, end = next(lines).split(" ")
                jumps[int(start)] = int(end)
        boards.append(jumps)
    return boards
