// A struct cannot contain itself.
struct Node {
  var value: Int
  var next: Node?
}
