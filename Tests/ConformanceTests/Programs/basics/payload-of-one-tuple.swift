enum F {
  case closed((code: Int, reason: String)), pt((Int, Int)), named(at: (Int, Int)), two(Int, Int), opt((Int, String)?)
}
func f(_ v: F) -> String {
  switch v {
  case .closed(code: 1, let r): return "one \(r)"
  case .closed(let c, reason: let r): return "\(c) \(r)"
  case .pt(0, _): return "zero"
  case let .pt(a, b): return "\(a + b)"
  case .named(at: (let a, let b)): return "named \(a) \(b)"
  case .two(let both): return "two \(both)"
  case .opt((let a, let b)?): return "opt \(a) \(b)"
  case .opt(nil): return "nil"
  }
}
for v in [
  F.closed((1, "x")), .closed((2, "y")), .pt((0, 9)), .pt((3, 4)), .named(at: (5, 6)), .two(7, 8), .opt((1, "o")),
  .opt(nil),
] { print(f(v)) }
let r: Result<(Int, Int), Never> = .success((1, 2))
if case .success(let a, let b) = r { print(a, b) }
let o: (Int, Int)? = (3, 4)
if case .some((let a, let b)) = o { print(a, b) }
