// Own asynchronous sequences and all that the library makes of them.
struct Numbers: AsyncSequence {
  typealias Element = Int
  let limit: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var current = 0
    let limit: Int
    mutating func next() async -> Int? {
      guard current < limit else { return nil }
      current += 1
      await Task.yield()
      return current
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(limit: limit) }
}
func all<S: AsyncSequence>(_ s: S) async rethrows -> [S.Element] {
  var result: [S.Element] = []
  for try await x in s { result.append(x) }
  return result
}
print(await all(Numbers(limit: 4)))
print(await all(Numbers(limit: 5).map { "n\($0)" }))
print(await all(Numbers(limit: 5).compactMap { $0 % 2 == 0 ? $0 * 10 : nil }))
print(await all(Numbers(limit: 3).flatMap { Numbers(limit: $0) }))
print(await all(Numbers(limit: 9).filter { $0 % 3 == 0 }))
print(await all(Numbers(limit: 9).prefix(2)), await all(Numbers(limit: 3).prefix(7)))
print(await all(Numbers(limit: 9).prefix { $0 < 4 }), await all(Numbers(limit: 5).drop { $0 < 3 }))
print(await all(Numbers(limit: 4).dropFirst()), await all(Numbers(limit: 4).dropFirst(9)))
print(await Numbers(limit: 4).reduce(0, +), await Numbers(limit: 3).reduce(into: "") { $0 += "\($1)" })
print(await Numbers(limit: 4).contains(2), await Numbers(limit: 4).contains { $0 > 9 })
print(await Numbers(limit: 4).allSatisfy { $0 > 0 }, await Numbers(limit: 4).first { $0 > 2 } as Any)
print(await Numbers(limit: 4).max() as Any, await Numbers(limit: 0).min() as Any)
print(await Numbers(limit: 4).max { $0 % 3 < $1 % 3 } as Any)
enum Oops: Error { case three }
struct Failing: AsyncSequence, AsyncIteratorProtocol {
  var n = 0
  mutating func next() async throws -> Int? {
    n += 1
    if n == 3 { throw Oops.three }
    return n
  }
  func makeAsyncIterator() -> Failing { self }
}
do { for try await n in Failing() { print(n) } } catch { print(error) }
do { print(try await all(Failing())) } catch { print("rethrown", error) }
do { for try await n in Numbers(limit: 5).map({ n throws -> Int in if n == 2 { throw Oops.three }; return n }) { print(n) } } catch { print("map threw", error) }
print((try? await Failing().first { $0 == 2 }) as Any)
outer: for await n in Numbers(limit: 3) {
  for await m in Numbers(limit: 3) {
    if m == 2 { continue outer }
    if n == 3 { break outer }
    print(n, m)
  }
}
for await case let n? in Numbers(limit: 4).map({ $0 % 2 == 0 ? nil : Optional($0) }) { print("odd", n) }
for await n in Numbers(limit: 6) where n % 2 == 0 { print("even", n) }
struct Pair { let a: Int, b: Int }
for await (x, y) in Numbers(limit: 2).map({ ($0, $0 * $0) }) { print(x, y) }
let some: some AsyncSequence<Int, Never> = Numbers(limit: 2)
for await n in some { print("some", n) }
extension AsyncSequence {
  func collect() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
}
print(try await Numbers(limit: 3).collect())
final class Ticker: AsyncSequence {
  typealias Element = String
  func makeAsyncIterator() -> Iterator { Iterator() }
  struct Iterator: AsyncIteratorProtocol {
    var left = ["a", "b"]
    mutating func next() async -> String? { left.isEmpty ? nil : left.removeFirst() }
  }
}
for await s in Ticker() { print(s) }
var iterator = Numbers(limit: 2).makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any, await iterator.next() as Any)
