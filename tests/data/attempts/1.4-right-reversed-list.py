# A list that is read from its end.
def my_reader(text):
    numbers = [int(word) for word in text.split()][::-1]
    boards = []
    for _ in range(numbers.pop()):
        jumps = {}
        for _ in "LS":
            for _ in range(numbers.pop()):
                start, end = numbers.pop(), numbers.pop()
                jumps[start] = end
        boards.append(jumps)
    return boards
