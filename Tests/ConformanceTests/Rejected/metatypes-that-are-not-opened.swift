protocol Named { static var number: Int { get } }
func name<T>(_ type: T.Type) -> String { "\(type)" }
func number<T: Named>(_ type: T.Type) -> Int { T.number }
func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T }
struct Box<T> { init(_ type: T.Type) {} }
func any(_ type: Any.Type) -> String { name(type) }
func named(_ types: [any Named.Type]) -> [String] { types.map { name($0) } }
func constrained(_ type: any Named.Type) -> Int { number(type) }
func boxed(_ type: Any.Type) { _ = Box(type) }
func loop(_ types: [any Named.Type]) { for type in types { _ = cast(3, to: type) } }
func literals() -> [String] { [name(Any.self), name((any Named).self), name(Named.self), name(Int.self)] }
struct Owner {
  var type: any Named.Type
  func own() -> String { name(type) }
  func itself() -> String { name(Self.self) + name(Swift.type(of: self)) }
}
let wrong: Int = Int.self as Any.Type
func object(_ type: AnyObject.Type) { let wrong: Int = type }
