enum J: ExpressibleByNilLiteral { case null, n(Int); init(nilLiteral: ()) { self = .null } }
let o: J? = .n(1)
func g<T>(_ a: T?, _ b: T) -> T { b }
print(g(o, nil))
func h(_ j: J) {}
h(nil)
let x = o ?? nil
print(type(of: x))
print([o, nil].count, type(of: [J.null, nil]))
let y = [J.n(1), nil, .null]; print(y)
let z = true ? J.n(1) : nil; print(z)
