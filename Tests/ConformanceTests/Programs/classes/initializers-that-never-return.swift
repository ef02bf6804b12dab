struct Constant {
  let n: Int
  init(_ n: Int) { if n > 0 { self.n = n } else { fatalError("not positive") } }
  init(text: String) { fatalError("no texts") }
  init?(other: Double) { preconditionFailure("no numbers") }
}
class Base { init() {} }
final class Derived: Base {
  let name: String
  init(name: String) { self.name = name; super.init() }
  init(coder: Int) { fatalError("init(coder:) has not been implemented") }
}
func pick(_ n: Int) -> Int {
  let y: Int
  switch n {
  case 0: y = 1
  case 1: y = 2
  default: fatalError("neither")
  }
  return y
}
func unwrap(_ n: Int?) -> Int {
  let value: Int
  if let n { value = n } else { preconditionFailure() }
  return value
}
print(Constant(3).n, Derived(name: "d").name, pick(0), pick(1), unwrap(4))
