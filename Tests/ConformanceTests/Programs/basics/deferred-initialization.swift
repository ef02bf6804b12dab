// A let or var can be declared first and given its value once, on every path, before it is read.
func size(_ n: Int) -> String {
  let text: String
  if n < 10 {
    text = "small"
  } else if n < 100 {
    text = "medium"
  } else {
    text = "large"
  }
  return text
}
print([1, 50, 500].map(size))
func sign(_ n: Int) -> Int {
  let result: Int
  switch n {
  case ..<0: result = -1
  case 0: result = 0
  default: result = 1
  }
  return result
}
print([-5, 0, 5].map(sign))
func guarded(_ text: String?) -> Int {
  let n: Int
  if let text, let parsed = Int(text) { n = parsed } else { return -1 }
  return n * 2
}
print(guarded("4"), guarded("x"), guarded(nil))
enum Oops: Error { case bad }
func attempt(_ fails: Bool) -> String {
  let value: Int
  do {
    if fails { throw Oops.bad }
    value = 1
  } catch {
    return "failed"
  }
  return "value \(value)"
}
print(attempt(true), attempt(false))
struct Point {
  let x: Int, y: Int
  init(_ both: Int, flip: Bool) {
    if flip {
      (x, y) = (-both, -both)
    } else {
      x = both
      y = both
    }
  }
}
print(Point(2, flip: true), Point(3, flip: false))
let (p, q): (Int, String)
(p, q) = (1, "q")
print(p, q)
let late: [Int]
late = (1...3).map { $0 * p }
print(late)
var optional: Int?
print(optional as Any)
optional = late.first
print(optional as Any)
var a, b: Int
a = 1
b = a + 1
print(a, b)
var c = 1, d = "two", e: Double = 3
(c, d, e) = (c + 1, d + "!", e / 2)
print(c, d, e)
