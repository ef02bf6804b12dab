class Base {
  init() {}
  required init(x: Int) {}
  class func make() -> Self { Self(x: 1) }
  static func other() -> Base { self.init() }
  static func more() -> Base { Self.init() }
  static func third() -> Base { Self() }
}
final class Leaf {
  init() {}
  static func make() -> Leaf { self.init() }
}
class Plain {}

let type: Base.Type = Base.self
_ = type.init()
_ = type.init(x: 1)
func made<T: Base>(_ t: T.Type) -> T { t.init() }
func madeByName<T: Base>(_ t: T.Type) -> T { T() }
func madeByRequired<T: Base>(_ t: T.Type) -> T { T(x: 1) }
let leaf: Leaf.Type = Leaf.self
_ = leaf.init()
let base = Base()
_ = Swift.type(of: base).init()
_ = Base.self.init()
let types: [Plain.Type] = [Plain.self]
for one in types { _ = one.init() }
