// Keys and values have their types.
let ages: [String: Int] = ["Ann": "30", 1: 2]
