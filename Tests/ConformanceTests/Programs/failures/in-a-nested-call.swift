// A trap inside closures and methods runs no defer on its way and prints nothing more.
struct Machine {
  var tape = [1, 2, 3]
  mutating func step(_ i: Int) -> Int {
    defer { print("leaving step", i) }
    tape[i] += 1
    return tape[i]
  }
}
var machine = Machine()
let runs = [0, 2, 3].lazy.map { i -> Int in
  defer { print("leaving closure", i) }
  return machine.step(i)
}
for n in runs { print("got", n) }
print("never")
