// deinit runs when the last reference goes: scope end, reassignment, nil, removal, and subclass first.
class Node {
  let name: String
  var next: Node?
  init(_ name: String, next: Node? = nil) {
    self.name = name
    self.next = next
    print("init", name)
  }
  deinit { print("deinit", name) }
}
class Special: Node {
  deinit { print("special deinit", name) }
}
func scope() {
  let node = Node("local")
  print("in scope", node.name)
}
scope()
var held: Node? = Node("first")
held = Node("second")
print("reassigned")
held = nil
print("nil")
_ = Node("ignored")
print("after ignored")
print(Node("temporary").name)
print("after temporary")
var list = [Node("a"), Node("b"), Node("c")]
list.remove(at: 1)
print("removed")
list[0] = Node("d")
print("replaced")
list.removeAll()
print("emptied")
var chain: Node? = Node("head", next: Node("middle", next: Node("tail")))
chain = nil
print("chain gone", chain == nil)
var special: Special? = Special("s")
special = nil
print(special as Any)
var table = ["k": Node("value")]
table["k"] = nil
print("table", table.count)
do {
  let keep = Node("outer")
  let closure = { keep.name }
  print(closure())
}
print("end")
