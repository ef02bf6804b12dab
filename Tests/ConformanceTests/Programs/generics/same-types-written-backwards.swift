struct Box<Value> {
  var value: Value
  func unwrap<Wrapped>() -> Box<Wrapped>? where Optional<Wrapped> == Value {
    guard let v = value else { return nil }
    return Box<Wrapped>(value: v)
  }
  func unwrap<Wrapped>(_ d: Wrapped) -> Box<Wrapped> where Optional<Wrapped> == Value {
    Box<Wrapped>(value: value ?? d)
  }
  func list<E>() -> [E] where Value == [E] { value }
  func list2<E>() -> [E] where [E] == Value { value.reversed() }
}
print(Box<Int?>(value: 3).unwrap()!.value, Box<Int?>(value: nil).unwrap(4).value)
print(Box(value: [1, 2]).list(), Box(value: [1, 2]).list2())
