let numbers: [Int] = [1, nil]
let byName: [String: Int] = ["a": nil]
let set: Set<Int> = [nil]
func take(_ numbers: [Int]) {}
take([nil])
var values = [1]
values = [nil]
func none() -> [Int] { [nil] }
let nested: [[Int]] = [[nil]]
let keys: [Int: Int] = [nil: 1]
