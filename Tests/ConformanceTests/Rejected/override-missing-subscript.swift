// A subscript overrides openly, too.
class Base {
  subscript(i: Int) -> Int { i }
}
class Sub: Base {
  subscript(i: Int) -> Int { i + 1 }
}
