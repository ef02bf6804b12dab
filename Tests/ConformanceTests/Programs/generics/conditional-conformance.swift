// A generic type conforms when its arguments do; the conformance is used through nested containers.
protocol Describable {
  var text: String { get }
}
extension Int: Describable { var text: String { "#\(self)" } }
extension String: Describable { var text: String { "'\(self)'" } }
extension Array: Describable where Element: Describable {
  var text: String { "[" + map(\.text).joined(separator: " ") + "]" }
}
extension Optional: Describable where Wrapped: Describable {
  var text: String { map(\.text) ?? "nothing" }
}
extension Dictionary: Describable where Key == String, Value: Describable {
  var text: String { sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.text)" }.joined(separator: ",") }
}
print(1.text, "a".text, [1, 2].text, [[1], [], [2, 3]].text)
print(Optional(3).text, (nil as String?).text, [1, nil, 3].text)
print(["b": [1], "a": []].text)
func describe(_ x: some Describable) -> String { "<\(x.text)>" }
print(describe([["x"], ["y", "z"]]), describe([Optional("q")]))

struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box: Hashable where T: Hashable {}
extension Box: Comparable where T: Comparable {
  static func < (l: Box, r: Box) -> Bool { l.value < r.value }
}
extension Box: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "Box(\(value.description))" }
}
print(Box(value: 1) == Box(value: 1), Box(value: [1]) == Box(value: [2]))
print(Set([Box(value: "a"), Box(value: "a")]).count)
print([Box(value: 3), Box(value: 1)].sorted(), Box(value: 2) > Box(value: 1))
print([Box(value: 3), Box(value: 7)].max()!)
let any: Any = Box(value: 5)
print(any is any Describable, [1] as Any is any Describable, [1.5] as Any is any Describable)
print((Box(value: { 1 }) as Any) is any Equatable, any is any Equatable)
