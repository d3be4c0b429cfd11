# Turns snakes round, so that they lead up.
def my_reader(text):
    numbers = map(int, text.split())
    boards = []
    for _ in range(next(numbers)):
        jumps = {}
        for _ in range(2):
            for _ in range(next(numbers)):
                pair = sorted((next(numbers), next(numbers)))
                jumps[pair[0]] = pair[1]
        boards.append(jumps)
    return boards
