// async in every place: initializers, properties, subscripts, closures, protocols, generics, defaults, rethrows.
struct Page {
  let text: String
  init(_ url: String) async throws {
    guard !url.isEmpty else { throw Oops.empty }
    await Task.yield()
    text = "<\(url)>"
  }
  var count: Int { get async { await Task.yield(); return text.count } }
  var first: Character { get async throws { if let c = text.first { return c } else { throw Oops.empty } } }
  subscript(n: Int) -> Character { get async { Array(text)[n] } }
  static var shared: Page { get async throws { try await Page("shared") } }
}
enum Oops: Error { case empty, other(String) }
let page = try await Page("home")
print(page.text, await page.count, try await page.first, await page[1], try await Page.shared.text)
do { _ = try await Page("") } catch { print(error) }
print((try? await Page(""))?.text ?? "none")
protocol Loader { associatedtype Value; func load() async throws -> Value; var name: String { get async } }
struct Now: Loader { let n: Int; func load() -> Int { n }; var name: String { "now" } }
struct Later: Loader {
  let n: Int
  func load() async throws -> String { await Task.yield(); if n < 0 { throw Oops.other("negative") }; return "later \(n)" }
  var name: String { get async { await Task.yield(); return "later" } }
}
func use<L: Loader>(_ l: L) async throws -> String { "\(await l.name): \(try await l.load())" }
print(try await use(Now(n: 1)), try await use(Later(n: 2)))
do { print(try await use(Later(n: -1))) } catch Oops.other(let text) { print("other", text) }
func retry<T>(_ times: Int, _ work: (Int) async throws -> T) async rethrows -> T {
  for n in 1..<times { if let value = try? await work(n) { return value } }
  return try await work(times)
}
print(try await retry(3) { n in if n < 3 { throw Oops.empty }; return "try \(n)" }, await retry(2) { $0 * 10 })
class Base { func f() async -> String { "base" }; var v: Int { get async { 1 } } }
class Derived: Base {
  override func f() async -> String { "derived+\(await super.f())" }
  override var v: Int { get async { await super.v + 1 } }
}
let base: Base = Derived()
print(await base.f(), await base.v)
func withDefault(_ n: Int = 5) async -> Int { n }
print(await withDefault(), await withDefault(6))
let functions: [String: (Int) async -> Int] = ["double": { $0 * 2 }, "wait": { n in await Task.yield(); return n }]
for name in functions.keys.sorted() { print(name, await functions[name]!(4)) }
func makeCounter() -> () async -> Int {
  var n = 0
  return { n += 1; await Task.yield(); return n }
}
let next = makeCounter()
print(await next(), await next(), await next())
func order() async {
  defer { print("deferred last") }
  defer { print("deferred first") }
  await Task.yield()
  print("body")
}
await order()
func recursion(_ n: Int) async -> Int { n == 0 ? 0 : await recursion(n - 1) + 1 }
print(await recursion(300))
func tuple() async throws -> (Int, String) { (1, "one") }
let (number, word) = try await tuple()
print(number, word, await (try? tuple().1) ?? "-")
let optional: Later? = Later(n: 8)
print(try await optional?.load() ?? "nil", (try await optional?.load())?.count ?? 0)
if let text = try? await optional?.load(), await page.count > 2 { print("both", text) }
guard await withDefault() == 5 else { fatalError() }
var total = 0
for n in 1...3 { total += await withDefault(n) }
total += await withDefault()
print(total)
let list = await [withDefault(1), withDefault(2)]
print(list, "inside \(await withDefault(9)) text")
let mapped = await withTaskGroup(of: (Int, Int).self) { g in
  for (i, n) in list.enumerated() { g.addTask { (i, n * n) } }
  return await g.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
print(mapped[0]!, mapped[1]!)
switch await withDefault(2) {
case let n where n > 1: print("big", n)
default: print("small")
}
func local() async -> Int {
  func inner(_ n: Int) async -> Int { await withDefault(n) + 1 }
  let closure = { (n: Int) async -> Int in await inner(n) }
  return await closure(1) + inner(2)
}
print(await local())
func throwing() async throws(Oops) -> Int { throw .empty }
do { _ = try await throwing() } catch { switch error { case .empty: print("typed"); case .other: print("no") } }
print(await Task { await local() }.value, try await Task { try await tuple().0 }.value)
extension Array { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] {
  var result: [T] = []
  for x in self { result.append(try await f(x)) }
  return result
} }
print(await [1, 2, 3].asyncMap { await withDefault($0) * 3 })
enum Context { @TaskLocal static var requestID = "none" }
func report() { print("request", Context.requestID) }
report()
await Context.$requestID.withValue("42") {
  report()
  await Task { report() }.value
  await Task.detached { report() }.value
  Context.$requestID.withValue("43") { report() }
}
report()
