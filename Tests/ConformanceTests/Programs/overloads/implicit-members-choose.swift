enum Color { case red, other(Int); static let main = Color.red; static func mix(_ x: Int) -> Color { .other(x) } }
enum Fruit { case apple, red }
func f(_ x: Color) { print("Color") }
func f(_ x: Fruit) { print("Fruit") }
f(.apple)
f(.main)
f(.other(1))
f(.mix(2))
f(Color.red)
func g(_ x: Color?) { print("Color?", x as Any) }
g(.red)
g(.some(.red))
g(.none)
g(nil)
func h(_ x: Int) { print("Int", x) }
func h(_ x: Double) { print("Double", x) }
h(.max)
h(.pi)
h(.bitWidth)
h(.infinity)
func i(_ x: [Color]) { print("[Color]") }
func i(_ x: Color) { print("Color") }
i([.red])
i(.red)
i(.init(repeating: .red, count: 2))
extension Color { var next: Color { .main } }
f(.main.next)
f(.other(1).next.next)
let c: Color? = .red.next
print(c as Any, c == nil)
