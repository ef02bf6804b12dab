// An inner declaration hides the outer one to the end of its block; parameters and loop variables can be hidden too.
let x = "outer"
do {
  let x = x + " inner"
  print(x)
  if true {
    let x = 3
    print(x)
  }
  print(x)
}
print(x)
func f(_ n: Int) -> Int {
  var n = n
  n += 1
  do {
    let n = n * 100
    print("block", n)
  }
  return n
}
print(f(1))
for x in 1...2 {
  let x = x * 10
  print("loop", x)
}
let maybe: Int? = 4
if let maybe {
  let maybe = maybe + 1
  print("if", maybe)
}
print(maybe as Any)
let closure = { (x: Int) -> Int in
  let y = x
  do {
    let x = y * 2
    return x
  }
}
print(closure(21))
struct S {
  var x = "property"
  func show(x: String) -> String { x + " " + self.x }
  func local() -> String {
    let x = self.x.uppercased()
    return x
  }
  func global() -> String { main.x }
  func nested() -> String {
    func x() -> String { "function" }
    return x()
  }
}
print(S().show(x: "argument"), S().local(), S().nested())
enum main { static let x = "module like" }
print(S().global())
switch 5 {
case let x where x > 3: print("case", x)
default: break
}
func outer() -> [Int] {
  var log: [Int] = []
  let v = 1
  func inner() {
    log.append(v)
    let v = 2
    log.append(v)
  }
  inner()
  log.append(v)
  return log
}
print(outer(), x)
