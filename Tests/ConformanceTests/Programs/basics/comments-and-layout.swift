// Comments nest, semicolons separate, lines break around operators and dots, backticks free keywords.
// swift-format-ignore-file
/* block /* nested */ still a comment */
/// A doc comment.
let a = 1; let b = 2; print(a + b)
let sum =
  a
  + b
  * 3
print(sum /* inline */, -a, a - b, a
  - b)
let chain = [3, 1, 2]
  .sorted()
  // a comment between links
  .map { $0 * 2 }
  .filter { n in
    n > 2
  }
print(chain)
let `class` = "keyword", `default` = 5
print(`class`, `default`)
enum Kind { case `default`, `in`, normal }
print(Kind.default, Kind.`in`, [Kind.normal])
struct S {
  var `self2` = 1
  func `repeat`(_ n: Int) -> Int { n * 2 }
  static let `static` = "s"
}
print(S().repeat(4), S.static, S().self2)
let π = 3.14, naïve = "ü", 変数 = 7, _private = 1, x1 = 2
print(π, naïve, 変数, _private + x1)
if a == 1,
  b == 2,
  case let c = a + b,
  c > 2
{
  print("all", c)
}
func long(
  first: Int,
  second: Int = 2,
  _ third: Int...
) -> Int {
  first + second
    + third.reduce(0, +)
}
print(
  long(
    first: 1,
    second: 5,
    7, 8
  )
)
let dict = [
  "one": 1,
  "two": 2,
]
print(dict.count, dict["two"]!); do { print("do") }; if a > 0 { print("one line") } else { print("never") }
switch a { case 1: print("one"); print("more")
default: break }
var n = 5; while n > 3 { n -= 1 }; print(n)
let closure = { (x: Int) -> Int in return x + 1 }; print(closure(1))
print([1, 2, 3]
  .reduce(0) { $0 + $1 })
let url = "http://not-a-comment" // "string"
print(url, "/* neither */", "//", 10 / 2 / 5, a<b, a<<2, b>a)
