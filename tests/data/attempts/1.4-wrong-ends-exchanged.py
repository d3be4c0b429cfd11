# Python evaluates the right side first, so the ends are exchanged.
def my_reader(text):
    numbers = map(int, text.split())
    boards = []
    for _ in range(next(numbers)):
        jumps = {}
        for _ in range(2):
            for _ in range(next(numbers)):
                jumps[next(numbers)] = next(numbers)
        boards.append(jumps)
    return boards
