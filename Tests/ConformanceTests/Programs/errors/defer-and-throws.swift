// defer blocks run while an error travels up, innermost scope first; later statements do not run.
enum Oops: Error { case at(Int) }
var depth = 0
func step(_ n: Int) throws -> Int {
  depth += 1
  defer {
    print("  leave", n, "depth", depth)
    depth -= 1
  }
  if n == 3 { throw Oops.at(n) }
  defer { print("  second defer", n) }
  let result = try step(n + 1)
  print("  never")
  return result
}
do { _ = try step(1) } catch { print("caught", error, depth) }
func scoped() throws {
  defer { print("  function") }
  do {
    defer { print("  inner do") }
    for i in 0..<3 {
      defer { print("  loop", i) }
      if i == 1 { throw Oops.at(i) }
    }
  } catch Oops.at(2) {
    print("  wrong")
  }
}
do { try scoped() } catch { print("caught", error) }
func recover() -> String {
  defer { print("  recovered") }
  do {
    defer { print("  before catch") }
    throw Oops.at(9)
  } catch {
    return "from catch \(error)"
  }
}
print(recover())
struct Resource {
  let name: String
  static var open: [String] = []
  static func using<T>(_ name: String, _ body: (Resource) throws -> T) rethrows -> T {
    open.append(name)
    defer { open.removeAll { $0 == name } }
    return try body(Resource(name: name))
  }
}
let length = Resource.using("a") { r in r.name.count + Resource.open.count }
print(length, Resource.open)
do {
  try Resource.using("outer") { _ in
    try Resource.using("inner") { r in
      print("  open", Resource.open)
      throw Oops.at(r.name.count)
    }
  }
} catch { print("caught", error, Resource.open) }
var value = 1
func change() throws -> Int {
  defer { value = 100 }
  value = 2
  if value + depth == 2 { throw Oops.at(value) }
  return value
}
print((try? change()) as Any, value)
func returned() throws -> Int {
  var n = 1
  defer { n = 50 }
  return n
}
print(try returned())
