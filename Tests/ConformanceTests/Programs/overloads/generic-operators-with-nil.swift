// `nil` beside values: the elements decide the optional. `.member` of a class that a generic parameter must inherit.
struct Box<T> { init(_ t: T) {} }
infix operator +++
func +++ <T>(_ a: [T], _ b: T) { print("same", T.self) }
func +++ <T, U: Equatable>(_ a: [T], _ b: U) { print("different", T.self, U.self) }
[Box(1)] +++ nil
[1] +++ "a"
class Base {
  required init() {}
  static func make() -> Self { Self() }
}
func take<T: Base>(_ x: T) { print(T.self) }
func take(_ x: AnyObject?) { print("object") }
take(.make())
take(nil)
