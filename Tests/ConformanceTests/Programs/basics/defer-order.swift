// defer runs at the end of its own scope, last first, on every way out, and sees later values.
func work(_ n: Int) -> String {
  defer { print("  outer defer", n) }
  if n == 0 { return "early" }
  defer { print("  second defer") }
  for i in 0..<3 {
    defer { print("  loop defer", i) }
    if i == 1 && n == 1 { continue }
    if i == 1 && n == 2 { break }
    print("  body", i)
  }
  return "done"
}
for n in 0...2 { print(work(n)) }

var value = 1
func bump() -> Int {
  defer { value += 1 }
  return value
}
print(bump(), bump(), value)

do {
  var local = "first"
  defer { print("sees", local) }
  local = "second"
  print("leaving do")
}
if true {
  defer {
    defer { print("nested defer") }
    print("defer body")
  }
  print("in if")
}
func order() {
  defer { print("3") }
  defer {
    print("2")
  }
  print("1")
}
order()
switch 1 {
case 1:
  defer { print("after case") }
  print("in case")
default: break
}
