// An iterator with both requirements of its protocol fails as the one does whose error has a type.

struct Empty: Error {}

struct Numbers<Element: Sendable, Failure: Error>: AsyncSequence {
  let storage: Storage<Element>

  struct Iterator: AsyncIteratorProtocol {
    let storage: Storage<Element>

    mutating func next() async throws -> Element? {
      do { return try await storage.next() } catch { throw error as! Failure }
    }
    mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      do { return try await storage.next() } catch { throw error as! Failure }
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(storage: storage) }
}

final class Storage<Element: Sendable>: @unchecked Sendable {
  var items: [Element]
  let fails: Bool

  init(_ items: [Element], fails: Bool) { (self.items, self.fails) = (items, fails) }

  func next() async throws -> Element? {
    if !items.isEmpty { return items.removeFirst() }
    if fails { throw Empty() }
    return nil
  }
}

func numbers<Element: Sendable, Failure: Error>(
  _ items: [Element], failing failure: Failure.Type, fails: Bool
) -> some AsyncSequence<Element, Failure> & Sendable {
  Numbers<Element, Failure>(storage: Storage(items, fails: fails))
}

func sum<Sequence: AsyncSequence>(_ sequence: Sequence) async throws(Sequence.Failure) -> Int
where Sequence.Element == Int {
  var sum = 0
  for try await number in sequence { sum += number }
  return sum
}

for await number in numbers([1, 2], failing: Never.self, fails: false) { print(number) }
do {
  for try await number in numbers([3], failing: Empty.self, fails: true) { print(number) }
} catch {
  let known: Empty = error
  print(known)
}
print(await sum(numbers([4, 5], failing: Never.self, fails: false)))
do { print(try await sum(numbers([6], failing: Empty.self, fails: true))) } catch { print("failed", error) }
print(Numbers<Int, Empty>.Iterator.Failure.self, Numbers<Int, Never>.Failure.self)
