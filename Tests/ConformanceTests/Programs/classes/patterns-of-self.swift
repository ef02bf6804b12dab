class A {
  var name: String { "A" }
  func same(_ o: Any) -> String {
    switch o {
    case let m as Self: return "same \(m.name) as \(type(of: self))"
    default: return "other for \(type(of: self))"
    }
  }
  func pick(_ o: Any) -> Bool {
    if case let m as Self = o { _ = m; return true }
    return false
  }
  func all(_ o: [Any]) -> Int {
    var n = 0
    for case let m as Self in o { _ = m; n += 1 }
    return n
  }
  func opt(_ o: Any?) -> String {
    guard case let m as Self = o else { return "no" }
    return m.name
  }
  func tup(_ o: (Any, Int)) -> String {
    switch o {
    case (let m as Self, 1): return "1 \(m.name)"
    case (is Self, let n): return "is \(n)"
    default: return "-"
    }
  }
}
class B: A { override var name: String { "B" } }
let a = A(), b = B()
print(a.same(a), a.same(b), b.same(a), b.same(b), b.same(1))
print(a.pick(b), b.pick(a), b.pick(b))
print(a.all([a, b, 1]), b.all([a, b, 1]))
print(b.opt(a), b.opt(b), a.opt(nil))
print(b.tup((a, 1)), b.tup((b, 1)), b.tup((b, 2)), a.tup((b, 2)), a.tup((a, 1)))
print(A().all([B()]))
