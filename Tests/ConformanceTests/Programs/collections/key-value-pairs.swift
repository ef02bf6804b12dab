// `KeyValuePairs` keeps what a dictionary literal says, in its order, repeated keys and all.
let pairs: KeyValuePairs = ["b": 1, "a": 2, "b": 3]
print(pairs, pairs.count, pairs[0], pairs.map(\.key), pairs.first { $0.key == "b" }?.value as Any)
for (key, value) in pairs { print(key, value) }
func show(_ attributes: KeyValuePairs<String, Any>) {
  for (name, value) in attributes { print(name, "=", value) }
}
show(["x": 1, "y": "z", "w": [1]])
show([:])
print(pairs.isEmpty, pairs.last!, pairs.indices, pairs.reversed().map(\.value), pairs.contains { $0.value == 2 })
dump(pairs)
let empty: KeyValuePairs<Int, Int> = [:]
print(empty, empty.isEmpty)
debugPrint(pairs)
struct Query {
  let text: String
  init(_ parts: KeyValuePairs<String, String>) {
    text = parts.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
  }
}
print(Query(["q": "swift", "page": "2", "q": "again"]).text)
print(pairs.sorted { $0.value > $1.value }.map(\.key), Array(pairs)[1], pairs.dropFirst().map(\.value))
