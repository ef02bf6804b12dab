protocol Source {
  struct Value {}
  class Box {}
  enum Choice { case a }
  actor Account {}
  typealias Alias = Int
  protocol Part {}
  func f()
}
extension Source {
  struct Added {}
  enum AddedChoice {}
  typealias AddedAlias = Int
}
struct Holder { protocol Part {} }
