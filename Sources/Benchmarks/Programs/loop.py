def run():
    sum = 0
    for i in range(10_000_000):
        if i % 3 == 0:
            sum += i
    return sum


print(run())
