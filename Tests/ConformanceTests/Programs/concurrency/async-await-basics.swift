// await at the top level runs functions one after the other; values, errors and defers come back in order.
enum Oops: Error { case bad(Int) }
func double(_ n: Int) async -> Int {
  print("  doubling", n)
  await Task.yield()
  return n * 2
}
func risky(_ n: Int) async throws -> Int {
  defer { print("  leaving", n) }
  if n > 2 { throw Oops.bad(n) }
  return await double(n)
}
print("start")
let a = await double(1)
print(a, await double(a))
do {
  print(try await risky(1))
  print(try await risky(5))
} catch { print("caught", error) }
print((try? await risky(9)) as Any, await (try? risky(2)) ?? 0)
struct Loader {
  var base = 10
  func load(_ n: Int) async -> Int { await double(base + n) }
  var computed: Int { get async { await load(0) } }
  static func make() async -> Loader {
    await Task.yield()
    return Loader(base: 100)
  }
}
print(await Loader().load(1), await Loader().computed, await Loader.make().base)
func each(_ list: [Int], _ f: (Int) async -> Int) async -> [Int] {
  var result: [Int] = []
  for x in list { result.append(await f(x)) }
  return result
}
print(await each([1, 2]) { await double($0) + 1 }, await each([3]) { $0 })
let closure: (Int) async throws -> String = { "closure \(try await risky($0))" }
print(try await closure(2))
if await double(3) > 5, let n = try? await risky(1) { print("both", n) }
for n in 0..<2 where n > 0 { print("loop", await double(n)) }
switch await double(4) {
case 8: print("eight")
default: print("other")
}
