class Node {
  var kids: [Node] = []
  let name: String
  required init(name: String) { self.name = name }
  subscript(_ n: String) -> Self { Self(name: name + "." + n) }
  subscript(i i: Int) -> Self? { i == 0 ? self : nil }
  static subscript(n: String) -> Self { Self(name: n) }
  var me: Self { self }
}
class Leaf: Node { var extra = 1 }
let l = Leaf(name: "l")
print(l["a"].extra, l["a"].name, l[i: 0]?.extra as Any, l[i: 1] as Any)
print(type(of: l["b"]), type(of: Node(name: "n")["c"]), type(of: l.me))
print(Leaf["z"].extra)
let n: Node = l
print(type(of: n["q"]), n["q"].name)
