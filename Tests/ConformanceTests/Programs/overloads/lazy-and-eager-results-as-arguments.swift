// Results of lazy and eager methods as arguments; what is deeper in an expression counts more.
let a = [1, 2, 3]
func k(_ x: [Int]) { print("Array") }
func k<S: Sequence>(_ x: S) { print("Sequence", S.self) }
func k<S: LazySequenceProtocol>(_ x: S) { print("Lazy") }
func k(_ x: Int?) { print("Int?") }
k(a.map { $0 })
k(a.enumerated().map(\.offset))
k(a.sorted(by: >))
k(a.map { $0 + 1 })
k(a.compactMap { $0 })
k(a.map(\.self))
func k3(_ x: [Int]) { print("Array") }
func k3<S: Sequence>(_ x: S) { print("Sequence", S.self) }
func k3(_ x: Int) { print("Int") }
k3(a.map { $0 })
k3(a.map(\.self))
k3(a.map { $0 + 1 })
func k4(_ x: [Int]) { print("Array") }
func k4<S: Sequence>(_ x: S) { print("Sequence", S.self) }
func k4<S: LazySequenceProtocol>(_ x: S) { print("Lazy") }
k4(a.map { $0 })
k4(a.map(\.self))
k4(a.map { $0 + 1 })
func inc(_ x: Int) -> Int { x }
k4(a.map(inc))
func l(_ x: [Int]) -> String { "Array" }
func l<S: Sequence>(_ x: S) -> String { "Sequence \(S.self)" }
func l<S: LazySequenceProtocol>(_ x: S) -> String { "Lazy" }
func l(_ x: Int?) -> String { "Int?" }
print(l(a), 1)
print(l(a.lazy), 1)
print(l(a.lazy.map { $0 }), 1)
print(l(a.lazy.filter { $0 > 1 }), 1)
print(l(a.reversed()), 1)
print(l(a.first), 1)
print(l(a.lazy.first), 1)
print(l(a.max()), 1)
print(l(a[1...]), 1)
print(l(a.enumerated().map(\.offset)), 1)
print(l(a.sorted(by: >)), 1)
print(l(AnySequence(a)), 1)
print(l(a.prefix(2)), 1)
print(l(stride(from: 0, to: 4, by: 2)), 1)
