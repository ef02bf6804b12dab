// A closure uses both of two arguments, or names them.
let list = [3, 1, 2]
let sorted = list.sorted { $0 > 1 }
