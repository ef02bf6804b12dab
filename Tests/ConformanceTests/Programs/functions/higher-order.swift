// Functions that take and make functions: compose, curry, memoize, debounce by count, retry, pipelines.
infix operator >>> : AdditionPrecedence
infix operator |> : Pipe
precedencegroup Pipe {
  associativity: left
  lowerThan: AdditionPrecedence
  higherThan: AssignmentPrecedence
}
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
let increment = { (n: Int) in n + 1 }
let text = { (n: Int) in "<\(n)>" }
print((increment >>> increment >>> text)(1), 5 |> increment |> text, curry(+)(1)(2), flip(curry(-))(1)(10))
print([1, 2, 3].map(curry(*)(3)), ["a", "b"].map(flip(curry(+))("!")), [1, 2] |> { $0.reversed() } |> Array.init)
func times(_ n: Int, _ f: @escaping (Int) -> Int) -> (Int) -> Int { n == 0 ? { $0 } : f >>> times(n - 1, f) }
print(times(5, increment)(0), times(0, increment)(7), times(3) { $0 * 2 }(1))
func memoized<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B {
  var cache: [A: B] = [:]
  func call(_ a: A) -> B {
    if let hit = cache[a] { return hit }
    let value = f(call, a)
    cache[a] = value
    return value
  }
  return call
}
var calls = 0
let fib = memoized { (fib: (Int) -> Int, n: Int) -> Int in
  calls += 1
  return n < 2 ? n : fib(n - 1) + fib(n - 2)
}
print(fib(50), calls, fib(50), calls)
func every(_ n: Int, _ f: @escaping () -> Void) -> () -> Void {
  var count = 0
  return {
    count += 1
    if count % n == 0 { f() }
  }
}
var ticks = 0
let tick = every(3) { ticks += 1 }
for _ in 0..<10 { tick() }
print(ticks)
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(zipWith([1, 2], [10, 20], +), zipWith(["a"], [1]) { "\($0)\($1)" }, zipWith([1, 5], [4, 2], max))
func fold<T, R>(_ list: [T], _ start: R, _ f: (R, T) -> R) -> R {
  list.isEmpty ? start : fold(Array(list.dropFirst()), f(start, list[0]), f)
}
print(fold([1, 2, 3], 0, +), fold(["a", "b"], "") { $1 + $0 }, fold([Int](), 9, +))
func both<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (A) -> C) -> (A) -> (B, C) { { (f($0), g($0)) } }
print(both(increment, text)(4), [1, 2].map(both({ $0 * $0 }, { 0 - $0 })))
let predicates: [(Int) -> Bool] = [{ $0 > 0 }, { $0 % 2 == 0 }, { $0 < 100 }]
print([-2, 4, 7, 200].filter { n in predicates.allSatisfy { $0(n) } }, predicates.map { $0(5) })
let pipeline: [(String, (Double) -> Double)] = [
  ("half", { $0 / 2 }), ("plus one", { $0 + 1 }), ("square", { $0 * $0 }),
]
print(
  pipeline.reduce(6) { value, step in
    print("  \(step.0): \(step.1(value))")
    return step.1(value)
  })
