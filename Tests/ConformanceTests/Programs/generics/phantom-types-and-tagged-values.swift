// Phantom types, tags, builders, generic subscripts
struct Tagged<Tag, Raw> { var raw: Raw; init(_ raw: Raw) { self.raw = raw } }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: Comparable where Raw: Comparable { static func < (a: Self, b: Self) -> Bool { a.raw < b.raw } }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: v)) } }
extension Tagged: ExpressibleByUnicodeScalarLiteral where Raw: ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral v: Raw.UnicodeScalarLiteralType) { self.init(Raw(unicodeScalarLiteral: v)) } }
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral where Raw: ExpressibleByExtendedGraphemeClusterLiteral { init(extendedGraphemeClusterLiteral v: Raw.ExtendedGraphemeClusterLiteralType) { self.init(Raw(extendedGraphemeClusterLiteral: v)) } }
extension Tagged: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral { init(stringLiteral v: Raw.StringLiteralType) { self.init(Raw(stringLiteral: v)) } }
extension Tagged: CustomStringConvertible { var description: String { "\(Tag.self)#\(raw)" } }
extension Tagged: AdditiveArithmetic where Raw: AdditiveArithmetic {
  static var zero: Self { Self(.zero) }
  static func + (a: Self, b: Self) -> Self { Self(a.raw + b.raw) }
  static func - (a: Self, b: Self) -> Self { Self(a.raw - b.raw) }
}
extension Tagged: Sequence where Raw: Sequence { func makeIterator() -> Raw.Iterator { raw.makeIterator() } }
struct User { typealias ID = Tagged<User, Int>; typealias Email = Tagged<(User, email: ()), String>; var id: ID; var email: Email }
enum Meters {}; enum Feet {}
typealias Length<U> = Tagged<U, Double>
extension Tagged where Tag == Meters, Raw == Double { var inFeet: Length<Feet> { .init(raw * 3.25) } }
let u = User(id: 7, email: "a@b")
print(u.id, u.email.raw, u.id == 7, [3, 1, 2 as User.ID].sorted(), Length<Meters>(2).inFeet)
print([1, 2, 3].map { User.ID($0) }.reduce(.zero, +), Set<User.ID>([1, 1, 2]).count)
let seq: Tagged<Bool, [Int]> = .init([1, 2, 3]); print(seq.map { $0 * 2 }, seq.reduce(0, +), seq.contains(2))
let dict: [User.ID: String] = [1: "one", 2: "two"]; print(dict[2] ?? "", dict[3] ?? "none")
enum Locked {}; enum Unlocked {}
struct Door<State> { let n: Int; private init(n: Int) { self.n = n } }
extension Door where State == Locked { init() { self.init(n: 0) }; func unlock() -> Door<Unlocked> { Door<Unlocked>(n: n + 1) } }
extension Door where State == Unlocked { func lock() -> Door<Locked> { .init(n: n + 1) }; var open: String { "opened \(n) \(Self.self)" } }
print(Door().unlock().lock().unlock().open)
struct JSON { var any: [String: Any]
  subscript<T>(key: String) -> T? { get { any[key] as? T } set { any[key] = newValue } }
  subscript<T>(key: String, as type: T.Type) -> T? { any[key] as? T }
  subscript<T: LosslessStringConvertible>(parse key: String, default d: @autoclosure () -> T) -> T { (any[key] as? String).flatMap(T.init) ?? d() }
  subscript<R: RawRepresentable>(_ r: R) -> Int? where R.RawValue == String { get { any[r.rawValue] as? Int } set { any[r.rawValue] = newValue } }
  static subscript<T>(_ t: T.Type) -> String { "static \(t)" }
}
enum Key: String { case age, size }
var j = JSON(any: ["age": 30, "name": "bob", "n": "42", "f": "2.5"])
let a: Int? = j["age"]; let s: String? = j["name"]; let w: Bool? = j["name"]
print(a as Any, s as Any, w as Any, j["age", as: Double.self] as Any, j[parse: "n", default: 0], j[parse: "f", default: 1.0] + 1, j[parse: "zz", default: true])
j[Key.size] = 5; j[Key.age]? += 1; j["x"] = [1]
print(j[Key.size] ?? 0, j[Key.age]!, (j["x"] as [Int]?) ?? [], JSON[Int.self], JSON[[String]?.self])
struct Grid<T> { var rows: [[T]]
  subscript<R: RangeExpression, C: RangeExpression>(r: R, c: C) -> [[T]] where R.Bound == Int, C.Bound == Int { rows[r].map { Array($0[c]) } }
}
let g = Grid(rows: [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
print(g[0..<2, 1...], g[...1, ...0])
