// Optional properties: equal Equatable ones are silent, nil over nil too; optionals of plain classes always notify.
import Observation

class Plain {}
class Valued: Equatable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (l: Valued, r: Valued) -> Bool { l.n == r.n }
}
struct Loose { var n = 0 }
@Observable class Child { var name = "" }
@Observable class Model {
  var number: Int?
  var text: String? = "t"
  var plain: Plain?
  var valued: Valued? = Valued(1)
  var loose: Loose?
  var child: Child?
  var nested: Int??
  var list: [Int]?
  var implicit: Int!
}
let m = Model()
var fired = false
func check<T>(_ name: String, _ path: ReferenceWritableKeyPath<Model, T>, _ value: T) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  m[keyPath: path] = value
  print(name, fired ? "notifies" : "silent")
}
check("Int? nil = nil", \.number, nil)
check("Int? nil = 1", \.number, 1)
check("Int? 1 = 1", \.number, 1)
check("Int? 1 = nil", \.number, nil)
check("String? same", \.text, "t")
check("Plain? nil = nil", \.plain, nil)
let plain = Plain()
check("Plain? nil = object", \.plain, plain)
check("Plain? same object", \.plain, plain)
check("Valued? equal but distinct", \.valued, Valued(1))
check("Valued? different", \.valued, Valued(2))
check("Valued? to nil", \.valued, nil)
check("Valued? nil = nil", \.valued, nil)
check("Loose? nil = nil", \.loose, nil)
check("Child? nil = nil", \.child, nil)
check("Int?? nil = nil", \.nested, nil)
check("Int?? nil = some nil", \.nested, .some(nil))
check("[Int]? nil = empty", \.list, [])
check("[Int]? equal", \.list, [])
check("Int! nil = nil", \.implicit, nil)
