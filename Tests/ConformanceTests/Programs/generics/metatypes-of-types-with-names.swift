struct Body: AsyncSequence, Sendable {
  typealias Element = Int
  struct AsyncIterator: AsyncIteratorProtocol { mutating func next() async throws -> Int? { nil } }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
struct Merged<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable {
  typealias Element = Base.Element
  let base: Base
  struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    mutating func next() async throws -> Base.Element? { try await base.next() }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}
func use<I: AsyncIteratorProtocol & SendableMetatype>(_ i: I) -> String where I.Element == Int { "ok" }
print(use(Merged(base: Body()).makeAsyncIterator()), use(Body().makeAsyncIterator()))
