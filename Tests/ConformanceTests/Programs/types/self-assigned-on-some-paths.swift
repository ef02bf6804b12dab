func said<T>(_ value: T, _ text: String) -> T { print("value of", text); return value }

struct Line {
  let start: Int
  var name: String = said("plain", "name")

  init(_ start: Int) {
    if start > 3 { self = Line(3) } else { self.start = start }
  }
  init(twice start: Int) { self.init(start * 2) }
  init(like other: Line) { self = other }
  init(like other: Line, name: String) {
    self = other
    self.name = name
  }
  init?(checked start: Int) {
    guard start > 0 else { return nil }
    if start == 7 { self = Line(1); return }
    self.start = start
    name = "checked"
  }
}
for n in [1, 9] { print(Line(n).start, Line(twice: n).start, Line(checked: n)?.name ?? "none") }
let one = Line(2)
var other = Line(like: one, name: "other")
other.name += "!"
print(one.name, other.name, Line(like: other).name, Line(checked: 7)!.name, Line(checked: 0) == nil)

final class Token { let id: Int; init(_ id: Int) { self.id = id }; deinit { print("token", id, "ends") } }
struct Holder {
  var token: Token
  var extra: Token? = Token(0)
  init(_ id: Int) { if id < 0 { self = Holder(-id) } else { token = Token(id) } }
}
do { print(Holder(4).token.id, Holder(-5).token.id) }

protocol Shown { func show() -> String }
extension Int: Shown { func show() -> String { "\(self)" } }
struct AnyShown: Shown {
  let base: any Shown
  init(_ base: some Shown) {
    if let base = base as? AnyShown { self = base } else { self.base = base }
  }
  init(twice number: Int) { self.init(number * 2) }
  func show() -> String { "<" + base.show() + ">" }
}
print(AnyShown(1).show(), AnyShown(AnyShown(2)).show(), AnyShown(twice: 3).show())

struct Many {
  var a: Int, b: String, c: [Int]
  init(_ n: Int) {
    if n > 2 { self = Many(1); b += "+" } else { a = n; b = "b"; c = [n] }
    c.append(9)
  }
}
let m = Many(5)
print(m.a, m.b, m.c, Many(2).c)
