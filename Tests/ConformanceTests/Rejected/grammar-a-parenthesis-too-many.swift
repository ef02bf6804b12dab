var count = 1
count += 1)
