// A throwing function that is passed for a generic parameter is a value: a call that rethrows does not call it.
struct Failure: Error {}
typealias Handler = (Int) throws -> Int
let base: Handler = { n in
  if n > 9 { throw Failure() }
  return n
}
let steps: [@Sendable (Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }]
let chain = steps.reversed().reduce(base) { next, step in { n in try next(step(n)) } }
print(try chain(1), (try? chain(5)) as Any)
func pass<T>(_ value: T, _ change: (T) throws -> T) rethrows -> T { try change(value) }
let kept = pass(base) { $0 }
print(try kept(3))
