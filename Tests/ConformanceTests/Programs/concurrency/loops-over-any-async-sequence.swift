struct Ticker: AsyncSequence { typealias Element = Int
    let count: Int
    struct AsyncIterator: AsyncIteratorProtocol { var i = 0; let count: Int
        mutating func next() async -> Int? { print("next", i); guard i < count else { return nil }; i += 1; return i } }
    func makeAsyncIterator() -> AsyncIterator { print("make"); return .init(count: count) }
}
func consume(_ s: any AsyncSequence<Int, Never>) async -> Int { var t = 0; for await x in s { print(x); t += x }; return t }
print(await consume(Ticker(count: 2)))
for await x in AsyncStream<Int>(unfolding: { 4 }) as any AsyncSequence<Int, Never> { print(x > 0, type(of: x)); break }
func words(_ s: any AsyncSequence<String, any Error>) async throws -> [String] {
  var all: [String] = []
  for try await word in s where word != "b" { all.append(word) }
  return all
}
print(try await words(AsyncThrowingStream { c in for w in ["a", "b", "c"] { c.yield(w) }; c.finish() }))
