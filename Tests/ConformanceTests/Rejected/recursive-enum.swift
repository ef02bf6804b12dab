// A recursive case is indirect.
enum Tree {
  case leaf
  case node(Tree, Tree)
}
