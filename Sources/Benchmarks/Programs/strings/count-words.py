def run():
    text = ""
    for i in range(60_000):
        text += f"line {i} has a few words and {i % 97} more\n"
    counts = {}
    for line in text.split("\n"):
        for word in line.split(" "):
            counts[word] = counts.get(word, 0) + 1
    total = 0
    for word, count in counts.items():
        total += len(word) * count
    return total


print(run())
