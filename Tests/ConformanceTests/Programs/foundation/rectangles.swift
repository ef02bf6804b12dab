import Foundation
let a = CGRect(x: 0, y: 0, width: 10, height: 5)
let b = CGRect(x: 10, y: 2.5, width: 4, height: 8)
let neg = CGRect(x: 5, y: 5, width: -3, height: -2)
print(neg.minX, neg.maxX, neg.width, neg.standardized == CGRect(x: 2, y: 3, width: 3, height: 2), neg.midY)
print(a.union(b), a.intersection(b), a.intersects(b), a.intersects(a.offsetBy(dx: 11, dy: 0)))
print(a.contains(CGPoint(x: 10, y: 1)), a.contains(CGPoint(x: 0, y: 0)), a.contains(CGRect(x: 1, y: 1, width: 2, height: 2)), a.contains(b))
print(CGRect.null.isNull, CGRect.null.isEmpty, CGRect.infinite.isInfinite, CGRect.zero.isEmpty, a.insetBy(dx: 6, dy: 0).isNull)
print(CGRect(x: 0.5, y: 1.5, width: 2.2, height: 3).integral, neg.integral)
let (s, r) = a.divided(atDistance: 3, from: .maxXEdge); print(s, r)
print(a.divided(atDistance: 30, from: .minYEdge).slice, a.divided(atDistance: -1, from: .minXEdge).remainder)
let d = try JSONEncoder().encode([a]); print(String(decoding: d, as: UTF8.self))
print(try JSONDecoder().decode([CGRect].self, from: d)[0] == a)
print(String(decoding: try JSONEncoder().encode(["p": CGPoint(x: 1, y: 2.5)]), as: UTF8.self))
var m = a; m.origin.x += 2; m.size.height = 1; print(m, m == a, Set([a, a, m]).count)
print(a.offsetBy(dx: 1, dy: 2), neg.insetBy(dx: 1, dy: 1))
extension CGSize { init(widthHeight: Double) { self.init(width: widthHeight, height: widthHeight) } }
extension CGRect {
  init(origin: CGPoint = .zero, width: Double, height: Double) {
    self.init(origin: origin, size: CGSize(width: width, height: height))
  }
  init(widthHeight: Double) {
    self.init()
    self.origin = .zero
    self.size = CGSize(widthHeight: widthHeight)
  }
  var x: Double { get { origin.x } set { origin.x = newValue } }
}
extension CGPoint { init(both: Double) { self.init(); x = both; y = both } }
print(CGRect(widthHeight: 3), CGRect(width: 2, height: 3), CGPoint(both: 2), CGRect(), CGSize(), CGPoint())
