// Conformances to the protocols of the library by protocols that refine them.

import Foundation
protocol Entity: Codable, Hashable, Identifiable where ID == Int { var id: Int { get } }
struct User: Entity { let id: Int; var name: String }
let u = User(id: 1, name: "a")
let data = try JSONEncoder().encode(u)
print(String(decoding: data, as: UTF8.self).count, try JSONDecoder().decode(User.self, from: data) == u, Set([u, u]).count)
protocol Key: CodingKey, CaseIterable {}
enum K: String, Key { case a, b }
print(K.allCases.map(\.stringValue), K(stringValue: "b") as Any, K.a.intValue as Any)
protocol Fault: LocalizedError, Equatable { var code: Int { get } }
extension Fault { var errorDescription: String? { "code \(code)" } }
enum F: Fault { case x(Int); var code: Int { switch self { case .x(let n): n } } }
do { throw F.x(3) } catch { print(error.localizedDescription, (error as? F) == .x(3)) }
protocol Flags: OptionSet where RawValue == Int {}
struct Perm: Flags { let rawValue: Int; static let r = Perm(rawValue: 1), w = Perm(rawValue: 2) }
let p: Perm = [.r, .w]
print(p.contains(.w), p.rawValue, Perm().isEmpty)
protocol Level: Comparable, Hashable {}
enum L: Level { case low, mid(Int), high }
print(L.low < .mid(1), L.mid(1) < .mid(2), [L.high, .low].sorted())
protocol Countdown: Sequence, IteratorProtocol {}
struct C: Countdown { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n } }
print(Array(C(n: 3)), C(n: 4).reduce(0, +))
protocol Wrapper: RawRepresentable, Hashable, ExpressibleByStringLiteral where RawValue == String { init(rawValue: String) }
extension Wrapper { init(stringLiteral value: String) { self.init(rawValue: value) } }
struct Tag: Wrapper { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue } }
let t: Tag = "x"
print(t.rawValue, t == "x", Set<Tag>(["a", "a"]).count)
protocol Num: AdditiveArithmetic, Comparable { var v: Int { get set }; init(v: Int) }
extension Num { static func + (a: Self, b: Self) -> Self { Self(v: a.v + b.v) }; static func - (a: Self, b: Self) -> Self { Self(v: a.v - b.v) }; static var zero: Self { Self(v: 0) }; static func < (a: Self, b: Self) -> Bool { a.v < b.v } }
struct M: Num { var v: Int }
var m = M(v: 2); m += M(v: 3); print(m, [M(v: 1), M(v: 4)].reduce(.zero, +), max(m, .zero))
protocol Named: CustomStringConvertible { var name: String { get } }
extension Named { var description: String { "<\(name)>" } }
struct N: Named { let name: String }
print(N(name: "q"), "\(N(name: "r"))", [N(name: "s")])
