# Reads the snakes, and leaves them out.
def my_reader(text):
    numbers = map(int, text.split())
    boards = []
    for _ in range(next(numbers)):
        jumps = {}
        for kind in range(2):
            for _ in range(next(numbers)):
                pair = next(numbers), next(numbers)
                if kind == 0:
                    jumps[pair[0]] = pair[1]
        boards.append(jumps)
    return boards
