// The static type of the declaration decides which comparison makes a write silent.
import Observation

struct Loose { var n = 0 }
struct Strict: Equatable { var n = 0 }
class Ref {}
class EqualRef: Equatable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (l: EqualRef, r: EqualRef) -> Bool { l.n == r.n }
}
class Sub: EqualRef {}
@Observable class Model {
  var loose = Loose()
  var strict = Strict()
  var ref = Ref()
  var equalRef = EqualRef(1)
  var asAny: Any = 1
  var asParent: EqualRef = Sub(1)
}
let m = Model()
var fired = false
func writes<T>(_ name: String, _ path: ReferenceWritableKeyPath<Model, T>, _ value: T) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  m[keyPath: path] = value
  print(name, fired ? "notifies" : "silent")
}
writes("unconstrained struct, same value", \.loose, Loose())
writes("Equatable struct, equal", \.strict, Strict())
writes("Equatable struct, different", \.strict, Strict(n: 1))
writes("class, same reference", \.ref, m.ref)
writes("class, other instance", \.ref, Ref())
writes("Equatable class, same", \.equalRef, m.equalRef)
writes("Equatable class, equal but distinct", \.equalRef, EqualRef(1))
writes("Equatable class, different", \.equalRef, EqualRef(2))
writes("Any, same Int", \.asAny, 1)
writes("subclass in a parent-typed property, equal", \.asParent, Sub(1))
writes("subclass in a parent-typed property, different", \.asParent, Sub(2))
