// A case and static methods of the same name are overloads.

enum Outcome {
  case ok(Int)
  case text(String)
  static func ok(_ value: Double) -> Outcome { print("Double"); return .ok(1) }
  static func text(_ values: [String]) -> Outcome { print("array"); return .text(values.joined()) }
  static func text(lines: Int) -> Outcome { print("lines"); return .text("\(lines)") }
}
let one: Outcome = .ok(1), two: Outcome = .ok(1.5), three = Outcome.ok(2), four = Outcome.ok(2.5)
print(one, two, three, four)
let five: Outcome = .text("a"), six: Outcome = .text(["a", "b"]), seven = Outcome.text(lines: 3)
print(five, six, seven)
func take(_ value: Outcome) { print(value) }
take(.ok(3))
take(.ok(3.5))
if case .ok(let number) = two { print(number) }
switch six {
case .ok: print("ok")
case .text(let text): print(text)
}
