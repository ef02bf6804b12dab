// A computed part of a tracked property is changed in one access of the whole.
import Observation
struct P { var x = 0; var y: Int { get { x * 2 } set { x = newValue / 2 } }; mutating func up() { x += 1 } }
@Observable class M { var p = P() { didSet { print("didSet p") } }; var arr = [P()] ; var q = P() }
func inc(_ a: inout Int) { a += 2 }
let m = M()
func track<T>(_ name: String, _ f: () -> T, _ change: () -> Void) {
  withObservationTracking { _ = f() } onChange: { print("changed", name) }
  change()
}
track("q", { m.q.x }) { inc(&m.q.y) }
track("p", { m.p.x }) { inc(&m.p.y) }
track("arr", { m.arr.count }) { inc(&m.arr[0].y) }
track("q2", { m.q.x }) { m.q.y += 2 }
print(m.q.x, m.p.x, m.arr[0].x)
