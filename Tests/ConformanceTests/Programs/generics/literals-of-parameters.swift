// Literals whose type is a generic parameter.
struct Def<V: ExpressibleByArrayLiteral> { var v: V = [] }
print(Def<[String]>().v)
protocol Pref { associatedtype Value: ExpressibleByArrayLiteral; static var key: String { get } }
extension Pref { static var defaultValue: Value { [] } 
 static func f(_ v: Value = []) -> Value { return v } }
struct A: Pref { typealias Value = [Int]; static var key: String { "a" } }
print(A.defaultValue, A.f([1]), A.f())
func str<V: ExpressibleByStringLiteral>(_ t: V.Type) -> V { "abc" }
print(str(String.self))
func int<V: ExpressibleByIntegerLiteral>() -> V { 3 }
print(int() as Double)
func dict<V: ExpressibleByDictionaryLiteral>() -> V { [:] }
print(dict() as [String: Int])
func isNil<V: ExpressibleByNilLiteral>(_: V.Type) -> V { nil }
print(isNil(Int?.self) as Any)
