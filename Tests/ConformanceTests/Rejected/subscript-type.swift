// A dictionary is asked with its key's type.
let ages = ["Ann": 30]
print(ages[0] ?? 1)
