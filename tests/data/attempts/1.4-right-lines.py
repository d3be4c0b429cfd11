# Lines, after the empty ones are left out.
def my_reader(text):
    lines = [line.split() for line in text.splitlines() if line.strip()]
    at, boards = 1, []
    for _ in range(int(lines[0][0])):
        jumps = {}
        for _ in range(2):
            count = int(lines[at][0])
            jumps.update((int(a), int(b)) for a, b in lines[at + 1 : at + 1 + count])
            at += count + 1
        boards.append(jumps)
    return boards
