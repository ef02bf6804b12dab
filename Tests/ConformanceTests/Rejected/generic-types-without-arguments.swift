struct Box<T> { var v: T }
func f(_ b: Box) {}
func g() -> Box { Box(v: 3) }
struct S { var b: Box; let c: [Box] }
typealias B = Box
class Base<T> {}
class D: Base {}
func k(_ xs: Array, _ d: Dictionary) {}
extension Box {
  func same(_ other: Box) {}
}
protocol P { func f(_ b: Box) }
enum E { case a(Box) }
