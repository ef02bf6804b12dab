func isNil<T: ExpressibleByNilLiteral & Equatable>(_ x: T) -> Bool { x == nil }
print(isNil(nil as Int?), isNil(Optional(3)))
struct Maybe: ExpressibleByNilLiteral, Equatable { var v = 1; init(nilLiteral: ()) { v = 0 }; init() {} }
print(Maybe() == nil, (nil as Maybe) == nil, isNil(Maybe()))
