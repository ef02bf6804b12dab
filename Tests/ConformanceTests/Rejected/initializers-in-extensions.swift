class Model { init(a: Int) {} }
extension Model { init(b: Int) {} }
extension Model { convenience init(c: Int) { self.init(a: c) } }
extension Model { required convenience init(z: Int) { self.init(a: z) } }
extension Model { required init(y: Int) {} }
struct Point { var x: Int }
extension Point { convenience init(y: Int) { self.init(x: y) } }
extension Point { required init(z: Int) { self.init(x: z) } }
extension Point { init(w: Int) { self.init(x: w) } }
enum Choice { case a }
extension Choice { convenience init(y: Int) { self = .a } }
actor Account { init(a: Int) {} }
extension Account { init(b: Int) {} }
extension Account { init(c: Int) { self.init(a: c) } }
protocol Made { init(q: Int) }
extension Made { convenience init(r: Int) { self.init(q: r) } }
extension Made { init(s: Int) { self.init(q: s) } }
extension Made { required init(t: Int) { self.init(q: t) } }
extension Array { convenience init(y: Int) { self.init() } }
extension Model {
  class Nested { init(x: Int) {} }
  struct Value { init(x: Int) {} }
}
class Outer { class Inner { init() {} } }
extension Outer.Inner { init(k: Int) {} }
extension Outer.Inner { convenience init(l: Int) { self.init() } }
typealias Alias = Model
extension Alias { init(alias: Int) {} }
extension Model: Made { init(q: Int) {} }
protocol Kind { convenience init() }
