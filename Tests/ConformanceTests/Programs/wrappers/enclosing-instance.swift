@propertyWrapper struct P<Value> {
  static subscript<T: AnyObject>(_enclosingInstance o: T, wrapped w: ReferenceWritableKeyPath<T, Value>, storage s: ReferenceWritableKeyPath<T, Self>) -> Value {
    get { print("get", type(of: o)); return o[keyPath: s].stored }
    set { print("set", newValue); o[keyPath: s].stored = newValue }
  }
  @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  var projectedValue: String { "proj" }
}
class M { @P var x = 1; @P var list: [Int] = []; init() { x = 2 } ; init(n: Int) { x = n; list = [n] ; x = n + 1 } }
let m = M(); print(m.x); m.x = 5; m.list.append(3); print(m.list, m.$x)
class N: M { override var x: Int { get { super.x * 2 } set { super.x = newValue } } }
let n = N(n: 4); n.x = 3; print(n.x)
let q = \M.x; m[keyPath: q] = 9; print(m[keyPath: q])
