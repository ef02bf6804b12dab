// Methods that a program adds to key paths use the types of their ends.
extension KeyPath {
  func name<E>(_ value: E) -> String { "\(value) \(E.self)" }
  func name2<E>(_ value: E) -> String where Root == E { "\(value) \(E.self)" }
  var r: String { "\(Root.self) \(Value.self)" }
}
print((\Int.description).name("x"))
print((\Int.description).r)
print((\Int.description).name2(4))
struct Box<V> {
  let v: V; init(_ v: V) { self.v = v }
  init<R>(twice k: KeyPath<Box<R>, Box<V>>, _ r: R) { self = Box<R>(r)[keyPath: k] }
}
extension Box { var me: Box<V> { self }; var txt: Box<String> { Box<String>("\(v)") } }
extension KeyPath {
  func both<E, A>(_ value: A) -> String where Root == Box<E>, Value == Box<A> { "\(E.self) \(A.self) \(value)" }
  func mk<E, A>(_ e: E, _ value: A) -> A where Root == Box<E>, Value == Box<A> { Box(twice: self, e).v }
}
print((\Box<Int>.txt).both("x"))
print((\Box<Int>.txt).mk(3, "x"))
