var i = 0
do { i += 1 } while i < 3
print(i)
