// Typed errors: inferred and declared, generic, in protocols, closures, initializers, properties and nested do.
// swift-format-ignore-file: NeverUseForceTry
enum Low: Error, Equatable { case a, b(Int) }
enum High: Error { case wrapped(Low), other(any Error) }
func low(_ n: Int) throws(Low) -> Int {
  switch n {
  case 0: throw .a
  case ..<0: throw Low.b(n)
  default: return n
  }
}
func high(_ n: Int) throws(High) -> Int {
  do {
    return try low(n) * 2
  } catch {
    throw .wrapped(error)
  }
}
func never(_ n: Int) throws(Never) -> Int { n }
struct Checked {
  let value: Int
  init(_ value: Int) throws(Low) {
    self.value = try low(value)
  }
  var half: Int {
    get throws(Low) { value % 2 == 0 ? value / 2 : try low(-value) }
  }
  static func parse(_ texts: [String]) throws -> [Checked] { try texts.map { try Checked(Int($0) ?? 0) } }
}
protocol Loader {
  associatedtype Failure: Error
  func load(_ key: String) throws(Failure) -> String
}
struct Fixed: Loader {
  func load(_ key: String) throws(Never) -> String { "fixed " + key }
}
struct Flaky: Loader {
  var allowed: Set<String>
  func load(_ key: String) throws(Low) -> String {
    guard allowed.contains(key) else { throw .b(key.count) }
    return "flaky " + key
  }
}
func loadAll<L: Loader>(_ loader: L, _ keys: [String]) throws(L.Failure) -> [String] {
  var result: [String] = []
  for key in keys { result.append(try loader.load(key)) }
  return result
}
for n in [3, 0, -4] {
  do {
    print(try high(n))
  } catch .wrapped(.b(let n)) {
    print("b", n)
  } catch .wrapped(let low) {
    print("low", low)
  } catch {
    print("high", error)
  }
}
print(never(1), loadAll(Fixed(), ["x", "y"]))
do { print(try loadAll(Flaky(allowed: ["a"]), ["a", "bcd"])) } catch { print("failed", error == .b(3)) }
do {
  let checked = try Checked(8)
  print(checked.value, try checked.half)
  print(try Checked(7).half)
} catch {
  switch error {
  case .a: print("a")
  case .b(let n): print("b", n)
  }
}
do { print(try Checked.parse(["1", "2"]).map(\.value), try Checked.parse(["1", "x"]).count) } catch {
  print(error, type(of: error))
}
func attempt<T, E: Error>(_ work: () throws(E) -> T) -> Result<T, E> {
  do { return .success(try work()) } catch { return .failure(error) }
}
let results = [1, 0, -2].map { n in attempt { () throws(Low) in try low(n) } }
print(results.map { (try? $0.get()) ?? -1 }, results[1] == .failure(.a))
for result in results {
  switch result {
  case .success(let n): print("ok", n)
  case .failure(.a): print("is a")
  case .failure(.b(let n)): print("is b", n)
  }
}
print(attempt { 5 }.get(), results[2].mapError { High.wrapped($0) })
let plain: (Int) throws -> Int = low
do { _ = try plain(0) } catch let error as Low { print("as Low", error) } catch { print("other") }
do {
  do throws(Low) {
    _ = try low(-1)
  } catch .a {
    print("not here")
  }
} catch {
  print("outer", error)
}
func rethrowing(_ work: () throws -> Int) rethrows -> Int { try work() + 1 }
do { print(rethrowing { 1 }, try rethrowing { try low(-9) }) } catch { print("rethrown", error) }
print((try? low(0)) as Any, (try? high(2)) as Any, try! low(5), (try? Checked(0)) == nil)
