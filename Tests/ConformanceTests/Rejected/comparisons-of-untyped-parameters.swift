let equal = { a, b in a == b }
let different = { a, b in a != b }
let less = { a, b in a < b }
let most = { $0 <= $1 }
let declared = { a, b -> Bool in a == b }
func compare<T>(_ isSame: (T, T) -> Bool) -> T.Type { T.self }
print(compare { $0 == $1 })
let sum = { a, b -> Int in a + b }
let known = { (a: Int, b) in a == b }
let literal = { a in a == 1 }
