def run():
    palindromes = 0
    for i in range(300_000):
        digits = str(i)
        if digits == "".join(reversed(digits)):
            palindromes += 1
    return palindromes


print(run())
