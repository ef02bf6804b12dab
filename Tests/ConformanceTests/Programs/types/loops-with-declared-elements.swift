// The elements of a loop as the type that it declares for them.

class A { var n = 1 }; class B: A {}
protocol P { var t: String { get } }
extension Int: P { var t: String { "t\(self)" } }
for j: Int? in [1, 2] as [Int] { print(j as Any) }
for k: Any in [1, "a"] as [Any] { print(k) }
for k: Any in [1, 2] as [Int] { print(k, type(of: k)) }
for o: A in [B()] as [B] { print(type(of: o), o.n) }
for p: any P in [3, 4] as [Int] { print(p.t, type(of: p)) }
for (a, b): (Int, String) in ["x": 1].map({ ($0.value, $0.key) }) { print(a, b) }
let f = { (s: [Int]) in for x: Any? in s { print(x as Any) } }
f([5])
func g() async { for await v: Any in AsyncStream<Int> { $0.yield(1); $0.finish() } { print(v) } }
await g()
for d: Double in [1, 2] { print(d) }
for r: [Int] in [[], [1]] { print(r) }
for s: () -> Void in [{ print("s") }] { s() }
for even: Any in [1, 2, 3, 4] as [Int] where even as? Int != 3 {
  if even as? Int == 2 { continue }
  print(even)
  if even as? Int == 4 { break }
}
outer: for first: Int? in 0..<3 {
  for second: Any in stride(from: 0, to: 6, by: 2) {
    if second as? Int == 4 { continue outer }
    if first == 2 { break outer }
    print(first as Any, second)
  }
}
var closures: [() -> Void] = []
for var value: Int? in [1, 2] as [Int] {
  value? += 10
  closures.append { print(value as Any) }
}
for closure in closures { closure() }
