// A function of several parameters may be passed where one of a tuple is expected.
func times(_ a: Int, _ b: Int) -> Int { a * b }
func call(_ f: ((Int, Int)) -> Int) -> Int { f((2, 3)) }
let held = times, minus: (Int, Int) -> Int = { $0 - $1 }
print(call(times), call(held), call(minus), call { $0 + $1 }, call { a, b in a }, call { pair in pair.1 })
print(zip([1, 2], [3, 4]).map(held), zip([1, 2], [3, 4]).map(max), zip([1, 5], [3, 4]).map(<))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
print(curry(+)(1)(2), curry(+)("a")("b"), flip(curry(-))(1)(10), ["a"].map(flip(curry(+))("!")), curry(+)(1)(2.5))
