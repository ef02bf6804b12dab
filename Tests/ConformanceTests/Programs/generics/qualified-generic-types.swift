// A generic type that is named with its module, inside the type itself: its arguments are open.
struct Box<Value> {
  var value: Value
}

extension Box {
  var count: Int { main.Box(value: 3).value }
  func other() -> main.Box<String> { main.Box(value: "\(value)") }
  func same() -> Box { Box(value: value) }
}

print(Box(value: true).count, Box(value: 2.5).other(), Box(value: "x").same())
