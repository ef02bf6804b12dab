struct Wrapper<T: Sendable>: Sendable { let value: T }
struct Pair<A, B> { let a: A; let b: B }
extension Pair: Sendable where A: Sendable, B: Sendable {}
func use<T: Sendable>(_ x: T) -> T { x }
print(use(Pair(a: 1, b: "x")), use(Wrapper(value: 2)))
