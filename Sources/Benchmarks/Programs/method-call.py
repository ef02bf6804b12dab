class Counter:
    def __init__(self):
        self.count = 0

    def add(self, step):
        self.count += step
        return self.count


def run():
    counter = Counter()
    last = 0
    for i in range(5_000_000):
        last = counter.add(i)
    return last


print(run())
