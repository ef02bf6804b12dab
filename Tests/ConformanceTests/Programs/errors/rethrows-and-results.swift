// rethrows functions throw only if their closure does; Result keeps an outcome as a value.
// swift-format-ignore-file: NeverUseForceTry
enum Oops: Error { case small, big(Int) }
func twice(_ body: () throws -> Int) rethrows -> Int { try body() + body() }
print(twice { 4 })
do { print(try twice { throw Oops.small }) } catch { print("caught", error) }
var calls = 0
do {
  _ = try twice {
    calls += 1
    if calls == 2 { throw Oops.big(calls) }
    return 1
  }
} catch Oops.big(let n) { print("second call", n) }
do {
  let doubled = try ["1", "2", "x"].map { text -> Int in
    guard let n = Int(text) else { throw Oops.big(text.count) }
    return n * 2
  }
  print(doubled)
} catch { print("map threw", error) }
func half(_ n: Int) -> Result<Int, Oops> { n.isMultiple(of: 2) ? .success(n / 2) : .failure(.big(n)) }
for n in [8, 7] {
  switch half(n) {
  case .success(let value): print("half", value)
  case .failure(let error): print("failed", error)
  }
}
print(half(8).map { $0 + 1 }, half(7).map { $0 + 1 }, half(8).flatMap(half), half(6).flatMap(half))
print(try! half(4).get(), (try? half(5).get()) as Any)
do { _ = try half(9).get() } catch { print("get threw", error) }
let caught = Result { try twice { throw Oops.small } }
print(caught)
let mapped = half(3).mapError { error -> Oops in
  if case .big(let n) = error { return .big(n * 100) }
  return error
}
print(mapped)
if case .failure(.big(let n)) = mapped { print("payload", n) }
func order() throws {
  defer { print("defer 1") }
  defer { print("defer 2") }
  print("before")
  throw Oops.small
}
do { try order() } catch { print("then catch") }
let throwing: (Int) throws -> Int = { n in
  if n < 0 { throw Oops.big(n) }
  return n
}
print((try? throwing(-1)) as Any, (try? throwing(1)) as Any, [1, -1].compactMap { try? throwing($0) })
func optional() throws -> Int? { nil }
print((try? optional()) as Any, type(of: try? optional()))
