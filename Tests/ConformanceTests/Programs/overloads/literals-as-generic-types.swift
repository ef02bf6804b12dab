struct Id<T>: ExpressibleByStringLiteral {
  var raw: String
  init(_ text: String) { raw = "init " + text }
  init(stringLiteral text: String) { raw = "literal " + text }
}
struct Box<T>: ExpressibleByIntegerLiteral {
  init(_ value: T) { print("init", T.self) }
  init(integerLiteral value: Int) { print("literal", T.self) }
}
print(Id<Int>("a").raw, Id<Int>.init("a").raw, Id<Int>("a" + "b").raw, Id<Int>("a\(1)").raw)
typealias IntBox = Box<Int>
_ = Box<String>(1)
_ = Box<Int>(-1)
_ = IntBox(1)
let other: Box<Int> = .init(3)
func make<T>(_ type: T.Type) -> Box<T> { Box<T>(1) }
_ = make(Bool.self)
