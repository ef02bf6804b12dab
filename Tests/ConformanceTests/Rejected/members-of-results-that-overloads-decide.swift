// swiftc does not look up members in a result that overloads with other results leave open.
let numbers = [1, 2, 3]
let text = "a b"
print(numbers.dropFirst().total)
print(text.prefix(2).length)
print(numbers.reversed().total())
print(text.split(separator: " ").first!.length)
print(text.split(separator: " ").map { $0.length })
