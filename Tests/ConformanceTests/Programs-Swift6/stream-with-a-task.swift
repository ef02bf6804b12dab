func numbers() -> AsyncStream<Int> { AsyncStream { c in let t = Task { for i in 0..<3 { c.yield(i) }; c.finish() }; c.onTermination = { _ in t.cancel() } } }
for await n in numbers() { print(n) }
