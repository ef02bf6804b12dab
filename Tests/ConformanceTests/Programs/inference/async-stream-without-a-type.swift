let stream = AsyncStream { continuation in
  continuation.yield(1)
  continuation.yield(2)
  continuation.finish()
}
for await value in stream { print(value, type(of: value)) }
let pairs = AsyncStream<(Int, String)> { c in
  c.yield((1, "a"))
  c.finish()
}
for await (n, s) in pairs { print(n, s) }
let failing = AsyncThrowingStream<Int, any Error> { $0.finish() }
for try await x in failing { print(x) }
let (made, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.yield(7)
continuation.finish()
for await x in made { print(x) }
let text = AsyncStream { c in
  for word in ["a", "b"] { c.yield(word) }
  c.finish()
}
print(await text.map { $0 + "!" }.reduce("", +))
