struct Group<each T> {
  var values: (repeat each T)
  init(_ value: repeat each T) { values = (repeat each value) }
  var count: Int { var n = 0; for _ in repeat each values { n += 1 }; return n }
}
extension Group: Equatable where repeat each T: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    for (x, y) in repeat (each a.values, each b.values) { guard x == y else { return false } }
    return true
  }
}
extension Group: CustomStringConvertible {
  var description: String { var parts: [String] = []; func add<X>(_ x: X) { parts.append("\(x)") }; repeat add(each values); return "<" + parts.joined(separator: " ") + ">" }
}
let g = Group(1, "b", 2.5)
print(g, g.count, g == Group(1, "b", 2.5), g == Group(1, "c", 2.5), g.values.1)
print(Group(), Group().count, type(of: g), Group<Int, String>(3, "x"))
let typed: Group<Int, Bool> = Group(4, true)
print(typed.values.0, typed == typed)
struct Pair<each T> { let items: (repeat each T); let tag: String }
print(Pair(items: (1, "a"), tag: "t"), Pair(items: (1, 2, 3), tag: "u").items.2)
protocol Validator<Input> { associatedtype Input; func validate(_ i: Input) -> String? }
struct NotEmpty: Validator { func validate(_ s: String) -> String? { s.isEmpty ? "empty" : nil } }
struct InRange: Validator { let r: ClosedRange<Int>; func validate(_ i: Int) -> String? { r.contains(i) ? nil : "\(i) not in \(r)" } }
struct All<each V: Validator> { let vs: (repeat each V); init(_ v: repeat each V) { vs = (repeat each v) }
  func callAsFunction(_ i: repeat (each V).Input) -> [String] { var e: [String] = []; func note(_ s: String?) { if let s { e.append(s) } }; repeat note((each vs).validate(each i)); return e } }
let all = All(NotEmpty(), InRange(r: 1...3)); print(all("", 9), all("a", 2))
final class Event<each P> { struct Handler { let run: (repeat each P) -> Void }; private var handlers: [Handler] = []
  func on(_ h: @escaping (repeat each P) -> Void) { handlers.append(Handler(run: h)) }
  func fire(_ p: repeat each P) { for h in handlers { h.run(repeat each p) } } }
let e = Event<Int, String>(); e.on { print("got", $0, $1) }; e.fire(1, "one"); let ev = Event< >(); ev.on { print("none") }; ev.fire()
func describe<each T>(_ g: Group<repeat each T>) -> Int { g.count * 10 }
print(describe(g), describe(Group(1)))
func make<each T>(_ t: repeat each T) -> Group<repeat each T> { Group(repeat each t) }
print(make(1, 2), make("z").values)
let groups: [any Equatable] = [Group(1), Group("a", 2)]; print(groups.count)
struct Keyed<Key: Hashable, each V> { let key: Key; let values: (repeat each V); init(_ key: Key, _ v: repeat each V) { self.key = key; values = (repeat each v) }
  func map<R>(_ f: (Key) -> R) -> Keyed<R, repeat each V> where R: Hashable { Keyed<R, repeat each V>(f(key), repeat each values) } }
print(Keyed("k", 1, 2.5), Keyed("k", 1).map { $0.count })
