func three() -> Int { 3 }
func none() -> Int? { nil }

// The branches of a choice, and the argument of `.some`, are made optional.
if let text = three() > 2 ? "a" : "b" { print(text) }
if let number = (three() > 2 ? 1 : 2) { print(number) }
if let number = three() > 2 ? none() : 2 { print(number) } else { print("none") }
if let number = switch three() { case 3: "three"; default: "other" } { print(number) }
if var number = three() > 2 ? 1.5 : 2 {
  number += 1
  print(number)
}
if let number = .some(three()), number != 4 { print(number) }
func described(_ isShort: Bool) -> String {
  guard let text = isShort ? "x" : "y\(three())" else { return "none" }
  return text
}
print(described(true), described(false))
while let number = three() > 5 ? 1 : none() { print(number) }
