// `flatMap` with a closure that returns an optional is the former name of `compactMap`.

print(["1", "x"].flatMap { Int($0) }.count)
let numbers = ["1", "x", "3"].flatMap { Int($0) }
print(numbers, type(of: numbers))
let present = [1, nil, 3].flatMap { $0 }
print(present, type(of: present))
print([1, 2].flatMap { [$0, $0] }, [[1], [2, 3]].flatMap { $0 }, ["ab", "c"].flatMap { $0 })
print([1, 2].flatMap { 0..<$0 }, Set([2]).flatMap { [$0: "two"] }.count)
let rows = ["a b", "c"].flatMap { line in
  line.split(separator: " ").map(String.init)
}
print(rows)
print((1...3).flatMap { $0 == 2 ? nil : $0 * 10 })
print(["5", "y"].flatMap(Int.init))
