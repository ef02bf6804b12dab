// A property of an extension for some element types is considered only where the elements are of that type.

extension Array { var kind: String { "any" } }
extension Array where Element == Any { var kind: String { "Any" } }
extension Array where Element: StringProtocol { var kind: String { "text" } }
extension Array where Element == Double { var kind: String { "doubles" } }

print([1].kind, ["a"].kind, [1, "a"].kind, [1.5].kind, [[1]].kind, [()].kind)
let anys: [Any] = [1]
print(anys.kind, ([1] as [Any]).kind, [anys].kind)
print([1, 2.5].kind, ["a" as Substring].kind, [1].map { "\($0)" }.kind, [nil, 1].kind)

extension Sequence { var order: String { "sequence" } }
extension Array where Element == Any { var order: String { "array of Any" } }
extension Collection where Element: Comparable { var order: String { "comparable" } }
print([1].order, [{}].order, [1, "a"].order, Set([1]).order, anys.order)

extension Optional { var state: String { "any" } }
extension Optional where Wrapped == String { var state: String { "text" } }
print(Optional("a").state, Optional(1).state, ["a"].first.state, [1].first.state)

struct Box<Value> { var value: Value }
extension Box { var label: String { "any" } }
extension Box where Value == Any { var label: String { "Any" } }
extension Box where Value == [Any] { var label: String { "[Any]" } }
extension Box where Value: Equatable { var label: String { "equatable" } }
print(Box(value: 1).label, Box(value: [1]).label, Box(value: {}).label, Box(value: anys).label)
print(Box(value: [1, "a"]).label, Box(value: 1 as Any).label, Box(value: [{}]).label)

extension Dictionary where Value == Any { var json: Int { count } }
extension Dictionary where Key == String { var json: String { "keys" } }
let text: String = ["a": 1].json
print(text)
