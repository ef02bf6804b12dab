protocol TextProperty: Sendable, Hashable { func apply(_ text: inout String) }
struct Mono: TextProperty { func apply(_ text: inout String) { text += "mono " } }
struct Scale: TextProperty { var by: Double; func apply(_ text: inout String) { text += "scale \(by) " } }
extension TextProperty where Self == Mono { static var mono: Self { .init() } }
extension TextProperty where Self == Scale { static func scale(_ by: Double) -> Self { .init(by: by) } }
struct TupleProperty<each P: TextProperty>: TextProperty {
  let properties: (repeat each P)
  init(_ properties: repeat each P) { self.properties = (repeat each properties) }
  func apply(_ text: inout String) { repeat (each properties).apply(&text) }
  static func == (lhs: Self, rhs: Self) -> Bool {
    var isEqual = true
    repeat isEqual = isEqual && (each lhs.properties == each rhs.properties)
    return isEqual
  }
  func hash(into hasher: inout Hasher) { repeat hasher.combine(each properties) }
}
struct AnyProperty: TextProperty {
  let base: any TextProperty
  init(_ base: some TextProperty) {
    if let base = base as? AnyProperty { self = base } else { self.base = base }
  }
  init<each P: TextProperty>(_ properties: repeat each P) { self.init(TupleProperty(repeat each properties)) }
  func apply(_ text: inout String) { base.apply(&text) }
  static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into h: inout Hasher) { h.combine(base) }
}
struct Style: Sendable, Hashable {
  var code = AnyProperty(.mono)
  var strong = AnyProperty(.scale(2))
  init() {}
  func code<each P: TextProperty>(_ properties: repeat each P) -> Self { modifying { $0.code = AnyProperty(repeat each properties) } }
  func strong<each P: TextProperty>(_ properties: repeat each P) -> Self { modifying { $0.strong = AnyProperty(repeat each properties) } }
  private func modifying(_ modify: (inout Self) -> Void) -> Self { var style = self; modify(&style); return style }
  static var gitHub: Style { Style().code(.mono, .scale(0.85)).strong(.scale(3)) }
}
var text = ""
let s = Style.gitHub
s.code.apply(&text); s.strong.apply(&text)
print(text, s == Style.gitHub, s == Style())

func same<each P: Equatable>(_ a: (repeat each P), _ b: (repeat each P)) -> [Bool] {
  var all: [Bool] = []
  var isEqual = true
  var count = 0
  repeat all.append(each a == each b)
  repeat isEqual = isEqual && each a == each b
  repeat isEqual = (each a == each b) && isEqual
  repeat count += each a == each b ? 1 : 0
  return all + [isEqual, count == 1]
}
func sums<each N: Numeric>(_ a: repeat each N, and b: repeat each N) -> (repeat each N) { (repeat each a + each b) }
print(same((1, "a"), (1, "a")), same((1, "a"), (1, "b")), sums(1, 2.5, and: 3, 4))
