// A value declared with `!` is unwrapped only where its optional does not have the member, or is not taken.

let s: String! = "a", n: Int! = 2
print(s.debugDescription)
extension Hashable { var me: String { "\(Self.self)" }; func who() -> String { "\(Self.self)" } }
print(n.me, n.who(), s.me)
print(n.hashValue == Optional(2).hashValue, n.hashValue == 2.hashValue)
print(n.description, s.count, n.map { $0 + 1 } as Any)
extension Optional { var isSet: Bool { self != nil } }
print(n.isSet)
class C { var v: Int! = 1; var w: [Int]! = [1] }
let c: C! = C()
print(c.v.me, c.w.me, c.v.hashValue == 1.hashValue)
func whole<T: BinaryInteger>(_ value: T) { print("integer", T.self) }
func whole<T>(_ value: T) { print("any", T.self) }
whole(n)
func either(_ value: Int) { print("Int") }
func either(_ value: Int?) { print("Int?") }
either(n)
extension Equatable { var kind: String { "Equatable \(Self.self)" } }
extension SignedNumeric { var kind: String { "SignedNumeric \(Self.self)" } }
struct Plain { var name = "plain" }
extension Hashable { var name: String { "Hashable" } }
let plain: Plain! = Plain()
print(n.kind, plain.name)
