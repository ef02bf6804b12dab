// A member that equals a parameter conforms to the parameter's protocols.
struct Choice<Value: Hashable> {
  let value: Value
  init<Values: RandomAccessCollection>(_ value: Value, of values: Values) where Value == Values.Element {
    self.value = value
    print(values.firstIndex(of: value) != nil, Set(values).count)
    test { values.firstIndex(of: $0) == nil }
  }
  func test(_ condition: (Value) -> Bool) { print(condition(value)) }
}
_ = Choice(1, of: [1, 2])

struct Rows<Data: RandomAccessCollection, ID: Hashable> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
}
struct Pages<Value: Hashable> {
  let next: (Value) -> Value?
  init<Data>(_ rows: () -> Rows<Data, Data.Element>) where Data: RandomAccessCollection, Value == Data.Element {
    let data = rows().data
    next = { value in
      guard let index = data.firstIndex(of: value) else { return nil }
      let next = data.index(after: index)
      return data.indices.contains(next) ? data[next] : nil
    }
  }
}
let pages = Pages { Rows(data: ["a", "b"], id: \.self) }
print(pages.next("a") as Any, pages.next("b") as Any, pages.next("c") as Any)
