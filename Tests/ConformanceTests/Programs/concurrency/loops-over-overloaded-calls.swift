enum Out { case a(String), b(String) }
func shell(_ x: Int) async -> [Out] { [.a("array \(x)")] }
func shell(_ x: Int) -> AsyncStream<Out> { AsyncStream { c in c.yield(.a("stream \(x)")); c.yield(.b("end")); c.finish() } }
func shell(_ x: Int) -> (stream: AsyncStream<Out>, n: Int) { (shell(x), 3) }
func run() async {
  for await o in shell(1) {
    switch o { case .a(let l): print("a", l); case .b(let l): print("b", l) }
  }
  let all: [Out] = await shell(2)
  print(all.count)
  for o in await shell(4) { print(o) }
  let (s, n) = shell(3)
  for await o in s { print(o, n) }
}
await run()
