def run():
    text = ""
    for i in range(1_000_000):
        text += f"{i},"
    return len(text)


print(run())
