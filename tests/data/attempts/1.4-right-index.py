# A list and a place in it.
def my_reader(text):
    numbers = list(map(int, text.split()))
    at = 1

    def pairs():
        nonlocal at
        count = numbers[at]
        flat = numbers[at + 1 : at + 1 + 2 * count]
        at += 1 + 2 * count
        return dict(zip(flat[::2], flat[1::2]))

    return [pairs() | pairs() for _ in range(numbers[0])]
