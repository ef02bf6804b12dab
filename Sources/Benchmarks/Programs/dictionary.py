def run():
    counts = {}
    for i in range(2_000_000):
        key = i * 7919 % 10_007
        counts[key] = counts.get(key, 0) + i
    largest = 0
    for count in counts.values():
        if count > largest:
            largest = count
    return largest


print(run())
