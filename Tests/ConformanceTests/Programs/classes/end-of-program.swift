// At the end of a program what a top-level `guard` has bound goes, in between the `defer`s; other variables stay.
class Token {
  let name: String
  init(_ name: String) {
    self.name = name
    print("+", name)
  }
  deinit { print("-", name) }
}
let kept = Token("kept")
let (left, right) = (Token("left"), Token("right"))
defer { print("first defer", kept.name) }
guard let one = Optional(Token("one")) else { fatalError() }
print(one.name)
defer { print("second defer", one.name) }
guard case let two? = Optional(Token("two")), let three = Optional(Token("three")) else { fatalError() }
print(two.name, three.name, left.name, right.name)
if let short = Optional(Token("short")) { print(short.name) }
print("end")
