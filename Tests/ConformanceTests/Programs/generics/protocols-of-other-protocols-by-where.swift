protocol Atom { associatedtype Key: Hashable; var key: Key { get } }
protocol Scoped where Self: Atom { associatedtype SID: Hashable; var sid: SID { get } }
struct A: Atom { var key: Int }
struct B: Atom, Scoped { var key: String; var sid: Int }
struct ID { let h: AnyHashable; init<S: Hashable>(_ s: S) { h = AnyHashable(s) } }
struct AtomKey { let text: String
  init<Node: Atom>(_ atom: Node, scope: Int? = nil) { text = "\(type(of: atom)) \(atom.key) \(scope as Any)" }
}
func lookup<Node: Atom>(of atom: Node) -> AtomKey {
  if let atom = atom as? any Scoped {
    let id = ID(atom.sid)
    print(id.h)
    return AtomKey(atom, scope: 3)
  } else { return AtomKey(atom) }
}
print(lookup(of: A(key: 1)), lookup(of: B(key: "k", sid: 4)))
