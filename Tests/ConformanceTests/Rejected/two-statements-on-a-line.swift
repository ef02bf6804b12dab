// Statements on a line are separated.
print(1) print(2)
