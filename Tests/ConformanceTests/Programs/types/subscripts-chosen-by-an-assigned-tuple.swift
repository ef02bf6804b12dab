struct OD<Key: Hashable, Value> {
  typealias Element = (key: Key, value: Value)
  subscript(key: Key) -> Value? {
    get { nil }
    set { print("key", newValue as Any) }
  }
  subscript(position: Int) -> Element {
    get { fatalError() }
    set { print("position", newValue) }
  }
}
var o = OD<Int, String>()
o[1] = (key: 2, value: "x")
o[1] = "x"
o[1] = nil
