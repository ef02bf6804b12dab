lazy var number: Int = 3
print(number + number)
lazy var other = 4
other += 1
