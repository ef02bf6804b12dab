// try covers everything to its right; try? gives nil and flattens; try! gives the value; in conditions and arguments.
// swift-format-ignore-file: NeverUseForceTry
enum Oops: Error { case bad(String) }
var calls: [String] = []
func f(_ name: String, fails: Bool = false) throws -> Int {
  calls.append(name)
  if fails { throw Oops.bad(name) }
  return name.count
}
print(try f("a") + f("bb"), try [f("c"), f("dd")], try max(f("e"), f("ff")))
print(calls)
calls = []
print((try? f("x", fails: true)) as Any, (try? f("yy")) as Any, try! f("zzz"))
let sum = (try? f("a") + f("b", fails: true) + f("never")) ?? -1
print(sum, calls)
if let n = try? f("four") { print("if let", n) }
guard let m = try? f("five5") else { fatalError() }
print("guard", m)
if (try? f("q", fails: true)) == nil { print("was nil") }
while let n = try? f("w", fails: calls.count > 12) { print("while", n, calls.count) }
func optional(_ n: Int) throws -> Int? {
  if n < 0 { throw Oops.bad("negative") }
  return n == 0 ? nil : n
}
for n in [-1, 0, 1] { print((try? optional(n)) as Any, terminator: " ") }
print()
struct Parser {
  var text: String
  init(_ text: String) throws {
    if text.isEmpty { throw Oops.bad("empty") }
    self.text = text
  }
  func parse() throws -> Int {
    guard let n = Int(text) else { throw Oops.bad(text) }
    return n
  }
  static func parse(_ text: String) -> Int? { try? Parser(text).parse() }
}
print(["12", "", "x"].map { Parser.parse($0) }, (try? Parser("7"))?.text ?? "none", try Parser("3").parse() * 2)
do {
  let values = try ["1", "2", "x", "3"].map { try Parser($0).parse() }
  print(values)
} catch Oops.bad(let text) { print("bad", text) }
print(["1", "x", "3"].compactMap { try? Parser($0).parse() })
let closure: () throws -> Int = { try f("in closure", fails: true) }
do { _ = try closure() } catch { print("closure", error) }
func rethrowing(_ body: () throws -> Int) rethrows -> Int { try body() * 2 }
print(try rethrowing { try f("abc") }, rethrowing { 4 }, (try? rethrowing(closure)) as Any)
switch try? f("s", fails: true) {
case nil: print("switched nil")
case let n?: print(n)
}
let value = try f("top level")
print(value, try f("x") == 1 && f("yy") == 2 ? "both" : "no")
func nothing() throws {}
print((try? nothing()) != nil, type(of: try? f("t")))
_ = try? f("ignored", fails: true)
