// Optionals behind a protocol to which they conform themselves.

protocol Emptiable {
  init()
  init?(number: Int)
  static func make() -> Self
  static func find() -> Self?
  func same() -> Self
}

extension Optional: Emptiable {
  init() { self = nil }
  init?(number: Int) { return nil }
  static func make() -> Self { nil }
  static func find() -> Self? { .some(nil) }
  func same() -> Self { self }
}

struct Box: Emptiable {
  init() {}
  init?(number: Int) { if number < 0 { return nil } }
  static func make() -> Box { Box() }
  static func find() -> Box? { nil }
  func same() -> Box { self }
}

let type: any Emptiable.Type = Bool?.self
print(type.init(), type.make(), type.find() as Any, type.init(number: 1) as Any)
print(Swift.type(of: type.make()), type.make() is Bool?)
let full: any Emptiable = Optional(true)
print(full.same(), full.same() as? Bool as Any)

let box: any Emptiable.Type = Box.self
print(box.init(), box.make(), box.find() as Any, box.init(number: 1) as Any, box.init(number: -1) as Any)

func empty<T>(_ type: T.Type) -> T? {
  guard let type = type as? any Emptiable.Type, let result = type.init() as? T else { return nil }
  return result
}
print(empty(Bool?.self) as Any, empty(Int.self) as Any, empty([Int]?.self) as Any)

func filled<T>(_ type: T.Type) -> [T] { (0..<3).compactMap { _ in empty(type) } }
print(filled(Bool?.self), filled(Int.self))
