// `nil` may stand on either side of `===` and `!==`.

final class Node { var next: Node? }

var node: Node? = Node()
node?.next = Node()
var count = 0
while nil !== node {
  count += 1
  node = node!.next
}
print(count, nil === node, node === nil, nil !== node, nil === nil)
let end = Node()
let object: AnyObject? = end
print(nil === object, object === end, object !== nil, nil === end.next, nil === end.next?.next)
