// Ranges as patterns whose bounds take their type from the matched value.

func digit(_ n: UInt8, radix: Int) -> Int? {
  let output: Int
  switch n {
  case .init(ascii: "0") ... .init(ascii: "9"): output = Int(n - .init(ascii: "0"))
  case .init(ascii: "A") ... .init(ascii: "Z"): output = Int(n - .init(ascii: "A") + 10)
  default: return nil
  }
  return output < radix ? output : nil
}
print(digit(0x35, radix: 10) as Any, digit(0x42, radix: 16) as Any, digit(0x20, radix: 10) as Any)
struct V: Comparable { let n: Int; static func < (a: V, b: V) -> Bool { a.n < b.n }
 static let low = V(n: 1), high = V(n: 10); init(n: Int) { self.n = n }; static func at(_ n: Int) -> V { V(n: n) } }
func f(_ v: V) -> String {
  switch v {
  case .low ..< .at(5): "low"
  case .at(5) ... .high: "high"
  default: "other"
  }
}
func g(_ v: V?) -> Bool { if case .some(.low ... .high) = v { true } else { false } }
print(f(V(n: 3)), f(V(n: 5)), f(V(n: 20)), g(V(n: 2)), g(nil))
switch 3.0 { case .zero ..< .pi: print("in"); default: print("out") }
func h(_ v: Int) -> String {
  switch v {
  case ...(.zero): "not positive"
  case .min ... (.max): "positive"
  default: "none"
  }
}
print(h(-1), h(1))
