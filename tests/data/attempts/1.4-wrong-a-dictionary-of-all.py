# One dictionary for all boards.
def my_reader(text):
    numbers = map(int, text.split())
    boards, jumps = [], {}
    for _ in range(next(numbers)):
        for _ in range(2):
            for _ in range(next(numbers)):
                start = next(numbers)
                jumps[start] = next(numbers)
        boards.append(jumps)
    return boards
