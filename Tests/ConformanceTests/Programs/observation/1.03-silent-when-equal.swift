// Equal writes of these types tell nobody; different ones do.
import Observation

enum Plain { case a, b }
enum Payload: Equatable { case one(Int), two }
struct Point: Equatable { var x = 0, y = 0 }
class Node {}
@Observable class Model {
  var int = 1
  var double = 1.5
  var bool = true
  var string = "s"
  var character: Character = "c"
  var optional: Int? = 1
  var array = [1, 2]
  var dictionary = ["k": 1]
  var set: Set = [1, 2]
  var plain = Plain.a
  var payload = Payload.one(1)
  var point = Point()
  var points = [Point()]
  var maybePoint: Point? = Point()
  var range = 1..<3
  var node = Node()
  var anyObject: AnyObject = Node()
}
let m = Model()
var fired = false
func check<T>(_ name: String, _ path: ReferenceWritableKeyPath<Model, T>, same: T, other: T) {
  var log: [String] = []
  for value in [same, other] {
    fired = false
    withObservationTracking {
      _ = m[keyPath: path]
    } onChange: {
      fired = true
    }
    m[keyPath: path] = value
    log.append(fired ? "notifies" : "silent")
  }
  print(name, log.joined(separator: ", "))
}
check("Int", \.int, same: 1, other: 2)
check("Double", \.double, same: 1.5, other: 1)
check("Bool", \.bool, same: true, other: false)
check("String", \.string, same: "s", other: "t")
check("Character", \.character, same: "c", other: "d")
check("Int?", \.optional, same: 1, other: nil)
check("[Int]", \.array, same: [1, 2], other: [2, 1])
check("[String: Int]", \.dictionary, same: ["k": 1], other: [:])
check("Set<Int>", \.set, same: [2, 1], other: [1])
check("enum", \.plain, same: .a, other: .b)
check("enum with payload", \.payload, same: .one(1), other: .one(2))
check("Equatable struct", \.point, same: Point(), other: Point(x: 1))
check("array of Equatable", \.points, same: [Point()], other: [Point(), Point()])
check("optional Equatable", \.maybePoint, same: Point(), other: nil)
check("Range", \.range, same: 1..<3, other: 1..<4)
check("class", \.node, same: m.node, other: Node())
check("AnyObject", \.anyObject, same: m.anyObject, other: Node())
