struct Box<T> { var t: T }
extension Box where T: Strideable { enum Place: Hashable { case at(Int), end } ; struct In { var v = 1 } ; final class Cl {} }
extension Box { enum Plain { case a, b(T) } }
struct Own { }
extension Own { enum E { case x } }
let p = Box<Int>.Place.at(1)
print(p, [p], Optional(p) as Any, type(of: p)); debugPrint(p)
print([Box<Int>.In()], type(of: Box<Int>.In()), String(reflecting: Box<Int>.In.self))
print([Box<Int>.Plain.b(2)], [Own.E.x], Box<Int>.Cl(), [Box<Int>.Cl()])
debugPrint(Box<Int>.Place.self, Own.E.self, Box<Int>.Plain.self)
dump(p)
print((1...5).suffix(2), (1...3).startIndex, [(1...3).endIndex], type(of: (1...3).startIndex))
struct W<T> { var x: T }
extension Array where Element == Int { struct Inner { var a = 1 } }
print([Array<Int>.Inner()], String(reflecting: Array<Int>.Inner.self), type(of: [Int].Inner()))
extension Dictionary { struct Pair { var a = 1 } }
print([Dictionary<String, Int>.Pair()], String(reflecting: [String: Int].Pair.self))
extension Int { struct Mine {} ; enum Two { case one } }
print([Int.Mine()], [Int.Two.one], String(reflecting: Int.Two.self), Int.Two.self)
struct Two<A, B> { }
extension Two where A == Int { struct In<C> { enum Deep { case d } } ; static func make() -> In<Bool>.Deep { .d } }
print([Two<Int, String>.make()], String(reflecting: Two<Int, String>.In<Bool>.self))
protocol P { associatedtype X }
extension Two: P where B: P { typealias X = Int; struct Q {} }
extension String: P { typealias X = Int }
print([Two<Int, String>.Q()])
