def adder(step):
    return lambda n: n + step


def run():
    total = 0

    def note(n):
        nonlocal total
        total += n

    for i in range(2_000_000):
        add = adder(i)
        note(add(1))
    return total


print(run())
