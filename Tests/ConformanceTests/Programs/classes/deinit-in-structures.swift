// When objects held by structs, enums, tuples, closures and collections go.
class Token {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  gone", name) }
}
struct Box { var token: Token }
enum Slot { case empty, full(Token) }
func section(_ title: String, _ body: () -> Void) {
  print(title)
  body()
  print("end of", title)
}
section("struct copies") {
  var a = Box(token: Token("a"))
  let b = a
  a.token = Token("a2")
  print("  changed", a.token.name, b.token.name)
}
section("enum") {
  var slot = Slot.full(Token("slot"))
  if case .full(let t) = slot { print("  holds", t.name) }
  slot = .empty
  print("  emptied", slot)
}
section("array") {
  var list = ["x", "y", "z"].map(Token.init)
  let last = list.removeLast()
  list.removeAll { $0.name == "x" }
  print("  left", list.map(\.name), last.name)
}
section("dictionary") {
  var table = [1: Token("one")]
  table[1] = Token("uno")
  print("  replaced")
  table.removeValue(forKey: 1)
  print("  removed")
}
section("closure") {
  var run: (() -> String)? = { [t = Token("captured")] in t.name }
  print("  runs", run!())
  run = nil
  print("  dropped")
}
section("optional chain") {
  var t: Token? = Token("maybe")
  t = t.map { Token($0.name + "2") }
  print("  mapped", t?.name ?? "")
}
section("early return") {
  func early(_ n: Int) -> Int {
    let t = Token("early \(n)")
    if n > 0 { return t.name.count }
    _ = Token("late")
    return 0
  }
  print("  ", early(1), early(0))
}
section("argument") {
  func use(_ t: Token) -> String { "used \(t.name)" }
  print("  " + use(Token("temporary")))
}
