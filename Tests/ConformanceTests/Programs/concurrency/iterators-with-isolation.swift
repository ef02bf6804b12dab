struct Both: AsyncSequence, AsyncIteratorProtocol {
  var i = 0
  typealias Element = Int
  mutating func next() async -> Int? { i += 1; print("next"); return i < 3 ? i : nil }
  mutating func next(isolation actor: isolated (any Actor)?) async -> Int? { i += 1; print("iso", actor == nil); return i < 3 ? i : nil }
  func makeAsyncIterator() -> Both { self }
}
struct Only: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var i = 0
    mutating func next(isolation actor: isolated (any Actor)?) async -> String? { i += 1; return i < 4 ? "s\(i)" : nil }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
struct Old: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var i = 0
    mutating func next() async throws -> String? { i += 1; return i < 4 ? "o\(i)" : nil }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
func gen<S: AsyncSequence>(_ s: S) async rethrows { for try await x in s { print("g", x) }; print(S.Failure.self) }
func drive() async throws {
for await x in Both() { print(x) }
for await x in Only() { print(x) }
for try await x in Old() { print(x) }
try await gen(Both())
try await gen(Only())
try await gen(Old())
var it = Only().makeAsyncIterator()
print(await it.next() ?? "nil", await it.next(isolation: nil) ?? "nil")
var io = Old().makeAsyncIterator()
print(try await io.next(isolation: nil) ?? "nil")
let e: any AsyncSequence<String, Never> = Only()
for await x in e { print("e", x) }
print(await Only().map { $0 + "!" }.reduce("") { $0 + $1 })
}
try await drive()
