// Each wrong element is named.
let list: [Int] = [1, "a", 2.5]
