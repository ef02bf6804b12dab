class Point:
    def __init__(self):
        self.x = 0
        self.y = 1


def run():
    point = Point()
    for i in range(5_000_000):
        point.x = point.y + i
        point.y = point.x - i
    return point.x


print(run())
