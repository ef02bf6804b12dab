def run():
    text = ""
    for i in range(60_000):
        text += f"Line {i}, of Letters; and digits: {i % 97}.\n"
    letters = "".join(filter(lambda c: c.isalpha(), text))
    vowels = 0
    for character in letters:
        if character == "e" or character == "i":
            vowels += 1
    return len(letters) * 1_000_000 + vowels


print(run())
