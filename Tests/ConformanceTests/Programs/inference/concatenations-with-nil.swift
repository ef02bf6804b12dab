// An array of `nil` beside arrays whose elements are no optionals: together they are an array of optionals.

struct Item: CustomStringConvertible {
  var number: Int
  var description: String { "item \(number)" }
}
func show<Value>(_ value: Value) { print(Value.self, value) }
func wrapped<Value>(_ value: Value) -> [Value] { [value] }

let one = Item(number: 1)
let list = [one]
let optionals: [Item?] = [nil, Item(number: 2)]
let slice = list[0...]

show(list + [nil])
show([nil] + list + [nil])
show(list + [nil, one] + optionals)
let sum: [Item?] = list + [nil] + list
show(sum)
show([nil] + optionals)

// The type of the other array follows from a call.
show(Array(list) + [nil])
show([nil] + Array(list))
show([nil] + Array(list) + [nil])
show(Array(slice) + [nil] + list)
show(list + Array(list) + [nil])
show(Array(list.reversed()) + [nil])
show(Array(repeating: one, count: 2) + [nil])
show(wrapped(one) + [nil])
show(["a": 1].map(\.value) + [nil])
show(zip(list, Array(list.dropFirst()) + [nil]).map { "\($0) \(String(describing: $1))" })
for item in Array(list) + [nil] { show(item) }
