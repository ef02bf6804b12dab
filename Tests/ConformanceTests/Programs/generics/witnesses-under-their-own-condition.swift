protocol Scope { associatedtype ID: Hashable; var scopeID: ID { get } }
protocol Atom { associatedtype Key: Hashable; var key: Key { get } }
extension Atom where Self == Self.Key { var key: Self { self } }
struct AtomKey: Hashable { let k: AnyHashable; init<Node: Atom>(_ atom: Node, scope: Int?) { k = AnyHashable(atom.key); print(Node.self, scope as Any) } }
struct ScopeID: Hashable { let a: AnyHashable; init(_ x: any Hashable) { a = AnyHashable(x) } }
typealias Scoped = Scope
struct A: Atom, Hashable, Scope { var scopeID: Int { 7 } }
struct B: Atom, Hashable { }
func make<Node: Atom>(_ atom: Node) -> AtomKey {
  if let atom = atom as? any Scoped {
    let s = ScopeID(atom.scopeID)
    print(s.a)
    return AtomKey(atom as! Node, scope: 1)
  } else { return AtomKey(atom, scope: nil) }
}
protocol ScopedAtom: Atom { associatedtype ScopeID: Hashable; var scopeID: ScopeID { get } }
struct C: ScopedAtom, Hashable { var scopeID: String { "c" } }
func make2<Node: Atom>(_ atom: Node) -> AtomKey {
  if let atom = atom as? any ScopedAtom {
    print(atom.scopeID)
    let k = AtomKey(atom, scope: 2)
    return k
  } else { return AtomKey(atom, scope: nil) }
}
_ = make(A()); _ = make(B()); _ = make2(C()); _ = make2(B())
