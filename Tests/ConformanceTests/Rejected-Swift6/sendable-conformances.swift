class Person { var n = 1 }
struct Q { var p: Person }
struct A: Sendable { var people: [Person] }
struct B: Sendable { var d: (Int, Person) }
struct C: Sendable { var p: Person? }
struct D: Sendable { var q: Q }
struct E: Sendable { var qs: [String: Q], f: () -> Void, x: Any, y: any Error, z: AnyObject? }
struct G<T>: Sendable { var items: [T], k: Int }
enum H<T>: Sendable { case some(T) }
final class I: Sendable { let p: Person; var q: Q; let r = [Person()]
  init() { p = Person(); q = Q(p: p) } }
class J: Sendable { var n = 1; let p = Person() }
class K {}
extension K: Sendable {}
extension Q: Sendable {}
struct L { lazy var x = 1 }
final class M: Sendable { lazy var x = 1; static var z = 3; weak var w: Person?; unowned let u: Person ; init(u: Person) { self.u = u } }
class N: @unchecked Sendable { var k = 1 }
class O: N { var z = 1 }
final class P2: NSx, Sendable { }
class NSx {}
struct R: Error { var p: Person; let c: () -> Void }
