// A closure without `await` takes the synchronous overload of a member, also in a function that may wait.
struct Source { func value() -> Int { 1 }; func value() async -> Int { 2 } }
func once<T>(_ f: () -> T) -> T { f() }
func take(_ f: () -> Int) -> Int { f() }
func wait<T>(_ f: () async -> T) async -> T { await f() }
class Base { func value() -> Int { 1 }; func value() async -> Int { 2 }
  func inside() async { print(once { value() }, once { self.value() }, await value()) } }
func run() async {
  let s = Source()
  let a = [1, 2].map { _ in s.value() }
  let b = once { s.value() }
  let c = take { s.value() }
  let d: () -> Int = { s.value() }
  let e = await wait { await s.value() }
  let f = once { let x = s.value(); return x + 1 }
  let o: Source? = s
  let g = once { o?.value() }
  func local() -> Int { s.value() }
  let h = await s.value()
  let i = once { once { s.value() } }
  let j = await wait { once { s.value() } }
  print(a, b, c, d(), e, f, g as Any, local(), h, i, j)
}
extension Source { var value2: Int { 3 } }
await run()
await Base().inside()
