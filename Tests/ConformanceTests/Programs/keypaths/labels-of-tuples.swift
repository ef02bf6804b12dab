// A key path shows the label of a tuple's element, or its index.
struct Pair {
  var parts = (1, name: "x")
}

print(\(a: Int, b: String).b, \(Int, String).1, \(a: Int, b: String).1)
print(\Pair.parts.name, \Pair.parts.0, \Pair.parts.1)
print(Pair()[keyPath: \.parts.name], (a: 1, b: "y")[keyPath: \.1])
print(\(a: Int, b: String).b == \(a: Int, b: String).1)
