// Types and functions behind the name of their module.
let d = Swift.Duration.seconds(3)
print(d, Swift.max(1, 2), Swift.Int.max, Swift.print("x"))
let r: Swift.Result<Int, Swift.Error> = .success(3)
print(r)
let a: Swift.Array<Swift.Int> = Swift.Array(repeating: 1, count: 2)
print(a, Swift.String(3), Swift.type(of: a), Swift.min(1, 3))
print(Swift.Optional<Int>.some(3) as Any, Swift.zip([1], [2]).map { $0 + $1 }, Swift.abs(-3))
extension Swift.Int { var dbl: Swift.Int { self * 2 } }
print(3.dbl)
for i in Swift.stride(from: 0, to: 3, by: 1) { print(i) }
extension Swift.Collection { var mid: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] } }
print([1, 2, 3].mid!)
struct S: Swift.CustomStringConvertible { var description: Swift.String { "S" } }
print(S(), Swift.String(describing: S()))
Swift.assert(true); Swift.precondition(1 < 2)
