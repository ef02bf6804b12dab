// A `do` statement with a label is begun again by `continue`.
var n = 0
a: do { n += 1; if n < 4 { continue a }; print("do", n) }
enum E: Error { case a(Int) }
final class R { let i: Int; init(_ i: Int) { self.i = i; print("+", i) }; deinit { print("-", i) } }
func f(_ x: Int) throws -> Int {
  var k = x
  c: do { let r = R(k); k += 1; if k < 5 { continue c }; if k == 5 { throw E.a(r.i) } } catch { k += 10; print("caught", k); if k < 20 { continue c } }
  return k
}
print(try f(1))
func g(_ a: [Int]) -> Int {
  var rest = a
  var sum = 0
  outer: do {
    guard let last = rest.popLast() else { break outer }
    for i in 0..<3 { if i == 2 { continue outer }; if last < 0 { break outer }; sum += last }
  }
  return sum
}
print(g([1, 2, 3]), g([1, -1, 5]))
func h() -> Int { var i = 0; let y: Int
 d: do { i += 1; guard i > 2 else { continue d }; y = i }
 return y }
print(h())
func cl() -> [() -> Int] { var fs = [() -> Int](); var i = 0
 d: do { let j = i; fs.append { j }; i += 1; if i < 3 { continue d } }
 return fs }
print(cl().map { $0() })
