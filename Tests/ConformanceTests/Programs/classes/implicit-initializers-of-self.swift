// `.init(…)` where `Self` is expected makes an instance of the class on which the method is called.
class Base {
  var n: Int
  required init(n: Int = 0) { self.n = n }
  static func make() -> Self { .init() }
  static func returned() -> Self { return .init(n: 2) }
  class func maybe(_ flag: Bool) -> Self? { flag ? .init(n: 3) : nil }
  func copy() -> Self { .init(n: n) }
  static func held() -> Self {
    let value: Self = .init(n: 4)
    return value
  }
  static func closure() -> Self {
    let make: () -> Self = { .init(n: 5) }
    return make()
  }
  static func branch(_ flag: Bool) -> Self { if flag { .init(n: 6) } else { .init(n: 7) } }
  static func list() -> [Base] { [.init(n: 8)] }
  static var shared: Base { .init(n: 9) }
  static func many() -> Int {
    let all: [Self] = [.init(), .init()]
    return all.filter { $0 is Derived }.count
  }
}
final class Derived: Base { var extra = 1 }
func show(_ value: Base?) { print(value is Derived, value?.n ?? -1) }
show(Derived.make())
show(Derived.returned())
show(Derived.maybe(true))
show(Derived.maybe(false))
show(Derived(n: 3).copy())
show(Derived.held())
show(Derived.closure())
show(Derived.branch(true))
show(Derived.list()[0])
show(Derived.shared)
print(Derived.many(), Derived.make().copy().extra)
print([Base.self, Derived.self].map { $0.make().copy() is Derived })
