import Foundation

let a = Data([1, 2, 3])
let b = Data([1, 2, 3, 4]).dropLast()
print(a == b, a.hashValue == b.hashValue, Set([a, b]).count)
let names: [Data: String] = [a: "first"]
print(names[b] ?? "none")
print("\(a)", String(describing: Data([1])), a.description, Data().description)
