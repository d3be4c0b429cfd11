# The first board only.
def my_reader(text):
    numbers = map(int, text.split())
    boards = []
    for _ in range(next(numbers)):
        jumps = {}
        for _ in range(2):
            for _ in range(next(numbers)):
                start = next(numbers)
                jumps[start] = next(numbers)
        boards.append(jumps)
    return boards[:1]
