// for await over AsyncStream and own AsyncSequences, with map, filter, prefix, breaking out and throwing.
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  var n: Int
  mutating func next() async -> Int? {
    guard n > 0 else { return nil }
    await Task.yield()
    defer { n -= 1 }
    return n
  }
  func makeAsyncIterator() -> Countdown { self }
}
for await n in Countdown(n: 3) { print(n, terminator: " ") }
print()
for await n in Countdown(n: 10) where n % 2 == 0 {
  if n < 5 { break }
  print(n, terminator: " ")
}
print()
for await text in Countdown(n: 4).map({ "<\($0)>" }).filter({ $0 != "<2>" }) { print(text, terminator: " ") }
print()
print(await Countdown(n: 5).reduce(0, +), await Countdown(n: 5).contains(3))
print(await Countdown(n: 3).first { $0 < 3 } as Any)
let stream = AsyncStream<Int> { continuation in
  for n in 1...3 { continuation.yield(n * n) }
  continuation.finish()
}
for await n in stream { print("stream", n) }
let (numbers, source) = AsyncStream.makeStream(of: String.self)
source.yield("a")
source.yield("b")
source.finish()
source.yield("late")
var received: [String] = []
for await text in numbers { received.append(text) }
print(received)
enum Oops: Error { case end }
let failing = AsyncThrowingStream<Int, any Error> { continuation in
  continuation.yield(1)
  continuation.finish(throwing: Oops.end)
}
do {
  for try await n in failing { print("got", n) }
} catch { print("stream threw", error) }
var iterator = Countdown(n: 2).makeAsyncIterator()
while let n = await iterator.next() { print("by hand", n) }
let value = await withCheckedContinuation { continuation in
  continuation.resume(returning: 42)
}
print(value)
do {
  let _: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: Oops.end) }
} catch { print("continuation threw", error) }
func collect<S: AsyncSequence>(_ s: S) async throws -> [S.Element] {
  var all: [S.Element] = []
  for try await x in s { all.append(x) }
  return all
}
print(try await collect(Countdown(n: 3)), try await collect(Countdown(n: 6).prefix(2)))
