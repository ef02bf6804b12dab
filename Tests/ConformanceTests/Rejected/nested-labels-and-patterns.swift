Loop: for _ in 0...2 { Loop: for _ in 0...2 { break Loop } }
func f() {
  A: while true { B: do { A: if true { break A } }; break A }
  A: repeat { let c = { A: for _ in 0..<1 { break A } }; c() } while false
  A: for _ in 0..<1 {}
  A: for _ in 0..<1 { func g() { A: for _ in 0..<1 { break A } }; g() }
  A: switch 1 { default: A: switch 2 { default: break A } }
}
for (let x) in 0...1 { _ = x }
for (let x, y) in [(1, 2)] { _ = x + y }
for case let (let x, y) in [(1, 2)] { _ = x + y }
for var (z) in 0...1 { _ = z }
for case (let x, var y) in [(1, 2)] { _ = x + y; y = 1 }
var (let y) = 42
let (var z) = 42
let (var q, r) = (1, 2)
if case let .some(let w) = Optional(1) { _ = w }
switch (1, 2) { case let (var a, b): _ = (a, b) }
if case var (let a, b) = (1, 2) { _ = a + b }
guard case let (let g, h) = (1, 2) else { fatalError() }
