// All elements of a typed array have its type.
let list: [Int] = [1, "two", 3]
