// Writes of these types always notify, equal or not: there is nothing to compare them with.
import Observation

struct Loose { var x = 0 }
enum LooseCase { case payload(Loose), none }
class Node {}
protocol Shape {}
struct Square: Shape, Equatable {}
@Observable class Model {
  var loose = Loose()
  var tuple = (1, "a")
  var closure: () -> Int = { 1 }
  var shape: any Shape = Square()
  var any: Any = 1
  var maybeNode: Node?
  var maybeLoose: Loose?
  var nodes: [Node] = []
  var looseCase = LooseCase.none
  var type: Any.Type = Int.self
  var error: (any Error)?
  weak var weakNode: Node?
  var nan = Double.nan
}
let m = Model()
var fired = false
func check<T>(_ name: String, _ path: ReferenceWritableKeyPath<Model, T>) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  m[keyPath: path] = m[keyPath: path]
  print(name, fired ? "notifies" : "silent")
}
check("non-Equatable struct", \.loose)
check("tuple", \.tuple)
check("closure", \.closure)
check("any P", \.shape)
check("Any", \.any)
check("Optional of a class, nil = nil", \.maybeNode)
check("Optional of a non-Equatable struct", \.maybeLoose)
check("array of a class", \.nodes)
check("enum with a non-Equatable payload", \.looseCase)
check("metatype", \.type)
check("optional error", \.error)
check("weak", \.weakNode)
check("NaN", \.nan)
let node = Node()
m.maybeNode = node
check("Optional of a class, same reference", \.maybeNode)
