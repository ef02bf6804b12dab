import Observation
@Observable class Model<T: Equatable> {
  var n: T { didSet { print("didSet", oldValue, n) } }
  var list: [T] = []
  weak var other: Model?
  init(_ n: T) { _n = n; _list = [n] }
  func access<Member>(keyPath: KeyPath<Model<T>, Member>) { print("access", list_count); _$observationRegistrar.access(self, keyPath: keyPath) }
  private var list_count: Int { _list.count }
  func withMutation<Member, R>(keyPath: KeyPath<Model<T>, Member>, _ mutation: () throws -> R) rethrows -> R {
    print("before"); defer { print("after") }
    return try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
  }
}
let m = Model(3)
withObservationTracking { _ = m.list } onChange: { print("changed") }
m.list.append(4)
m.n = 3
m.n = 4
m[keyPath: \.n] = 5
print(m[keyPath: \.n])
m.other = m
m.other?.n = 7
func up(_ x: inout Int) { x += 1 }
up(&m.n)
swap(&m.n, &m.list[0])
let r = Model("a"); r.n += "b"; print(r.n)
@Observable class Own { var n = 1; var s = "a"
  func shouldNotifyObservers<Member>(_ l: Member, _ r: Member) -> Bool { print("asked", l, r); return false } }
let o = Own()
withObservationTracking { _ = o.n } onChange: { print("changed") }
o.n = 2; o.n += 1; print(o.n)
