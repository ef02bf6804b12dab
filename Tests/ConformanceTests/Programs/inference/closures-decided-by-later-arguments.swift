func map<A, B>(_ f: (A) -> B, over xs: [A]) -> [B] { xs.map(f) }
func both<A, B, C>(_ f: (A) -> B, _ g: (B) -> C, _ x: A) -> C { g(f(x)) }
func apply<A>(_ f: (A, A) -> A, _ a: A, _ b: A) -> A { f(a, b) }
func pick<T>(_ xs: [T], by f: (T, T) -> Bool, or x: T) -> T { xs.sorted(by: f).first ?? x }
func fold<A, R>(_ f: (R, A) -> R, _ z: R, _ xs: [A]) -> R { xs.reduce(z, f) }
func update<S, V>(_ f: (inout V) -> Void, _ path: WritableKeyPath<S, V>, of s: S) -> S { var s = s; f(&s[keyPath: path]); return s }
struct P { var n = 1, name = "p" }
print(map({ $0 + 1 }, over: [1, 2]), map({ $0.count }, over: ["a", "bb"]), map(\.name, over: [P()]))
print(both({ $0 * 2 }, { "\($0)" }, 3), both({ [$0] }, { $0.count }, "x"), both(\.n, { $0 > 0 }, P()))
print(apply(+, 1, 2), apply(+, "a", "b"), apply({ $0 * $1 }, 1.5, 2), apply(max, 3, 4), apply({ a, b in a > b ? a : b }, "x", "y"))
print(pick([3, 1], by: <, or: 0), pick([], by: { $0 > $1 }, or: "none"), pick([P()], by: { $0.n < $1.n }, or: P()).name)
print(fold({ $0 + $1 }, 0, [1, 2]), fold({ $0 + [$1 * 2] }, [], [1, 2]), fold({ $0 + "\($1)" }, "", [1, 2]), fold({ n, _ in n + 1 }, 0, ["a"]))
print(update({ $0 += 5 }, \.n, of: P()).n, update({ $0.append("!") }, \P.name, of: P()).name)
