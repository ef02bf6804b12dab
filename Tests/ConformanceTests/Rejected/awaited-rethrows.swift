func collect<S: AsyncSequence>(_ s: S) async rethrows -> [S.Element] {
  var r: [S.Element] = []
  for try await x in s { r.append(x) }
  return r
}
let bad = AsyncThrowingStream<Int, any Error> { c in c.yield(1); c.finish() }
print(await collect(bad).count)
