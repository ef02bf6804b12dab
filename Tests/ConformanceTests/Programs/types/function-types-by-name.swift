typealias Changing = (inout Int) throws -> Void
func change(_ x: inout Int) {}
func total(_ x: Int...) {}
struct S { static func make(_ x: inout Int) {} }
print(((inout Int) throws -> Void).self, Changing.self)
print([(inout String) -> Void].self, ((inout Int, Int) -> Void).self, ((inout Int) -> Void)?.self)
print((((inout Int) -> Void) -> Void).self, ((inout Int) -> Void, Int).self)
print(type(of: change), type(of: total), type(of: S.make), type(of: { (x: inout Int) in x += 1 }))
print((() throws(CancellationError) -> Int).self, (() throws(Never) -> Int).self)
let any: Any = change
print(any is (inout Int) -> Void, any is (Int) -> Void, ((inout Int) -> Void).self == ((Int) -> Void).self)
