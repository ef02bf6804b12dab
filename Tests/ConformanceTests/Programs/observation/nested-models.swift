// Reading a.b.c depends on every link of that chain; replacing a link detaches what hung below it.
import Observation

@Observable class Leaf { var name = "leaf" }
@Observable class Branch {
  var leaf = Leaf()
  var unread = 0
}
@Observable class Tree { var branch = Branch() }
let tree = Tree()
var fired = false
func check(_ name: String, _ write: () -> Void) {
  fired = false
  withObservationTracking {
    _ = tree.branch.leaf.name
  } onChange: {
    fired = true
  }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("leaf property") { tree.branch.leaf.name = "new" }
check("middle link") { tree.branch.leaf = Leaf() }
check("top link") { tree.branch = Branch() }
check("unread sibling") { tree.branch.unread += 1 }
check("same link again") { tree.branch = tree.branch }
check("equal leaf") { tree.branch.leaf.name = "leaf" }

let oldLeaf = tree.branch.leaf
let oldBranch = tree.branch
tree.branch = Branch()
check("detached leaf") { oldLeaf.name = "detached" }
check("detached branch") { oldBranch.leaf = Leaf() }

var count = 0
func watch() {
  withObservationTracking {
    _ = tree.branch.leaf.name
  } onChange: {
    count += 1
  }
}
watch()
let first = tree.branch
tree.branch = Branch()
first.leaf.name = "late"
print("fired", count)

class PlainBox { var leaf = Leaf() }
let box = PlainBox()
fired = false
withObservationTracking {
  _ = box.leaf.name
} onChange: {
  fired = true
}
box.leaf = Leaf()
print("plain link replaced:", fired)
box.leaf.name = "x"
print("new leaf written:", fired)
withObservationTracking {
  _ = box.leaf.name
} onChange: {
  fired = true
}
box.leaf.name = "y"
print("tracked leaf written:", fired)
