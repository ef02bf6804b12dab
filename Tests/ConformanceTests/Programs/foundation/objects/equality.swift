import Foundation

final class Point: NSObject {
  let x: Int
  let y: Int
  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Point else { return false }
    return x == other.x && y == other.y
  }
  override var hash: Int { x &* 31 &+ y }
  override var description: String { "(\(x), \(y))" }
}
let a = Point(x: 1, y: 2)
print(a == Point(x: 1, y: 2), a == Point(x: 2, y: 2), Set([a, Point(x: 1, y: 2)]).count)
print(a, "\(a)", [a], String(describing: a), a.isEqual("text"), a.isEqual(nil))
