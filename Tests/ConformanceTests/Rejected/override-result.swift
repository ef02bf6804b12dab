// An override has the result of what it overrides.
class Base {
  func value() -> Int { 1 }
}
class Sub: Base {
  override func value() -> String { "one" }
}
