enum H: RawRepresentable, Hashable {
  case ok, other(Int)
  init(rawValue: Int) { self = rawValue == 200 ? .ok : .other(rawValue) }
  var rawValue: Int {
    switch self {
    case .ok: 200;
    case .other(let c): c
    }
  }
}
print(
  H.other(200) == .ok, H.other(200) != .ok, Set([H.ok, .other(200)]).count, H.other(200).hashValue == H.ok.hashValue)
struct O: RawRepresentable, Equatable { var rawValue: Int; var x = 0; init(rawValue: Int) { self.rawValue = rawValue } }
var o = O(rawValue: 1), q = o
q.x = 5
print(o == q, [o] == [q], o != q, Optional(o) == q, [o].contains(q))
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(o, q), same(H.ok, .other(200)), same([H.ok], [.other(200)]), Optional(H.ok) == .other(200))
let k = H.ok
switch H.other(200) {
case k: print("eq");
default: print("ne")
}
struct P: RawRepresentable, Hashable { let rawValue: String; let id = 1 }
print(P(rawValue: "a") == P(rawValue: "a"), Set([P(rawValue: "a"), P(rawValue: "b"), P(rawValue: "a")]).count)
struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2) }
print(Flags.a == [.a], Flags([.a, .b]) == Flags(rawValue: 3), Flags.a != .b)
struct Own: RawRepresentable, Hashable {
  var rawValue: Int
  var y = 0
  init(rawValue: Int) { self.rawValue = rawValue }
  static func == (l: Own, r: Own) -> Bool { l.y == r.y }
}
print(Own(rawValue: 1) == Own(rawValue: 2))
enum E: String, Hashable { case a, b }
print(E.a == .a, E.a == .b, Set([E.a, .b, .a]).count)
struct Name: RawRepresentable, Hashable, ExpressibleByStringLiteral {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue.lowercased() }
  init(stringLiteral value: String) { self.init(rawValue: value) }
}
print(Name("A") == "a", ["x": 1][Name("X").rawValue] as Any)
