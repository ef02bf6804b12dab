// Result: switch, get, map, flatMap, mapError, catching init, collections of results, equality.
enum Failure: Error, Equatable { case notFound(String), invalid(Int) }
func find(_ name: String) -> Result<Int, Failure> {
  ["a": 1, "b": 20][name].map { .success($0) } ?? .failure(.notFound(name))
}
func check(_ n: Int) -> Result<Int, Failure> { n < 10 ? .success(n) : .failure(.invalid(n)) }
for name in ["a", "b", "c"] {
  switch find(name).flatMap(check) {
  case .success(let n) where n == 1: print("one")
  case .success(let n): print("found", n)
  case .failure(.notFound(let name)): print("not found", name)
  case .failure(let error): print("failed", error)
  }
}
print(find("a"), find("z"), [find("a")], find("a").map { "\($0)!" })
print(find("z").mapError { "\($0)".count > 5 ? Wrapped(inner: $0) : Wrapped(inner: $0) })
struct Wrapped: Error { let inner: Failure }
do {
  print(try find("a").get())
  print(try find("q").get())
} catch { print("threw", error) }
print((try? find("b").get()) ?? 0, (try? find("y").get()) as Any, find("a") == .success(1))
print(find("x") == .failure(.notFound("x")))
let caught = Result<Int, any Error> { try Int.parse("12") }
let failed = Result { try Int.parse("zz") }
print(caught, (try? failed.get()) as Any)
if case .failure(let error) = failed { print("failure", error) }
extension Int {
  static func parse(_ text: String) throws -> Int {
    guard let n = Int(text) else { throw Failure.notFound(text) }
    return n
  }
}
let results = ["1", "x", "3"].map { text in Result { try Int.parse(text) } }
let values = results.compactMap { try? $0.get() }
let errors = results.compactMap { r -> String? in if case .failure(let e) = r { "\(e)" } else { nil } }
print(values, errors)
func all<T, E>(_ results: [Result<T, E>]) -> Result<[T], E> {
  results.reduce(.success([])) { sum, next in sum.flatMap { list in next.map { list + [$0] } } }
}
print(all([find("a"), find("b")]), all([find("a"), find("p"), find("q")]))
func load(_ n: Int, completion: (Result<String, Failure>) -> Void) {
  completion(n > 0 ? .success("loaded \(n)") : .failure(.invalid(n)))
}
for n in [1, -1] {
  load(n) { result in
    switch result {
    case .success(let text): print(text)
    case .failure(let error): print("load failed", error)
    }
  }
}
extension Result {
  var value: Success? { if case .success(let v) = self { v } else { nil } }
  func or(_ fallback: Success) -> Success { value ?? fallback }
}
print(find("a").or(9), find("n").or(9), find("a").value as Any, Result<Int, Never>.success(3).get() + 1)
