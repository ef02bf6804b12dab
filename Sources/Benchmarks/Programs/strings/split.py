def run():
    line = ""
    for i in range(40):
        line += f"word{i} of the text, "
    total = 0
    for _ in range(10_000):
        for part in line.split(" "):
            total += len(part)
    return total


print(run())
