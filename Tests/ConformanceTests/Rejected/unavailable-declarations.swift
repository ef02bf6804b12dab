@available(*, unavailable, message: "no more") protocol Named {}
@available(*, unavailable, renamed: "New") struct Old {}
@available(*, unavailable, renamed: "Int") typealias Number = Int
@available(*, unavailable) class Base {}
struct Around { @available(*, unavailable) struct Inner {}; @available(*, unavailable) typealias Other = Int }
enum Choice { case a; @available(*, unavailable, message: "use a") case b; @available(*, unavailable) case c(Int) }
struct Shape {
  @available(*, unavailable) var size: Int { get { 1 } set {} }
  @available(*, unavailable) static func == (left: Shape, right: Shape) -> Bool { true }
}
@available(swift, obsoleted: 4.2, renamed: "new()") func old() {}
@available(swift, introduced: 6) func six() {}
extension Old { func same() -> Old { self } }
struct Person: Named {}
extension Int { func use(_ old: [Old], _ number: Number) {} }
class Derived: Base {}
func take<T: Base>(_ value: T) {}
func inner() -> Around.Inner? { nil }
func other() -> Around.Other { 1 }
func kind() -> Any { Around.Inner.self }
func choose() -> Choice { .b }
func chooseAgain() -> Choice { .c(3) }
func path() -> Any { \Shape.size }
func compare(_ shape: Shape) -> Bool { shape == shape }
func calls() {
  old()
  six()
}
struct Inside {
  @available(*, unavailable) func show() {}
  @available(*, unavailable) var size: Int { 1 }
  @available(*, unavailable) func other() { show() }
  @available(*, unavailable) var both: Int { size }
}
@available(*, unavailable) func outside() { Inside().show() }
@available(*, unavailable) extension Inside { func third() { show() } }
