// A weak variable is an optional.
class Node {}
class Holder {
  weak var node: Node = Node()
}
