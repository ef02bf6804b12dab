enum LoadError: Error { case gone }
struct Count: AsyncSequence { let n: Int
  struct It: AsyncIteratorProtocol { var i = 0; let n: Int
    mutating func next(isolation: isolated (any Actor)?) async throws(LoadError) -> Int? { if i == 3 { throw .gone }; guard i < n else { return nil }; i += 1; return i } }
  func makeAsyncIterator() -> It { It(n: n) } }
do { for try await x in Count(n: 5).map({ $0 * 2 }) { print(x) } } catch { print("seq", error) }
do { for try await x in Count(n: 5) { print(x) } } catch { switch error { case .gone: print("g") } }
