// Implicit members in patterns whose type comes from a `~=` of the program: the subject's type has no such member.

enum Size { case small, big }
func ~= (pattern: Size, value: Int) -> Bool {
  switch pattern {
  case .small: value < 10
  case .big: value >= 10
  }
}
switch 5 {
case .small: print("small")
case .big: print("big")
default: print("neither")
}
if case .big = 20 { print("big") }

struct Test {
  var accepts: (Int) -> Bool
  static func under(_ limit: Int) -> Test { Test { $0 < limit } }
  static var even: Test { Test { $0 % 2 == 0 } }
}
func ~= (pattern: Test, value: Int) -> Bool { pattern.accepts(value) }
for number in [1, 4, 21, 30] {
  switch number {
  case .under(3): print(number, "is under 3")
  case .even where number > 20: print(number, "is even and above 20")
  case .even, 21: print(number, "is even, or 21")
  default: print(number)
  }
}

// Beside a tuple's other elements, and in the type that has the member itself.
let pair = (from: 7, to: Size.big)
if case (from: .small, to: .big) = pair { print("from small to big") }
switch pair {
case (.under(5), _): print("under 5")
case (.big, .small): print("from big to small")
case (.small, let size): print("from small to", size)
default: print("neither")
}
