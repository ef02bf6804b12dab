// A mistake in a closure is said where it stands, also where the method has several forms.
class M { var name = ""; var n = 0 }
struct Point { var x = 0 }
protocol View {}
struct Text: View { init(_ s: String) {} }
extension View {
  func onTap(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  func onTap(count: Int = 1, in space: Int = 0, perform action: @escaping (Point) -> Void) -> some View { self }
  func onChange<V: Equatable>(of v: V, initial: Bool = false, _ a: @escaping (V, V) -> Void) -> some View { self }
  func onChange<V: Equatable>(of v: V, initial: Bool = false, _ a: @escaping () -> Void) -> some View { self }
}
let m = M()
var on = false
func a1() { _ = Text("x").onTap { m.nme = "y" } }
func a2() { _ = Text("x").onTap { on = "x" } }
func a3() { _ = Text("x").onChange(of: m.n) { m.nme = "y" } }
func a4() { _ = Text("x").onChange(of: m.n) { old, new in print(old + "x") } }
func a5() { _ = Text("x").onTap { print(missing) } }
func a7() { _ = Text("x").onTap(count: 2) { m.n += 1; m.n = "x" } }
func a8() { _ = Text("x").onChange(of: m.n, initial: true) { on.toggle(); let k: Int = "s"; print(k) } }
func b1() { _ = Text("x").onTap { a, b in } }
