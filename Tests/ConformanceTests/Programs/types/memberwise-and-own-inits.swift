// Memberwise initializers keep defaults and order; an init in an extension keeps the memberwise one.
struct Point {
  var x: Int
  var y = 10
  let kind = "fixed"
  var tag: String?
}
print(Point(x: 1), Point(x: 1, y: 2), Point(x: 1, tag: "t"), Point(x: 3, y: 4, tag: nil))
struct Range2 {
  let low, high: Int
}
extension Range2 {
  init(around n: Int, by d: Int = 1) { self.init(low: n - d, high: n + d) }
  init?(text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(low: parts[0], high: parts[1])
  }
}
print(Range2(around: 5), Range2(around: 5, by: 3), Range2(text: "2-9")!, Range2(text: "x") == nil)
struct Own {
  var a: Int
  var b: Int
  init(_ a: Int) {
    self.a = a
    b = a * 2
    b += 1
  }
  init() { self.init(7) }
}
print(Own(3), Own())
struct Line {
  var from = Point(x: 0)
  var to: Point
  var handler: (Int) -> Int = { $0 + 1 }
}
let line = Line(to: Point(x: 9))
print(line.from, line.to.x, line.handler(1), Line(to: Point(x: 1), handler: { $0 * 5 }).handler(2))
print(Line(from: .init(x: 2), to: .init(x: 3, y: 3)).to, Point.init(x: 5), [1, 2].map { Point(x: $0).x })
struct Wrapper<T> {
  var value: T
  var others: [T] = []
}
print(Wrapper(value: 1), Wrapper(value: "a", others: ["b"]), Wrapper<Double>(value: 1))
struct Late {
  let n: Int
  var text: String
  init(flag: Bool) {
    if flag {
      n = 1
    } else {
      n = 2
    }
    text = "n\(n)"
  }
}
print(Late(flag: true), Late(flag: false).text)
enum Shape {
  case square(Int)
  init(_ n: Int) { self = .square(n) }
  init?(name: String) {
    if name.isEmpty { return nil }
    self.init(name.count)
  }
}
print(Shape(2), Shape(name: "abc")!, Shape(name: "") as Any)
