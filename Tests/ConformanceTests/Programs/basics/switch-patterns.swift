// A switch takes the first matching case: values, ranges, tuples, where clauses and bindings.
func grade(_ score: Int) -> String {
  switch score {
  case ..<0: "impossible"
  case 0: "nothing"
  case 1..<50: "fail"
  case 50...69, 70: "pass"
  case let s where s % 10 == 9: "nine \(s)"
  case 71..<100: "good"
  case 100: "full"
  default: "over"
  }
}
for s in [-1, 0, 1, 49, 50, 70, 79, 80, 99, 100, 101] { print(s, grade(s)) }

func place(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (_, 0): return "on x"
  case (0, let y): return "on y at \(y)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (-2...2, -2...2): return "near"
  case (let x, _): return "far, x \(x)"
  }
}
for p in [(0, 0), (4, 0), (0, -3), (2, 2), (1, -2), (9, 1)] { print(p, place(p)) }

switch "swift" {
case "a"..."m": print("first half")
case "n"..."z": print("second half")
default: print("other")
}
switch Character("é") {
case "a", "e", "i": print("vowel")
case "é": print("accented")
default: print("none")
}
for both in [(true, 3 as Int?), (true, nil), (false, 1)] {
  switch both {
  case (false, _): print("off")
  case (true, nil): print("none")
  case (true, let n?): print("some", n)
  }
}
switch 1.5 {
case 0..<1: print("below one")
case 1...: print("one or more")
default: print("negative or nan")
}
